import { setTimeout as sleep } from 'node:timers/promises';
import type { Drill } from '../drill.ts';
import { type Environment, startEnvironment } from '../environment.ts';
import { errorMessage } from '../error-message.ts';
import { serialIn, storePendingDms } from '../pending-dms.ts';
import { processStats } from '../process-stats.ts';
import { runCommand, uniqueCommand } from '../slash-commands.ts';
import { waitUntil } from '../wait-until.ts';

const MINUTE_MS = 60_000;
const DMS = { full: 200_000, short: 20_000 };
const HEAP_MB = 256;
/** The limit in the systemd unit and the compose file. */
const MAX_RSS_MB = 512;
const MAX_STOP_MS = 5_000;
/** 50 requests a second, two for each new DM. */
const DMS_PER_SECOND = 25;
const MIN_SHARE_OF_LIMIT = 0.8;
/** Messages sent at the same time are answered in any order. */
const MAX_DISPLACEMENT = 200;
const FIRST_TIMEOUT_MS = 30_000;
const AFTER_RESTART_MS = 5_000;
/** Discord counts both processes' requests together, and the new one doesn't know those sent in the last second. */
const BEFORE_RESTART_MS = 1_000;
const COMMAND_INTERVAL_MS = 500;

interface Figures {
  readonly dmsPerSecond: number;
  readonly displacement: number;
  readonly peakRssMb: number;
  readonly exitCode: number;
  readonly stopMs: number;
  readonly rateLimited: number;
}

const backlog: Drill = {
  name: 'backlog',
  description: `${DMS.full.toLocaleString('en')} people each have an alert pending, with ${HEAP_MB} MB of heap, while somebody uses commands; SIGTERM in the middle`,
  size: { full: 3, short: 0.3, unit: 'minutes' },
  async run({ size: minutes, log }) {
    const environment = await startEnvironment({
      allowUnknownRecipients: true,
      settings: { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` },
    });
    const failures = new Set<string>();
    const posted = watchPosts(environment);
    try {
      const count = minutes < backlog.size.full ? DMS.short : DMS.full;
      storePendingDms(environment.databasePath, count);
      environment.startBot();
      await environment.untilReady();
      await environment.untilCommandsRegistered();
      await waitUntil(() => posted.length > 0, 'the first alert', FIRST_TIMEOUT_MS);
      log(`${count} alerts pending, the first is posted`);

      const [first, startedAt] = [posted.length, performance.now()];
      const commands = await useCommands(environment, startedAt + minutes * MINUTE_MS, failures);
      const dmsPerSecond = ((posted.length - first) * 1_000) / (performance.now() - startedAt);
      const { peakRssMb } = processStats(environment.bot().child.pid ?? 0);
      const displacement = highestDisplacement(posted);
      const { exitCode, stopMs } = await restart(environment);
      log(`${posted.length} posted, ${Math.round(peakRssMb)} MB, exit code ${exitCode} after ${stopMs} ms`);

      const rateLimited = environment.discord.requests.filter(({ status }) => status === 429).length;
      const figures = { dmsPerSecond, displacement, peakRssMb, exitCode, stopMs, rateLimited };
      return {
        workload: `${count} alerts pending, ${posted.length} posted, ${commands} commands in ${minutes} minutes`,
        lost: null,
        repeated: posted.length - new Set(posted).size,
        failures: [...failures, ...failuresOf(figures)],
        measurements: `${dmsPerSecond.toFixed(1)} alerts a second, at most ${displacement} positions out of order, ${Math.round(peakRssMb)} MB resident at most, stopped in ${stopMs} ms`,
      };
    } finally {
      await environment.close();
    }
  },
};

/** The serial numbers of the alerts, in the order of their posts. */
function watchPosts({ discord }: Environment): readonly number[] {
  const posted: number[] = [];
  discord.onWire((frame) => {
    if (frame.kind !== 'rest' || frame.method !== 'POST' || !frame.route.endsWith('/messages')) return;
    const serial = frame.status === 200 ? serialIn(JSON.stringify(frame.body)) : undefined;
    if (serial !== undefined) posted.push(serial);
  });
  return posted;
}

/** Uses commands one after another. @returns how many */
async function useCommands({ discord }: Environment, end: number, failures: Set<string>): Promise<number> {
  let serial = 0;
  for (; performance.now() < end; serial += 1) {
    try {
      await runCommand(discord, uniqueCommand(serial));
    } catch (error) {
      failures.add(`a command was not answered: ${errorMessage(error)}`);
    }
    await sleep(COMMAND_INTERVAL_MS);
  }
  return serial;
}

/** Stops the bot, starts it again and gives it time to repeat an alert by mistake. */
async function restart(environment: Environment): Promise<Pick<Figures, 'exitCode' | 'stopMs'>> {
  const stoppedAt = performance.now();
  const exitCode = await environment.stopBot();
  const stopMs = Math.round(performance.now() - stoppedAt);
  await sleep(BEFORE_RESTART_MS);
  environment.startBot();
  await environment.untilReady();
  await sleep(AFTER_RESTART_MS);
  return { exitCode, stopMs };
}

function failuresOf({
  dmsPerSecond,
  displacement,
  peakRssMb,
  exitCode,
  stopMs,
  rateLimited,
}: Figures): string[] {
  const checks: readonly (readonly [isFine: boolean, failure: string])[] = [
    [
      dmsPerSecond >= DMS_PER_SECOND * MIN_SHARE_OF_LIMIT,
      `${dmsPerSecond.toFixed(1)} alerts a second, Discord allows ${DMS_PER_SECOND}`,
    ],
    [peakRssMb < MAX_RSS_MB, `${Math.round(peakRssMb)} MB resident`],
    [displacement <= MAX_DISPLACEMENT, `an alert was posted ${displacement} positions too early or too late`],
    [exitCode === 0 && stopMs <= MAX_STOP_MS, `stopped with exit code ${exitCode} after ${stopMs} ms`],
    [rateLimited === 0, `${rateLimited} requests exceeded Discord’s rate limits`],
  ];
  return checks.flatMap(([isFine, failure]) => (isFine ? [] : [failure]));
}

/** How many positions the most misplaced alert is off. */
function highestDisplacement(posted: readonly number[]): number {
  return posted.reduce((highest, serial, index) => Math.max(highest, Math.abs(serial - 1 - index)), 0);
}

export default backlog;

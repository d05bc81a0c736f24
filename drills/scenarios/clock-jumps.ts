import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { postEvent, trackingUpdated } from '../../test/support/signed-events.ts';
import { buildPreload } from '../build-preload.ts';
import type { Drill } from '../drill.ts';
import { type Environment, startEnvironment } from '../environment.ts';
import { errorMessage } from '../error-message.ts';
import { commonFailures, type Expectations, startWithFollows } from '../expectations.ts';
import { processStats } from '../process-stats.ts';
import { queryPreload } from '../query-preload.ts';
import { trackSampleParcel } from '../slash-commands.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Offsets of the clock, used in turn. */
const HOURS_OFFSETS = [3, 0, -3, 0, 26, -26, 1, -1];
const RESTART_EVERY = 3;
/** More than Discord allows in a second, to reveal rate limits based on the wall clock. */
const COMMANDS_PER_JUMP = 60;
const POST_TIMEOUT_MS = 30_000;
const IDLE_MS = 2_000;
const MAX_IDLE_LOAD = 0.4;
const HEARTBEAT_MS = 1_000;

/** Offsets from the bot's own time in days, and the status for an event created then. */
const AGES: readonly (readonly [days: number, status: number])[] = [
  [6 / 1440, 400],
  [4 / 1440, 200],
  [-6, 200],
  [-7.01, 400],
];

interface Jump {
  readonly index: number;
  readonly fromMs: number;
  readonly toMs: number;
  readonly restarts: boolean;
}

const clockJumps: Drill = {
  name: 'clock-jumps',
  description:
    'the bot’s clock jumps forward and back by hours while events arrive; every third time, the bot is killed and restarted',
  size: { full: 32, short: 4, unit: 'jumps' },
  async run({ size: count, random, log }) {
    const environment = await startEnvironment({
      heartbeatIntervalMs: HEARTBEAT_MS,
      preload: [await buildPreload('clock')],
    });
    const failures: string[] = [];
    let highestLoad = 0;
    try {
      const expectations = await startWithFollows(environment, random, 10, 4);
      for (const jump of jumpsOf(count)) {
        const name = `jump ${jump.index + 1}, clock off by ${jump.toMs / HOUR_MS} h`;
        try {
          await jumpTo(jump, environment, expectations);
          const found = await checkAfter(jump, environment);
          const load = await idleLoad(environment.bot().child.pid ?? 0);
          highestLoad = Math.max(highestLoad, load);
          if (load > MAX_IDLE_LOAD) found.push(`${Math.round(load * 100)} % of a core while idle`);
          failures.push(...found.map((failure) => `${name}: ${failure}`));
          log(`${name}${jump.restarts ? ', killed and started again' : ''}`);
        } catch (error) {
          failures.push(`${name}: ${errorMessage(error)}`);
          log(failures.at(-1) ?? '');
        }
      }
      const audit = await expectations.audit();
      return {
        workload: `${count} jumps, ${expectations.acknowledged()} events, ${count * COMMANDS_PER_JUMP} commands`,
        lost: audit.lost,
        repeated: audit.repeated,
        failures: [...failures, ...commonFailures(audit, environment)],
        measurements: `at most ${Math.round(highestLoad * 100)} % of a core while idle; events more than 5 minutes ahead or 7 days old by the bot’s own clock were refused, others accepted`,
      };
    } finally {
      await environment.close();
    }
  },
};

function jumpsOf(count: number): Jump[] {
  const offset = (index: number) =>
    index < 0 ? 0 : (HOURS_OFFSETS[index % HOURS_OFFSETS.length] ?? 0) * HOUR_MS;
  return Array.from({ length: count }, (_, index) => ({
    index,
    fromMs: offset(index - 1),
    toMs: offset(index),
    restarts: index % RESTART_EVERY === RESTART_EVERY - 1,
  }));
}

/** Sends events right before and after the jump: a limit based on the wall clock would hold back the later ones. */
async function jumpTo(
  { fromMs, toMs, restarts }: Jump,
  environment: Environment,
  expectations: Expectations,
): Promise<void> {
  const sendToAll = (offsetMs: number) =>
    Promise.all(expectations.numbers.map((number) => expectations.sendNextScan(number, botTime(offsetMs))));
  await sendToAll(fromMs);
  const moved = z.object({ clockOffsetMs: z.literal(toMs) });
  await queryPreload(environment.bot(), { clockOffsetMs: toMs }, moved);
  if (restarts) {
    await environment.killBot();
    environment.startBot({ DRILL_CLOCK_OFFSET_MS: String(toMs) });
    await environment.untilReady();
  }
  await sendToAll(toMs);
}

/** @returns what doesn't work with the current clock */
async function checkAfter({ index, toMs }: Jump, environment: Environment): Promise<string[]> {
  const failures: string[] = [];
  for (const [days, status] of AGES) {
    const number = `AGE${index}X${days * 1440}`.replace(/\W/g, 'M');
    const event = trackingUpdated(number, { status: 'x' }, botTime(toMs + days * DAY_MS));
    const response = await postEvent(environment.receiverUrl, event);
    if (response.status !== status)
      failures.push(`an event created ${days} days from the bot’s time was answered ${response.status}`);
  }
  await environment.untilAllPosted(POST_TIMEOUT_MS);
  for (let serial = 0; serial < COMMANDS_PER_JUMP; serial += 1) {
    const problem = await trackSampleParcel(environment.discord);
    if (problem !== null) return [...failures, problem];
  }
  return failures;
}

const botTime = (offsetMs: number) => new Date(Date.now() + offsetMs);

/** The share of a core that an idle process uses. */
async function idleLoad(pid: number): Promise<number> {
  const [startedAt, { cpuMs }] = [performance.now(), processStats(pid)];
  await sleep(IDLE_MS);
  return (processStats(pid).cpuMs - cpuMs) / (performance.now() - startedAt);
}

export default clockJumps;

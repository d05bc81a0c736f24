import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { settlesWithin } from '../../src/process/timing/waiting.ts';
import { buildPreload } from '../build-preload.ts';
import type { Drill } from '../drill.ts';
import { type Environment, startEnvironment } from '../environment.ts';
import { errorMessage } from '../error-message.ts';
import type { HeavyCase } from '../loop/heavy-case.ts';
import { heavyCases } from '../loop/heavy-cases.ts';
import { fillDatabase } from '../loop/heavy-database.ts';
import { linkOf, startHeavyService } from '../loop/heavy-service.ts';
import { queryPreload } from '../query-preload.ts';
import { runCommand } from '../slash-commands.ts';

/** The longest allowed turn of the bot's event loop, in milliseconds of its thread's CPU time. */
const MAX_TURN_MS = 50;
/**
 * The limit in CI, where processors may be half as fast with shared caches; reading a list in one turn takes
 * far longer.
 */
const MAX_SHORT_TURN_MS = 150;
const CASE_TIMEOUT_MS = 90_000;
/** The bot loads its dictionaries five seconds after its start. */
const SETTLE_MS = 8_000;
const WORST = 3;

const turns = z.object({ longestMs: z.number() });

interface Measured {
  readonly name: string;
  readonly longestMs: number;
}

const blockedLoop: Drill = {
  name: 'blocked-loop',
  description:
    'the largest answers, events, lists, messages, forms and files, and somebody who types without a pause; measured is the longest turn of the bot’s event loop, in processor time without garbage collections',
  size: { full: 3, short: 1, unit: 'rounds' },
  async run({ size: rounds, log }) {
    const service = await startHeavyService();
    const environment = await startEnvironment({
      preload: [await buildPreload('turns')],
      interactionDeadlineMs: CASE_TIMEOUT_MS,
      settings: { API_BASE_URL: service.url, API_TIMEOUT_MS: '10000' },
    });
    try {
      fillDatabase(environment.databasePath);
      environment.startBot();
      await environment.untilReady();
      await environment.untilCommandsRegistered();
      await warmUp(environment);
      const { measured, failures } = await measureAll(environment, rounds, log);
      const bound = rounds < blockedLoop.size.full ? MAX_SHORT_TURN_MS : MAX_TURN_MS;
      const worst = measured.toSorted((a, b) => b.longestMs - a.longestMs);
      const tooLong = worst.filter(({ longestMs }) => longestMs > bound);
      return {
        workload: `${measured.length / rounds} cases in ${rounds} rounds`,
        lost: null,
        repeated: null,
        failures: [...failures, ...tooLong.map((one) => `a turn took ${describe(one)}`)],
        measurements: `longest turns: ${worst.slice(0, WORST).map(describe).join(', ')}`,
      };
    } finally {
      await environment.close();
      await service.close();
    }
  },
};

/**
 * Loads everything that is loaded once per process, so that it isn't measured: dictionaries, sharp, and the
 * code of the first cards.
 */
async function warmUp({ discord }: Environment): Promise<void> {
  const link = linkOf('7600000000');
  const commands = [
    { name: 'track', options: { number: 'XW000000001CN' } },
    { name: 'qc', options: { link } },
    { name: 'lookup', options: { link } },
  ];
  await sleep(SETTLE_MS);
  for (const command of commands) await runCommand(discord, command);
}

async function measureAll(environment: Environment, rounds: number, log: (line: string) => void) {
  const measured: Measured[] = [];
  const failures: string[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const heavy of heavyCases(environment)) {
      try {
        const one = await measure(environment, heavy, round);
        measured.push(one);
        log(describe(one));
      } catch (error) {
        failures.push(`${heavy.name}: ${errorMessage(error)}`);
      }
    }
  return { measured, failures };
}

async function measure(environment: Environment, { name, run }: HeavyCase, round: number): Promise<Measured> {
  const bot = environment.bot();
  await queryPreload(bot, {}, turns);
  const isDone = await settlesWithin(CASE_TIMEOUT_MS, run(round));
  if (!isDone) throw new Error(`not done after ${CASE_TIMEOUT_MS} ms`);
  return { name, ...(await queryPreload(bot, {}, turns)) };
}

function describe({ name, longestMs }: Measured): string {
  return `${longestMs.toFixed(0)} ms (${name})`;
}

export default blockedLoop;

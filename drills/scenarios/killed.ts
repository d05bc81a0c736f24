import { setTimeout as sleep } from 'node:timers/promises';
import type { Drill } from '../drill.ts';
import { type Environment, startEnvironment } from '../environment.ts';
import { commonFailures, createExpectations, type Expectations } from '../expectations.ts';
import type { Random } from '../random.ts';
import { waitUntil } from '../wait-until.ts';

const MINUTE_MS = 60_000;
const THREADS = 25;
const PARCELS_PER_THREAD = 8;
/** The longest pause between two events of a parcel. */
const MAX_PAUSE_MS = 4_000;
/** Most processes are killed up to this long after their first acknowledged event, the others while they start. */
const MAX_LIFETIME_MS = 1_500;
const SHARE_KILLED_AT_START = 0.2;
const MAX_START_MS = 1_500;
const START_TIMEOUT_MS = 60_000;
const DRAIN_TIMEOUT_MS = 300_000;

const killed: Drill = {
  name: 'killed',
  description: 'random SIGKILLs, even during startup, while events pour in and Discord’s rate limits apply',
  size: { full: 10, short: 0.4, unit: 'minutes' },
  async run({ size: minutes, random, log }) {
    const environment = await startEnvironment({
      settings: { DISCORD_REGISTER: 'off', API_BASE_URL: 'http://127.0.0.1:9' },
    });
    try {
      const expectations = createExpectations(environment, random, THREADS, PARCELS_PER_THREAD);
      await environment.prepare(expectations.storeFollows);
      environment.startBot();
      await environment.untilReady();
      const end = performance.now() + minutes * MINUTE_MS;
      const sending = expectations.numbers.map((number) =>
        sendEvents(expectations, number, random.fork(), end),
      );
      const killing = killRepeatedly(environment, expectations, random.fork(), end, log);
      const [kills] = await Promise.all([killing, ...sending]);
      await environment.untilReady();
      log(`${kills} kills, ${expectations.acknowledged()} events acknowledged; waiting for the last alerts`);
      await environment.untilAllPosted(DRAIN_TIMEOUT_MS);

      const audit = await expectations.audit();
      return {
        workload: `${kills} kills, ${expectations.acknowledged()} events in ${minutes} minutes`,
        lost: audit.lost,
        repeated: audit.repeated,
        failures: [...commonFailures(audit, environment), ...rateLimitFailures(environment)],
        measurements: `${expectations.responses(0)} webhook requests got no response and were sent again`,
      };
    } finally {
      await environment.close();
    }
  },
};

async function sendEvents(
  expectations: Expectations,
  number: string,
  random: Random,
  end: number,
): Promise<void> {
  while (performance.now() < end) {
    await expectations.sendNextScan(number);
    await sleep(random.fraction() * MAX_PAUSE_MS);
  }
}

/** @returns how many times */
async function killRepeatedly(
  environment: Environment,
  expectations: Expectations,
  random: Random,
  end: number,
  log: (line: string) => void,
): Promise<number> {
  let kills = 0;
  while (performance.now() < end) {
    const before = expectations.acknowledged();
    if (random.fraction() < SHARE_KILLED_AT_START) await sleep(random.fraction() * MAX_START_MS);
    else {
      await waitUntil(
        () => expectations.acknowledged() > before,
        'an event to be acknowledged',
        START_TIMEOUT_MS,
      );
      await sleep(random.fraction() * MAX_LIFETIME_MS);
    }
    await environment.killBot();
    environment.startBot();
    kills += 1;
    if (kills % 25 === 0) log(`${kills} kills, ${expectations.acknowledged()} events acknowledged`);
  }
  return kills;
}

function rateLimitFailures({ discord }: Environment): string[] {
  const limited = discord.requests
    .filter(({ status }) => status === 429)
    .map(({ method, route }) => `${method} ${route}`);
  if (limited.length === 0) return [];
  return [`${limited.length} requests exceeded Discord’s rate limits: ${limited.slice(0, 5).join(', ')}`];
}

export default killed;

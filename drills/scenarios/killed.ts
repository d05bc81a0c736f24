import { setTimeout as sleep } from 'node:timers/promises';
import { endAndAudit, variedFailures } from '../audit-varied.ts';
import type { Drill } from '../drill.ts';
import { type Environment, startEnvironment } from '../environment.ts';
import { commonFailures, createExpectations, type Expectations } from '../expectations.ts';
import type { Random } from '../random.ts';
import { saveObservations } from '../save-observations.ts';
import { createVariedExpectations, type VariedExpectations } from '../varied-expectations.ts';
import { waitUntil } from '../wait-until.ts';

const MINUTE_MS = 60_000;
const THREADS = 25;
const PARCELS_PER_THREAD = 8;
/** Threads with levels, live cards, quiet hours and digests. */
const VARIED_THREADS = 12;
const PARCELS_PER_VARIED_THREAD = 3;
/** The longest pause between two events of a parcel. */
const MAX_PAUSE_MS = 4_000;
/** Most processes are killed within this time after their first acknowledged event, the others while starting. */
const MAX_LIFETIME_MS = 1_500;
const SHARE_KILLED_AT_START = 0.2;
/** How often quiet hours and digests start or end while no process runs. */
const SHARE_WITH_OTHER_HOLDS = 0.3;
const MAX_START_MS = 1_500;
const START_TIMEOUT_MS = 60_000;
const DRAIN_TIMEOUT_MS = 300_000;

const killed: Drill = {
  name: 'killed',
  description:
    'random SIGKILLs, even during startup, while events pour in, Discord’s rate limits apply, and destinations have levels, live cards, quiet hours and digests',
  size: { full: 10, short: 0.4, unit: 'minutes' },
  async run({ size: minutes, seed, random, log }) {
    const environment = await startEnvironment({
      settings: { DISCORD_REGISTER: 'off', API_BASE_URL: 'http://127.0.0.1:9' },
    });
    try {
      const expectations = createExpectations(environment, random, THREADS, PARCELS_PER_THREAD);
      const varied = createVariedExpectations(environment, random, VARIED_THREADS, PARCELS_PER_VARIED_THREAD);
      await environment.prepare(async (store) => {
        await expectations.storeFollows(store);
        await varied.storeFollows(store);
      });
      environment.startBot();
      await environment.untilReady();
      const end = performance.now() + minutes * MINUTE_MS;
      const sending = [expectations, varied].flatMap((of) =>
        of.numbers.map((number) => sendEvents(of, number, random.fork(), end)),
      );
      const killing = killRepeatedly(environment, expectations, varied, random.fork(), end, log);
      const [kills] = await Promise.all([killing, ...sending]);
      await environment.untilReady();
      const events = expectations.acknowledged() + varied.acknowledged();
      log(`${kills} kills, ${events} events acknowledged; waiting for the last alerts`);
      const variedAudit = await endAndAudit(environment, varied, DRAIN_TIMEOUT_MS);
      const audit = await expectations.audit();
      const missing = [...audit.missing, ...variedAudit.missing];
      if (missing.length > 0) {
        const { requests } = environment.discord;
        log(`what was seen is in ${await saveObservations(`killed-${seed}`, { missing, requests })}`);
      }
      return {
        workload: `${kills} kills, ${events} events in ${minutes} minutes`,
        lost: audit.lost + variedAudit.lost,
        repeated: audit.repeated + variedAudit.repeated,
        failures: [
          ...commonFailures(audit, environment),
          ...variedFailures(variedAudit),
          ...rateLimitFailures(environment),
        ],
        measurements: `${expectations.responses(0) + varied.responses(0)} webhook requests got no response and were sent again`,
      };
    } finally {
      await environment.close();
    }
  },
};

async function sendEvents(
  expectations: Pick<Expectations, 'sendNextScan'>,
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
  varied: VariedExpectations,
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
    if (random.fraction() < SHARE_WITH_OTHER_HOLDS) await environment.prepare(varied.changeHolds);
    environment.startBot();
    kills += 1;
    if (kills % 25 === 0) log(`${kills} kills, ${expectations.acknowledged()} events acknowledged`);
  }
  return kills;
}

/** Each process sends these at startup, and can't know how many requests killed processes sent within the last second. */
const ASKED_AT_START = ['GET /applications/@me', 'GET /users/@me', 'GET /gateway/bot'];

function rateLimitFailures({ discord }: Environment): string[] {
  const limited = discord.requests
    .filter(({ status }) => status === 429)
    .map(({ method, route }) => `${method} ${route}`)
    .filter((request) => !ASKED_AT_START.includes(request));
  if (limited.length === 0) return [];
  return [`${limited.length} requests exceeded Discord’s rate limits: ${limited.slice(0, 5).join(', ')}`];
}

export default killed;

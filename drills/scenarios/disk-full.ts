import { setTimeout as sleep } from 'node:timers/promises';
import type { Drill } from '../drill.ts';
import { type Environment, startEnvironment } from '../environment.ts';
import { commonFailures, type Expectations, startWithFollows } from '../expectations.ts';
import { trackSampleParcel } from '../slash-commands.ts';
import { createTinyFilesystem, type TinyFilesystem } from '../tiny-filesystem.ts';
import { waitUntil } from '../wait-until.ts';

const FULL_MS = 2_500;
const MAX_PAUSE_MS = 1_500;
const RESPONSE_TIMEOUT_MS = 30_000;
const POST_TIMEOUT_MS = 90_000;

const diskFull: Drill = {
  name: 'disk-full',
  description: 'the database’s disk is filled to the last byte while events pour in, and then freed',
  size: { full: 20, short: 1, unit: 'times' },
  async run({ size: times, random, log }) {
    const filesystem = await createTinyFilesystem();
    const environment = await startEnvironment({
      databaseFolder: filesystem.folder,
      preload: filesystem.preload,
    });
    const failures = new Set<string>();
    try {
      const expectations = await startWithFollows(environment, random, 10, 4);
      let isSending = true;
      const sending = expectations.numbers.map(async (number) => {
        const own = random.fork();
        while (isSending) {
          await expectations.sendNextScan(number);
          await sleep(own.fraction() * MAX_PAUSE_MS);
        }
      });
      const filling = async (): Promise<void> => {
        for (let time = 1; time <= times; time += 1) {
          await fillAndClear(filesystem, environment, expectations, failures);
          log(
            `full ${time} times, ${expectations.acknowledged()} events, ${expectations.responses(503)} responses 503`,
          );
        }
      };
      await Promise.all([...sending, filling().finally(() => (isSending = false))]);
      await environment.untilAllPosted(POST_TIMEOUT_MS);
      const audit = await expectations.audit();
      if (expectations.responses(500) > 0) failures.add(`${expectations.responses(500)} responses 500`);
      return {
        workload: `${times} times full, ${expectations.acknowledged()} events`,
        lost: audit.lost,
        repeated: audit.repeated,
        failures: [...failures, ...commonFailures(audit, environment)],
        measurements: `${filesystem.method}; ${expectations.responses(503)} responses with 503; each request was sent again and accepted once there was space`,
      };
    } finally {
      await environment.close();
      await filesystem.remove();
    }
  },
};

/** Checks that events are refused while the disk is full, everything else works, and events are accepted afterwards. */
async function fillAndClear(
  filesystem: TinyFilesystem,
  { bot, discord, receiverUrl }: Environment,
  expectations: Expectations,
  failures: Set<string>,
): Promise<void> {
  const refused = expectations.responses(503);
  await filesystem.fill(bot());
  await waitUntil(() => expectations.responses(503) > refused, 'an event to be refused', RESPONSE_TIMEOUT_MS);
  await sleep(FULL_MS);
  const health = await fetch(receiverUrl.replace('/webhook', '/healthz'));
  if (health.status !== 200) failures.add(`/healthz answered ${health.status} on a full disk`);
  const problem = await trackSampleParcel(discord);
  if (problem !== null) failures.add(problem);
  await filesystem.clear(bot());
  const accepted = expectations.acknowledged();
  await waitUntil(
    () => expectations.acknowledged() > accepted + 10,
    'events to be accepted again',
    RESPONSE_TIMEOUT_MS,
  );
}

export default diskFull;

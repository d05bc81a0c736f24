import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { seeded } from '../../sandbox/seed.ts';
import { SAMPLES } from '../../sandbox/service/index.ts';
import { buildPreload } from '../build-preload.ts';
import { chartOf } from '../chart.ts';
import type { Drill } from '../drill.ts';
import { type Environment, startEnvironment } from '../environment.ts';
import { errorMessage } from '../error-message.ts';
import { commonFailures, startWithFollows } from '../expectations.ts';
import { type GrowthLimit, growthOf } from '../growth.ts';
import { processStats } from '../process-stats.ts';
import { queryPreload } from '../query-preload.ts';
import { runCommand, type SlashCommand } from '../slash-commands.ts';
import { callSteadily } from '../steady-calls.ts';

const MINUTE_MS = 60_000;
const EVENTS_PER_SECOND = 20;
const COMMANDS_PER_SECOND = 50;
const MAX_CONCURRENT = 50;
const SAMPLE_INTERVAL_MS = 3_000;
const POST_TIMEOUT_MS = 120_000;
/** Shorter runs haven't settled, so their growth isn't judged. */
const JUDGED_FROM_MINUTES = 3;
const CHART = new URL('../../docs/soak.svg', import.meta.url);

/** The pool keeps as many connections as calls were ever concurrent, many on a busy machine; a leak exceeds that. */
const METRICS = {
  heap: { name: 'heap in use after collection', unit: 'MB', share: 0.05, atLeast: 1.5 },
  rss: { name: 'resident memory', unit: 'MB', share: 0.08, atLeast: 10 },
  descriptors: { name: 'open files and sockets', unit: '', share: 0.1, atLeast: 2 * MAX_CONCURRENT },
  handles: { name: 'handles', unit: '', share: 0.1, atLeast: 2 * MAX_CONCURRENT },
  pending: { name: 'alerts pending', unit: '', share: 0.1, atLeast: 40 },
} as const satisfies Readonly<Record<string, GrowthLimit>>;
type Metric = keyof typeof METRICS;
type Sample = Readonly<Record<Metric, number>> & { readonly at: number };

const memory = z.object({ heapMb: z.number(), handles: z.number() });

/** Commands about everything in the service. */
const COMMANDS: readonly SlashCommand[] = [
  ...SAMPLES.parcels.map(({ number }) => ({ name: 'track', options: { number } })),
  ...SAMPLES.products.flatMap(({ canonical: link }) =>
    ['qc', 'lookup', 'convert'].map((name) => ({ name, options: { link } })),
  ),
];

const soak: Drill = {
  name: 'soak',
  description: `${EVENTS_PER_SECOND} events and ${COMMANDS_PER_SECOND} commands a second, without a pause`,
  size: { full: 30, short: 0.25, unit: 'minutes' },
  async run({ size: minutes, random, log }) {
    const environment = await startEnvironment({
      preload: [await buildPreload('memory')],
      heartbeatIntervalMs: 5_000,
    });
    try {
      const expectations = await startWithFollows(environment, random, 50, 20);
      const { numbers } = expectations;
      const end = performance.now() + minutes * MINUTE_MS;
      const commands = createCommandRunner(environment);
      const [sampled] = await Promise.all([
        takeSamples(environment, end, (text) => log(`${text}, ${commands.answered()} commands`)),
        callSteadily(EVENTS_PER_SECOND, MAX_CONCURRENT, end, (serial) =>
          expectations.sendNextScan(numbers[serial % numbers.length] ?? ''),
        ),
        callSteadily(COMMANDS_PER_SECOND, MAX_CONCURRENT, end, commands.run),
      ]);
      await environment.untilAllPosted(POST_TIMEOUT_MS);
      const audit = await expectations.audit();
      const growths = minutes >= JUDGED_FROM_MINUTES ? growthsOf(sampled.samples) : [];
      // The chart belongs to the report, which is about full runs.
      if (minutes >= soak.size.full) await writeFile(CHART, draw(sampled.samples));
      const rate = (count: number) => (count / minutes / 60).toFixed(1);
      return {
        workload: `${expectations.acknowledged()} events, ${commands.answered()} commands in ${minutes} minutes (${rate(expectations.acknowledged())} and ${rate(commands.answered())} a second)`,
        lost: audit.lost,
        repeated: audit.repeated,
        failures: [
          ...commonFailures(audit, environment),
          ...commands.failures(),
          ...sampled.failures,
          ...growths.filter(({ isGrowth }) => isGrowth).map(({ text }) => `growth: ${text}`),
        ],
        measurements: growths.map(({ text }) => text).join('; '),
      };
    } finally {
      await environment.close();
    }
  },
};

function createCommandRunner({ discord }: Environment) {
  let [answered, failed] = [0, 0];
  let lastError = '';
  return {
    answered: () => answered,
    failures: () => (failed === 0 ? [] : [`${failed} commands were not answered, the last: ${lastError}`]),
    async run(serial: number): Promise<void> {
      const command = COMMANDS[serial % COMMANDS.length];
      if (command === undefined) return;
      try {
        const { id: messageId, visibleTo } = await runCommand(discord, command);
        answered += 1;
        // Otherwise, the local Discord in this process would keep every reply.
        if (visibleTo === null) await discord.as(seeded.ada).delete({ id: messageId });
        else await discord.as(seeded.ada).dismiss({ id: messageId });
      } catch (error) {
        failed += 1;
        lastError = errorMessage(error);
      }
    },
  };
}

/** @param report receives a line about every tenth sample */
async function takeSamples(
  environment: Environment,
  end: number,
  report: (text: string) => void,
): Promise<{ readonly samples: readonly Sample[]; readonly failures: readonly string[] }> {
  const startedAt = performance.now();
  const samples: Sample[] = [];
  let unanswered = 0;
  while (performance.now() < end) {
    const { heapMb, handles } = await queryPreload(environment.bot(), {}, memory);
    const { rssMb, descriptors } = processStats(environment.bot().child.pid ?? 0);
    const readiness = await environment.readiness();
    if (readiness === null) unanswered += 1;
    const pending = readiness?.waiting ?? samples.at(-1)?.pending ?? 0;
    const at = (performance.now() - startedAt) / 1_000;
    samples.push({ at, heap: heapMb, rss: rssMb, descriptors, handles, pending });
    if (samples.length % 10 === 0)
      report(
        `${Math.round(at)} s: heap ${heapMb.toFixed(1)} MB, resident ${rssMb.toFixed(0)} MB, ${descriptors} files, ${pending} alerts pending`,
      );
    await sleep(SAMPLE_INTERVAL_MS);
  }
  const failures = unanswered === 0 ? [] : [`/readyz did not answer within 5 s ${unanswered} times`];
  return { samples, failures };
}

const pointsOf = (samples: readonly Sample[], metric: Metric) =>
  samples.map((sample) => ({ at: sample.at, value: sample[metric] }));

function growthsOf(samples: readonly Sample[]) {
  return (Object.keys(METRICS) as Metric[]).map((metric) =>
    growthOf(pointsOf(samples, metric), METRICS[metric]),
  );
}

function draw(samples: readonly Sample[]): string {
  const curves = (...metrics: Metric[]) =>
    metrics.map((metric) => ({ name: METRICS[metric].name, points: pointsOf(samples, metric) }));
  return chartOf(
    [
      { unit: 'MB', curves: curves('heap', 'rss') },
      { unit: 'count', curves: curves('descriptors', 'handles', 'pending') },
    ],
    `${EVENTS_PER_SECOND} events and ${COMMANDS_PER_SECOND} commands a second`,
  );
}

export default soak;

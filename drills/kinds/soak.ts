import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { seeded } from '../../sandbox/discord/seed.ts';
import { SAMPLES } from '../../sandbox/service/index.ts';
import { askInside } from '../ask-inside.ts';
import { ask, type Question } from '../asking.ts';
import { chartOf } from '../chart.ts';
import type { Drill } from '../drill.ts';
import { begin } from '../ledger.ts';
import { fitLine, type Point } from '../line.ts';
import { preload } from '../preload.ts';
import { figuresOf } from '../process-figures.ts';
import { surround } from '../surroundings.ts';

const MINUTE_MS = 60_000;
const EVENTS_PER_SECOND = 20;
const COMMANDS_PER_SECOND = 50;
const MAX_UNDER_WAY = 50;
/** Timers are late by a millisecond, and machines by more; what is older is not made up for. */
const CATCH_UP_MS = 1_000;
const SAMPLE_EVERY_MS = 3_000;
const TELL_TIMEOUT_MS = 120_000;
/** Shorter runs have not settled: they are neither judged nor drawn. */
const JUDGED_FROM_MINUTES = 3;
/** What chance can bring about is no growth. */
const SURE_FROM_ERRORS = 3;
const CHART = new URL('../../docs/soak.svg', import.meta.url);

/**
 * What may grow in the second half by how much of its mean, and by how much in any case, before it is called growth.
 * Connections are kept for as many calls as were under way at once, which a busy machine makes many; a leak passes that.
 */
const FIGURES = {
  heap: { name: 'heap in use after collection', unit: 'MB', share: 0.05, atLeast: 1.5 },
  rss: { name: 'resident memory', unit: 'MB', share: 0.08, atLeast: 10 },
  descriptors: { name: 'open files and sockets', unit: '', share: 0.1, atLeast: 2 * MAX_UNDER_WAY },
  handles: { name: 'handles', unit: '', share: 0.1, atLeast: 2 * MAX_UNDER_WAY },
  waiting: { name: 'alerts waiting', unit: '', share: 0.1, atLeast: 40 },
} as const;
type Figure = keyof typeof FIGURES;
type Sample = Readonly<Record<Figure, number>> & { readonly at: number };

const inside = z.object({ heapMb: z.number(), handles: z.number() });

/** Everything the service knows, asked over and over. */
const QUESTIONS: readonly Question[] = [
  ...SAMPLES.parcels.map(({ number }) => ({ name: 'track', options: { number } })),
  ...SAMPLES.products.flatMap(({ canonical: link }) =>
    ['qc', 'lookup', 'convert'].map((name) => ({ name, options: { link } })),
  ),
];

const soak: Drill = {
  name: 'soak',
  does: `${EVENTS_PER_SECOND} events and ${COMMANDS_PER_SECOND} commands a second, without a pause`,
  size: { full: 30, short: 0.25, unit: 'minutes' },
  async run(minutes, say) {
    const here = await surround({
      preload: [await preload('memory')],
      heartbeatIntervalMs: 5_000,
    });
    const { discord } = here;
    const amiss = new Set<string>();
    const samples: Sample[] = [];
    let [asked, failed, silent] = [0, 0, 0];
    let reason = '';
    try {
      const ledger = await begin(here, 50, 20);
      const startedAt = performance.now();
      const length = minutes * MINUTE_MS;
      const goesOn = () => performance.now() - startedAt < length;

      /** Calls so often a second, less often on a machine that cannot: what piles up in a drill says nothing of the bot. */
      const evenly = async (perSecond: number, call: (serial: number) => Promise<void>): Promise<void> => {
        const under = new Set<Promise<void>>();
        let due = startedAt;
        for (let serial = 0; goesOn(); serial += 1) {
          due = Math.max(due + 1_000 / perSecond, performance.now() - CATCH_UP_MS);
          await sleep(Math.max(0, due - performance.now()));
          const calling = call(serial).finally(() => under.delete(calling));
          under.add(calling);
          if (under.size >= MAX_UNDER_WAY) await Promise.race(under);
        }
        await Promise.all(under);
      };
      const question = async (serial: number): Promise<void> => {
        const one = QUESTIONS[serial % QUESTIONS.length];
        if (one === undefined) return;
        try {
          const { id, visibleTo } = await ask(discord, one);
          asked += 1;
          // What nobody looks at any more goes, or this process would be the one that grows.
          if (visibleTo === null) await discord.deleteMessage({ userId: seeded.ada, messageId: id });
          else await discord.dismissMessage({ userId: seeded.ada, messageId: id });
        } catch (error) {
          failed += 1;
          reason = error instanceof Error ? error.message : String(error);
        }
      };
      const event = (serial: number) => ledger.post(ledger.numbers[serial % ledger.numbers.length] ?? '');
      const sample = async (): Promise<void> => {
        while (goesOn()) {
          const { heapMb, handles } = await askInside(here.bot(), {}, inside);
          const { rssMb, descriptors } = figuresOf(here.bot().child.pid ?? 0);
          const readiness = await here.readiness();
          if (readiness === null) silent += 1;
          const waiting = readiness?.waiting ?? samples.at(-1)?.waiting ?? 0;
          const at = (performance.now() - startedAt) / 1_000;
          samples.push({ at, heap: heapMb, rss: rssMb, descriptors, handles, waiting });
          if (samples.length % 10 === 0)
            say(
              `${Math.round(at)} s: heap ${heapMb.toFixed(1)} MB, resident ${rssMb.toFixed(0)} MB, ${descriptors} files, ${waiting} waiting, ${asked} commands`,
            );
          await sleep(SAMPLE_EVERY_MS);
        }
      };
      await Promise.all([evenly(EVENTS_PER_SECOND, event), evenly(COMMANDS_PER_SECOND, question), sample()]);
      await here.untilTold(TELL_TIMEOUT_MS);
      const { lost, repeated, disordered } = await ledger.audit();
      if (disordered > 0) amiss.add(`${disordered} parcels were told out of order`);
      if (failed > 0) amiss.add(`${failed} commands were not answered, the last: ${reason}`);
      if (silent > 0) amiss.add(`/readyz was silent for 5 s ${silent} times`);
      if (here.deaths() > 0) amiss.add('the process died');
      const perSecond = (count: number) => (count / minutes / 60).toFixed(1);
      const isLong = minutes >= JUDGED_FROM_MINUTES;
      const growth = isLong ? growthOf(samples) : [];
      for (const { figure, isGrowth } of growth) {
        if (isGrowth) amiss.add(`${FIGURES[figure].name} grew`);
      }
      // It stands below the table in docs/, which is of the full length.
      if (minutes >= soak.size.full) await writeFile(CHART, draw(samples));
      return {
        tried: `${ledger.acknowledged()} events, ${asked} commands in ${minutes} minutes (${perSecond(ledger.acknowledged())} and ${perSecond(asked)} a second)`,
        lost,
        repeated,
        faults: [...amiss],
        measured: growth.map(({ words }) => words).join('; '),
      };
    } finally {
      await here.close();
    }
  },
};

const curveOf = (samples: readonly Sample[], figure: Figure): Point[] =>
  samples.map((sample) => ({ at: sample.at, value: sample[figure] }));

/** How each figure went in the second half. */
function growthOf(samples: readonly Sample[]) {
  const half = samples.slice(Math.floor(samples.length / 2));
  const seconds = (half.at(-1)?.at ?? 0) - (half[0]?.at ?? 0);
  return (Object.keys(FIGURES) as Figure[]).map((figure) => {
    const { name, unit, share, atLeast } = FIGURES[figure];
    const { slope, error, mean } = fitLine(curveOf(half, figure));
    const perHour = slope * 3_600;
    return {
      figure,
      isGrowth: slope * seconds > Math.max(share * mean, atLeast) && slope > SURE_FROM_ERRORS * error,
      words:
        `${name} ${mean.toFixed(1)} ${unit} (${perHour >= 0 ? '+' : '−'}${Math.abs(perHour).toFixed(1)} an hour)`.replace(
          '  ',
          ' ',
        ),
    };
  });
}

function draw(samples: readonly Sample[]): string {
  const curves = (...figures: Figure[]) =>
    figures.map((figure) => ({ name: FIGURES[figure].name, points: curveOf(samples, figure) }));
  return chartOf(
    [
      { unit: 'MB', curves: curves('heap', 'rss') },
      { unit: 'count', curves: curves('descriptors', 'handles', 'waiting') },
    ],
    `${EVENTS_PER_SECOND} events and ${COMMANDS_PER_SECOND} commands a second`,
  );
}

export default soak;

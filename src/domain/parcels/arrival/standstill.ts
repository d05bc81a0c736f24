import { type DeliveryWeek, deliveryTime } from './delivery-days.ts';
import type { Sample } from './experience.ts';
import { type Duration, shareLeft, survivalOf } from './survival.ts';

/** How many days with deliveries to look at: one is enough where many parcels pass, two where fewer do. */
const WINDOWS_DAYS = [1, 2] as const;
/** Fewer parcels prove nothing. */
const MIN_SAMPLES = 30;
/** A standstill: at most this share of the expected parcels moved on… */
const MAX_SHARE = 0.4;
/** …and so few would move on by chance with less than this probability. */
const MAX_CHANCE = 0.001;
/** The longest times are too uncertain to expect more than this. */
const MIN_LEFT = 0.02;

/**
 * Whether parcels at a checkpoint have stopped moving: recently, far fewer than usual reached the next one. This reveals a strike
 * or a backlog within a day or two, long before deliveries are late; until it is over, there is no reliable date.
 */
export function standsStill(samples: readonly Sample[], now: number, week: DeliveryWeek): boolean {
  if (samples.length < MIN_SAMPLES) return false;
  const until = deliveryTime(now, week);
  // Of old ones, only the delivery is known.
  const known = samples.filter(({ next, delivered }) => next !== null || !delivered);
  const stays = known.map(({ since, knownFrom, next, end }) => ({
    start: deliveryTime(since, week),
    seen: deliveryTime(knownFrom, week),
    end: next === null ? null : deliveryTime(next, week),
    last: end === null ? until : deliveryTime(end, week),
  }));
  return WINDOWS_DAYS.some((days) => hasStopped(stays, until - days, until));
}

/** Whether far fewer moved on between two times than before. */
function hasStopped(stays: readonly Stay[], from: number, until: number): boolean {
  const before = survivalOf(stays.filter(({ start }) => start < from).map((stay) => stayUntil(stay, from)));
  const risk = (days: number) => (days <= 0 ? 0 : -Math.log(Math.max(MIN_LEFT, shareLeft(before, days))));
  let [expected, went] = [0, 0];
  for (const { start, seen, end, last } of stays) {
    const [begin, finish] = [Math.max(seen, from), Math.min(end ?? last, until)];
    if (finish <= begin) continue;
    expected += risk(finish - start) - risk(begin - start);
    if (end !== null && end <= until) went += 1;
  }
  return went <= expected * MAX_SHARE && chanceOfAtMost(went, expected) < MAX_CHANCE;
}

interface Stay {
  readonly start: number;
  readonly seen: number;
  /** When it moved on; null: it hadn't as of `last`. */
  readonly end: number | null;
  readonly last: number;
}

/** How long it stayed, as it was known then. */
function stayUntil({ start, seen, end, last }: Stay, then: number): Duration {
  const isOver = end !== null && end <= then;
  const days = (isOver ? end : Math.min(last, then)) - start;
  return { days, ended: isOver, weight: 1, seenAfter: seen - start };
}

/** Of a Poisson distribution. */
function chanceOfAtMost(count: number, mean: number): number {
  let term = Math.exp(-mean);
  let sum = term;
  for (let each = 1; each <= count; each += 1) {
    term *= mean / each;
    sum += term;
  }
  return sum;
}

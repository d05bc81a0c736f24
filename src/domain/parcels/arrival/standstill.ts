import { dayOf, deliveryTime } from './delivery-days.ts';
import { type Sample, weekOfStays } from './experience.ts';
import { type Duration, shareLeft, survivalOf } from './survival.ts';

/** How many days with deliveries to look at: half a one shows it soon where many parcels pass, two where fewer do. */
const WINDOWS_DAYS = [0.5, 1, 2] as const;
/** Fewer parcels prove nothing. */
const MIN_SAMPLES = 30;
/** The longest times are too uncertain to expect more than this. */
const MIN_LEFT = 0.02;
/** Parcels of so many days before count a third as much for what is expected lately. */
const LATELY_DAYS = 5;
const [DAY_HOURS, HOUR_MS] = [24, 3_600_000];

/** How many parcels went on to the next checkpoint in a window, and how many would have as they did before. */
interface Passed {
  readonly went: number;
  /** As parcels passed in the past weeks, and in the last days before the window. */
  readonly usual: number;
  readonly lately: number;
}

/** What passed a checkpoint in each of the windows; empty: too little is known. */
export type Flow = readonly Passed[];

/** A standstill: at most this share of the usual parcels moved on. A change: at most this share of those expected lately. */
const [STOPPED, CHANGED] = [0.15, 0.5];
/** Chance would let so few go on less often than this. */
const MAX_CHANCE = 0.003;

/** Looks at what passed a checkpoint. @param samples of the checkpoint */
export function flowOf(samples: readonly Sample[], now: number): Flow {
  if (samples.length < MIN_SAMPLES) return [];
  const week = weekOfStays(samples);
  const until = deliveryTime(now, week);
  // Of old ones, only the delivery is known.
  const known = samples.filter(({ next, delivered }) => next !== null || !delivered);
  const stays = known.map(({ since, knownFrom, next, end }) => ({
    start: deliveryTime(since, week),
    seen: deliveryTime(knownFrom, week),
    end: next === null ? null : deliveryTime(next, week),
    last: end === null ? until : deliveryTime(end, week),
  }));
  const [half, ...days] = WINDOWS_DAYS;
  const awake = activityOf(known, now - half * DAY_HOURS * HOUR_MS, now);
  return [
    passed(stays, until - half, until, awake),
    ...days.map((each) => passed(stays, until - each, until, 1)),
  ];
}

/**
 * Whether parcels have stopped going on, or have just become slower, at one of the checkpoints or at all together: a strike or a
 * backlog shows within a day, long before deliveries are late. Until it is over, or the new pace is known, there is no reliable date.
 */
export function standsStill(flows: readonly Flow[]): boolean {
  const all = WINDOWS_DAYS.map((_, index) => {
    const sum = (of: keyof Passed) => flows.reduce((total, flow) => total + (flow[index]?.[of] ?? 0), 0);
    return { went: sum('went'), usual: sum('usual'), lately: sum('lately') };
  });
  return [...flows, all].some((flow) =>
    flow.some(({ went, usual, lately }) => isFewer(went, usual, STOPPED) || isFewer(went, lately, CHANGED)),
  );
}

function isFewer(went: number, expected: number, share: number): boolean {
  return went <= expected * share && chanceOfAtMost(went, expected) < MAX_CHANCE;
}

/** How much of a usual day's scans fall into its part between two times: at night, few do. */
function activityOf(samples: readonly Sample[], from: number, until: number): number {
  const counts = Array.from({ length: DAY_HOURS }, () => 1);
  for (const { next } of samples)
    if (next !== null) {
      const hour = Math.floor(next / HOUR_MS) - dayOf(next) * DAY_HOURS;
      counts[hour] = (counts[hour] ?? 0) + 1;
    }
  const all = counts.reduce((sum, count) => sum + count, 0) / DAY_HOURS;
  let [active, hours] = [0, 0];
  for (let hour = Math.floor(from / HOUR_MS); hour < Math.floor(until / HOUR_MS); hour += 1) {
    active += (counts[((hour % DAY_HOURS) + DAY_HOURS) % DAY_HOURS] ?? 0) / all;
    hours += 1;
  }
  return Math.min(1, active / hours);
}

function passed(stays: readonly Stay[], from: number, until: number, activity: number): Passed {
  const before = stays.filter(({ start }) => start < from);
  const newest = Math.max(...before.map(({ start }) => start));
  const usually = riskOf(before.map((stay) => stayUntil(stay, from, 1)));
  const recently = riskOf(
    before.map((stay) => stayUntil(stay, from, Math.exp((stay.start - newest) / LATELY_DAYS))),
  );
  let [went, usual, lately] = [0, 0, 0];
  for (const { start, seen, end, last } of stays) {
    const [begin, finish] = [Math.max(seen, from), Math.min(end ?? last, until)];
    if (finish <= begin) continue;
    usual += usually(finish - start) - usually(begin - start);
    lately += recently(finish - start) - recently(begin - start);
    if (end !== null && end <= until) went += 1;
  }
  return { went, usual: usual * activity, lately: lately * activity };
}

/** How many times a parcel that is put back each time would have gone on by an age. */
function riskOf(durations: readonly Duration[]): (days: number) => number {
  const survival = survivalOf(durations);
  return (days) => (days <= 0 ? 0 : -Math.log(Math.max(MIN_LEFT, shareLeft(survival, days))));
}

interface Stay {
  readonly start: number;
  readonly seen: number;
  /** When it moved on; null: it hadn't as of `last`. */
  readonly end: number | null;
  readonly last: number;
}

/** How long it stayed, as it was known then. */
function stayUntil({ start, seen, end, last }: Stay, then: number, weight: number): Duration {
  const isOver = end !== null && end <= then;
  const days = (isOver ? end : Math.min(last, then)) - start;
  return { days, ended: isOver, weight, seenAfter: seen - start };
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

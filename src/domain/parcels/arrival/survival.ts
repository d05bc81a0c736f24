/** How long a parcel took, or at least took so far. */
export interface Duration {
  readonly days: number;
  /** False: it is still under way ("longer than that", censored). */
  readonly ended: boolean;
  /** How much it counts; positive. */
  readonly weight: number;
  /** After so many days it was first seen: one that had arrived before would not be known. Default: from the beginning. */
  readonly seenAfter?: number;
}

/** The share of parcels that take longer than a time. */
export interface Survival {
  /** Days, ascending; the share falls at each of them. */
  readonly days: readonly number[];
  /** The share that takes longer than `days` at the same index. */
  readonly left: readonly number[];
}

/** While fewer of all parcels have been seen, an arrival says little: it would count as that of most of them. */
const MIN_SEEN = 0.2;
/** A smaller share is a rounding error. */
const NOBODY = 1e-9;

/**
 * The Kaplan–Meier estimate of how long parcels take, with weights: of those still under way at a given time, the share that
 * arrived then. A parcel under way counts until now, so that a delay shows before any parcel has arrived, and one that was seen
 * late counts from then on (delayed entry). Source: E. L. Kaplan and P. Meier, Nonparametric Estimation from Incomplete
 * Observations, JASA 53 (1958).
 */
export function survivalOf(durations: readonly Duration[]): Survival {
  const known = durations.filter(({ days, seenAfter = 0 }) => seenAfter === 0 || seenAfter < days);
  const sorted = known.toSorted((a, b) => a.days - b.days || Number(b.ended) - Number(a.ended));
  const late = known
    .filter(({ seenAfter = 0 }) => seenAfter > 0)
    .toSorted((a, b) => (a.seenAfter ?? 0) - (b.seenAfter ?? 0));
  const total = weightOf(known);
  let seen = total - weightOf(late);
  let atRisk = seen;
  let next = 0;
  let share = 1;
  const days: number[] = [];
  const left: number[] = [];
  for (const { days: time, ended, weight } of sorted) {
    for (let each = late[next]; each !== undefined && (each.seenAfter ?? 0) < time; each = late[next]) {
      seen += each.weight;
      atRisk += each.weight;
      next += 1;
    }
    if (ended && atRisk > 0 && seen >= total * MIN_SEEN) {
      share *= Math.max(0, 1 - weight / atRisk);
      if (days.at(-1) === time) left[left.length - 1] = share;
      else {
        days.push(time);
        left.push(share);
      }
    }
    atRisk -= weight;
  }
  return { days, left };
}

function weightOf(durations: readonly Duration[]): number {
  return durations.reduce((sum, { weight }) => sum + weight, 0);
}

/**
 * The share that takes longer than so many days. Where nobody has arrived later, it goes on falling at the mean rate until then:
 * B. W. Brown, M. Hollander and R. M. Korwar, Nonparametric Tests of Independence for Censored Data, in Reliability and Biometry
 * (SIAM 1974).
 */
export function shareLeft({ days, left }: Survival, time: number): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  const [last, share] = [days[low - 1] ?? 0, left[low - 1] ?? 1];
  return low === days.length && last > 0 && share > NOBODY ? share ** (time / last) : share;
}

/** The value at or below which a share of the durations is; null when nobody has arrived. */
export function quantileOf({ days, left }: Survival, share: number): number | null {
  const index = left.findIndex((each) => 1 - each >= share - 1e-12);
  if (index !== -1) return days[index] ?? null;
  const [last, over] = [days.at(-1) ?? 0, left.at(-1) ?? 1];
  return last > 0 && over < 1 ? (last * Math.log(1 - share)) / Math.log(over) : null;
}

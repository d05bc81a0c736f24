/** How long a parcel took, or at least took so far. */
export interface Duration {
  readonly days: number;
  /** False: it is still under way ("longer than that", censored). */
  readonly ended: boolean;
  /** How much it counts; positive. */
  readonly weight: number;
}

/** The share of parcels that take longer than a time. */
export interface Survival {
  /** Days, ascending; the share falls at each of them. */
  readonly days: readonly number[];
  /** The share that takes longer than `days` at the same index. */
  readonly left: readonly number[];
}

/**
 * The Kaplan–Meier estimate of how long parcels take, with weights: of those that were still under way at a time, the share
 * that arrived then. A parcel under way counts until now, so that a delay shows before anybody has arrived.
 * Source: E. L. Kaplan and P. Meier, Nonparametric Estimation from Incomplete Observations, JASA 53 (1958).
 */
export function survivalOf(durations: readonly Duration[]): Survival {
  const sorted = durations.toSorted((a, b) => a.days - b.days || Number(b.ended) - Number(a.ended));
  let atRisk = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let share = 1;
  const days: number[] = [];
  const left: number[] = [];
  for (const { days: time, ended, weight } of sorted) {
    if (ended && atRisk > 0) {
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

/** The share that takes longer than so many days. */
export function shareLeft({ days, left }: Survival, time: number): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? 1 : (left[low - 1] ?? 1);
}

/** The value at or below which a share of the durations is; null when too many of them are not over. */
export function quantileOf({ days, left }: Survival, share: number): number | null {
  const index = left.findIndex((each) => 1 - each >= share - 1e-12);
  return index === -1 ? null : (days[index] ?? null);
}

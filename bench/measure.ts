/** The median of many measurements, and the quartiles. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** One value per round on each side, taken in the same run. */
export interface Pairs {
  readonly reference: readonly number[];
  readonly ours: readonly number[];
}

/** The value below which the given share (0 to 1) of the values lies; NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}

export function spreadOf(values: readonly number[]): Spread {
  return { median: quantile(values, 0.5), low: quantile(values, 0.25), high: quantile(values, 0.75) };
}

/** Ours divided by the reference, round by round, since whatever slows down a round affects both sides. */
export function ratioOf({ reference, ours }: Pairs): Spread {
  return spreadOf(ours.map((value, round) => value / (reference[round] ?? Number.NaN)));
}

/** Reference, ours, ours, reference, …, so that neither always goes first while the machine warms up. */
export async function runInterleaved(
  rounds: number,
  reference: (round: number) => Promise<number> | number,
  ours: (round: number) => Promise<number> | number,
): Promise<Pairs> {
  const pairs = { reference: [] as number[], ours: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) pairs.reference.push(await reference(round));
    pairs.ours.push(await ours(round));
    if (round % 2 === 1) pairs.reference.push(await reference(round));
  }
  return pairs;
}

/** Milliseconds on a monotonic clock shared by all processes of this machine. */
export const now = (): number => Number(process.hrtime.bigint()) / 1e6;

/** @returns the most of these times (ascending, milliseconds) within any one second */
export function mostInOneSecond(moments: readonly number[]): number {
  let [most, first] = [0, 0];
  for (const [last, moment] of moments.entries()) {
    while (moment - (moments[first] ?? moment) >= 1_000) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

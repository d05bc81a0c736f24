import { shownAt } from '../../moments.ts';
import { marginAfter } from './calibration.ts';
import type { Checkpoint } from './checkpoints.ts';
import { type DeliveryWeek, dayOf, deliveryWeekOf, weekdayOf } from './delivery-days.ts';
import type { Sample } from './experience.ts';
import { dayOfSample, MAX_SAMPLES, type PooledSample, placeIn, samplesOf } from './pools.ts';
import type { Trip } from './trip.ts';
import { holds, type Window } from './windows.ts';

/** A parcel without a scan for so long says nothing more. */
const FORGOTTEN_AFTER_MS = 60 * 86_400_000;

interface Kept extends PooledSample {
  /** Null: it is over. */
  readonly parcel: string | null;
}

/** A parcel under way. */
interface Traveling {
  readonly knownFrom: number | null;
  /** By their pools. */
  readonly samples: Map<string, Kept>;
  /** What was said of it; null: it is judged. */
  readonly windows: Map<Checkpoint, Window | null>;
  lastAt: number;
  timeZone: string;
}

/** What `store/arrivals` keeps in a database, in memory: a replay learns as the bot does. */
export class ReplayMemory {
  /** Newest last. */
  readonly #pools = new Map<string, Kept[]>();
  readonly #traveling = new Map<string, Traveling>();
  readonly #margins = new Map<Checkpoint, number>();
  /** Deliveries by weekday, by country. */
  readonly #weekdays = new Map<string, number[]>();
  readonly #over = new Set<string>();

  week(country: string): DeliveryWeek {
    return deliveryWeekOf(this.#weekdays.get(country) ?? []);
  }

  margin(checkpoint: Checkpoint): number {
    return this.#margins.get(checkpoint) ?? 0;
  }

  /** The samples of a pool without those of one parcel. */
  others(pool: string, parcel: string | null): readonly Sample[] {
    const samples = this.#pools.get(pool) ?? [];
    return parcel === null ? samples : samples.filter((sample) => sample.parcel !== parcel);
  }

  record(
    number: string,
    trip: Trip,
    seen: { kind: string; rank: number; at: number; window: Window | null },
  ): void {
    if (this.#over.has(number)) return;
    const { kind, rank, at, window } = seen;
    const isOver = trip.end !== null;
    const known = this.#traveling.get(number);
    const knownFrom = known?.knownFrom ?? (isOver ? null : shownAt(at, trip.timeZone));
    const { timeZone } = trip;
    const parcel = known ?? { knownFrom, samples: new Map(), windows: new Map(), lastAt: at, timeZone };
    Object.assign(parcel, { lastAt: at, timeZone });
    this.#traveling.set(number, parcel);
    this.#replace(parcel, isOver ? null : number, samplesOf(trip, { kind, rank, knownFrom }));
    if (isOver) this.#end(number, parcel, trip);
    else if (window !== null && !parcel.windows.has(window.checkpoint))
      parcel.windows.set(window.checkpoint, window);
  }

  #replace(parcel: Traveling, name: string | null, samples: readonly PooledSample[]): void {
    const pools = new Set(samples.map(({ pool }) => pool));
    for (const [pool, sample] of parcel.samples) if (!pools.has(pool)) this.#remove(sample);
    for (const sample of samples) {
      const before = parcel.samples.get(sample.pool);
      const kept = { ...sample, parcel: name };
      if (before === undefined) this.#add(kept, parcel);
      else {
        const pool = this.#pools.get(sample.pool) ?? [];
        pool[pool.indexOf(before)] = kept;
        parcel.samples.set(sample.pool, kept);
      }
    }
  }

  #add(sample: Kept, parcel: Traveling): void {
    const pool = this.#pools.get(sample.pool) ?? [];
    this.#pools.set(sample.pool, pool);
    const day = dayOfSample(sample);
    const replaced = placeIn(
      pool.filter((each) => dayOfSample(each) === day),
      sample,
    );
    if (replaced === undefined) return;
    if (replaced !== null) this.#remove(replaced);
    let place = pool.length;
    while (place > 0 && isNewer(pool[place - 1], sample)) place -= 1;
    pool.splice(place, 0, sample);
    parcel.samples.set(sample.pool, sample);
    const [oldest] = pool;
    if (pool.length > MAX_SAMPLES && oldest !== undefined) this.#remove(oldest);
  }

  #remove(sample: Kept): void {
    const pool = this.#pools.get(sample.pool) ?? [];
    pool.splice(pool.indexOf(sample), 1);
    if (sample.parcel !== null) this.#traveling.get(sample.parcel)?.samples.delete(sample.pool);
  }

  #end(number: string, { windows }: Traveling, { destination, end, delivered }: Trip): void {
    this.#over.add(number);
    this.#traveling.delete(number);
    if (!delivered || end === null) return;
    const day = dayOf(end);
    const counts = this.#weekdays.get(destination) ?? Array.from({ length: 7 }, () => 0);
    counts[weekdayOf(day)] = (counts[weekdayOf(day)] ?? 0) + 1;
    this.#weekdays.set(destination, counts);
    for (const window of windows.values()) if (window !== null) this.#judge(window, holds(window, day));
  }

  #judge({ checkpoint }: Window, held: boolean): void {
    this.#margins.set(checkpoint, marginAfter(this.margin(checkpoint), held));
  }

  /** A window that has passed was missed, and parcels without a scan for long are forgotten. */
  sweep(now: number): void {
    const missed: Window[] = [];
    for (const [number, { lastAt, timeZone, samples, windows }] of this.#traveling) {
      for (const [checkpoint, window] of windows)
        if (window !== null && window.closesAt <= now) {
          missed.push(window);
          windows.set(checkpoint, null);
        }
      if (now - lastAt <= FORGOTTEN_AFTER_MS) continue;
      this.#traveling.delete(number);
      this.#over.add(number);
      for (const sample of samples.values()) {
        const pool = this.#pools.get(sample.pool) ?? [];
        pool[pool.indexOf(sample)] = { ...sample, parcel: null, end: shownAt(lastAt, timeZone) };
      }
    }
    for (const window of missed.toSorted((a, b) => a.closesAt - b.closesAt)) this.#judge(window, false);
  }
}

function isNewer(a: PooledSample | undefined, b: PooledSample): boolean {
  return a !== undefined && (a.since > b.since || (a.since === b.since && a.rank > b.rank));
}

import type { Scan } from '../../moments.ts';
import { shownAt } from '../../moments.ts';
import type { ParcelState } from '../wordings/index.ts';
import { marginAfter } from './calibration.ts';
import { CHECKPOINTS, type Checkpoint, type Progress, progressOf } from './checkpoints.ts';
import { type DeliveryWeek, dayOf, deliveryWeekOf, weekdayOf } from './delivery-days.ts';
import { MAX_SAMPLES, MAX_SAMPLES_A_DAY, type Sample } from './experience.ts';
import { type Forecast, forecast } from './forecast.ts';
import { kindOfNumber, regionOf } from './kinds.ts';
import { standsStill } from './standstill.ts';

export interface ReplayedParcel {
  readonly number: string;
  /** Newest first. */
  readonly updates: readonly Scan[];
}

/** What would have been said at a scan, with what was known then. */
export interface ReplayedForecast {
  readonly number: string;
  /** Of the scan; milliseconds since 1970, UTC. */
  readonly at: number;
  readonly checkpoint: Checkpoint | null;
  readonly destination: string | null;
  /** Null: no date. */
  readonly forecast: Forecast | null;
}

/** In these, a parcel is on its way as expected; in all others, nobody knows when it goes on. */
const ON_ITS_WAY: ReadonlySet<ParcelState> = new Set([
  'accepted',
  'in_transit',
  'customs',
  'out_for_delivery',
]);
const OVER: ReadonlySet<ParcelState> = new Set(['returned', 'returning', 'cancelled', 'lost']);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A parcel without a scan for so long says nothing more. */
const FORGOTTEN_AFTER_MS = 60 * DAY_MS;

type Open = { -readonly [Key in keyof Sample]: Sample[Key] };
interface Window {
  readonly checkpoint: Checkpoint;
  readonly timeZone: string;
  readonly forecast: Forecast;
}
interface Pool {
  readonly samples: Open[];
  day: number;
  ofDay: number;
}
/** A parcel under way. */
interface Traveling {
  lastAt: number;
  readonly samples: Open[];
  /** What was said of it and is not judged yet. */
  windows: Window[];
}

/**
 * Forecasts at every scan of every parcel, in the order of time, each from what was known before it.
 * @param parcels in any order
 */
export function* replay(parcels: readonly ReplayedParcel[]): Generator<ReplayedForecast> {
  const scans = parcels
    .flatMap(({ number, updates }) => progressOf(updates).map((progress) => ({ number, progress })))
    .toSorted((a, b) => a.progress.at - b.progress.at);
  const experience = new Experience();
  for (const { number, progress } of scans) {
    const { at, checkpoint, destination } = progress;
    yield { number, at, checkpoint, destination, forecast: experience.observe(number, progress) };
  }
}

/** What a replay has learned so far. */
class Experience {
  readonly #pools = new Map<string, Pool>();
  readonly #traveling = new Map<string, Traveling>();
  readonly #margins = new Map<Checkpoint, number>();
  /** Deliveries by weekday, by country. */
  readonly #weekdays = new Map<string, number[]>();
  readonly #standstills = new Map<string, { readonly hour: number; readonly isStuck: boolean }>();
  readonly #over = new Set<string>();
  #sweptDay = 0;

  /** Learns a scan. @returns what is said then */
  observe(number: string, progress: Progress): Forecast | null {
    const { at, checkpoint, destination, state, since } = progress;
    this.#sweep(at);
    if (this.#over.has(number) || checkpoint === null) return null;
    const now = shownAt(at, progress.timeZone);
    if (state === 'delivered' || OVER.has(state)) {
      this.#end(number, now, state === 'delivered' ? destination : null);
      return null;
    }
    const parcel = this.#traveling.get(number) ?? { lastAt: at, samples: [], windows: [] };
    this.#traveling.set(number, parcel);
    parcel.lastAt = at;
    const isNew = since === at;
    if (isNew) this.#reach(number, parcel, checkpoint, destination, now);
    if (destination === null || !ON_ITS_WAY.has(state)) return null;
    const own = parcel.samples.at(-1);
    const said = this.#forecast(number, progress, now, own);
    if (isNew && said !== null)
      parcel.windows.push({ checkpoint, timeZone: progress.timeZone, forecast: said });
    return said;
  }

  #forecast(
    number: string,
    { checkpoint, destination, since, timeZone }: Progress,
    now: number,
    own: Sample | undefined,
  ): Forecast | null {
    if (checkpoint === null || destination === null) return null;
    const week = deliveryWeekOf(this.#weekdays.get(destination) ?? []);
    const others = (key: string) => this.#samples(key).filter((sample) => sample !== own);
    return forecast({
      since: shownAt(since, timeZone),
      now,
      pools: keysOf(kindOfNumber(number), destination, checkpoint).map(others),
      week,
      margin: this.#margins.get(checkpoint) ?? 0,
      isStuck: CHECKPOINTS.slice(CHECKPOINTS.indexOf(checkpoint)).some((each) =>
        this.#standsStill(`${destination} ${each}`, now, week),
      ),
    });
  }

  /** Looked at once an hour. */
  #standsStill(key: string, now: number, week: DeliveryWeek): boolean {
    const hour = Math.floor(now / HOUR_MS);
    const known = this.#standstills.get(key);
    if (known?.hour === hour) return known.isStuck;
    const isStuck = standsStill(this.#samples(key), now, week);
    this.#standstills.set(key, { hour, isStuck });
    return isStuck;
  }

  #reach(
    number: string,
    parcel: Traveling,
    checkpoint: Checkpoint,
    destination: string | null,
    now: number,
  ): void {
    const before = parcel.samples.at(-1);
    if (before !== undefined) before.next = now;
    const sample: Open = { since: now, next: null, end: null, delivered: false };
    parcel.samples.push(sample);
    if (destination === null) return;
    for (const key of keysOf(kindOfNumber(number), destination, checkpoint)) this.#add(key, sample);
  }

  #add(key: string, sample: Open): void {
    const pool = this.#pools.get(key) ?? { samples: [], day: 0, ofDay: 0 };
    this.#pools.set(key, pool);
    const day = dayOf(sample.since);
    if (day !== pool.day) Object.assign(pool, { day, ofDay: 0 });
    pool.ofDay += 1;
    if (pool.ofDay > MAX_SAMPLES_A_DAY) return;
    pool.samples.push(sample);
    if (pool.samples.length > MAX_SAMPLES) pool.samples.shift();
  }

  #samples(key: string): readonly Sample[] {
    return this.#pools.get(key)?.samples ?? [];
  }

  /** @param deliveredIn the country; null: it never arrives */
  #end(number: string, now: number, deliveredIn: string | null): void {
    this.#over.add(number);
    const parcel = this.#traveling.get(number);
    this.#traveling.delete(number);
    const isDelivered = deliveredIn !== null;
    const last = parcel?.samples.at(-1);
    if (last !== undefined && isDelivered) last.next = now;
    for (const sample of parcel?.samples ?? []) Object.assign(sample, { end: now, delivered: isDelivered });
    if (!isDelivered) return;
    const day = dayOf(now);
    const counts = this.#weekdays.get(deliveredIn) ?? Array.from({ length: 7 }, () => 0);
    counts[weekdayOf(day)] = (counts[weekdayOf(day)] ?? 0) + 1;
    this.#weekdays.set(deliveredIn, counts);
    for (const { checkpoint, forecast: said } of parcel?.windows ?? [])
      this.#judge(checkpoint, said.earliest <= day && day <= said.latest);
  }

  #judge(checkpoint: Checkpoint, held: boolean): void {
    this.#margins.set(checkpoint, marginAfter(this.#margins.get(checkpoint) ?? 0, held));
  }

  /** Once a day: a window that has passed was missed, and parcels without a scan for long are forgotten. */
  #sweep(at: number): void {
    if (dayOf(at) === this.#sweptDay) return;
    this.#sweptDay = dayOf(at);
    for (const [number, parcel] of this.#traveling) {
      if (at - parcel.lastAt > FORGOTTEN_AFTER_MS) this.#end(number, parcel.lastAt, null);
      parcel.windows = parcel.windows.filter(({ checkpoint, timeZone, forecast: { latest } }) => {
        const isOpen = dayOf(shownAt(at, timeZone)) <= latest;
        if (!isOpen) this.#judge(checkpoint, false);
        return isOpen;
      });
    }
  }
}

/** Narrowest first. */
function keysOf(kind: string, destination: string, checkpoint: Checkpoint): string[] {
  return [
    `${kind} ${destination} ${checkpoint}`,
    `${destination} ${checkpoint}`,
    `${regionOf(destination)} ${checkpoint}`,
  ];
}

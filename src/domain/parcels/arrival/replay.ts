import type { Scan } from '../../moments.ts';
import { type Checkpoint, type Progress, progressOf } from './checkpoints.ts';
import { dayOf } from './delivery-days.ts';
import type { Forecast } from './forecast.ts';
import { kindOfNumber } from './kinds.ts';
import { type Asked, askAbout, FlowMemory } from './question.ts';
import { ReplayMemory } from './replay-memory.ts';
import { type Trip, tripOf } from './trip.ts';
import { windowOf } from './windows.ts';

export interface ReplayedParcel {
  readonly number: string;
  readonly progress: readonly Progress[];
}

/** The forecast at a scan, from what was known then. */
export interface ReplayedForecast {
  readonly number: string;
  /** Of the scan; milliseconds since 1970, UTC. */
  readonly at: number;
  readonly checkpoint: Checkpoint | null;
  readonly destination: string | null;
  /** Null: no date. */
  readonly forecast: Forecast | null;
}

/** @param updates newest first */
export function readProgress({
  number,
  updates,
}: {
  readonly number: string;
  readonly updates: readonly Scan[];
}): ReplayedParcel {
  return { number, progress: progressOf(updates) };
}

/**
 * Forecasts at every scan of every parcel, in chronological order, each from what was known before it.
 * @param parcels in any order @param rankOf a random number for each parcel, always the same
 */
export function* replay(
  parcels: readonly ReplayedParcel[],
  rankOf: (number: string) => number = rankOfText,
): Generator<ReplayedForecast> {
  const scans = parcels
    .flatMap(({ number, progress }) => progress.map(({ at }, index) => ({ number, at, progress, index })))
    .toSorted((a, b) => a.at - b.at);
  const experience = new Experience(rankOf);
  for (const { number, at, progress, index } of scans) {
    const { checkpoint = null, destination = null } = progress[index] ?? {};
    const said = experience.observe(number, at, progress.slice(0, index + 1));
    yield { number, at, checkpoint, destination, forecast: said };
  }
}

/** What a replay has learned so far. */
class Experience {
  readonly #memory = new ReplayMemory();
  readonly #flows = new FlowMemory();
  readonly #rankOf: (number: string) => number;
  #sweptDay = 0;

  constructor(rankOf: (number: string) => number) {
    this.#rankOf = rankOf;
  }

  /** Learns a scan. @param way with all scans before it @returns the forecast then */
  observe(number: string, at: number, way: readonly Progress[]): Forecast | null {
    if (dayOf(at) !== this.#sweptDay) this.#memory.sweep(at);
    this.#sweptDay = dayOf(at);
    const trip = tripOf(way);
    if (trip === null) return null;
    const kind = kindOfNumber(number);
    const asked = askAbout(trip, kind, at);
    const said = asked === null ? null : this.#forecast(number, trip, asked);
    const window = asked === null || said === null ? null : windowOf(said, asked.checkpoint, trip);
    this.#memory.record(number, trip, { kind, rank: this.#rankOf(number), at, window });
    return said;
  }

  #forecast(number: string, trip: Trip, asked: Asked): Forecast | null {
    const week = this.#memory.week(trip.destination);
    const said = asked.outlook({
      pools: asked.pools.map((pool) => this.#memory.others(pool, number)),
      week,
      margin: this.#memory.margin(asked.checkpoint),
      flows: asked.ahead.map((pool) =>
        this.#flows.flowOf(pool, asked.now, () => ({
          samples: this.#memory.others(pool, null),
          week,
        })),
      ),
    });
    return said?.state === 'expected' ? said : null;
  }
}

/** FNV-1a, as a number below 65,536. */
function rankOfText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 16) ^ (hash & 0xffff);
}

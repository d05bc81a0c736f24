import { shownAt } from '../../moments.ts';
import type { ParcelState } from '../wordings/index.ts';
import type { Checkpoint } from './checkpoints.ts';
import type { DeliveryWeek } from './delivery-days.ts';
import type { Sample } from './experience.ts';
import { type Outlook, outlookOf, type Situation } from './forecast.ts';
import { poolsAhead, poolsOf } from './pools.ts';
import { slowdownOf, type Tempo, tempoOf } from './slowdown.ts';
import { type Flow, flowOf, standsStill } from './standstill.ts';
import type { Stay, Trip } from './trip.ts';

/** What has to be known to say when a parcel arrives. */
export interface Asked {
  readonly checkpoint: Checkpoint;
  /** When the checkpoint was reached, and now: milliseconds on the clocks of the destination. */
  readonly since: number;
  readonly now: number;
  /** The pools of parcels that it is compared with, narrowest first. */
  readonly pools: readonly [string, string, string];
  /** Those that show whether parcels have stopped going on or became slower, from its checkpoint on. */
  readonly ahead: readonly string[];
  /** @param flows of the pools ahead */
  outlook(
    known: Pick<Situation, 'pools' | 'week' | 'margin'> & { readonly flows: readonly Passing[] },
  ): Outlook | null;
}

/** In these states, a parcel is on its way as expected; in all others, nobody knows when it will move on. */
const ON_ITS_WAY: ReadonlySet<ParcelState> = new Set([
  'accepted',
  'in_transit',
  'customs',
  'out_for_delivery',
]);

/** Null: nothing can be said of such a parcel. @param at now; milliseconds since 1970, UTC */
export function askAbout(trip: Trip, kind: string, at: number): Asked | null {
  if (trip.end !== null || !ON_ITS_WAY.has(trip.state)) return null;
  const { checkpoint, since } = newestStay(trip);
  const now = shownAt(Math.max(at, trip.lastAt), trip.timeZone);
  const lastScan = shownAt(trip.lastAt, trip.timeZone);
  return {
    checkpoint,
    since,
    now,
    pools: poolsOf(kind, trip, checkpoint),
    ahead: poolsAhead(trip, checkpoint),
    outlook({ flows, ...known }) {
      const isStuck = standsStill(flows.map(({ flow }) => flow));
      const slowdown = slowdownOf(flows.map(({ tempo }) => tempo));
      return outlookOf({ since, lastScan, now, isStuck, slowdown, ...known });
    },
  };
}

function newestStay({ stays }: Trip): Stay {
  return stays.at(-1) ?? stays[0];
}

const HOUR_MS = 3_600_000;

/** How the parcels of a pool are moving. */
interface Passing {
  readonly flow: Flow;
  readonly tempo: Tempo | null;
}

/** How the parcels of pools are moving, checked once an hour. */
export class FlowMemory {
  readonly #known = new Map<string, Passing & { readonly hour: number }>();

  /** Whether it has to be checked again. @param now on the clocks of the destination */
  isDue(pool: string, now: number): boolean {
    return this.#known.get(pool)?.hour !== Math.floor(now / HOUR_MS);
  }

  flowOf(
    pool: string,
    now: number,
    load: () => { readonly samples: readonly Sample[]; readonly week: DeliveryWeek },
  ): Passing {
    const hour = Math.floor(now / HOUR_MS);
    const known = this.#known.get(pool);
    if (known?.hour === hour) return known;
    const { samples, week } = load();
    const passing = { hour, flow: flowOf(samples, now), tempo: tempoOf(samples, week) };
    this.#known.set(pool, passing);
    return passing;
  }
}

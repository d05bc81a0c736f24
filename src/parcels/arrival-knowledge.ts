import type { Checkpoint } from '../domain/parcels/arrival/checkpoints.ts';
import { type DeliveryWeek, deliveryWeekOf } from '../domain/parcels/arrival/delivery-days.ts';
import type { Outlook } from '../domain/parcels/arrival/forecast.ts';
import { slowerOfTen } from '../domain/parcels/arrival/pace.ts';
import { poolOfRoute, poolsOf } from '../domain/parcels/arrival/pools.ts';
import { type Asked, FlowMemory } from '../domain/parcels/arrival/question.ts';
import type { Trip } from '../domain/parcels/arrival/trip.ts';
import { createLruCache } from '../process/timing/create-lru-cache.ts';
import type { Store, StoredSample } from '../store/index.ts';

/** What other processes have learned shows after so long. */
const KEPT_MS = 60_000;
/** Each has up to 400 samples, about 40 KB. */
const MAX_POOLS = 120;
const MAX_WEEKS = 300;
const MAX_MARGINS = 20;

export type ArrivalKnowledge = ReturnType<typeof createArrivalKnowledge>;

/** What is stored about arrivals, kept for a minute: a list of parcels asks for the same again and again. */
export function createArrivalKnowledge({ arrivals }: Pick<Store, 'arrivals'>) {
  const pools = createLruCache<string, StoredSample[]>(MAX_POOLS, { ttl: KEPT_MS });
  const weeks = createLruCache<string, number[]>(MAX_WEEKS, { ttl: KEPT_MS });
  const margins = createLruCache<Checkpoint, { readonly margin: number }>(MAX_MARGINS, { ttl: KEPT_MS });
  const flows = new FlowMemory();

  const load = async (names: readonly string[]) => {
    const missing = names.filter((name) => !pools.has(name));
    const loaded = missing.length === 0 ? new Map() : await arrivals.samples(missing);
    for (const [name, samples] of loaded) pools.set(name, samples);
    return (name: string): readonly StoredSample[] => loaded.get(name) ?? pools.get(name) ?? [];
  };
  const weekOf = async (country: string): Promise<DeliveryWeek> => {
    const counts = weeks.get(country) ?? (await arrivals.weekdays(country));
    weeks.set(country, counts);
    return deliveryWeekOf(counts);
  };
  const marginOf = async (checkpoint: Checkpoint): Promise<number> => {
    const known = margins.get(checkpoint) ?? { margin: await arrivals.margin(checkpoint) };
    margins.set(checkpoint, known);
    return known.margin;
  };

  return {
    /** What the others say about a parcel. @param parcel its hash */
    async outlook(asked: Asked, parcel: string, { destination }: Trip): Promise<Outlook | null> {
      const { now, checkpoint } = asked;
      const due = asked.ahead.filter((pool) => flows.isDue(pool, now));
      const samplesOf = await load([...asked.pools, ...due]);
      const week = await weekOf(destination);
      const others = (pool: string) => samplesOf(pool).filter((sample) => sample.parcel !== parcel);
      return asked.outlook({
        pools: asked.pools.map(others),
        week,
        margin: await marginOf(checkpoint),
        flows: asked.ahead.map((pool) => flows.flowOf(pool, now, () => ({ samples: samplesOf(pool), week }))),
      });
    },
    /** How many of ten parcels of the route took longer than a delivered one; null: not known. */
    async slowerOfTen(trip: Trip): Promise<number | null> {
      const pool = poolOfRoute(trip, trip.stays[0].checkpoint);
      return slowerOfTen(trip, (await load([pool]))(pool), await weekOf(trip.destination));
    },
    /** What this parcel has changed is read again. */
    forget(kind: string, trip: Trip): void {
      for (const { checkpoint } of trip.stays)
        for (const pool of poolsOf(kind, trip, checkpoint)) pools.delete(pool);
      if (trip.end === null) return;
      weeks.delete(trip.destination);
      margins.clear();
    },
  };
}

import type { Arrival } from '../../parcels/arrival.ts';
import { inParallel } from '../../process/timing/in-parallel.ts';
import { settlesWithin } from '../../process/timing/waiting.ts';
import type { Destination, PendingDelivery } from '../../store/index.ts';
import { followedArrival } from '../dates/followed-arrival.ts';
import { readDateNotice, readToldDate } from '../dates/told-date.ts';
import { parcelHistory } from '../history.ts';
import type { RenderContext } from './render-context.ts';

/** Parcels whose date is worked out; more than a digest lists. */
const MAX_DATES = 60;
const DATES_AT_ONCE = 4;
const DATES_WAIT_MS = 1_500;

/** The date that readers were told before all of this; null: it hasn't moved. */
export function toldBefore(group: readonly PendingDelivery[], { kind }: Pick<Destination, 'kind'>) {
  for (const { notice, data, arrival } of group) {
    const told = () => readToldDate(arrival, kind === 'user');
    const before = notice === 'moved' ? readDateNotice(data).before : told()?.before;
    if (before != null) return before;
  }
  return null;
}

/** As of now; where that isn't known, as it was when it moved. */
export function movedDate(moves: readonly PendingDelivery[], now: Arrival | null): Arrival | null {
  const last = moves.at(-1);
  return last === undefined ? null : (now ?? readDateNotice(last.data).arrival);
}

/** When the parcels of a digest are likely there. What takes too long is left out. */
export async function datesOf(
  context: RenderContext,
  deliveries: readonly PendingDelivery[],
  { kind }: Pick<Destination, 'kind'>,
): Promise<ReadonlyMap<number, Arrival>> {
  const dates = new Map<number, Arrival>();
  const isDated = ({ topicKind, notice, importance }: PendingDelivery) =>
    topicKind === 'parcel' &&
    (notice === null ? importance === 'milestone' : notice === 'moved' || notice === 'late');
  const keys = new Map(deliveries.filter(isDated).map(({ topicId, topicKey }) => [topicId, topicKey]));
  const load = async ([id, key]: readonly [number, string]) => {
    const updates = await parcelHistory(context, { id, key });
    const date = await followedArrival(context, { id, key }, updates);
    if (date !== null && (kind === 'user' || date.assumed !== true)) dates.set(id, date);
  };
  const all = inParallel([...keys].slice(0, MAX_DATES), DATES_AT_ONCE, load).catch((error: unknown) =>
    context.log.warn({ err: error }, 'digest without dates'),
  );
  await settlesWithin(DATES_WAIT_MS, all);
  return dates;
}

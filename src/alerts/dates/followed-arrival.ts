import type { Arrival } from '../../parcels/arrival.ts';
import type { TrackingUpdate } from '../../service/index.ts';
import type { Topic } from '../../store/index.ts';
import type { AlertParts } from '../parts.ts';
import { sharedDestination } from './usual-destination.ts';

/** `assumed`: to where its followers usually get their parcels, since no scan names a destination. For their eyes only. */
export type FollowedArrival = Arrival & { readonly assumed?: true };

/** When a parcel is likely there, as those who follow it see it. @param updates newest first */
export async function followedArrival(
  { store, arrivals, clock }: Pick<AlertParts, 'store' | 'arrivals' | 'clock'>,
  { id, key }: Pick<Topic, 'id' | 'key'>,
  updates: readonly TrackingUpdate[],
): Promise<FollowedArrival | null> {
  if (arrivals === undefined) return null;
  const [parcel, now] = [{ number: key, updates }, clock()];
  const known = await arrivals.of(parcel, { now });
  if (known !== null) return known;
  const destination = await sharedDestination({ store, clock }, id);
  if (destination === null) return null;
  const assumed = await arrivals.of(parcel, { now, destination });
  return assumed === null ? null : { ...assumed, assumed: true };
}

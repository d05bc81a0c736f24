import { parcelTopic } from '../../domain/alerts/topic.ts';
import { isOrigin } from '../../domain/parcels/journey-stage.ts';
import { findPlace } from '../../domain/parcels/places/find-place.ts';
import type { Arrival } from '../../parcels/arrival.ts';
import type { TrackingUpdate } from '../../service/index.ts';
import type { Store, Topic } from '../../store/index.ts';
import type { AlertParts } from '../parts.ts';
import { readTimedScan } from '../updates.ts';

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

/**
 * Where a parcel goes as far as its followers are known, until a scan says so. Everybody who follows it must usually get their parcels
 * in the same country, and in DMs alone: in a channel, others would read a date that is not theirs.
 * @returns null: not known
 */
async function sharedDestination(context: Asked['context'], topicId: number): Promise<string | null> {
  const followers = await context.store.follows.followers(topicId);
  if (followers.some(({ kind }) => kind !== 'user')) return null;
  let shared: string | null = null;
  for (const userId of new Set(followers.map((follower) => follower.userId))) {
    const usual = await usualDestination({ context, userId });
    if (usual === null || (shared !== null && usual !== shared)) return null;
    shared = usual;
  }
  return shared;
}

/** So many parcels must have gone to one country. */
const PARCELS = 3;

interface Asked {
  readonly context: { readonly store: Store; readonly clock: () => number };
  readonly userId: string;
}

/** The country of the last parcels that the user received; null where they went to several, or there are too few. */
export async function usualDestination({ context: { store, clock }, userId }: Asked): Promise<string | null> {
  const archived = await store.archive.list(userId, { offset: 0, limit: PARCELS });
  if (archived.length < PARCELS) return null;
  const topics = await Promise.all(archived.map(({ number }) => store.topics.find(parcelTopic(number))));
  const ids = topics.flatMap((topic) => topic?.id ?? []);
  const ends = await store.updates.ends(ids, 1);
  const countries = [...ends.values()].map((scans) => {
    const [newest] = scans.map((update) => readTimedScan(update, clock()));
    return findPlace(newest?.location, newest?.country)?.country ?? null;
  });
  const [country = null, ...others] = countries;
  const isUsual = countries.length === PARCELS && others.every((other) => other === country);
  return isUsual && !isOrigin(country) ? country : null;
}

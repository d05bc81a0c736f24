import { parcelTopic } from '../../domain/alerts/topic.ts';
import { isOrigin } from '../../domain/parcels/journey-stage.ts';
import { findPlace } from '../../domain/parcels/places/find-place.ts';
import type { Store } from '../../store/index.ts';
import { readTimedScan } from '../updates.ts';

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

/**
 * Where a parcel goes as far as its followers are known, until a scan says so. Everybody who follows it must usually get their parcels
 * in the same country, and in DMs alone: in a channel, others would read a date that is not theirs.
 * @returns null: not known
 */
export async function sharedDestination(context: Asked['context'], topicId: number): Promise<string | null> {
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

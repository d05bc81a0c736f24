import { readTimedScan } from '../../alerts/index.ts';
import { parcelTopic } from '../../domain/alerts/topic.ts';
import { isOrigin } from '../../domain/parcels/journey-stage.ts';
import { findPlace } from '../../domain/parcels/places/find-place.ts';
import type { CommandRequest } from '../replies/request.ts';

/** So many parcels must have gone to one country. */
const PARCELS = 3;

/** The country of the last parcels that the user received; null where they went to several, or there are too few. */
export async function usualDestination({
  context: { store, clock },
  userId,
}: Pick<CommandRequest, 'context' | 'userId'>): Promise<string | null> {
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

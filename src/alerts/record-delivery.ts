import { dayCount, type JourneyScan, routeOf } from '../domain/journey.ts';
import { lastKnownState } from '../domain/parcels/wordings/index.ts';
import type { Store } from '../store/index.ts';
import { storedScans } from './stored-scans.ts';

/**
 * Records how long a followed parcel took, once it is delivered. Other parcels may have scans that are not stored, so their
 * first stored scan isn't where and when they started.
 */
export async function recordDelivery(store: Store, topicId: number, now: number): Promise<void> {
  if (!(await store.follows.isSynced(topicId))) return;
  await recordDuration(store, topicId, await storedScans(store, topicId, now), now);
}

/**
 * Records how long a parcel took, unless it isn't delivered or that is recorded already.
 * @param scans all of them, newest first
 */
export async function recordDuration(
  { routes }: Pick<Store, 'routes'>,
  topicId: number,
  scans: readonly JourneyScan[],
  now: number,
): Promise<void> {
  if (lastKnownState(scans.map(({ status }) => status ?? '')) !== 'delivered') return;
  const [route, days] = [routeOf(scans), dayCount(scans, now)];
  if (route !== null && days !== null) await routes.recordDelivery(topicId, route, days, now);
}

import type { Scan } from '../domain/moments.ts';
import { dayCount, routeOf } from '../domain/parcels/journey.ts';
import { isOver, stateOfParcel } from '../domain/parcels/state-of-parcel.ts';
import { lastKnownState } from '../domain/parcels/wordings/index.ts';
import type { Store } from '../store/index.ts';
import { storedScans } from './updates.ts';

/**
 * A person has got a parcel: all their follows of it end, and it goes to their archive.
 * @returns false if they don't follow it
 */
export async function confirmReceipt(
  store: Store,
  userId: string,
  topicId: number,
  now: number,
): Promise<boolean> {
  const scans = await storedScans(store, topicId, now);
  const isSynced = await store.follows.isSynced(topicId);
  const end = { days: dayCount(scans, now), endedAt: scans[0]?.at ?? null };
  const isConfirmed = await store.archive.add(userId, topicId, end, now);
  // Unless it is already recorded, or someone else is still missing it.
  if (isConfirmed && isSynced) await recordDuration(store, topicId, scans, now);
  return isConfirmed;
}

/**
 * A person hasn't got a parcel that the carrier delivered: it is polled again, and what was recorded as its delivery is taken
 * back.
 * @returns false if they don't follow it
 */
export async function denyReceipt(
  store: Store,
  userId: string,
  topicId: number,
  now: number,
): Promise<boolean> {
  const change = await store.follows.markMissing(userId, topicId);
  if (change !== 'marked') return change === 'already';
  await store.routes.forgetDelivery(topicId);
  await store.topics.schedule(topicId, now, 'reset');
  return true;
}

/**
 * Nothing more is expected of a parcel: if its way is over, it goes to the archives of its followers, except of those who say
 * that it isn't there.
 * @returns whether someone still follows it
 */
export async function archiveIfOver(store: Store, topicId: number, now: number): Promise<boolean> {
  const scans = await storedScans(store, topicId, now);
  const state = stateOfParcel(scans);
  if (!isOver(state)) return store.follows.isFollowed(topicId);
  const days = state === 'delivered' ? dayCount(scans, now) : null;
  return store.archive.addForAll(topicId, { days, endedAt: scans[0]?.at ?? null }, now);
}

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
  scans: readonly Scan[],
  now: number,
): Promise<void> {
  if (lastKnownState(scans.map(({ status }) => status ?? '')) !== 'delivered') return;
  const [route, days] = [routeOf(scans), dayCount(scans, now)];
  if (route !== null && days !== null) await routes.recordDelivery(topicId, route, days, now);
}

import { ApiError, type TrackingUpdate } from '../service/index.ts';
import type { Topic } from '../store/index.ts';
import type { AlertParts } from './parts.ts';
import { scanUpdate, storedScans } from './updates.ts';

/**
 * A parcel's scans, newest first. Those of a followed parcel are all stored. Of others, only what webhooks reported is, so the service
 * is asked. Its answer is shown but not stored, because the events for those scans may still arrive.
 * @param until the scan that an alert is about: later ones are left out, and without the service, it is alone
 */
export async function parcelHistory(
  { store, api, clock, log }: Pick<AlertParts, 'store' | 'api' | 'clock' | 'log'>,
  { id, key }: Pick<Topic, 'id' | 'key'>,
  until?: TrackingUpdate,
): Promise<readonly TrackingUpdate[]> {
  const stored = await storedScans(store, id, clock());
  const newest = until ?? stored[0];
  if (newest === undefined) return stored;
  const keyOf = (scan: TrackingUpdate) => scanUpdate(key, scan).key;
  const newestKey = keyOf(newest);
  const complete = (scans: readonly TrackingUpdate[]) => {
    const index = scans.findIndex((scan) => keyOf(scan) === newestKey);
    // The service may be behind its own events.
    if (index === -1) return [newest, ...scans];
    return until === undefined ? scans : scans.slice(index);
  };
  if (await store.follows.isSynced(id)) return complete(stored);
  try {
    return complete((await api.tracking(key)).data.updates);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.warn({ err: error }, 'parcel history unavailable, using what is stored');
    return until === undefined ? stored : [until];
  }
}

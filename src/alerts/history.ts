import { ApiError, type TrackingUpdate } from '../service/index.ts';
import type { Topic } from '../store/index.ts';
import type { AlertParts } from './parts.ts';
import { scanUpdate, storedScans } from './updates.ts';

/**
 * A parcel's scans, newest first. Those of a followed parcel are all stored. Of others, only what webhooks reported is, so the
 * service is asked; until it knows the newest stored scan, or when it doesn't answer, they are the stored ones.
 */
export async function parcelHistory(
  { store, api, clock }: Pick<AlertParts, 'store' | 'api' | 'clock'>,
  { id, key }: Pick<Topic, 'id' | 'key'>,
): Promise<readonly TrackingUpdate[]> {
  const stored = await storedScans(store, id, clock());
  const [newest] = stored;
  if (newest === undefined || (await store.follows.isSynced(id))) return stored;
  try {
    const { data } = await api.tracking(key);
    const newestKey = scanUpdate(key, newest).key;
    return data.updates.some((scan) => scanUpdate(key, scan).key === newestKey) ? data.updates : stored;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return stored;
  }
}

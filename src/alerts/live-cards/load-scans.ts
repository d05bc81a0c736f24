import { ApiError, type TrackingUpdate } from '../../api/index.ts';
import type { Topic } from '../../store/index.ts';
import { storedScans } from '../stored-scans.ts';
import { scanUpdate } from '../updates.ts';
import type { CardContext } from './card-context.ts';

/**
 * The scans that a card shows, newest first. Those of a followed parcel are all stored. Of others, only what webhooks reported
 * is, so the service is asked; until it knows the newest stored scan, or when it doesn't answer, the stored ones are shown.
 */
export async function loadScans(
  { store, api, clock }: Pick<CardContext, 'store' | 'api' | 'clock'>,
  { id, key }: Topic,
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

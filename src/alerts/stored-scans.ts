import { MAX_SCANS, readAhead, type TrackingUpdate } from '../api/index.ts';
import type { Store } from '../store/index.ts';
import { readTimedScan } from './updates.ts';

/** The stored scans of a parcel, newest first: as many as an answer of the service has at most. */
export async function storedScans(
  { updates }: Pick<Store, 'updates'>,
  topicId: number,
  now: number,
): Promise<TrackingUpdate[]> {
  const stored = await updates.history(topicId, MAX_SCANS);
  const scans = stored.map((update) => readTimedScan(update, now));
  await readAhead(scans);
  return scans;
}

import * as z from 'zod';
import { dayCount } from '../domain/parcels/journey.ts';
import { STALL_STAGES, stallAfterMs, stallStage, stateOfParcel } from '../domain/parcels/state-of-parcel.ts';
import { trackingUpdate } from '../service/index.ts';
import type { NewNotice, Store } from '../store/index.ts';
import { storedScans } from './updates.ts';

const DAY_MS = 24 * 3_600_000;

/** What a notice about a silent parcel tells. It is stored, so that a message says the same whenever it is sent. */
const silence = z.object({
  stage: z.enum(STALL_STAGES),
  /** Whole days since the newest scan, or after which the first one is overdue. */
  silentDays: z.number(),
  /** Days since the first scan; null when the scans name no day. */
  day: z.number().nullable(),
  /** The newest one; null before the first. */
  scan: trackingUpdate.extend({ at: z.number().nullable() }).nullable(),
});

type Silence = z.infer<typeof silence>;

/**
 * What followers are told about a parcel that had no scan for long.
 * @param keyOf makes the notice's key from the id of the newest scan; 0: there is none
 */
export async function silenceNotice(
  { updates }: Pick<Store, 'updates'>,
  topicId: number,
  notice: 'stall' | 'ended',
  keyOf: (newestId: number) => string,
  now: number,
): Promise<NewNotice> {
  const newest = await updates.newest(topicId);
  const scans = await storedScans({ updates }, topicId, now);
  const [scan = null] = scans;
  const since = scan?.at ?? newest?.seenAt ?? now - (stallAfterMs(null) ?? 0);
  const data = {
    stage: stallStage(stateOfParcel(scans)),
    silentDays: Math.max(1, Math.floor((now - since) / DAY_MS)),
    day: dayCount(scans, now),
    scan,
  };
  return { notice, key: keyOf(newest?.id ?? 0), data: JSON.stringify(data), importance: 'problem' };
}

/** @param data of a stored notice */
export function readSilence(data: string): Silence {
  return silence.parse(JSON.parse(data));
}

import * as z from 'zod';
import { dayCount } from '../domain/parcels/journey.ts';
import {
  STALL_STAGES,
  type StallStage,
  stallAfterMs,
  stallStage,
  stateOfParcel,
} from '../domain/parcels/state-of-parcel.ts';
import { type ClockWatch, watchClock } from '../process/timing/clocks.ts';
import { takeTurn } from '../process/timing/take-turn.ts';
import { trackingUpdate } from '../service/index.ts';
import type { NewNotice, Store, Topic } from '../store/index.ts';
import { followedArrival } from './dates/followed-arrival.ts';
import type { AlertParts } from './parts.ts';
import type { ScheduledJob } from './scheduler.ts';
import { findNewScans, type SyncTopic } from './sync-topic.ts';
import { storedScans } from './updates.ts';

/** Parcels that one run looks at, and those of them that it asks the service about: after a long stop, many are due at once. */
const PARCELS_PER_RUN = 50;
const CHECKS_PER_RUN = 5;
/** When a parcel about which the service didn't answer is looked at again. */
const RETRY_MS = 60 * 60_000;
const DAY_MS = 24 * 3_600_000;

/** Where a parcel without scans only takes longer; elsewhere, somebody has to do something. */
const ONLY_SLOW: readonly StallStage[] = ['transport', 'customs'];

interface StallJobOptions
  extends Pick<AlertParts, 'store' | 'api' | 'arrivals' | 'onEnqueued' | 'log' | 'clock'> {
  readonly syncTopic: SyncTopic;
  /** Milliseconds, monotonic. */
  readonly uptime?: () => number;
}

/**
 * Tells followers once that a parcel has had no scan for longer than usual. The service is asked first, because the bot may have
 * missed scans, and nobody is told while the clock may be wrong: both would cause a flood.
 */
export function createStallJob(options: StallJobOptions): ScheduledJob {
  const { store, clock, uptime = () => performance.now() } = options;
  let watch: ClockWatch | undefined;
  return {
    name: 'stalls',
    task: 'jobs',
    async run(now, stopping) {
      watch ??= watchClock(clock, uptime, await store.events.newestAt());
      watch.check();
      if (!watch.isTrusted()) return;
      let checks = 0;
      for (const topic of await store.stalls.due(now, PARCELS_PER_RUN)) {
        await takeTurn();
        if (stopping.aborted || checks === CHECKS_PER_RUN) return;
        if (await store.follows.isFollowed(topic.id)) {
          checks += 1;
          await checkParcel(options, topic, now, stopping);
        } else {
          await store.stalls.postpone(topic, null);
        }
      }
    },
  };
}

async function checkParcel(
  options: StallJobOptions,
  topic: Topic,
  now: number,
  stopping: AbortSignal,
): Promise<void> {
  const { store, onEnqueued, log } = options;
  try {
    if (await isDated(options, topic, now)) {
      await store.stalls.postpone(topic, now + DAY_MS);
      return;
    }
    if (await findNewScans(options, topic, stopping)) return;
    const notice = await silenceNotice(store, topic.id, 'stall', (newestId) => `stall:${newestId}`, now);
    onEnqueued(await store.notices.record(topic.id, notice, now));
  } catch (error) {
    if (stopping.aborted) return;
    log.warn({ err: error, topic: topic.id }, 'stalled parcel not checked');
    // Otherwise, it would block the others.
    await store.stalls.postpone(topic, now + RETRY_MS);
  }
}

/** Followers who were told a date hear that it moves, and that the parcel is late: its silence is no other news. */
async function isDated(options: StallJobOptions, topic: Topic, now: number): Promise<boolean> {
  const { store } = options;
  if ((await store.toldArrivals.get(topic.id)) === undefined) return false;
  const scans = await storedScans(store, topic.id, now);
  return (
    ONLY_SLOW.includes(stallStage(stateOfParcel(scans))) &&
    (await followedArrival(options, topic, scans)) !== null
  );
}

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

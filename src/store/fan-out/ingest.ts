import type { Database } from '../database/database.ts';
import type { Work } from '../database/work.ts';
import { findAndEnrich, insertUpdate, markReportedByWebhook } from '../update-statements.ts';
import type { HomeGuilds } from './audience.ts';
import { createEnqueue, type Enqueue, type EventProcessing } from './enqueue.ts';
import type { AlertableUpdate, IncomingEvent, IngestResult } from './incoming-event.ts';
import { ensureTopic, findEvent, insertEvent, isFollowed, sourceOf } from './ingest-statements.ts';
import { createMarkLiveCards, type MarkLiveCards } from './mark-live-cards.ts';
import { MAX_UPDATE_AGE_MS } from './max-update-age.ts';

export interface IngestStore {
  /**
   * Stores the events and every delivery they cause in one fsynced transaction; all or nothing.
   * @throws when the database cannot be written
   */
  record(events: readonly IncomingEvent[]): Promise<IngestResult[]>;
  /**
   * Enqueues a stored event's updates for every destination that would receive them now and has not; with `again` also
   * for those that have.
   * @returns the destinations
   */
  replay(eventId: number, updates: readonly AlertableUpdate[], options: ReplayOptions): Promise<number[]>;
}

export interface ReplayOptions {
  readonly again: boolean;
  readonly now: number;
  /** Finds the destinations and changes nothing. */
  readonly dryRun: boolean;
}

interface FanOut {
  readonly enqueue: Enqueue;
  readonly markLiveCards: MarkLiveCards;
}

const SKIPPED: IngestResult = { duplicate: false, eventId: 0, destinationIds: [] };

/** @param homeGuilds called for each update */
export function createIngestStore(database: Database, homeGuilds: () => HomeGuilds): IngestStore {
  const fanOut = { enqueue: createEnqueue(homeGuilds), markLiveCards: createMarkLiveCards(homeGuilds) };
  return {
    record: (events) =>
      database.transaction(function* () {
        const results: IngestResult[] = [];
        for (const event of events) results.push(yield* storeEvent(fanOut, event));
        return results;
      }),
    replay(eventId, replayed, { again, now, dryRun }) {
      const work = function* () {
        const source = (yield* sourceOf(eventId)) ?? 'webhook';
        const event = { id: eventId, source, now, replay: true, again };
        const destinationIds = yield* fanOutAll(fanOut, replayed, event);
        return [...new Set(destinationIds)];
      };
      return dryRun ? database.dryRun(work) : database.transaction(work);
    },
  };
}

function* storeEvent(fanOut: FanOut, event: IncomingEvent): Work<IngestResult> {
  const { digest, source, receivedAt, updates, onlyIfFollowed } = event;
  if (onlyIfFollowed !== undefined && !(yield* isFollowed(onlyIfFollowed))) return SKIPPED;
  const firstId = yield* findEvent(digest);
  if (firstId !== undefined) return { duplicate: true, eventId: firstId, destinationIds: [] };
  const id = yield* insertEvent(event);
  const processing = { id, source, now: receivedAt, replay: false, again: false };
  return { duplicate: false, eventId: id, destinationIds: yield* fanOutAll(fanOut, updates, processing) };
}

function* fanOutAll(
  fanOut: FanOut,
  updates: readonly AlertableUpdate[],
  event: EventProcessing,
): Work<number[]> {
  const destinationIds: number[] = [];
  for (const update of updates) destinationIds.push(...(yield* fanOutUpdate(fanOut, update, event)));
  return destinationIds;
}

/**
 * Stores an update, and enqueues it for its audience. A repetition is no news, even for destinations that ask for more now
 * than they did then; home servers are told of what a webhook reports first.
 * @returns the destinations
 */
function* fanOutUpdate(
  { enqueue, markLiveCards }: FanOut,
  update: AlertableUpdate,
  event: EventProcessing,
): Work<number[]> {
  const { topicId, updateId, seenBefore, isNewByWebhook } = yield* storeUpdate(update, event);
  const isNew = seenBefore === null;
  const isTooOld = seenBefore !== null && seenBefore < event.now - MAX_UPDATE_AGE_MS;
  if (!isNew && !event.replay && (isTooOld || !isNewByWebhook)) return [];
  if (update.state !== null && (isNew || isNewByWebhook))
    yield* markLiveCards(topicId, updateId, isNew, event);
  return yield* enqueue(updateId, isNew, event);
}

interface StoredUpdate {
  readonly topicId: number;
  readonly updateId: number;
  /** When it was first reported, if that was earlier. */
  readonly seenBefore: number | null;
  /** Whether no webhook had reported it. */
  readonly isNewByWebhook: boolean;
}

function* storeUpdate(update: AlertableUpdate, { source, now }: EventProcessing): Work<StoredUpdate> {
  const { id: topicId, ...progress } = yield* ensureTopic(update.topic, now);
  const webhookAt = source === 'webhook' ? now : null;
  const known = yield* findAndEnrich(topicId, update);
  if (known === undefined) {
    const seen = { at: now, webhookAt, isNews: true };
    const updateId = yield* insertUpdate(topicId, progress, update, seen);
    return { topicId, updateId, seenBefore: null, isNewByWebhook: webhookAt !== null };
  }
  const isNewByWebhook = webhookAt !== null && (yield* markReportedByWebhook(known.id, webhookAt));
  return { topicId, updateId: known.id, seenBefore: known.seenAt, isNewByWebhook };
}

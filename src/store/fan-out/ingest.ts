import type { Database } from '../sqlite/database.ts';
import { runAndRollBack, writeTransaction } from '../sqlite/transactions.ts';
import type { UpdateStatements } from '../update-statements.ts';
import type { HomeGuilds } from './audience.ts';
import { createEnqueue, type Enqueue, type EventProcessing } from './enqueue.ts';
import type { AlertableUpdate, IncomingEvent, IngestResult } from './incoming-event.ts';
import { createIngestStatements, type IngestStatements } from './ingest-statements.ts';
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

interface Ingest {
  readonly statements: IngestStatements;
  readonly updates: UpdateStatements;
  readonly enqueue: Enqueue;
  readonly markLiveCards: MarkLiveCards;
}

const SKIPPED: IngestResult = { duplicate: false, eventId: 0, destinationIds: [] };

/** @param homeGuilds called for each update */
export function createIngestStore(
  database: Database,
  updates: UpdateStatements,
  homeGuilds: () => HomeGuilds,
): IngestStore {
  const statements = createIngestStatements(database);
  const ingest = {
    statements,
    updates,
    enqueue: createEnqueue(database, homeGuilds),
    markLiveCards: createMarkLiveCards(database, homeGuilds),
  };
  return {
    async record(events) {
      return writeTransaction(database, () => events.map((event) => storeEvent(ingest, event)));
    },
    async replay(eventId, replayed, { again, now, dryRun }) {
      const source = statements.sourceOf(eventId) ?? 'webhook';
      const event = { id: eventId, source, now, replay: true, again };
      const run = () => [...new Set(replayed.flatMap((update) => fanOut(ingest, update, event)))];
      return dryRun ? runAndRollBack(database, run) : writeTransaction(database, run);
    },
  };
}

function storeEvent(ingest: Ingest, event: IncomingEvent): IngestResult {
  const { statements } = ingest;
  const { digest, source, receivedAt, updates, onlyIfFollowed } = event;
  if (onlyIfFollowed !== undefined && !statements.isFollowed(onlyIfFollowed)) return SKIPPED;
  const firstId = statements.findEvent(digest);
  if (firstId !== undefined) return { duplicate: true, eventId: firstId, destinationIds: [] };
  const id = statements.insertEvent(event);
  const processing = { id, source, now: receivedAt, replay: false, again: false };
  const destinationIds = updates.flatMap((update) => fanOut(ingest, update, processing));
  return { duplicate: false, eventId: id, destinationIds };
}

/**
 * Stores an update, and enqueues it for its audience. A repetition is no news, even for destinations that ask for more now
 * than they did then; home servers are told of what a webhook reports first.
 * @returns the destinations
 */
function fanOut(ingest: Ingest, update: AlertableUpdate, event: EventProcessing): number[] {
  const { topicId, updateId, seenBefore, isNewByWebhook } = storeUpdate(ingest, update, event);
  const isNew = seenBefore === null;
  const isTooOld = seenBefore !== null && seenBefore < event.now - MAX_UPDATE_AGE_MS;
  if (!isNew && !event.replay && (isTooOld || !isNewByWebhook)) return [];
  if (update.state !== null && (isNew || isNewByWebhook))
    ingest.markLiveCards(topicId, updateId, isNew, event);
  return ingest.enqueue(updateId, isNew, event);
}

interface StoredUpdate {
  readonly topicId: number;
  readonly updateId: number;
  /** When it was first reported, if that was earlier. */
  readonly seenBefore: number | null;
  /** Whether no webhook had reported it. */
  readonly isNewByWebhook: boolean;
}

function storeUpdate(
  { statements, updates }: Ingest,
  update: AlertableUpdate,
  { source, now }: EventProcessing,
): StoredUpdate {
  const { id: topicId, ...progress } = statements.ensureTopic(update.topic, now);
  const webhookAt = source === 'webhook' ? now : null;
  const known = updates.findAndEnrich(topicId, update);
  if (known === undefined) {
    const seen = { at: now, webhookAt, isNews: true };
    const updateId = updates.insert(topicId, progress, update, seen);
    return { topicId, updateId, seenBefore: null, isNewByWebhook: webhookAt !== null };
  }
  const isNewByWebhook = webhookAt !== null && updates.markReportedByWebhook(known.id, webhookAt);
  return { topicId, updateId: known.id, seenBefore: known.seenAt, isNewByWebhook };
}

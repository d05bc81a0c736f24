import type { Database } from '../database/database.ts';
import { row, statement, type Work } from '../database/work.ts';
import type { HomeGuilds } from './audience.ts';
import { enqueue } from './enqueue.ts';
import type { AlertableUpdate, IncomingEvent, IngestResult } from './incoming-event.ts';
import { markLiveCards } from './mark-live-cards.ts';
import { MAX_UPDATE_AGE_MS } from './max-update-age.ts';
import type { AudienceRequest } from './requests.ts';
import { filterFollowed, storeEvents } from './store-events.ts';
import { type Report, type StoredReport, storeReports } from './store-reports.ts';

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

const SOURCE_OF = statement<{ eventId: number }, { source: IncomingEvent['source'] }>(
  'SELECT source FROM events WHERE id = @eventId',
);

const SKIPPED: IngestResult = { duplicate: false, eventId: 0, destinationIds: [] };

/** @param homeGuilds called for each transaction */
export function createIngestStore(database: Database, homeGuilds: () => HomeGuilds): IngestStore {
  return {
    record: (events) => database.transaction(() => record(events, homeGuilds()), { joinsInOrder: true }),
    replay(eventId, updates, { again, now, dryRun }) {
      const work = function* () {
        const { source } = (yield* row(SOURCE_OF, { eventId })) ?? { source: 'webhook' };
        const reports = yield* storeReports(updates.map((update) => ({ update, eventId, source, now })));
        yield* markStale(reports, homeGuilds());
        const requests = reports.map((report) => toRequest(report, true));
        const enqueued = yield* enqueue(requests, homeGuilds(), { replay: true, again });
        return [...new Set(enqueued.map(({ destinationId }) => destinationId))];
      };
      return dryRun ? database.dryRun(work) : database.transaction(work);
    },
  };
}

function* record(events: readonly IncomingEvent[], homeGuilds: HomeGuilds): Work<IngestResult[]> {
  const wanted = yield* filterFollowed(events);
  const { ids, added } = yield* storeEvents(wanted);
  const destinationIds = yield* fanOut(reportsOf([...added], ids), homeGuilds);
  const isWanted = new Set(wanted);
  return events.map((event) => {
    const eventId = ids.get(event.digest);
    if (eventId === undefined || !isWanted.has(event)) return SKIPPED;
    if (!added.has(event)) return { duplicate: true, eventId, destinationIds: [] };
    return { duplicate: false, eventId, destinationIds: destinationIds.get(eventId) ?? [] };
  });
}

function reportsOf(events: readonly IncomingEvent[], ids: ReadonlyMap<string, number>): Report[] {
  return events.flatMap(({ updates, digest, source, receivedAt: now }) =>
    updates.map((update) => ({ update, eventId: ids.get(digest) ?? 0, source, now })),
  );
}

/**
 * Stores updates, and enqueues them for their audience. A repetition is no news, even for destinations that ask for more now
 * than they did then; home servers are told of what a webhook reports first.
 * @returns the destinations of each event
 */
function* fanOut(reports: readonly Report[], homeGuilds: HomeGuilds): Work<ReadonlyMap<number, number[]>> {
  const news = (yield* storeReports(reports)).filter(isNews);
  yield* markStale(news, homeGuilds);
  const enqueued = yield* enqueue(
    news.map((report) => toRequest(report, report.seenBefore === null)),
    homeGuilds,
  );
  const destinationIds = new Map<number, number[]>();
  for (const { eventId, destinationId } of enqueued) {
    if (eventId === null) continue;
    const known = destinationIds.get(eventId);
    if (known === undefined) destinationIds.set(eventId, [destinationId]);
    else known.push(destinationId);
  }
  return destinationIds;
}

function isNews({ seenBefore, isNewByWebhook, now }: StoredReport): boolean {
  return seenBefore === null || (isNewByWebhook && seenBefore >= now - MAX_UPDATE_AGE_MS);
}

function* markStale(reports: readonly StoredReport[], homeGuilds: HomeGuilds): Work<void> {
  const scans = reports.filter(
    ({ update, seenBefore, isNewByWebhook }) =>
      update.state !== null && (seenBefore === null || isNewByWebhook),
  );
  yield* markLiveCards(
    scans.map((scan) => toRequest(scan, true)),
    homeGuilds,
  );
}

function toRequest(report: StoredReport, byFollow: boolean): AudienceRequest {
  const { stored, update, eventId, now, seenBefore, source } = report;
  const topicKind = update.topic.kind;
  const isNew = seenBefore === null;
  return { update: stored, topicKind, eventId, now, isNew, byFollow, byWebhook: source === 'webhook' };
}

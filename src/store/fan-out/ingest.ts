import type { Database } from '../database/database.ts';
import { selectFrom } from '../database/queries.ts';
import { row, type Work } from '../database/work.ts';
import { events } from '../schema/index.ts';
import { checkDates } from '../told-arrivals.ts';
import { createMissingTopics, loadTopics, nameOf, saveTopics } from '../topic-state/stored-topics.ts';
import {
  addUpdate,
  findAndEnrich,
  markReportedByWebhook,
  type TopicState,
  type UpdateState,
} from '../topic-state/topic-state.ts';
import type { AudienceRequest, HomeGuilds } from './audience.ts';
import { enqueue, MAX_UPDATE_AGE_MS } from './enqueue.ts';
import { markLiveCards } from './mark-live-cards.ts';
import { type AlertableUpdate, filterFollowed, type IncomingEvent, storeEvents } from './store-events.ts';

export interface IngestResult {
  readonly duplicate: boolean;
  /** Id of the stored event; of the first one, when this is a duplicate; 0 when it was not stored. */
  readonly eventId: number;
  readonly destinationIds: readonly number[];
}

interface ReplayOptions {
  readonly again: boolean;
  readonly now: number;
  readonly dryRun: boolean;
}

const SKIPPED: IngestResult = { duplicate: false, eventId: 0, destinationIds: [] };

export function createIngestStore(database: Database, homeGuilds: () => HomeGuilds) {
  return {
    /** Stores the events and every delivery they cause in one fsynced transaction; all or nothing. */
    record: (events: readonly IncomingEvent[]) =>
      database.transaction(() => record(events, homeGuilds()), { joinsInOrder: true }),
    /** Enqueues an event for every destination that would receive it now and has not; with `again` also for those that have. */
    replay(eventId: number, updates: readonly AlertableUpdate[], { again, now, dryRun }: ReplayOptions) {
      const work = function* () {
        const { source } = (yield* row(selectFrom(events, { id: eventId }))) ?? { source: 'webhook' };
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
 * A repeated update is ignored, even for destinations whose level has been raised since. Home servers get
 * updates that a webhook reports first.
 */
function* fanOut(reports: readonly Report[], homeGuilds: HomeGuilds): Work<ReadonlyMap<number, number[]>> {
  const news = (yield* storeReports(reports)).filter(isNews);
  yield* markStale(news, homeGuilds);
  yield* checkDates(
    news.flatMap(({ update, stored, now }) =>
      update.state === null ? [] : { topicId: stored.topicId, now },
    ),
  );
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

export interface Report {
  readonly update: AlertableUpdate;
  readonly eventId: number;
  readonly source: IncomingEvent['source'];
  readonly now: number;
}

interface StoredReport extends Report {
  readonly stored: AudienceRequest['update'];
  /** When the update was first reported, if before this report. */
  readonly seenBefore: number | null;
  readonly isNewByWebhook: boolean;
}

function* storeReports(reports: readonly Report[]): Work<StoredReport[]> {
  if (reports.length === 0) return [];
  const topics = yield* loadTopics(reports.map(({ update }) => update));
  yield* createMissingTopics(
    topics,
    reports.map(({ update, now }) => ({ topic: update.topic, now })),
  );
  const added: UpdateState[] = [];
  const applied = reports.flatMap((report) => {
    const topic = topics.get(nameOf(report.update.topic));
    return topic === undefined ? [] : [{ report, ...applyReport(topic, report, added) }];
  });
  yield* saveTopics([...topics.values()], added);
  return applied.flatMap(({ report, known, ...outcome }) => {
    const { id, topicId, seenAt, webhookAt, importance } = known;
    if (id === null) return [];
    return [{ ...report, ...outcome, stored: { id, topicId, seenAt, webhookAt, importance, notice: null } }];
  });
}

function applyReport(topic: TopicState, { update: reported, source, now }: Report, added: UpdateState[]) {
  const webhookAt = source === 'webhook' ? now : null;
  const known = findAndEnrich(topic, reported);
  if (known !== undefined) {
    const isNewByWebhook = webhookAt !== null && markReportedByWebhook(known, webhookAt);
    return { known, seenBefore: known.seenAt, isNewByWebhook };
  }
  const update = addUpdate(topic, reported, { at: now, webhookAt, isNews: true });
  added.push(update);
  return { known: update, seenBefore: null, isNewByWebhook: webhookAt !== null };
}

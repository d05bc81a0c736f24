import type { Work } from '../database/work.ts';
import { createMissingTopics, loadTopics, nameOf } from '../topic-state/load-topics.ts';
import { saveTopics } from '../topic-state/save-topics.ts';
import {
  addUpdate,
  findAndEnrich,
  markReportedByWebhook,
  type TopicState,
  type UpdateState,
} from '../topic-state/topic-state.ts';
import type { AlertableUpdate, IncomingEvent } from './incoming-event.ts';
import type { AudienceRequest } from './requests.ts';

/** What an event reports. */
export interface Report {
  readonly update: AlertableUpdate;
  readonly eventId: number;
  readonly source: IncomingEvent['source'];
  readonly now: number;
}

/** A report, and what it is to the store. */
export interface StoredReport extends Report {
  readonly stored: AudienceRequest['update'];
  /** When the update was first reported, if that was earlier. */
  readonly seenBefore: number | null;
  /** Whether no webhook had reported it. */
  readonly isNewByWebhook: boolean;
}

/** Stores the updates of reports, one after the other. */
export function* storeReports(reports: readonly Report[]): Work<StoredReport[]> {
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

/** @param added takes the update if it is new */
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

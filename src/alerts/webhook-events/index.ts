import type { ApiTimeZone } from '../../domain/moments.ts';
import type { Api } from '../../service/index.ts';
import type { InvalidEvent } from '../../webhook-receiver/envelope.ts';
import type { EventReader } from '../../webhook-receiver/receive-event.ts';
import type { Ingest } from '../ingest.ts';
import { inTimeZone } from '../updates.ts';
import { readConvertResolved, readLookupResolved } from './cached-results.ts';
import type { WebhookContent } from './event-kind.ts';
import { readQcBatchCreated } from './qc-batch-created.ts';
import { readTrackingUpdated } from './tracking-updated.ts';

/** By the value of the envelope's `event` field (interface section 6). */
const READERS = new Map([
  ['tracking.updated', readTrackingUpdated],
  ['qc.batch.created', readQcBatchCreated],
  ['convert.resolved', readConvertResolved],
  ['lookup.resolved', readLookupResolved],
]);

/**
 * Reads what an event reports.
 * @param createdAt the envelope's moment, milliseconds since 1970
 * @returns undefined for an unknown kind
 */
export function readContent(
  kind: string,
  data: unknown,
  createdAt: number,
): WebhookContent | InvalidEvent | undefined {
  return READERS.get(kind)?.(data, createdAt);
}

/** Reads webhook events to store them, and to update the cache from those that are no duplicates. */
export function createEventReader(ingest: Ingest, api: Api, timeZone: ApiTimeZone = 'local'): EventReader {
  return (event, data) => {
    const content = readContent(event.kind, data, event.createdAt);
    if (content !== undefined && 'faults' in content) return content;
    const updates = (content?.updates ?? []).map((update) => inTimeZone(update, timeZone));
    // Before anybody is alerted, so that a look-up right after an alert doesn't get the old answer. Duplicates don't count:
    // otherwise, somebody could keep the cache empty by repeating a captured event.
    const onNew = () => content?.updateCache?.(api);
    return {
      updates: content === undefined ? null : updates.length,
      ingest: () => ingest({ ...event, source: 'webhook', updates, onNew }),
    };
  };
}

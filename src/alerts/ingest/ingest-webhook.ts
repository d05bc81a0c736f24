import type { Api } from '../../api/index.ts';
import type { ApiTimeZone } from '../../domain/moments.ts';
import type { AlertableUpdate, IncomingEvent, IngestResult } from '../../store/index.ts';
import { inTimeZone } from '../updates.ts';
import type { Ingest } from './ingest.ts';

/** What a webhook event reports. */
export interface WebhookContent {
  /** What followers and alert channels are alerted about; empty for kinds without alerts. */
  readonly updates: readonly AlertableUpdate[];
  /** Brings the cache of the service's client up to date. */
  readonly updateCache?: ((api: Api) => void) | undefined;
}

/** Stores webhook events, and updates the cache from those that are no duplicates. */
export function createWebhookIngest(ingest: Ingest, api: Api, timeZone: ApiTimeZone = 'local') {
  return (
    event: Omit<IncomingEvent, 'source' | 'updates'>,
    content: WebhookContent | undefined,
  ): Promise<IngestResult> =>
    ingest({
      ...event,
      source: 'webhook',
      updates: (content?.updates ?? []).map((update) => inTimeZone(update, timeZone)),
      // Before anybody is alerted, so that a look-up right after an alert doesn't get the old answer. Duplicates don't count:
      // otherwise, somebody could keep the cache empty by repeating a captured event.
      onNew: () => content?.updateCache?.(api),
    });
}

import type { WebhookContent } from '../../alerts/ingest/ingest-webhook.ts';
import { parseJson } from '../../process/parse-json.ts';
import type { AlertableUpdate, EventDetails } from '../../store/index.ts';
import { readEnvelope } from '../../webhook-receiver/envelope.ts';
import type { EventKind } from '../../webhook-receiver/event-kind.ts';

/** What a stored event reports, or why it reports nothing. */
export type StoredEventContent =
  | { readonly updates: readonly AlertableUpdate[] }
  | { readonly nothing: 'unreadable' | 'unknown_kind' | 'kind_without_alerts' };

/** Reads a stored event as the receiver would today. */
export function contentOf(
  { body }: EventDetails,
  kinds: ReadonlyMap<string, EventKind<WebhookContent>>,
): StoredEventContent {
  const envelope = readEnvelope(parseJson(body));
  if (!envelope.success) return { nothing: 'unreadable' };
  const { event, created, data } = envelope.data;
  const kind = kinds.get(event);
  if (kind === undefined) return { nothing: 'unknown_kind' };
  const content = kind.read(data, created);
  if ('faults' in content) return { nothing: 'unreadable' };
  return content.updates.length === 0 ? { nothing: 'kind_without_alerts' } : { updates: content.updates };
}

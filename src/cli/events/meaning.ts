import { parseJson } from '../../lib/parse-json.ts';
import type { EventDetails, TellableNews } from '../../store/index.ts';
import { readEnvelope } from '../../webhook-receiver/envelope.ts';
import type { EventKind } from '../../webhook-receiver/event-kind.ts';

/** What a stored event reports, or why it reports nothing. */
export type StoredMeaning =
  | { readonly news: readonly TellableNews[] }
  | { readonly nothing: 'unreadable' | 'unknown_kind' | 'kind_without_alerts' };

/** Reads a stored event as the receiver would read it now. */
export function meaningOf({ body }: EventDetails, kinds: ReadonlyMap<string, EventKind>): StoredMeaning {
  const envelope = readEnvelope(parseJson(body));
  if (!envelope.success) return { nothing: 'unreadable' };
  const { event, created, data } = envelope.data;
  const kind = kinds.get(event);
  if (kind === undefined) return { nothing: 'unknown_kind' };
  const meaning = kind.read(data, created);
  if ('faults' in meaning) return { nothing: 'unreadable' };
  return meaning.news.length === 0 ? { nothing: 'kind_without_alerts' } : { news: meaning.news };
}

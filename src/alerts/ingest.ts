import pRetry from 'p-retry';
import type { ApiTimeZone } from '../domain/moments.ts';
import type { Api } from '../service/index.ts';
import type { AlertableUpdate, IncomingEvent, IngestResult, Store } from '../store/index.ts';
import type { AlertParts } from './parts.ts';
import { inTimeZone } from './updates.ts';

/** What failed is tried again after 50, 150, 450 and 900 ms. An event that was stored after all counts once. */
const RETRIES = { retries: 4, minTimeout: 50, factor: 3, maxTimeout: 900 } as const;

/**
 * If a transaction takes longer, the database is busy or gone, and senders are told to retry instead of waiting. An event
 * also waits for the transaction before its own, so it is answered within twice this time.
 */
const STALLED_AFTER_MS = 900;

const STALLED = 'The database does not answer in time';

/** A larger transaction would block everything else, and delay the response to its first events. */
const MAX_PER_TRANSACTION = 200;

/** Limits memory during a burst; senders of further events are asked to retry. */
const MAX_PENDING = 20_000;
/** The same for the bodies, up to 256 KiB each, until they are stored. */
const MAX_PENDING_BYTES = 64_000_000;

interface IngestRequest extends IncomingEvent {
  /** Called after the commit unless the event is a duplicate, before its alerts are posted. */
  readonly onNew?: (() => void) | undefined;
}

/**
 * Resolves once the event and every delivery that it causes are on disk; rejects when they are not. An event of a webhook is
 * rejected, too, while that is not known: its sender sends it again, and it counts once.
 */
export type Ingest = (event: IngestRequest) => Promise<IngestResult>;

interface Pending {
  readonly event: IngestRequest;
  readonly bytes: number;
  readonly resolve: (result: IngestResult) => void;
  readonly reject: (error: unknown) => void;
}

/** Group commit: events that arrive at the same time share a transaction, so that one fsync makes all of them durable. */
export function createIngest({ store, onEnqueued }: Pick<AlertParts, 'store' | 'onEnqueued'>): Ingest {
  let pending: Pending[] = [];
  let pendingBytes = 0;
  let isScheduled = false;
  let isStalled = false;

  const release = (settled: readonly Pending[]): void => {
    pendingBytes -= settled.reduce((sum, { bytes }) => sum + bytes, 0);
  };
  const refuseWebhooks = (group: readonly Pending[]): void => {
    isStalled = true;
    const refused = pending.filter(isFromWebhook);
    pending = pending.filter((event) => !isFromWebhook(event));
    release(refused);
    for (const { reject } of [...group.filter(isFromWebhook), ...refused]) reject(new Error(STALLED));
  };
  const commitNext = async (): Promise<void> => {
    const group = pending.slice(0, MAX_PER_TRANSACTION);
    pending = pending.slice(MAX_PER_TRANSACTION);
    const timer = setTimeout(refuseWebhooks, STALLED_AFTER_MS, group);
    await commitGroup(store, group, onEnqueued);
    clearTimeout(timer);
    isStalled = false;
    release(group);
    if (pending.length > 0) setImmediate(() => void commitNext());
    else isScheduled = false;
  };

  return (event) => {
    if (isStalled && event.source === 'webhook') return Promise.reject(new Error(STALLED));
    const bytes = Buffer.byteLength(event.body);
    if (pending.length >= MAX_PENDING || pendingBytes + bytes > MAX_PENDING_BYTES) {
      return Promise.reject(new Error('Too many events at once'));
    }
    pendingBytes += bytes;
    return new Promise<IngestResult>((resolve, reject) => {
      pending.push({ event, bytes, resolve, reject });
      if (isScheduled) return;
      isScheduled = true;
      setImmediate(() => void commitNext());
    });
  };
}

const isFromWebhook = ({ event }: Pending): boolean => event.source === 'webhook';

/** Stores a group of events and settles each of them. Never rejects. */
async function commitGroup(
  { ingest }: Store,
  group: readonly Pending[],
  onEnqueued: AlertParts['onEnqueued'],
): Promise<void> {
  try {
    const events = group.map(({ event }) => event);
    const results = await pRetry(() => ingest.record(events), RETRIES);
    for (const [index, { event, resolve, reject }] of group.entries()) {
      const result = results[index];
      if (result?.duplicate === false) event.onNew?.();
      if (result === undefined) reject(new Error('The store returned no result for an event'));
      else resolve(result);
    }
    onEnqueued([...new Set(results.flatMap(({ destinationIds }) => destinationIds))]);
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

/** What a webhook event reports. */
export interface WebhookContent {
  /** What followers and alert channels are alerted about; empty for kinds without alerts. */
  readonly updates: readonly AlertableUpdate[];
  /** Brings the cache of the service's client up to date. */
  readonly updateCache?: ((api: Api) => void) | undefined;
}

/**
 * Stores webhook events, and updates the cache from those that aren't duplicates.
 * @param onScan called with the number of each parcel that was scanned, once that is stored
 */
export function createWebhookIngest(
  ingest: Ingest,
  api: Api,
  timeZone: ApiTimeZone = 'local',
  onScan: (number: string) => void = () => {},
) {
  return (
    event: Omit<IncomingEvent, 'source' | 'updates'>,
    content: WebhookContent | undefined,
  ): Promise<IngestResult> =>
    ingest({
      ...event,
      source: 'webhook',
      updates: (content?.updates ?? []).map((update) => inTimeZone(update, timeZone)),
      // Before alerts are sent, so that a lookup right after an alert doesn't get the old answer. Duplicates don't count:
      // otherwise, replaying a captured event would keep the cache empty.
      onNew() {
        content?.updateCache?.(api);
        for (const { event: kind, topic } of content?.updates ?? [])
          if (kind === 'tracking') onScan(topic.key);
      },
    });
}

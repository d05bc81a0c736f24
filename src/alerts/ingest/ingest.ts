import type { IncomingEvent, IngestResult, Store } from '../../store/index.ts';

/** While the database is busy, an event is tried again this often before its sender is asked to come back. */
const RETRY_DELAYS_MS = [50, 150, 400, 900];

/** More in one transaction would keep the first of them waiting. */
const MAX_PER_TRANSACTION = 500;

/** Room for a burst; beyond it senders are asked to come back, so that memory stays bounded. */
const MAX_PENDING = 20_000;
/** The same for their bodies, which are 256 KiB at most: counted until they are stored. */
const MAX_PENDING_BYTES = 64_000_000;

export interface IngestOptions {
  readonly store: Store;
  /** Hears of places that are owed something, after the commit. */
  readonly onEnqueued: (destinationIds: readonly number[]) => void;
}

/** An event to be stored, and what to do once it is. */
export interface IngestRequest extends IncomingEvent {
  /** Called for an event that is no duplicate, before anybody is alerted. */
  readonly onNew?: (() => void) | undefined;
}

/** Resolves once the event and every delivery it causes are on disk; rejects when they are not. */
export type Ingest = (event: IngestRequest) => Promise<IngestResult>;

interface Pending {
  readonly event: IngestRequest;
  readonly bytes: number;
  readonly resolve: (ingested: IngestResult) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: events that arrive while others are being read share their transaction, so that durability costs one
 * fsync for all of them.
 */
export function createIngest({ store, onEnqueued }: IngestOptions): Ingest {
  let pending: Pending[] = [];
  let pendingBytes = 0;
  let scheduled = false;

  const commit = async () => {
    const group = pending.slice(0, MAX_PER_TRANSACTION);
    pending = pending.slice(MAX_PER_TRANSACTION);
    try {
      const ingested = await recordWithRetries(
        store,
        group.map(({ event }) => event),
      );
      for (const [index, { event, resolve, reject }] of group.entries()) {
        const one = ingested[index];
        if (one === undefined) reject(new Error('The store returned no result for an event'));
        else {
          if (!one.duplicate) event.onNew?.();
          resolve(one);
        }
      }
      onEnqueued([...new Set(ingested.flatMap(({ destinationIds }) => destinationIds))]);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    pendingBytes -= group.reduce((sum, { bytes }) => sum + bytes, 0);
    if (pending.length > 0) setImmediate(() => void commit());
    else scheduled = false;
  };

  return (event) => {
    const bytes = Buffer.byteLength(event.body);
    if (pending.length >= MAX_PENDING || pendingBytes + bytes > MAX_PENDING_BYTES) {
      return Promise.reject(new Error('Too many events at once'));
    }
    pendingBytes += bytes;
    return new Promise<IngestResult>((resolve, reject) => {
      pending.push({ event, bytes, resolve, reject });
      if (scheduled) return;
      scheduled = true;
      setImmediate(() => void commit());
    });
  };
}

async function recordWithRetries(
  { ingest }: Store,
  group: readonly IncomingEvent[],
): Promise<IngestResult[]> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await ingest.record(group);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return ingest.record(group);
}

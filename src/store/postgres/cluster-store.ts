import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../../process/log.ts';
import { createLeaseStatements } from './lease-statements.ts';
import { createClusterPool } from './pool.ts';
import { createRateLimitStatements } from './rate-limit-statements.ts';

const CONNECT_TIMEOUT_MS = 2_000;
const RETRY_MS = 500;
/** A query finds out whether the network has silently cut the connection. */
const CHECK_EVERY_MS = 10_000;

export type Listener = ReturnType<typeof listenForNotifications>;

interface ListenOptions {
  readonly url: string;
  readonly channel: string;
  readonly onHint: (payload: string | null) => void;
  readonly log?: Log;
}

function listenForNotifications({ url, channel, onHint, log }: ListenOptions) {
  const closing = new AbortController();
  const done = (async () => {
    while (!closing.signal.aborted) {
      const error = await listenOnce(url, channel, onHint, closing.signal).catch((thrown: unknown) => thrown);
      if (closing.signal.aborted) break;
      log?.debug({ err: error }, 'listening connection to PostgreSQL lost, reconnecting');
      await pause(RETRY_MS, closing.signal);
    }
  })();
  return {
    async close() {
      closing.abort();
      await done;
    },
  };
}

/** Resolves when `closing` aborts; throws when the connection breaks. */
async function listenOnce(
  url: string,
  channel: string,
  onHint: (payload: string | null) => void,
  closing: AbortSignal,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'haulmate listener',
  });
  const broken = new AbortController();
  client.on('error', (error) => broken.abort(error));
  client.on('end', () => broken.abort(new Error('connection ended')));
  client.on('notification', ({ payload }) => onHint(payload ?? ''));
  const ended = AbortSignal.any([broken.signal, closing]);
  try {
    await client.connect();
    await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    if (!closing.aborted) onHint(null);
    while (!ended.aborted) {
      await pause(CHECK_EVERY_MS, ended);
      if (!ended.aborted) await client.query('SELECT 1');
    }
    if (broken.signal.aborted) throw broken.signal.reason;
  } finally {
    // The server may never answer.
    void client.end().catch(() => {});
  }
}

const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => {});

const CHANNEL = 'haulmate';

/** Each method is one statement, on connections apart from the store's, and rejects after about 2 s without an answer. */
export type ClusterStore = ReturnType<typeof createClusterStore>;

export function createClusterStore(url: string, log?: Log) {
  const pool = createClusterPool(url, log);
  return {
    ...createLeaseStatements(pool, CHANNEL),
    ...createRateLimitStatements(pool),
    /** Sends a hint to all processes, this one included. @param payload less than 8,000 bytes */
    async notify(payload: string) {
      await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]);
    },
    /** @param onHint called with each payload; with null after each connection, because hints may have been missed before */
    listen: (onHint: (payload: string | null) => void) =>
      listenForNotifications({ url, channel: CHANNEL, onHint, ...(log && { log }) }),
    close: () => pool.end(),
  };
}

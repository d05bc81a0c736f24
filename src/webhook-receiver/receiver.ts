import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import type { Health } from '../process/health.ts';
import type { Log } from '../process/log.ts';
import type { Metrics } from '../process/metrics.ts';
import type { MetricsPage } from '../process/prometheus.ts';
import { limitBadSignatures } from './bad-signature-limit.ts';
import { createErrorHandler } from './error-handler.ts';
import type { EventContent, EventKind } from './event-kind.ts';
import { addPages, createNotFoundHandler } from './pages.ts';
import { type Ingest, receiveEvent } from './receive-event.ts';
import { MAX_BODY_BYTES } from './refuse.ts';
import { requireJson } from './require-json.ts';
import { createSignedRequests } from './signed-requests.ts';

/** An event of 256 kB over a bad line takes a second or two. */
const REQUEST_TIMEOUT_MS = 10_000;
/** How long a connection may stay silent. */
const CONNECTION_TIMEOUT_MS = 30_000;

export interface ReceiverOptions<Content extends EventContent> {
  /** Where events are posted. */
  readonly path: string;
  /** Newest first; empty: every event is refused. */
  readonly secrets: readonly string[];
  readonly kinds: ReadonlyMap<string, EventKind<Content>>;
  readonly ingest: Ingest<Content>;
  readonly health: () => Promise<Health>;
  readonly metrics: Metrics & MetricsPage;
  /** Which proxies' `X-Forwarded-For` is trusted: addresses or nets, `loopback`, `uniquelocal`; true: all; false: none. */
  readonly trustProxy: readonly string[] | boolean;
  readonly log: Log;
  readonly clock: () => number;
  /** How long a whole request may take to come in, milliseconds. */
  readonly requestTimeoutMs?: number;
}

/**
 * Receives the service's signed events: verified over the raw bytes before anything is parsed, stored before they are
 * acknowledged. What an event means is up to its kind and to `ingest`.
 */
export async function createReceiver<Content extends EventContent>(
  options: ReceiverOptions<Content>,
): Promise<FastifyInstance> {
  const { path, metrics, log } = options;
  const app = createServer(options);
  await app.register(rateLimit, { global: false });
  const signed = createSignedRequests(options.secrets);
  const refuseBadSignature = limitBadSignatures(app);
  app.setErrorHandler(createErrorHandler(log, signed.has));
  app.setNotFoundHandler(createNotFoundHandler(path));
  addPages(app, options);
  app.post(path, {
    onRequest: requireJson,
    // Not `onResponse`: Fastify does not call it when the connection is reset before the response is written.
    onSend(request, { statusCode }, _payload, done) {
      const isFailure = statusCode >= 500 && signed.has(request);
      if (statusCode >= 400) metrics.event('unknown', isFailure ? 'failed' : 'refused');
      done();
    },
    handler: (request, reply) =>
      signed.verify(request) ? receiveEvent(request, reply, options) : refuseBadSignature(request, reply),
  });
  return app;
}

/** A server that bounds the size and duration of requests, and leaves their bodies as raw bytes. */
function createServer({
  trustProxy,
  requestTimeoutMs = REQUEST_TIMEOUT_MS,
}: Pick<ReceiverOptions<never>, 'trustProxy' | 'requestTimeoutMs'>): FastifyInstance {
  const app = fastify({
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: typeof trustProxy === 'boolean' ? trustProxy : [...trustProxy],
    // A sender that trickles its request in must not hold a socket for ever.
    requestTimeout: requestTimeoutMs,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    // Node checks for late requests only every 30 s by default, and allows a minute for headers alone.
    http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: requestTimeoutMs / 10 },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  });
  // The one parser parses nothing: the signature is that of the bytes as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  return app;
}

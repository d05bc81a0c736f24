import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastify from 'fastify';
import { BUILD } from '../process/build.ts';
import type { Health } from '../process/health.ts';
import type { Log } from '../process/log.ts';
import type { Metrics } from '../process/metrics.ts';
import type { MetricsPage } from '../process/prometheus.ts';
import type { EventContent, EventKind } from './event-kind.ts';
import { type Ingest, receiveEvent } from './receive-event.ts';
import { createErrorHandler, MAX_BODY_BYTES, REASONS, refuse } from './refuse.ts';
import { createSignedRequests, limitBadSignatures } from './signed-requests.ts';

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
  const signed = createSignedRequests(options.secrets, options.clock);
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

/** Adds the pages for operators. */
function addPages(
  app: FastifyInstance,
  { health, metrics }: { readonly health: () => Promise<Health>; readonly metrics: MetricsPage },
): void {
  app.get('/healthz', () => ({ status: 'up', version: BUILD.version, commit: BUILD.commit }));
  app.get('/readyz', async (_request, reply) => {
    const found = await health();
    return reply.code(found.ready ? 200 : 503).send(found);
  });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
}

/** @param webhookPath where events are posted: for another method, the response says to use POST */
function createNotFoundHandler(webhookPath: string) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const [requestedPath = ''] = request.url.split('?');
    if (requestedPath.replace(/\/$/, '') !== webhookPath.replace(/\/$/, '')) {
      return refuse(reply, 404, 'There is nothing here.');
    }
    return refuse(reply.header('allow', 'POST'), 405, 'Events are posted: use POST.');
  };
}

/** Refuses requests whose body is not uncompressed JSON, before the body is read. */
function requireJson(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (type === 'application/json' && encoding === 'identity') done();
  else refuse(reply, 415, REASONS[415]);
}

interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /** Where events are posted. */
  readonly path: string;
  readonly secrets: readonly string[];
}

/** What a setting has to do with why the address cannot be used. */
const LISTEN_FAILURES: Readonly<Record<string, (options: ListenOptions) => string>> = {
  EADDRINUSE: ({ port }) => `PORT: another program uses port ${port}`,
  EACCES: ({ port }) => `PORT: this user may not use port ${port}`,
  EADDRNOTAVAIL: ({ host }) => `HOST: ${host} is not an address of this machine`,
  ENOTFOUND: ({ host }) => `HOST: the name ${host} does not resolve`,
  EAI_AGAIN: ({ host }) => `HOST: the name ${host} does not resolve`,
};

/** Starts to receive events. @throws Error that names the setting, when the address cannot be used */
export async function listen(receiver: FastifyInstance, options: ListenOptions, log: Log): Promise<void> {
  const { host, port, path, secrets } = options;
  const address = await receiver.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    const explain = LISTEN_FAILURES[error.code ?? ''];
    throw explain === undefined ? error : new Error(explain(options), { cause: error });
  });
  log.info({ address, path }, 'receiver listening');
  if (secrets.length === 0) log.warn('webhook receiver: every event is refused, WEBHOOK_SECRET is not set');
}

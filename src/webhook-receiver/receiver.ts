import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Api } from '../api/index.ts';
import { parseJson } from '../api/parse-json.ts';
import { BUILD } from '../process/build.ts';
import type { Health } from '../process/health.ts';
import type { Log } from '../process/log.ts';
import type { Metrics, MetricsPage } from '../process/metrics.ts';
import type { IncomingEvent, IngestResult } from '../store/index.ts';
import { isWithinAgeLimits, readEnvelope } from './envelope.ts';
import { createErrorHandler } from './error-handler.ts';
import { type EventKind, pathsOf } from './event-kind.ts';
import { MAX_BODY_BYTES, REASONS, refuse } from './refuse.ts';
import { isSigned } from './signature.ts';

/** Bad signatures from one address within a minute before it is told to slow down. */
const MAX_BAD_SIGNATURES = 20;
const RETRY_AFTER_SECONDS = 5;
/** An event of 256 kB over a bad line takes a second or two. */
const REQUEST_TIMEOUT_MS = 10_000;
/** A connection that says nothing at all. */
const CONNECTION_TIMEOUT_MS = 30_000;

export interface ReceiverOptions {
  /** Where events are posted. */
  readonly path: string;
  /** Newest first; empty: every event is refused. */
  readonly secrets: readonly string[];
  readonly kinds: ReadonlyMap<string, EventKind>;
  /** Resolves once the event is on disk. */
  readonly ingest: (event: IncomingEvent & { readonly onNew: () => void }) => Promise<IngestResult>;
  readonly health: () => Promise<Health>;
  readonly metrics: Metrics & MetricsPage;
  /** Whose `X-Forwarded-For` is believed: addresses or nets, `loopback`, `uniquelocal`; false: nobody's. */
  readonly trustProxy: readonly string[] | boolean;
  readonly api: Api;
  readonly log: Log;
  readonly clock: () => number;
  /** How long a whole request may take to come in, milliseconds. */
  readonly requestTimeoutMs?: number;
}

/**
 * Takes the service's signed events: verified over the raw bytes before anything is parsed, stored before they are
 * acknowledged. Knows no event kind; `kinds` does.
 */
export async function createReceiver(options: ReceiverOptions): Promise<FastifyInstance> {
  const { path, secrets, kinds, ingest, health, metrics, trustProxy, api, log, clock } = options;
  const { requestTimeoutMs = REQUEST_TIMEOUT_MS } = options;
  const app = fastify({
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: typeof trustProxy === 'boolean' ? trustProxy : [...trustProxy],
    // A sender that trickles its request in must not hold a socket for ever.
    requestTimeout: requestTimeoutMs,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    // Node looks for late requests every 30 s otherwise, and lets headers alone take a minute.
    http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: requestTimeoutMs / 10 },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  });
  // One parser that parses nothing: what is verified must be the bytes that came, not what a parser made of them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  await app.register(rateLimit, { global: false });
  const countBadSignature = app.createRateLimit({ max: MAX_BAD_SIGNATURES, timeWindow: '1 minute' });

  /** Requests whose signature was right. */
  const signed = new WeakSet<FastifyRequest>();
  app.setErrorHandler(createErrorHandler(log, (request) => signed.has(request)));
  app.setNotFoundHandler((request, reply) => {
    const [requestedPath = ''] = request.url.split('?');
    if (requestedPath.replace(/\/$/, '') !== path.replace(/\/$/, ''))
      return refuse(reply, 404, 'There is nothing here.');
    return refuse(reply.header('allow', 'POST'), 405, 'Events are posted: use POST.');
  });

  const refuseBadSignature = async (request: FastifyRequest, reply: FastifyReply) => {
    // A connection that was reset has no address any more, and nobody reads the answer.
    if (request.socket.remoteAddress === undefined) return refuse(reply, 401, BAD_SIGNATURE);
    const limit = await countBadSignature(request);
    if (!limit.isAllowed && limit.isExceeded) {
      return refuse(
        reply.header('retry-after', limit.ttlInSeconds),
        429,
        'Too many bad signatures from this address.',
      );
    }
    return refuse(reply, 401, BAD_SIGNATURE);
  };

  const receive = async (request: FastifyRequest, reply: FastifyReply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const header = request.headers['x-reps-signature'];
    if (!isSigned(body, typeof header === 'string' ? header : header?.join(), secrets)) {
      return refuseBadSignature(request, reply);
    }
    signed.add(request);
    const digest = hash('sha256', body, 'hex');
    // Signed, so it is the service that changed, or its clock: the operator has to know.
    const refuseSigned = (reason: string, paths: readonly string[] = []) => {
      log.warn({ reason, paths, digest }, 'event refused');
      return refuse(reply, 400, reason, paths);
    };
    const text = body.toString('utf8');
    const json = isUtf8(body) ? parseJson(text) : undefined;
    if (json === undefined) return refuseSigned('The body is not JSON.');
    const envelope = readEnvelope(json);
    if (!envelope.success) return refuseSigned('Not the envelope.', pathsOf(envelope.error));
    const { event, created, data } = envelope.data;
    const now = clock();
    if (!isWithinAgeLimits(envelope.data, now)) return refuseSigned('Too old, or not yet.', ['created']);
    const kind = kinds.get(event);
    const content = kind?.read(data, created) ?? { updates: [] };
    if ('faults' in content) return refuseSigned(`Not the data of ${event}.`, content.faults);
    const label = kind === undefined ? 'unknown' : event;
    let eventId: number;
    try {
      const ingested = await ingest({
        digest,
        kind: event,
        source: 'webhook',
        createdAt: created,
        receivedAt: now,
        body: text,
        updates: content.updates,
        // Who is alerted and asks for more must not get what was known earlier. A duplicate teaches nothing, or
        // repeating a captured event would keep the cache empty.
        onNew: () => content.updateCache?.(api),
      });
      eventId = ingested.eventId;
      if (ingested.duplicate) {
        metrics.event(label, 'duplicate');
        return reply.send({ status: 'duplicate' });
      }
    } catch (error) {
      log.error({ err: error, event, digest }, 'event not stored, sender asked to retry');
      return refuse(reply.header('retry-after', RETRY_AFTER_SECONDS), 503, 'Not stored. Try again.');
    }
    if (kind === undefined) {
      metrics.event(label, 'ignored');
      log.warn({ event, id: eventId, digest }, 'event ignored: unknown kind');
      return reply.send({ status: 'ignored' });
    }
    metrics.event(label, 'accepted');
    log.info({ event, id: eventId, digest, updates: content.updates.length }, 'event accepted');
    return reply.send({ status: 'accepted' });
  };

  app.get('/healthz', () => ({ status: 'up', version: BUILD.version, commit: BUILD.commit }));
  app.get('/readyz', async (_request, reply) => {
    const found = await health();
    return reply.code(found.ready ? 200 : 503).send(found);
  });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  const countRefusal = async (request: FastifyRequest, { statusCode }: FastifyReply) => {
    const isFailure = statusCode >= 500 && signed.has(request);
    if (statusCode >= 400) metrics.event('unknown', isFailure ? 'failed' : 'refused');
  };
  app.post(path, { onRequest: requireJson, onResponse: countRefusal, handler: receive });
  return app;
}

const BAD_SIGNATURE = 'X-Reps-Signature is missing or does not fit the body.';

async function requireJson(request: FastifyRequest, reply: FastifyReply) {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (type !== 'application/json' || encoding !== 'identity') return refuse(reply, 415, REASONS[415]);
  return undefined;
}

import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../process/log.ts';
import type { Metrics } from '../process/metrics.ts';
import { parseJson } from '../process/read-json.ts';
import { takeTurn } from '../process/timing/take-turn.ts';
import { type Envelope, isWithinAgeLimits, readEnvelope } from './envelope.ts';
import { type EventContent, type EventKind, pathsOf } from './event-kind.ts';
import { refuse } from './refuse.ts';
import { rawBodyOf } from './signed-requests.ts';

const RETRY_AFTER_SECONDS = 5;

/** A verified event as it is stored. */
interface ReceivedEvent {
  /** SHA-256 of the body, in hex: the same bytes are the same event. */
  readonly digest: string;
  /** The envelope's `event`. */
  readonly kind: string;
  readonly createdAt: number;
  readonly receivedAt: number;
  /** The JSON as it came. */
  readonly body: string;
}

/**
 * Stores an event, and resolves once it is on disk.
 * @param content what the event reports; undefined for an unknown kind
 */
export type Ingest<Content extends EventContent> = (
  event: ReceivedEvent,
  content: Content | undefined,
) => Promise<{ readonly eventId: number; readonly duplicate: boolean }>;

interface ReceiveEventContext<Content extends EventContent> {
  readonly kinds: ReadonlyMap<string, EventKind<Content>>;
  readonly ingest: Ingest<Content>;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly clock: () => number;
}

/** An event that was read, and what it reports. */
interface ParsedEvent<Content> {
  readonly event: ReceivedEvent;
  readonly content: Content | undefined;
}

/** Why an event is refused, and where the problem is. */
interface Refusal {
  readonly reason: string;
  readonly paths: readonly string[];
}

/** Handles a request with a valid signature: parses the event, stores it, and only then acknowledges it. */
export async function receiveEvent<Content extends EventContent>(
  request: FastifyRequest,
  reply: FastifyReply,
  context: ReceiveEventContext<Content>,
) {
  const body = rawBodyOf(request);
  // Many may have come at once.
  await takeTurn();
  const digest = hash('sha256', body, 'hex');
  const parsed = parseEvent(body, digest, context);
  if ('reason' in parsed) {
    const { reason, paths } = parsed;
    // The sender knows the secret, so the service or its clock has changed, and operators have to know.
    context.log.warn({ reason, paths, digest }, 'event refused');
    return refuse(reply, 400, reason, paths);
  }
  try {
    return reply.send({ status: await ingestEvent(parsed, context) });
  } catch (error) {
    context.log.error(
      { err: error, event: parsed.event.kind, digest },
      'event not stored, sender asked to retry',
    );
    return refuse(reply.header('retry-after', RETRY_AFTER_SECONDS), 503, 'Not stored. Try again.');
  }
}

function parseEvent<Content extends EventContent>(
  bytes: Buffer,
  digest: string,
  { kinds, clock }: ReceiveEventContext<Content>,
): ParsedEvent<Content> | Refusal {
  const body = bytes.toString('utf8');
  const json = isUtf8(bytes) ? parseJson(body) : undefined;
  if (json === undefined) return refusal('The body is not JSON.');
  const envelope = readEnvelope(json);
  if (!envelope.success) return refusal('Not a valid envelope.', pathsOf(envelope.error));
  const { event: kind, created: createdAt, data }: Envelope = envelope.data;
  const receivedAt = clock();
  if (!isWithinAgeLimits(envelope.data, receivedAt))
    return refusal('Too old, or from the future.', ['created']);
  const content = kinds.get(kind)?.read(data, createdAt);
  if (content !== undefined && 'faults' in content) {
    return refusal(`Not valid data of ${kind}.`, content.faults);
  }
  return { event: { digest, kind, createdAt, receivedAt, body }, content };
}

function refusal(reason: string, paths: readonly string[] = []): Refusal {
  return { reason, paths };
}

/**
 * Stores an event, counts it and logs it.
 * @returns the status that the sender gets
 * @throws what `ingest` throws
 */
async function ingestEvent<Content extends EventContent>(
  { event, content }: ParsedEvent<Content>,
  { ingest, metrics, log }: ReceiveEventContext<Content>,
): Promise<'accepted' | 'duplicate' | 'ignored'> {
  const { kind, digest } = event;
  const { eventId, duplicate } = await ingest(event, content);
  // Senders choose the names of unknown kinds; as labels, each would create a time series.
  const label = content === undefined ? 'unknown' : kind;
  if (duplicate) {
    metrics.event(label, 'duplicate');
    return 'duplicate';
  }
  if (content === undefined) {
    metrics.event(label, 'ignored');
    log.warn({ event: kind, id: eventId, digest }, 'event ignored: unknown kind');
    return 'ignored';
  }
  metrics.event(label, 'accepted');
  log.info({ event: kind, id: eventId, digest, updates: content.updates.length }, 'event accepted');
  return 'accepted';
}

import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../process/log.ts';
import type { Metrics } from '../process/metrics.ts';
import { parseJson } from '../process/read-json.ts';
import { takeTurn } from '../process/timing/take-turn.ts';
import { type InvalidEvent, isWithinAgeLimits, pathsOf, readEnvelope } from './envelope.ts';
import { refuse } from './refuse.ts';
import { rawBodyOf } from './signature.ts';

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

/** An event whose data was checked. */
interface ReadEvent {
  /** How many updates it reports; null: its kind is unknown. */
  readonly updates: number | null;
  /** Stores the event, and resolves once it is on disk. */
  ingest(): Promise<{ readonly eventId: number; readonly duplicate: boolean }>;
}

export type EventReader = (event: ReceivedEvent, data: unknown) => ReadEvent | InvalidEvent;

export interface ReceiveEventContext {
  /** What an event means is up to its kind. */
  readonly read: EventReader;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly clock: () => number;
}

/** Why an event is refused, and where it is wrong. */
interface Refusal {
  readonly reason: string;
  readonly paths: readonly string[];
}

/** Handles a request with a valid signature: parses the event, stores it, and only then acknowledges it. */
export async function receiveEvent(
  request: FastifyRequest,
  reply: FastifyReply,
  context: ReceiveEventContext,
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
    context.log.error({ err: error, event: parsed.kind, digest }, 'event not stored, sender asked to retry');
    return refuse(reply.header('retry-after', RETRY_AFTER_SECONDS), 503, 'Not stored. Try again.');
  }
}

function parseEvent(
  bytes: Buffer,
  digest: string,
  { read, clock }: ReceiveEventContext,
): (ReceivedEvent & ReadEvent) | Refusal {
  const body = bytes.toString('utf8');
  const json = isUtf8(bytes) ? parseJson(body) : undefined;
  if (json === undefined) return { reason: 'The body is not JSON.', paths: [] };
  const envelope = readEnvelope(json);
  if (!envelope.success) return { reason: 'Not a valid envelope.', paths: pathsOf(envelope.error) };
  const { event: kind, created: createdAt, data } = envelope.data;
  const receivedAt = clock();
  if (!isWithinAgeLimits(createdAt, receivedAt))
    return { reason: 'Too old, or from the future.', paths: ['created'] };
  const event = { digest, kind, createdAt, receivedAt, body };
  const content = read(event, data);
  return 'faults' in content
    ? { reason: `Not valid data of ${kind}.`, paths: content.faults }
    : { ...event, ...content };
}

/**
 * Stores an event, counts it and logs it.
 * @returns the status that the sender gets
 * @throws what `ingest` throws
 */
async function ingestEvent(
  { kind, digest, updates, ingest }: ReceivedEvent & ReadEvent,
  { metrics, log }: ReceiveEventContext,
): Promise<'accepted' | 'duplicate' | 'ignored'> {
  const { eventId, duplicate } = await ingest();
  const status = duplicate ? 'duplicate' : updates === null ? 'ignored' : 'accepted';
  // Senders choose the names of unknown kinds: each would be a time series.
  metrics.event(updates === null ? 'unknown' : kind, status);
  const about = { event: kind, id: eventId, digest };
  if (status === 'ignored') log.warn(about, 'event ignored: unknown kind');
  if (status === 'accepted') log.info({ ...about, updates }, 'event accepted');
  return status;
}

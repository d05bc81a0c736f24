import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../process/log.ts';

export const MAX_BODY_BYTES = 256 * 1024;

export const REASONS = {
  400: 'The request cannot be read.',
  413: `The body is larger than ${MAX_BODY_BYTES} bytes.`,
  415: 'Send application/json, not compressed.',
} as const satisfies Readonly<Record<number, string>>;

/**
 * Responds that a request is refused.
 * @param paths where the body is wrong; never the values there, which can be private
 */
export function refuse(reply: FastifyReply, status: number, reason: string, paths: readonly string[] = []) {
  return reply.code(status).send({ status: 'refused', reason, ...(paths.length === 0 ? {} : { paths }) });
}

const MINUTE_MS = 60_000;
const REQUEST_FAILED = 'receiver request failed';

/**
 * Responds to failed requests. Anyone can post without a signature, so failures of such requests are not logged as errors. The
 * operators' pages may be open to anyone, so their failures are logged at most once a minute.
 * @param isSigned whether a request had a valid signature
 */
export function createErrorHandler(log: Log, isSigned: (request: FastifyRequest) => boolean) {
  const logPageFailure = atMostOnceAMinute((error: unknown, url: string) =>
    log.error({ err: error, url }, REQUEST_FAILED),
  );
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const status = statusOf(error);
    if (status < 500) return refuse(reply, status, reasonFor(status));
    if (isSigned(request)) log.error({ err: error, url: request.url }, REQUEST_FAILED);
    else if (request.method === 'POST') {
      log.debug({ err: error }, 'unsigned request unreadable');
      return refuse(reply, 400, REASONS[400]);
    } else logPageFailure(error, request.url);
    return refuse(reply, 500, 'The request failed.');
  };
}

/** The status that Fastify gives an error, 500 without one. */
function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 600 ? status : 500;
}

function reasonFor(status: number): string {
  const reasons: Readonly<Record<number, string>> = REASONS;
  return reasons[status] ?? 'The request failed.';
}

/** Further calls within the minute are dropped. */
function atMostOnceAMinute<A extends readonly unknown[]>(call: (...args: A) => void): (...args: A) => void {
  let calledAt = Number.NEGATIVE_INFINITY;
  return (...args) => {
    if (performance.now() - calledAt < MINUTE_MS) return;
    calledAt = performance.now();
    call(...args);
  };
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';
import { isSigned, isSignedAsStandard } from './signature.ts';

/** Which requests carry a valid signature. */
interface SignedRequests {
  /** Checks the signature of a request over the raw bytes of its body. */
  verify(request: FastifyRequest): boolean;
  /** Whether the request has been checked and its signature is valid. */
  has(request: FastifyRequest): boolean;
}

/** @param secrets a request may be signed with any of them, in one way or the other */
export function createSignedRequests(secrets: readonly string[], clock: () => number): SignedRequests {
  const signed = new WeakSet<FastifyRequest>();
  return {
    verify(request) {
      const body = rawBodyOf(request);
      const header = (name: string) => headerOf(request, name);
      const standard = {
        id: header('webhook-id'),
        timestamp: header('webhook-timestamp'),
        signature: header('webhook-signature'),
      };
      const isValid =
        isSigned(body, header('x-reps-signature'), secrets) ||
        isSignedAsStandard(body, standard, secrets, clock());
      if (isValid) signed.add(request);
      return isValid;
    },
    has: (request) => signed.has(request),
  };
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const header = headers[name];
  return typeof header === 'string' ? header : header?.join();
}

/** The bytes of the body as they came; empty without a body. */
export function rawBodyOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** Bad signatures allowed per address and minute. */
const MAX_BAD_SIGNATURES = 20;
const BAD_SIGNATURE =
  'No signature fits the body: X-Reps-Signature, or webhook-signature with webhook-id and a webhook-timestamp of the last five minutes.';

/**
 * Refuses requests with a bad signature: 401, and 429 for an address that sent too many within a minute.
 * @param app with `@fastify/rate-limit` registered
 */
export function limitBadSignatures(app: FastifyInstance) {
  const countBadSignature = app.createRateLimit({ max: MAX_BAD_SIGNATURES, timeWindow: '1 minute' });
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // A connection that was reset has no address to count by.
    if (request.socket.remoteAddress === undefined) return refuse(reply, 401, BAD_SIGNATURE);
    const limit = await countBadSignature(request);
    if (limit.isAllowed || !limit.isExceeded) return refuse(reply, 401, BAD_SIGNATURE);
    reply.header('retry-after', limit.ttlInSeconds);
    return refuse(reply, 429, 'Too many bad signatures from this address.');
  };
}

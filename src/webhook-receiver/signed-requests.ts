import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';
import { isSigned } from './signature.ts';

/**
 * Knows which requests carry a valid signature.
 * @param secrets any of which may have signed a request
 */
export function createSignedRequests(secrets: readonly string[]) {
  const signed = new WeakSet<FastifyRequest>();
  return {
    /** Checks the signature of a request over the raw bytes of its body. */
    verify(request: FastifyRequest): boolean {
      const header = request.headers['x-reps-signature'];
      const signature = typeof header === 'string' ? header : header?.join();
      const isValid = isSigned(rawBodyOf(request), signature, secrets);
      if (isValid) signed.add(request);
      return isValid;
    },
    /** Whether the request has been checked and its signature is valid. */
    has: (request: FastifyRequest): boolean => signed.has(request),
  };
}

/** The bytes of the body as they came; empty without a body. */
export function rawBodyOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** Bad signatures allowed per address and minute. */
const MAX_BAD_SIGNATURES = 20;
const BAD_SIGNATURE = 'X-Reps-Signature is missing or does not fit the body.';

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

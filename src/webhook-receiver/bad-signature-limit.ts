import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';

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

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';

/** Senders that rotate secrets send two or three; more are guesses. */
const MAX_SIGNATURES = 8;

/** The MAC in the service's signature (interface section 6). */
export function computeMac(body: Uint8Array, secret: string): Buffer {
  return createHmac('sha256', secret).update(body).digest();
}

/**
 * Whether the header holds a signature of these bytes by one of the secrets. Its encoding is not shown (interface
 * section 6): hex in any case, base64 and base64url are accepted, alone, after `sha256=`, or as one of several
 * separated by commas or spaces. Without a secret nothing is accepted.
 * @param body the raw bytes, as they came
 */
export function isSigned(body: Uint8Array, header: string | undefined, secrets: readonly string[]): boolean {
  if (header === undefined) return false;
  const signatures = header
    .split(/[\s,]+/, MAX_SIGNATURES)
    .map(decodeSignature)
    .filter((signature) => signature !== null);
  let signed = false;
  for (const secret of secrets) {
    const mac = computeMac(body, secret);
    // No early exit: the time taken must not reveal which secret or signature came close.
    for (const signature of signatures) signed = timingSafeEqual(mac, signature) || signed;
  }
  return signed;
}

/** The 32 bytes of a signature in one of these encodings; null for anything else. */
function decodeSignature(text: string): Buffer | null {
  const bare = text.replace(/^sha256=/i, '');
  if (/^[0-9a-f]{64}$/i.test(bare)) return Buffer.from(bare, 'hex');
  // Node's base64 decoder takes both alphabets; 43 characters are 32 bytes.
  return /^[A-Za-z0-9+/_-]{43}=?$/.test(bare) ? Buffer.from(bare, 'base64') : null;
}

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

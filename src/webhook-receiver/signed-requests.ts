import type { FastifyRequest } from 'fastify';
import { isSigned } from './signature.ts';

/** Which requests carry a valid signature. */
interface SignedRequests {
  /** Checks the signature of a request over the raw bytes of its body. */
  verify(request: FastifyRequest): boolean;
  /** Whether the request has been checked and its signature is valid. */
  has(request: FastifyRequest): boolean;
}

/** @param secrets any of which may have signed a request */
export function createSignedRequests(secrets: readonly string[]): SignedRequests {
  const signed = new WeakSet<FastifyRequest>();
  return {
    verify(request) {
      const header = request.headers['x-reps-signature'];
      const signature = typeof header === 'string' ? header : header?.join();
      const isValid = isSigned(rawBodyOf(request), signature, secrets);
      if (isValid) signed.add(request);
      return isValid;
    },
    has: (request) => signed.has(request),
  };
}

/** The bytes of the body as they came; empty without a body. */
export function rawBodyOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

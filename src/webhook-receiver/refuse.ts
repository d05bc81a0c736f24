import type { FastifyReply } from 'fastify';

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

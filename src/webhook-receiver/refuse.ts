import type { FastifyReply } from 'fastify';

export const MAX_BODY_BYTES = 256 * 1024;

export const REASONS = {
  400: 'The request cannot be read.',
  413: `The body is larger than ${MAX_BODY_BYTES} bytes.`,
  415: 'Send application/json, not compressed.',
} as const satisfies Readonly<Record<number, string>>;

/** Names what is wrong and where, never a value: bodies can hold what is nobody's business. */
export function refuse(reply: FastifyReply, status: number, reason: string, paths: readonly string[] = []) {
  return reply.code(status).send({ status: 'refused', reason, ...(paths.length === 0 ? {} : { paths }) });
}

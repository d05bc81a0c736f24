import type { FastifyReply, FastifyRequest } from 'fastify';
import { REASONS, refuse } from './refuse.ts';

/** Refuses requests whose body is not uncompressed JSON, before the body is read. */
export function requireJson(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (type === 'application/json' && encoding === 'identity') done();
  else refuse(reply, 415, REASONS[415]);
}

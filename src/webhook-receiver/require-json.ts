import type { FastifyReply, FastifyRequest } from 'fastify';
import { REASONS, refuse } from './refuse.ts';

/** Refuses requests whose body is not uncompressed JSON, before the body is read. */
export async function requireJson(request: FastifyRequest, reply: FastifyReply) {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (type !== 'application/json' || encoding !== 'identity') return refuse(reply, 415, REASONS[415]);
  return undefined;
}

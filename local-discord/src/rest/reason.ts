import type { FastifyRequest } from 'fastify';
import { invalidField } from '../errors.ts';
import { lengthOf } from '../rules/length.ts';

const REASON_LENGTH = 512;

/** The reason for the audit log, URL-encoded or not (discord-api-docs#811). */
export function reasonOf({ headers }: FastifyRequest): string | null {
  const header = headers['x-audit-log-reason'];
  if (typeof header !== 'string') return null;
  const reason = decoded(header);
  if (lengthOf(reason) <= REASON_LENGTH) return reason;
  throw invalidField('reason', 'BASE_TYPE_MAX_LENGTH', `Must be ${REASON_LENGTH} or fewer in length.`);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

import { randomBytes } from 'node:crypto';

/** Starts the batch key of deliveries that were held back and are released as one digest. */
export const RELEASED_PREFIX = '~';
/** Starts it as soon as the digest is sent: from then on, it may have been posted. */
const SENT_PREFIX = '=';

/** A batch key for a digest; random, since it is also the nonce, and ids restart in a new database. 23 characters. */
export function newDigestKey(): string {
  return RELEASED_PREFIX + randomBytes(16).toString('base64url');
}

export function isDigestKey(batchKey: string): boolean {
  return batchKey.startsWith(RELEASED_PREFIX) || batchKey.startsWith(SENT_PREFIX);
}

/** Whether the digest was sent, by this process or an earlier one. */
export function isSentDigestKey(batchKey: string): boolean {
  return batchKey.startsWith(SENT_PREFIX);
}

/** The key under which a digest is sent. */
export function sentDigestKey(batchKey: string): string {
  return SENT_PREFIX + batchKey.slice(1);
}

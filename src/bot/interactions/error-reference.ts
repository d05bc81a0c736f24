import { randomBytes } from 'node:crypto';

/** Letters and digits that people do not confuse when they read or type them. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A short id that connects a user's error message with the operator's log line. */
export function createErrorReference(): string {
  return Array.from(randomBytes(6), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

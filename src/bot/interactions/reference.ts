import { randomBytes } from 'node:crypto';

/** Letters and digits that cannot be mistaken for one another when read out or typed. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A short reference id that ties a user's message to the operator's log line. */
export function createReference(): string {
  return Array.from(randomBytes(6), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

import { createHmac, hkdfSync } from 'node:crypto';

const BYTES = 16;

/** Stands for a tracking number where the number itself must not be kept: only this installation can compute it from the number. */
export type NumberHash = (number: string) => string;

/** HMAC-SHA256 with a key derived from a secret that does not change, so that a number has the same hash after a restart. */
export function createNumberHash(secret: string): NumberHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'haulmate tracking numbers, version 1', 32));
  return (number) =>
    createHmac('sha256', key)
      .update(number.toUpperCase().replace(/[\s-]+/g, ''))
      .digest()
      .subarray(0, BYTES)
      .toString('base64url');
}

/** A number below 65,536 that is as random as the hash, and from which the hash can't be recovered. */
export function rankOf(hash: string): number {
  return Buffer.from(hash, 'base64url').readUInt16BE(0);
}

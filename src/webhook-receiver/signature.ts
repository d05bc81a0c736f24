import { createHmac, timingSafeEqual } from 'node:crypto';

/** Senders that rotate secrets send two or three; more are guesses. */
const MAX_SIGNATURES = 8;

/** The MAC in the service's signature (interface section 6). */
export function computeMac(body: Uint8Array, secret: string): Buffer {
  return createHmac('sha256', secret).update(body).digest();
}

/**
 * Whether the header holds a signature of these bytes by one of the secrets. Its encoding is not shown (interface
 * section 6): hex in any case, base64 and base64url are accepted, alone, after `sha256=`, or as one of several
 * separated by commas or spaces. Without a secret nothing is accepted.
 * @param body the raw bytes, as they came
 */
export function isSigned(body: Uint8Array, header: string | undefined, secrets: readonly string[]): boolean {
  if (header === undefined) return false;
  const signatures = header
    .split(/[\s,]+/, MAX_SIGNATURES)
    .map(decodeSignature)
    .filter((signature) => signature !== null);
  let signed = false;
  for (const secret of secrets) {
    const mac = computeMac(body, secret);
    // No early exit: the time taken must not reveal which secret or signature came close.
    for (const signature of signatures) signed = timingSafeEqual(mac, signature) || signed;
  }
  return signed;
}

/** The 32 bytes of a signature in one of these encodings; null for anything else. */
function decodeSignature(text: string): Buffer | null {
  const bare = text.replace(/^sha256=/i, '');
  if (/^[0-9a-f]{64}$/i.test(bare)) return Buffer.from(bare, 'hex');
  // Node's base64 decoder takes both alphabets; 43 characters are 32 bytes.
  return /^[A-Za-z0-9+/_-]{43}=?$/.test(bare) ? Buffer.from(bare, 'base64') : null;
}

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
  const signatures = header?.split(/[\s,]+/, MAX_SIGNATURES).map(decodeSignature) ?? [];
  return hasCommon(
    secrets.map((secret) => computeMac(body, secret)),
    signatures,
  );
}

/** The headers of https://www.standardwebhooks.com. */
export interface StandardHeaders {
  readonly id: string | undefined;
  readonly timestamp: string | undefined;
  readonly signature: string | undefined;
}

/** As the specification recommends: an old request cannot be sent again. */
const MAX_AGE_SECONDS = 300;
/** Visible ASCII before `{`: what is signed as a whole body of JSON can never be taken for an id, a time and a body. */
const ID = /^[!-z]{1,256}$/;
const SECONDS = /^\d{1,12}$/;

/**
 * Whether the headers hold a signature of these bytes by one of the secrets, not more than five minutes ago or ahead. A secret that
 * begins with `whsec_` is base64, as in the specification.
 * @param now milliseconds since 1970, UTC
 */
export function isSignedAsStandard(
  body: Uint8Array,
  { id = '', timestamp = '', signature = '' }: StandardHeaders,
  secrets: readonly string[],
  now: number,
): boolean {
  if (!ID.test(id) || !SECONDS.test(timestamp)) return false;
  if (Math.abs(now / 1_000 - Number(timestamp)) > MAX_AGE_SECONDS) return false;
  const keys = secrets.map(standardKey).filter((key) => key !== null);
  const macs = keys.map((key) =>
    createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest(),
  );
  const signatures = signature
    .split(' ', MAX_SIGNATURES)
    .map((text) => (text.startsWith('v1,') ? decodeSignature(text.slice('v1,'.length)) : null));
  return hasCommon(macs, signatures);
}

const STANDARD_SECRET = /^whsec_([A-Za-z0-9+/]{32,}={0,2})$/;

/** The key of Standard Webhooks in a secret; null for a secret that says it is base64, and is not, or is too short. */
export function standardKey(secret: string): Buffer | null {
  if (!secret.startsWith('whsec_')) return Buffer.from(secret);
  const base64 = STANDARD_SECRET.exec(secret)?.[1];
  return base64 === undefined ? null : Buffer.from(base64, 'base64');
}

/** No early exit: the time taken must not reveal which secret or signature came close. */
function hasCommon(macs: readonly Buffer[], signatures: readonly (Buffer | null)[]): boolean {
  let found = false;
  for (const mac of macs) {
    for (const signature of signatures)
      if (signature !== null) found = timingSafeEqual(mac, signature) || found;
  }
  return found;
}

/** The 32 bytes of a signature in one of these encodings; null for anything else. */
function decodeSignature(text: string): Buffer | null {
  const bare = text.replace(/^sha256=/i, '');
  if (/^[0-9a-f]{64}$/i.test(bare)) return Buffer.from(bare, 'hex');
  // Node's base64 decoder takes both alphabets; 43 characters are 32 bytes.
  return /^[A-Za-z0-9+/_-]{43}=?$/.test(bare) ? Buffer.from(bare, 'base64') : null;
}

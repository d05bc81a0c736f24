import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';

/** What comes before the 32 bytes of an Ed25519 private key in PKCS#8 (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** An application's private key, derived from its id so that the public key survives restarts. */
function privateKeyOf(applicationId: string): KeyObject {
  const seed = createHash('sha256').update(`local-discord ${applicationId}`).digest();
  return createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' });
}

/** `verify_key`: the public key with which an application checks what Discord sends, in hexadecimal. */
export function verifyKeyOf(applicationId: string): string {
  const der = createPublicKey(privateKeyOf(applicationId)).export({ format: 'der', type: 'spki' });
  return der.subarray(-32).toString('hex');
}

/** The signature of a timestamp with a body, as X-Signature-Ed25519 carries it. */
export function signatureOf(applicationId: string, timestamp: string, body: string): string {
  return sign(null, Buffer.from(timestamp + body), privateKeyOf(applicationId)).toString('hex');
}

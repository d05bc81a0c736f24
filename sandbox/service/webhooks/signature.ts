import { createHmac } from 'node:crypto';

/** Formats of a signature. The interface specifies none (section 6), so a receiver has to accept them all. */
export const SIGNATURE_FORMATS = [
  'hex',
  'hex-upper',
  'base64',
  'base64url',
  'sha256=hex',
  'sha256=base64',
  'list',
] as const;
export type SignatureFormat = (typeof SIGNATURE_FORMATS)[number];

/** The value of `X-Reps-Signature`: HMAC-SHA256 over the bytes of the body. */
export function signatureOf(body: string | Buffer, secret: string, signatureFormat: SignatureFormat): string {
  const mac = createHmac('sha256', secret).update(body).digest();
  switch (signatureFormat) {
    case 'hex':
      return mac.toString('hex');
    case 'hex-upper':
      return mac.toString('hex').toUpperCase();
    case 'base64':
      return mac.toString('base64');
    case 'base64url':
      return mac.toString('base64url');
    case 'sha256=hex':
      return `sha256=${mac.toString('hex')}`;
    case 'sha256=base64':
      return `sha256=${mac.toString('base64')}`;
    case 'list':
      // As during a change of secrets: the old signature comes first.
      return `${signatureOf(body, `${secret}, the one before`, 'sha256=hex')}, ${signatureOf(body, secret, 'sha256=hex')}`;
  }
}

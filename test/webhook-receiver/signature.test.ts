import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIGNATURE_FORMATS, signatureOf } from '../../sandbox/service/index.ts';
import { isSigned } from '../../src/webhook-receiver/signature.ts';

const SECRET = 'a secret only for tests';
const BODY = Buffer.from('{}');
const MAC = createHmac('sha256', SECRET).update(BODY).digest();
const HEX = MAC.toString('hex');
const BASE64 = MAC.toString('base64');
const WRONG = '0'.repeat(64);

const accepts = (header: string | undefined) => isSigned(BODY, header, [SECRET]);

describe('a signature', () => {
  it('is valid only for the bytes and the secret that it was made from', () => {
    const bytes = fc.uint8Array({ maxLength: 300 });
    const secret = fc.string({ minLength: 16 });
    const anyFormat = fc.constantFrom(...SIGNATURE_FORMATS);
    fc.assert(
      fc.property(bytes, secret, anyFormat, bytes, secret, (own, ownSecret, format, other, otherSecret) => {
        const header = signatureOf(Buffer.from(own), ownSecret, format);
        expect(isSigned(own, header, [otherSecret, ownSecret])).toBe(true);
        expect(isSigned(own, header, [ownSecret, otherSecret])).toBe(true);
        expect(isSigned(other, header, [ownSecret])).toBe(Buffer.from(own).equals(Buffer.from(other)));
        expect(isSigned(own, header, [otherSecret])).toBe(ownSecret === otherSecret);
        expect(isSigned(own, header, [])).toBe(false);
      }),
    );
  });

  it.each([
    HEX,
    HEX.toUpperCase(),
    BASE64,
    BASE64.replace('=', ''),
    MAC.toString('base64url'),
    `sha256=${HEX}`,
    `SHA256=${BASE64}`,
    `${HEX},${WRONG}`,
    `${WRONG} ${HEX}`,
    `nonsense, ${HEX}`,
  ])('may be written as %s', (header) => {
    expect(accepts(header)).toBe(true);
  });

  it.each([
    undefined,
    '',
    ' , ',
    'sha256=',
    MAC.toString('latin1'),
    `${HEX}00`,
    `00${HEX}`,
    HEX.slice(2),
    `${HEX.slice(0, 63)}g`,
    `md5=${HEX}`,
    `xsha256=${HEX}`,
    `${HEX.slice(0, 32)}sha256=${HEX.slice(32)}`,
    // Node's decoder would skip what is no base64.
    `!${BASE64}`,
    `${BASE64}!`,
    `${BASE64.slice(0, 9)}.${BASE64.slice(9)}`,
    `${BASE64}=`,
    `A${BASE64}`,
  ])('is not valid as %j', (header) => {
    expect(accepts(header)).toBe(false);
  });

  it('may be the eighth in a list, but not the ninth', () => {
    const behind = (count: number) => [...Array.from({ length: count }, () => WRONG), HEX].join(', ');
    expect(accepts(behind(7))).toBe(true);
    expect(accepts(behind(8))).toBe(false);
  });

  it('of 43 characters always has the length of a MAC', () => {
    const sign = fc.constantFrom(...'ABCXYZabcxyz0189+/-_');
    fc.assert(
      fc.property(fc.string({ unit: sign, minLength: 43, maxLength: 43 }), fc.boolean(), (text, padded) => {
        expect(accepts(padded ? `${text}=` : text)).toBe(false);
      }),
    );
  });
});

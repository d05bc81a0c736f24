import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSeal } from '../../../src/discord/messages/seal.ts';

const seal = createSeal('a bot’s token');
const content = fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes));
const binding = fc.array(fc.string({ maxLength: 20 }), { minLength: 1, maxLength: 3 });

describe('a sealed token', () => {
  it('opens for its purpose and channel, also after a restart', () => {
    fc.assert(
      fc.property(content, binding, (plain, boundTo) => {
        const token = seal.close(plain, boundTo);
        expect(token).toMatch(/^[\w-]+$/);
        expect(createSeal('a bot’s token').open(token, boundTo)).toEqual(plain);
      }),
    );
  });

  it('does not open for anything else, or for another bot', () => {
    fc.assert(
      fc.property(content, binding, binding, (plain, boundTo, other) => {
        fc.pre(JSON.stringify(boundTo) !== JSON.stringify(other));
        const token = seal.close(plain, boundTo);
        expect(seal.open(token, other)).toBeNull();
        expect(seal.open(token, [boundTo.join('')])).toEqual(boundTo.length === 1 ? plain : null);
        expect(createSeal('another token').open(token, boundTo)).toBeNull();
      }),
    );
  });

  it('does not open if a bit or the spelling was changed', () => {
    fc.assert(
      fc.property(content, binding, fc.nat(), fc.nat(7), (plain, boundTo, at, bit) => {
        const token = seal.close(plain, boundTo);
        const bytes = Buffer.from(token, 'base64url');
        const index = at % bytes.length;
        bytes[index] = (bytes[index] ?? 0) ^ (1 << bit);
        expect(seal.open(bytes.toString('base64url'), boundTo)).toBeNull();
        for (const spelling of [`${token}=`, ` ${token}`, `${token}A`, token.slice(0, -1)]) {
          expect(seal.open(spelling, boundTo)).toBeNull();
        }
      }),
    );
  });

  it('cannot be guessed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\w-]{72}$/)), binding, (token, boundTo) => {
        expect(seal.open(token, boundTo)).toBeNull();
      }),
    );
  });

  it('reveals nothing about its content, not even whether two are equal', () => {
    const tokens = Array.from({ length: 100 }, () => seal.close(Buffer.from('the same'), ['here']));
    expect(new Set(tokens).size).toBe(100);
  });
});

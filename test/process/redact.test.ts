import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedactor } from '../../src/process/redact.ts';

const TOKEN = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.GkT3xQ.a-b_c+d/e=fghijklmnopqrstuvwxyz012345';
const { text, json } = createRedactor([TOKEN, 'demo-key', 'x"y\\z"quoted', 'abc', '']);

describe('the redactor removes a secret', () => {
  it.each([
    ['as it is', `Bearer ${TOKEN} is wrong`],
    ['in an address', `https://x.example/?key=${encodeURIComponent(TOKEN)}`],
    ['in base64', Buffer.from(TOKEN).toString('base64')],
    ['in base64 of more', Buffer.from(`u:${TOKEN}`).toString('base64')],
    ['in base64url of more', Buffer.from(`us:${TOKEN}:1`).toString('base64url')],
    ['cut off', `Bearer ${TOKEN.slice(0, 20)}`],
    ['cut off with more behind it', `Bearer ${TOKEN.slice(0, 20)}…`],
  ])('%s', (_how, said) => {
    const found = text(said);
    expect(found).toContain('[Redacted]');
    for (let at = 0; at + 8 <= said.length; at += 1) {
      const piece = said.slice(at, at + 8);
      if (TOKEN.startsWith(piece)) expect(found).not.toContain(piece);
    }
  });

  it.each([
    ['in a form', (secret: string) => new URLSearchParams({ key: secret }).toString()],
    [
      'in an address, with small letters',
      (secret: string) => encodeURIComponent(secret).replace(/%../g, (byte) => byte.toLowerCase()),
    ],
    ['in a path', (secret: string) => encodeURI(`https://x.example/${secret}`)],
    ['in JSON within a text', (secret: string) => JSON.stringify({ key: secret })],
  ])('whose characters need an escape %s', (_where, write) => {
    const secret = '!a b/("c")~d+e\\f';
    expect(createRedactor([secret]).text(write(secret))).toMatch(/^[^!%]*\[Redacted\]("\})?$/);
  });

  it('and leaves other text unchanged', () => {
    expect(text('MTIz, demo, demo-ke, abc and "quoted" stay')).toBe(
      'MTIz, demo, demo-ke, abc and "quoted" stay',
    );
    expect(text('demo-keys')).toBe('[Redacted]s');
  });
});

describe('the redactor', () => {
  it('leaves a JSON line without a secret unchanged', () => {
    const line = '{"level":30, "msg":"alert posted"}\n';
    expect(json(line)).toBe(line);
  });

  it('keeps JSON valid when a number or a key is a secret', () => {
    const { json: digits } = createRedactor(['18000000']);
    expect(JSON.parse(digits('{"time":1800000012345,"a18000000":{"b":["x 18000000"]}}\n'))).toEqual({
      time: '[Redacted]12345',
      'a[Redacted]': { b: ['x [Redacted]'] },
    });
  });

  it('removes any secret from anywhere in a JSON line and keeps it valid', () => {
    const secret = fc
      .string({ unit: 'grapheme', minLength: 8, maxLength: 80 })
      .filter((value) => value.isWellFormed() && value.length >= 8 && !'[Redacted]'.includes(value));
    const values = fc.jsonValue({ maxDepth: 3 });
    fc.assert(
      fc.property(secret, values, fc.string(), fc.string(), (hidden, value, before, after) => {
        const line = JSON.stringify({ value, err: { detail: [before + hidden + after], [hidden]: hidden } });
        const found = createRedactor([hidden]).json(`${line}\n`);
        expect(JSON.parse(found)).toHaveProperty('err');
        expect(JSON.stringify(strings(JSON.parse(found)))).not.toContain(JSON.stringify(hidden).slice(1, -1));
      }),
    );
  });
});

/** All strings of a value, names included. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => [name, ...strings(item)]);
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createJsonShortener } from '../../src/service/shorten-json.ts';

/** Takes a text in pieces of so many bytes. */
function shorten(text: string, piece = 1_000): string | null {
  const shortener = createJsonShortener();
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += piece)
    if (!shortener.add(bytes.subarray(at, at + piece))) return null;
  return shortener.text();
}

const parsed = (text: string): unknown => JSON.parse(shorten(text) ?? '');

describe('a shortened JSON text', () => {
  it('is the text itself where that is short, however it is divided', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.integer({ min: 1, max: 12 }), (text, piece) => {
        expect(shorten(text, piece)).toBe(text);
      }),
    );
  });

  it.each([1, 2, 3, 7, 1_000])('keeps strings with escaped marks, in pieces of %i bytes', (piece) => {
    const value = { 'a"[,': ['\\', '\\"', '"', ']},"', '中\\'], b: '\\\\"' };
    expect(shorten(JSON.stringify(value), piece)).toBe(JSON.stringify(value));
  });

  it('keeps the first 2,000 items of a list, and what follows the list', () => {
    const updates = Array.from({ length: 30_000 }, (_, index) => ({ index, status: `"],${index}` }));
    const text = JSON.stringify({ count: 30_000, updates, source: 'service' });
    expect(parsed(text)).toEqual({ count: 30_000, updates: updates.slice(0, 2_000), source: 'service' });
  });

  it('keeps the first 2,000 fields of an object', () => {
    const agents = Object.fromEntries(Array.from({ length: 9_000 }, (_, index) => [`agent${index}`, index]));
    expect(Object.keys(Object(parsed(JSON.stringify(agents))))).toHaveLength(2_000);
  });

  it('has at most 40,000 values, whatever list they are in', () => {
    const rows = Array.from({ length: 1_000 }, () => Array.from({ length: 1_000 }, () => 1));
    const kept = parsed(JSON.stringify({ rows, after: true }));
    expect(JSON.stringify(kept).match(/1/g)?.length).toBeLessThanOrEqual(40_001);
    expect(Object.keys(Object(kept))).toEqual(['rows']);
  });

  it('is refused where it has more levels than any answer', () => {
    expect(shorten('['.repeat(10_000))).toBeNull();
  });
});

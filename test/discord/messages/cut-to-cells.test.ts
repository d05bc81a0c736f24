import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellsOf, cutToCells } from '../../../src/discord/messages/plain-text.ts';

it.each([
  ['Belt', 4],
  ['春秋季', 6],
  ['📦 2', 4],
])('%s is %d cells wide', (text, cells) => {
  expect(cellsOf(text)).toBe(cells);
});

it('a title is cut at a word', () => {
  expect(cutToCells('Harbor Runner 2.0 low-top sneakers, suede and mesh', 44)).toBe(
    'Harbor Runner 2.0 low-top sneakers, suede…',
  );
});

it('a text without spaces is cut between characters', () => {
  expect(cutToCells('春秋季新款男女同款', 9)).toBe('春秋季新…');
});

it('a cut text is never wider than allowed, and no character is split', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 60 }), (text, max) => {
      const short = cutToCells(text, max);
      expect(cellsOf(short)).toBeLessThanOrEqual(Math.max(max, 1));
      expect(short.isWellFormed()).toBe(true);
      expect(short === text || short.endsWith('…')).toBe(true);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parameter } from '../../src/links/parameters.ts';

const piece = fc.constantFrom(
  ...['id', 'ID', 'url', '%69d', 'i%64', '7260605276', 'https%3A%2F%2Fweidian.com', '中'],
  ...['=', '=', '=', '&', '&', '%3D', '%26', '+', '%', '%2', '%E4', '%FF', '?', '\uD83D', '\u212A', ''],
);

describe('parameter()', () => {
  it('reads a query like URLSearchParams, except for case and empty values', () => {
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
        (query) => {
          const written = [...new URLSearchParams(query)];
          // A name that contains `=` has a separate rule.
          fc.pre(written.every(([name, value]) => value !== '' || !name.includes('=')));
          for (const name of ['id', 'url', 'k']) {
            const expected = written.find(([key, value]) => key.toLowerCase() === name && value !== '');
            expect(parameter(query, name)).toBe(expected?.[1]);
          }
        },
      ),
      { numRuns: 5_000 },
    );
  });

  it.each([
    ['itemID%3D7260605276', '7260605276'],
    ['?itemid=7260605276', '7260605276'],
    ['a=1&itemid%3D7260605276=', '7260605276'],
    ['itemid=&ITEMID=7260605276&itemid=1', '7260605276'],
    ['item%49D=7260605276&itemid=1', '7260605276'],
  ])('finds the value in %s', (query, value) => {
    expect(parameter(query, 'itemid')).toBe(value);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLinks, findProductLink } from '../../src/links/find.ts';
import { recogniseLink } from '../../src/links/recognise.ts';
import { anyText } from '../support/any-text.ts';
import { cpuTimeOf } from '../support/cpu-time.ts';

/** Each takes about 10 ms; exponential work took minutes. */
const TIME_LIMIT_MS = 1_000;

function fill(piece: string, length: number): string {
  return piece.repeat(Math.floor(length / piece.length));
}

/** Agent links in agent links up to a length, every n-th of them encoded. */
function nested(encodeEvery: number, length: number): string {
  let url = 'https://example.com/';
  for (let depth = 1; ; depth += 1) {
    const inner = depth % encodeEvery === 0 ? encodeURIComponent(url) : url;
    const next = `https://www.superbuy.com/en/page/buy?url=${inner}`;
    if (next.length > length) return url;
    url = next;
  }
}

describe('recognising links in hostile texts', () => {
  it.each([
    ['nested, encoded each time', nested(1, 5_900)],
    ['nested, encoded every other time', nested(2, 5_900)],
    ['nested, encoded every third time', nested(3, 5_900)],
    ['nested, never encoded', nested(1_000, 5_900)],
    [
      'two parameters at each depth',
      fill('https://www.sugargoo.com/?url=https://www.sugargoo.com/&productLink=', 5_900),
    ],
    ['percent signs', `https://www.superbuy.com/?url=${fill('%25', 5_900)}`],
    ['broken escapes', `https://www.superbuy.com/?url=${fill('%', 5_900)}`],
    ['slashes', `https://weidian.com${fill('/', 5_900)}`],
    ['segments', `https://cnfans.com${fill('/a', 5_900)}`],
    ['parameters', `https://cnfans.com/product?${fill('id=&', 5_900)}`],
    ['dots', fill('a.', 5_900)],
    ['digits', `https://weidian.com/item.html?itemID=${fill('1', 5_900)}`],
  ])('takes bounded time for one link of 6,000 characters: %s', (_, url) => {
    expect(cpuTimeOf(() => recogniseLink(url))).toBeLessThan(TIME_LIMIT_MS);
  });

  it.each([
    ...[
      'https://',
      'a.b/',
      '||',
      '`',
      '` `` ',
      '``` `',
      '<https:',
      '((((',
      '[',
      'weidian.com/',
      '看weidian.com/?',
    ],
    ...['https://a)', 'https://a,', '.', 'a-', 'http', 'javascript:https://', 'data:', 'a.a.a.a.', '中a.b'],
  ])('takes bounded time for 60,000 characters of %j', (piece) => {
    expect(cpuTimeOf(() => findLinks(fill(piece, 60_000)))).toBeLessThan(TIME_LIMIT_MS);
  });

  it('never throws', () => {
    const piece = fc.constantFrom(
      ...[
        'https://',
        'weidian.com',
        'm.superbuy.com',
        'www.sugargoo.com',
        '/item.html',
        '#/',
        '?url=',
        '&id=',
        '%',
      ],
      ...[
        '%25',
        '%E4',
        '\uD83D',
        '\uDC00',
        '7654321098',
        '||',
        '`',
        '```',
        '<',
        '>',
        '(',
        ')',
        '@',
        ':443',
        '中',
        ' ',
      ],
    );
    const text = fc.oneof(
      anyText({ maxLength: 300 }),
      fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, (written) => {
        recogniseLink(written);
        findProductLink(written);
        for (const { link, start, end } of findLinks(written)) {
          // The text at the returned position is recognised as the same link.
          expect(recogniseLink(written.slice(start, end))).toEqual(link);
        }
      }),
      { numRuns: 5_000 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode, parameter, parseUrlParts } from '../../src/links/url-parts.ts';

const page = (rest: string) => parseUrlParts(`https://a.example${rest}`)?.parts[0];

describe('the host of a URL', () => {
  it.each([
    'a.example',
    'a.example/x',
    '//a.example/x',
    'http://A.Example',
    'https://a.example?x',
    'https://a.example#x',
    'https://a.example and more',
    'http://a.example:80/',
    'https://a.example:443/',
    'HTTPS://a.example:443/',
  ])('is read from %s', (text) => {
    expect(parseUrlParts(text)?.host.toLowerCase()).toBe('a.example');
  });

  it.each([
    '',
    'ftp://a.example/',
    'https:/a.example/',
    'https://a.example:8080/',
    'https://a.example:80/',
    'http://a.example:443/',
    '//a.example:443/',
    'https://me@a.example/',
    'https://a.example\\x',
    'https://ａ.example/',
    'https://abc/',
  ])('is missing in %j', (text) => {
    expect(parseUrlParts(text)).toBeNull();
  });

  it('is read from texts of at most 6,000 characters', () => {
    const text = `https://a.example/${'x'.repeat(6_000)}`;
    expect(parseUrlParts(text.slice(0, 6_000))).not.toBeNull();
    expect(parseUrlParts(text.slice(0, 6_001))).toBeNull();
  });
});

describe('the path of a URL', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['/X/Y/', '/x/y'],
    ['//x///y', '/x/y'],
    ['/fr/x', '/x'],
    ['/en-us/x', '/x'],
    ['/zh_hans/x', '/x'],
    ['/X/fr/Y', '/x/fr/y'],
    ['/xyz/x', '/xyz/x'],
    ['/xyz/fr/x', '/xyz/fr/x'],
    ['/fr', '/fr'],
    ['/%78', '/x'],
    ['/x%', '/x%'],
    ['/x shared from the app', '/x'],
  ])('of %j is %s', (rest, path) => {
    expect(page(rest)?.path).toBe(path);
  });

  it('ends at the first space', () => {
    expect(page('/x?a=1 b=2')).toMatchObject({ path: '/x', query: 'a=1' });
  });

  it('can also be a hash route, but no other hash', () => {
    const parts = (rest: string) => parseUrlParts(`https://a.example${rest}`)?.parts.map(({ path }) => path);
    expect(parts('/x#/y/z?a=1')).toEqual(['/x', '#/y/z']);
    expect(parts('/x#y')).toEqual(['/x']);
    expect(parts('/x')).toEqual(['/x']);
  });
});

describe('the parameters of a URL', () => {
  it.each([
    ['/x?Id=1&b=2', { id: '1', b: '2' }],
    ['/x?id=1&ID=2', { id: '1' }],
    ['/x?id=&id=2', { id: '2' }],
    ['/x?id&id=2', { id: '2' }],
    ['/x?id%3D1', { id: '1' }],
    ['/x?a=1&amp;b=2&amp;amp;c=3', { a: '1', b: '2', c: '3' }],
    // An encoded or missing `?`.
    ['/x%3Fa%3D1?b=2', { a: '1', b: '2' }],
    ['/x&a=1?b=2', { a: '1', b: '2' }],
    ['/x?', {}],
  ])('are read from %s', (rest, params) => {
    const found = Object.fromEntries(
      ['id', 'a', 'b', 'c'].map((name) => [name, page(rest)?.firstParameter([name])]),
    );
    expect(found).toEqual(params);
    expect(page(rest)?.path).toBe('/x');
  });

  it('come from a query that is kept as written', () => {
    expect(page('/x?u=https%3A//b')?.query).toBe('u=https%3A//b');
    expect(page('/x%3Fa%3D1?b=2')?.query).toBe('a=1&b=2');
  });
});

it('decode() decodes once, and keeps text that cannot be decoded', () => {
  expect(decode('a%2520b')).toBe('a%20b');
  expect(decode('100% %41')).toBe('100% %41');
});

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

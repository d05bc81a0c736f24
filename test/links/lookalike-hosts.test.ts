import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AGENTS } from '../../src/links/agents.ts';
import { SHORT_LINK_HOSTS } from '../../src/links/catalogue.ts';
import { findLinks, findProductLink } from '../../src/links/find.ts';
import { PLATFORMS } from '../../src/links/platforms.ts';
import { recogniseLink } from '../../src/links/recognise.ts';
import { AGENT_URL_PATTERNS } from './agent-url-patterns.ts';

const INNER = 'https%3A%2F%2Fweidian.com%2Fitem.html%3FitemID%3D7654321098';

/** Recognised links, as host and rest. */
const LINKS: readonly (readonly [host: string, rest: string])[] = [
  ...AGENT_URL_PATTERNS.map(({ template, codes }) =>
    template
      .replace('{code}', Object.keys(codes)[0] ?? '')
      .replace('{id}', '7654321098')
      .replace('{url}', INNER),
  ),
  ...PLATFORMS.map(({ canonical }) => canonical.replace('{id}', '7654321098')),
  ...[...SHORT_LINK_HOSTS].map((host) => `https://${host}/abc`),
].map((url) => {
  const [, host = '', rest = ''] = /^https:\/\/([^/]+)(.*)$/.exec(url) ?? [];
  return [host, rest] as const;
});

const platformHosts = PLATFORMS.flatMap(({ pages, domains }) => [
  ...pages.flatMap(({ hosts }) => hosts),
  ...domains,
]);
const KNOWN = new Set([...AGENTS.flatMap(({ hosts }) => hosts), ...platformHosts, ...SHORT_LINK_HOSTS]);
/** Any subdomain of these may be a shop. */
const OPEN = PLATFORMS.flatMap(({ pages, domains }) => [
  ...pages.flatMap(({ hosts }) => hosts.filter((host) => host.startsWith('.'))),
  ...domains.map((domain) => `.${domain}`),
]);

const word = fc.stringMatching(/^[a-z][a-z0-9]{0,7}$/);
const port = fc.integer({ min: 1, max: 65_535 }).filter((number) => number !== 443);
const lookalikes: readonly ((host: string) => fc.Arbitrary<string>)[] = [
  (host) => word.map((text) => `${text}${host}`),
  (host) => word.map((text) => `${text}-${host}`),
  (host) => word.map((text) => `${text}.${host}`),
  (host) => word.map((text) => `${host}${text}`),
  (host) => word.map((text) => `${host}.${text}.example`),
  (host) => word.map((text) => `${host}-${text}.example`),
  (host) => word.map((text) => `${host}@${text}.example`),
  (host) => word.map((text) => `${text}@${host}`),
  (host) => word.map((text) => `${text}:${text}@${host}`),
  (host) => word.map((text) => `${host}%2F@${text}.example`),
  (host) => word.map((text) => `${host}%00.${text}.example`),
  (host) => word.map((text) => `${host}\\@${text}.example`),
  (host) => port.map((number) => `${host}:${number}`),
  (host) => fc.constantFrom(`@${host}`, `.${host}`, `${host}.`, `[${host}]`, `${host}:`, `%2e${host}`),
  (host) => fc.constant(host.replace('.', '-')),
  (host) => fc.constant(host.replace('.', '')),
  (host) => fc.constant(host.replace('.', '\u3002')),
  // Cyrillic and full-width letters that look like Latin ones, and a Kelvin sign that lower-cases to one.
  (host) => fc.constantFrom(...'aеоcер'.split('')).map((letter) => host.replace(/[aeocp]/, letter)),
  (host) =>
    fc.constant(host.replace(/[a-z]/, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0))),
  (host) => fc.constant(host.replace('k', '\u212A')),
  (host) => fc.constant(host.replace('s', '\u017F')),
];

const lookalikeHosts = fc
  .tuple(fc.constantFrom(...LINKS), fc.constantFrom(...lookalikes))
  .chain(([[host, rest], disguise]) => disguise(host).map((name) => ({ name, rest })))
  .filter(({ name }) => !KNOWN.has(name) && !OPEN.some((domain) => name.endsWith(domain)));

describe('the hosts of the catalogue', () => {
  it('are recognised with https, http and without a scheme', () => {
    for (const [host, rest] of LINKS) {
      expect(recogniseLink(`https://${host}${rest}`), host).not.toBeNull();
      expect(recogniseLink(`http://${host}${rest}`), host).not.toBeNull();
      expect(recogniseLink(`${host}${rest}`), host).not.toBeNull();
      expect(recogniseLink(`https://${host}:443${rest}`), host).not.toBeNull();
    }
  });

  it('are never confused with look-alikes', () => {
    fc.assert(
      fc.property(
        lookalikeHosts,
        fc.constantFrom('https://', 'http://', '//', ''),
        ({ name, rest }, scheme) => {
          expect(recogniseLink(`${scheme}${name}${rest}`)).toBeNull();
        },
      ),
      { numRuns: 6_000 },
    );
  });

  it('are never confused with look-alikes in a text', () => {
    fc.assert(
      fc.property(
        // In a text, these characters end a host or a sentence, and the rest is a separate link.
        lookalikeHosts.filter(({ name }) => !/[@\\%[\]:\u3002]|^\.|\.$/.test(name)),
        fc.constantFrom('https://', ''),
        fc.constantFrom('', 'look ', '看'),
        ({ name, rest }, scheme, before) => {
          const text = `${before}${scheme}${name}${rest}`;
          expect(findLinks(text).filter(({ link }) => link.kind === 'product')).toEqual([]);
          expect(findProductLink(text)?.kind).not.toBe('product');
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it('are ignored with any scheme but http and https', () => {
    const [host, rest] = ['weidian.com', '/item.html?itemID=7654321098'];
    for (const scheme of [
      'ftp://',
      'file://',
      'javascript://',
      'javascript:',
      'data:',
      'mailto:',
      'https:',
      'https:/',
    ])
      expect(recogniseLink(`${scheme}${host}${rest}`), scheme).toBeNull();
  });
});

describe('product pages of look-alike hosts', () => {
  it('are never recognised as products', () => {
    const known = fc.constantFrom(
      ...AGENTS.flatMap(({ domains }) => domains),
      'weidian.com',
      'item.taobao.com',
      'detail.tmall.com',
      'detail.1688.com',
    );
    const label = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);
    const disguise = fc.oneof(
      fc.tuple(label, known).map(([word, host]) => `${word}${host}`),
      fc.tuple(label, known).map(([word, host]) => `${word}-${host}`),
      fc.tuple(known, label).map(([host, word]) => `${host}.${word}.example`),
      fc.tuple(known, label).map(([host, word]) => `${host}@${word}.example`),
      fc.tuple(known, fc.integer({ min: 1024, max: 65_535 })).map(([host, port]) => `${host}:${port}`),
      known.map((host) => host.replaceAll('.', '-')),
      known.map((host) => `${host}m`),
    );
    const page = fc.constantFrom(
      'product?platform=WEIDIAN&id=7260605276',
      'item.html?itemID=7260605276',
      'item.htm?id=675330231400',
      'product/2/7260605276',
      'offer/641649880094.html',
    );
    const real = new Set([...AGENTS.flatMap(({ domains }) => domains), 'weidian.com']);
    fc.assert(
      fc.property(disguise, page, (host, path) => {
        // `m` + `ulebuy.com` would be a real host.
        fc.pre(!real.has(host) && !host.endsWith('.weidian.com'));
        expect(recogniseLink(`https://${host}/${path}`)?.kind).not.toBe('product');
      }),
      { numRuns: 2_000 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AGENTS, PLATFORMS, SHORT_LINK_HOSTS } from '../../src/links/catalogue.ts';
import { findLinks, findProductLink } from '../../src/links/find.ts';
import { recogniseLink } from '../../src/links/recognise.ts';
import { AGENT_URL_PATTERNS } from './agent-url-patterns.ts';

const INNER = 'https%3A%2F%2Fweidian.com%2Fitem.html%3FitemID%3D7654321098';

/** Links that are known for certain, as host and the rest. */
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
/** Shops live below these, under any name. */
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

describe('hosts', () => {
  it('are known as written', () => {
    for (const [host, rest] of LINKS) {
      expect(recogniseLink(`https://${host}${rest}`), host).not.toBeNull();
      expect(recogniseLink(`http://${host}${rest}`), host).not.toBeNull();
      expect(recogniseLink(`${host}${rest}`), host).not.toBeNull();
      expect(recogniseLink(`https://${host}:443${rest}`), host).not.toBeNull();
    }
  });

  it('are never taken for one another', () => {
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

  it('are not found in texts under a disguise either', () => {
    fc.assert(
      fc.property(
        // In a text these signs end a host or a sentence, and what follows is a link by itself.
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

  it('need http or https', () => {
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

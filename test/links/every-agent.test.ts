import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AGENTS } from '../../src/links/agents.ts';
import { canonicalUrl } from '../../src/links/catalogue.ts';
import type { Product } from '../../src/links/product.ts';
import { recogniseLink } from '../../src/links/recognise.ts';
import { AGENT_URL_PATTERNS, type AgentUrlPattern } from './agent-url-patterns.ts';

const id = fc.stringMatching(/^[1-9][0-9]{8,12}$/);
const platform = fc.constantFrom('weidian', 'taobao', 'tmall', '1688');
const NOISE = [
  'spm=a1z10.3',
  'utm_source=share',
  'inviteCode=AbC123',
  'ref=12345678',
  'from=',
  'x=%E4%B8%AD',
];

/** A link made from a pattern, and its product. */
interface Sample {
  readonly url: string;
  readonly product: Product;
}

function samples({ template, codes }: AgentUrlPattern): fc.Arbitrary<Sample> {
  if (!template.includes('{url}')) {
    return fc.tuple(fc.constantFrom(...Object.entries(codes)), id).map(([[code, name], number]) => ({
      url: template.replace('{code}', code).replace('{id}', number),
      product: { platform: name, id: number },
    }));
  }
  return fc.tuple(platform, id, fc.integer({ min: 0, max: 3 })).map(([name, number, layers]) => {
    const product = { platform: name, id: number };
    let inner = canonicalUrl(product) ?? '';
    for (let layer = 0; layer < layers; layer += 1) inner = encodeURIComponent(inner);
    return { url: template.replace('{url}', inner), product };
  });
}

/** Appends unrelated parameters. */
function withNoise(url: string, noise: readonly string[]): string {
  if (noise.length === 0) return url;
  const hasQuery = url.includes('?', Math.max(0, url.indexOf('#')));
  return `${url}${hasQuery ? '&' : '?'}${noise.join('&')}`;
}

/** Changes the case of the host and the parameter names, not of the values. */
function inCase(url: string, upper: boolean): string {
  if (!upper) return url;
  return url
    .replace(/^https?:\/\/[^/]+/, (start) => start.toUpperCase())
    .replace(/(?<=[?&])\w+(?==)/g, (name) => name.toUpperCase());
}

const title = ({ agent, template }: AgentUrlPattern) => `${agent}: ${template}`;

describe('every agent', () => {
  it('has URL patterns in this test', () => {
    expect([...new Set(AGENT_URL_PATTERNS.map(({ agent }) => agent))].sort()).toEqual(
      AGENTS.map((agent) => agent.id).sort(),
    );
  });

  it('has its lower-case name as id, and shares no host', () => {
    for (const agent of AGENTS) expect(agent.id).toBe(agent.name.toLowerCase());
    const hosts = AGENTS.flatMap((agent) => agent.hosts);
    expect(new Set(hosts).size).toBe(hosts.length);
  });

  it.each(AGENT_URL_PATTERNS.map((pattern) => [title(pattern), pattern] as const))(
    'is recognised by %s',
    (_, pattern) => {
      fc.assert(
        fc.property(
          samples(pattern),
          fc.subarray(NOISE),
          fc.boolean(),
          fc.constantFrom('&', '&amp;'),
          ({ url, product }, noise, upper, and) => {
            const link = inCase(withNoise(url, noise), upper).replaceAll('&', and);
            expect(recogniseLink(link)).toEqual({
              kind: 'product',
              product,
              canonical: canonicalUrl(product),
              agent: pattern.agent,
              url: link,
            });
          },
        ),
        { numRuns: 60 },
      );
    },
  );

  it.each(AGENT_URL_PATTERNS.map((pattern) => [title(pattern), pattern] as const))(
    'is ignored without a valid id or inner link: %s',
    (_, { template, codes }) => {
      const [code = ''] = Object.keys(codes);
      for (const junk of ['', 'abc', '12', '123456789012345678901234', '7654321098x']) {
        const url = template.replace('{code}', code).replace(/\{(?:id|url)\}/, junk);
        expect(recogniseLink(url)?.kind, url).not.toBe('product');
      }
    },
  );

  it.each(
    AGENT_URL_PATTERNS.filter(({ template }) => template.includes('{code}')).map(
      (pattern) => [title(pattern), pattern] as const,
    ),
  )('is ignored with an unknown platform code: %s', (_, { template }) => {
    for (const code of ['', '9', 'shopify', 'constructor', '__proto__']) {
      const url = template.replace('{code}', code).replace('{id}', '7654321098');
      expect(recogniseLink(url)?.kind, url).not.toBe('product');
    }
  });

  it.each(
    AGENT_URL_PATTERNS.filter(({ template }) => template.includes('{url}')).map(
      (pattern) => [title(pattern), pattern] as const,
    ),
  )('checks the inner link as well: %s', (_, { template }) => {
    const inside = (url: string) => recogniseLink(template.replace('{url}', encodeURIComponent(url)));
    expect(inside('https://weidian.com.evil.example/item.html?itemID=7654321098')).toBeNull();
    expect(inside('https://weidian.com@evil.example/item.html?itemID=7654321098')).toBeNull();
    expect(
      inside('https://weidian.com%2Fitem.html%3FitemID%3D7654321098%26a@evil.example/')?.kind,
    ).toBeUndefined();
    expect(inside('https://shop123.taobao.com/')?.kind).toBe('shop');
    expect(inside('https://m.tb.cn/h.6abCdEf?tk=1')).toEqual({
      kind: 'short',
      url: 'https://m.tb.cn/h.6abCdEf?tk=1',
    });
  });
});

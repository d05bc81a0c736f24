import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LINKS, selectLinks } from '../../src/chat/render-reply.ts';
import { createReplyThrottle } from '../../src/chat/reply-throttle.ts';
import { everyVector } from '../support/link-vectors.ts';

const A = 'https://weidian.com/item.html?itemID=7212345601';
const B = 'https://item.taobao.com/item.htm?id=698834420016';
const agentOfA = 'https://cnfans.com/product?platform=WEIDIAN&id=7212345601';

describe('selecting the links of a message', () => {
  it('selects every product once, whatever the agent of the link', () => {
    expect(selectLinks(`${A} ${agentOfA} ${B}`).links.map(({ subject }) => subject)).toEqual([
      { platform: 'weidian', id: '7212345601' },
      { platform: 'taobao', id: '698834420016' },
    ]);
  });

  it('shows three links at most, and knows the others', () => {
    const links = Array.from({ length: 7 }, (_, index) => A.replace('7212345601', String(7_000_000 + index)));
    expect(selectLinks(links.join('\n'))).toMatchObject({ links: { length: MAX_LINKS }, all: { length: 7 } });
  });

  it('marks a product as spoiler only if all its links are spoilers', () => {
    expect(selectLinks(`||${A}||`).links[0]?.spoiler).toBe(true);
    expect(selectLinks(`||${A}|| ${A}`).links[0]?.spoiler).toBe(false);
  });

  it.each([
    `\`${A}\``,
    `<${A}>`,
    `\`\`\`\n${A}\n\`\`\``,
    'https://bit.ly/3x',
    'https://weidian.com/?userid=1',
    'hello.',
  ])('selects nothing in %j', (content) => {
    expect(selectLinks(content)).toEqual({ links: [], all: [] });
  });

  it('selects short links of marketplaces unchanged', () => {
    expect(selectLinks('https://m.tb.cn/h.abc').links[0]?.subject).toEqual({ url: 'https://m.tb.cn/h.abc' });
  });
});

describe('the reply throttle', () => {
  it('allows three replies per channel in ten seconds, and the same product after ten minutes', () => {
    let now = 1_000;
    const throttle = createReplyThrottle(() => now);
    expect([1, 2, 3, 4].map((userId) => throttle.allowReply('channel', `${userId}`))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(throttle.claimLink('channel', 'a')).toBe(true);
    expect(throttle.claimLink('channel', 'a')).toBe(false);
    expect(throttle.claimLink('other', 'a')).toBe(true);
    throttle.releaseLink('other', 'a');
    expect(throttle.claimLink('other', 'a')).toBe(true);
    now += 10 * 60_000 + 1;
    expect(throttle.allowReply('channel', '5')).toBe(true);
    expect(throttle.claimLink('channel', 'a')).toBe(true);
  });

  it('does not block longer after the clock was set back', () => {
    let now = 10 * 3_600_000;
    const throttle = createReplyThrottle(() => now);
    const take = (userId: string) => throttle.allowReply('channel', userId);
    expect([take('1'), take('2'), take('3')]).toEqual([true, true, true]);
    expect(throttle.claimLink('channel', 'a')).toBe(true);
    now -= 6 * 3_600_000;
    expect(take('4')).toBe(false);
    expect(throttle.claimLink('channel', 'a')).toBe(false);
    now += 10_001;
    expect(take('5')).toBe(true);
    now += 10 * 60_000;
    expect(throttle.claimLink('channel', 'a')).toBe(true);
  });
});

const file = process.env['LINK_VECTORS'];

describe.skipIf(file === undefined)(
  'collected links in any text (skipped unless LINK_VECTORS names their file)',
  () => {
    it('are selected with exactly their products, and look-alikes are not', () => {
      const vectors = everyVector(file === undefined ? '[]' : readFileSync(file, 'utf8')).filter(
        ({ input, optional }) => !optional && !/\s/.test(input),
      );
      // Words of any script that are not links and do not touch the link.
      const words = fc.array(
        fc.oneof(
          fc
            .string({ unit: 'grapheme', maxLength: 12 })
            .map((text) => text.replace(/[.:/\\`<>|\s*_~]/gu, '')),
          fc.constantFrom('看这双鞋', 'so good!!', '（转发）', '🔥🔥', '¥299', 'W2C?'),
        ),
        { maxLength: 6 },
      );
      fc.assert(
        fc.property(fc.constantFrom(...vectors), words, words, (vector, before, after) => {
          const content = [...before, vector.input, ...after].join(' ');
          const products = selectLinks(content).links.flatMap(({ subject }) =>
            'url' in subject ? [] : [subject],
          );
          const { platform, id } = vector;
          expect(products).toEqual(platform === null ? [] : [{ platform, id }]);
        }),
        { numRuns: 3_000 },
      );
    });
  },
);

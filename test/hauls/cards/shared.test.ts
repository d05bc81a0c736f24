import type { APIButtonComponent } from 'discord.js';
import { describe, expect, it } from 'vitest';
import type { MessageView } from '../../../src/discord/messages/message-view.ts';
import { sharedHaulView, sharedPhotos } from '../../../src/hauls/cards/shared.ts';
import type { LookupResult } from '../../../src/service/index.ts';
import { en } from '../../../src/texts/en.ts';
import { LANGUAGES } from '../../../src/texts/index.ts';
import { partsOf } from '../../support/discord-user.ts';
import { descriptionOf } from '../../support/message-parts.ts';
import { type SharedLine, STRIP, sharedCardOf } from '../../support/shared-haul-cards.ts';

const EUROS = { texts: en, currency: { code: 'EUR', rates: new Map([['EUR', 0.128]]) } };

interface Packed {
  readonly weight_g: number;
  readonly volume_cm3: number;
}

function lookup(
  title: string,
  price: number | null,
  packed: Packed | null = { weight_g: 500, volume_cm3: 9_000 },
): LookupResult {
  return {
    platform: 'weidian',
    product_id: '1',
    title,
    ...(price === null ? {} : { price: { low: price, high: price, currency: 'CNY' } }),
    ...(packed === null ? {} : { warehouse: packed }),
  } as LookupResult;
}

const lineOf = (id: number, found: LookupResult | null, quantity = 1): SharedLine => ({
  product: `weidian:${id}`,
  variant: '',
  quantity,
  lookup: found,
  link: { agent: 'cnfans', name: 'CNFans', url: `https://cnfans.com/product?id=${id}` },
});
const FIVE = [
  lineOf(1, lookup('Harbor Runner 2.0', 268)),
  lineOf(2, lookup('Boxy hoodie', 159), 2),
  lineOf(3, lookup('Field watch', 219)),
  lineOf(4, lookup('Waxed canvas tote', 79, null)),
  lineOf(5, lookup('Ripstop cap', 45)),
];
const render = (options: Partial<Parameters<typeof sharedCardOf>[0]>, reader = EUROS): MessageView =>
  sharedHaulView(sharedCardOf({ name: 'Spring haul', divisor: 6_000, lines: FIVE, ...options }), reader);
const labelsOf = (view: MessageView) =>
  partsOf<APIButtonComponent>(view.components).flatMap((part) => ('label' in part ? [part.label] : []));

describe('the public card of a haul', () => {
  it('says what its author expects shipping to cost, in the readers’ currency, too', () => {
    const priced = { kilogramPrice: { amount: 62, currency: 'CNY' } };
    expect(descriptionOf(render(priced))).toContain(
      '\n-# Shipping ≈\u00A0CN¥465 (≈ €60), estimated by the author\n',
    );
    expect(descriptionOf(render({ ...priced, pending: true }))).not.toContain('Shipping ≈');
    expect(descriptionOf(render({ kilogramPrice: null }))).not.toContain('Shipping ≈');
  });

  it('says what it costs, what is in it and what it ships as', () => {
    expect(descriptionOf(render({ strip: STRIP }))).toBe(
      [
        '### Spring haul: 5 items, CN¥929 (≈ €119)',
        `Shared by <@${'1'.repeat(19)}>`,
        '-# Shipping weight 7.5\u00A0kg, item 4 not counted · titles open\u00A0CNFans',
        '**1** [Harbor Runner 2.0](https://cnfans.com/product?id=1)',
        '-# CN¥268 · 0.5\u00A0kg',
        '**2** [Boxy hoodie](https://cnfans.com/product?id=2) × 2',
        '-# CN¥318 · 1\u00A0kg',
        '**3** [Field watch](https://cnfans.com/product?id=3)',
        '-# CN¥219 · 0.5\u00A0kg',
        '**4** [Waxed canvas tote](https://cnfans.com/product?id=4)',
        '-# CN¥79 · weight unknown',
        '**5** [Ripstop cap](https://cnfans.com/product?id=5)',
        '-# CN¥45 · 0.5\u00A0kg',
      ].join('\n'),
    );
    expect(labelsOf(render({}))).toEqual(['Copy to my hauls', 'QC photos']);
  });

  it('names no divisor where the weight is billed', () => {
    const heavy = lookup('Anvil', 90, { weight_g: 4_000, volume_cm3: 600 });
    expect(descriptionOf(render({ lines: [lineOf(1, heavy)] }))).toMatch(
      /\n-# Shipping weight 4\u00A0kg · titles/,
    );
  });

  it('says whose details didn’t load, and of each whose price isn’t listed', () => {
    const lines = [
      ...[lineOf(1, null), lineOf(2, lookup('Tote', null))],
      ...[lineOf(3, lookup('Cap', 45)), lineOf(4, null)],
    ];
    const shown = descriptionOf(render({ lines }));
    expect(shown).toMatch(/^### Spring haul: 4 items, at least CN¥45 \(≈ €5\.76\)\n/);
    expect(shown).toMatch(/\n\*\*1\*\* \[[^\]]*\]\([^)]*\)\n/);
    expect(shown.match(/.*\n.*didn’t load/g)?.map((line) => line[2])).toEqual(['1', '4']);
    expect(shown).toMatch(/\*\*2\*\* .*\n-# No price listed · /);
  });

  it('waits for what is on its way', () => {
    const shown = descriptionOf(render({ lines: [lineOf(1, null)], pending: true }));
    expect(shown).toMatch(
      /^### Spring haul: 1 item\nShared by .*\n-# Titles open\u00A0CNFans\n\*\*1\*\* .*\n-# …$/,
    );
  });

  it('has no name where its owner gave it none', () => {
    for (const name of [null, '\u200B'])
      expect(descriptionOf(render({ name }))).toMatch(/^### 5 items, CN¥929 /);
  });

  it('keeps its name the owner’s words', () => {
    const shown = descriptionOf(render({ name: '**Bold** @everyone [x](https://evil.example)' }));
    expect(shown).toMatch(/^### \\\*\\\*Bold\\\*\\\* \\@everyone \\\[x\\\]\\\(https\\:\u200B/);
  });

  it.each(LANGUAGES.map((texts) => [texts.language, texts] as const))(
    'has two buttons of different names: %s',
    (_language, texts) => {
      const labels = labelsOf(render({}, { ...EUROS, texts }));
      expect(new Set(labels).size).toBe(2);
    },
  );
});

describe('*QC photos*', () => {
  const sixty = Array.from({ length: 60 }, (_, index) => lineOf(index, lookup('Cap', 45)));

  it('opens all products while a menu holds them, each once', () => {
    const items = [...sixty.slice(0, 25), ...sixty.slice(0, 5)];
    const { products, isAll } = sharedPhotos(items, 20, 10);
    expect(isAll).toBe(true);
    expect(products).toHaveLength(25);
  });

  it('opens those of the page, and says so, where there are more', () => {
    expect(sharedPhotos(sixty, 50, 10)).toEqual({
      products: sixty.slice(50).map(({ product }) => product),
      isAll: false,
    });
    // As a forged id names it.
    expect(sharedPhotos(sixty, 100_000, 10).products).toHaveLength(10);
    expect(labelsOf(render({ lines: sixty, offset: 50 }))).toEqual([
      'Previous',
      'Copy to my hauls',
      'QC 51–60',
    ]);
  });
});

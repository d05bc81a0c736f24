import { type APIStringSelectComponent, ComponentType } from 'discord.js';
import { describe, expect, it } from 'vitest';
import type { Reader } from '../../../src/cards/reader.ts';
import type { MessageView } from '../../../src/discord/messages/message-view.ts';
import { variantKey } from '../../../src/domain/products/qc-sets.ts';
import { type HaulCard, haulView, noHaulView } from '../../../src/hauls/cards/haul.ts';
import { summaryOf } from '../../../src/parcels/cards/parcel-line.ts';
import type { LookupResult } from '../../../src/service/index.ts';
import { en } from '../../../src/texts/en.ts';
import { partsOf } from '../../support/discord-user.ts';
import { haulCard, lookupOf } from '../../support/haul-cards.ts';
import { descriptionOf } from '../../support/message-parts.ts';
import { qcAnswer } from '../../support/qc-cards.ts';

const READER: Reader = { texts: en, currency: { code: 'EUR', rates: new Map([['EUR', 0.128]]) } };
const RUNNER = lookupOf({ title: 'Harbor Runner 2.0', price: 268, weightG: 1_180, box: '33 x 22 x 13 cm' });
const TOTE = lookupOf({ title: 'Tote', price: [79, 99], weightG: 80, box: '10 x 10 x 2 cm' });
const CAP = lookupOf({ title: 'Cap' });
const STRIP = { name: 'items.webp', bytes: new Uint8Array([1]) };

const PARCEL = {
  ...{ number: 'LP1CN', masked: false, label: null, isFollowed: false, archived: null },
  ...summaryOf([], 0),
};

const render = (card: HaulCard) => haulView(card, READER);
const linesOf = (view: MessageView) => descriptionOf(view).split('\n');
const labelsOf = (view: MessageView) =>
  partsOf<{ label?: string; disabled?: boolean }>(view.components).flatMap(({ label, disabled }) =>
    label === undefined ? [] : disabled === true ? `(${label})` : label,
  );
const menuOf = (view: MessageView) =>
  partsOf<APIStringSelectComponent>(view.components).find(({ type }) => type === ComponentType.StringSelect);
const many = (count: number, lookup = CAP) => Array.from({ length: count }, () => ({ lookup }));

describe('the card of a haul', () => {
  it('says what it costs and weighs, what is in it, and which weight is billed', () => {
    const view = render(
      haulCard(
        [
          { lookup: RUNNER, quantity: 2, variantName: 'Navy, 40', qc: qcAnswer([{ photos: 28 }]).data },
          { lookup: TOTE, qc: qcAnswer([]).data },
        ],
        { haul: { name: 'Winter' }, parcels: [PARCEL], notes: ['Added 2 items.'], agent: 'CNFans' },
      ),
    );
    expect(linesOf(view)).toEqual([
      '### CN¥615–\u2060635 (≈ €79–\u206081)',
      'Winter · 2 items',
      '📦 Not followed',
      'Added 2 items.',
      '**1** [Harbor Runner 2.0](https://weidian.com/item.html?itemID=7000000000) × 2 · Navy, 40',
      '-# CN¥536 · 2.36\u00A0kg · 28 QC photos',
      '**2** [Tote](https://weidian.com/item.html?itemID=7000000001)',
      '-# CN¥79–\u206099 · 80\u00A0g · no QC photos yet',
      'Shipping weight **3.2\u00A0kg**, by volume',
      '-# The scale says 2.4\u00A0kg, but the box is big.',
    ]);
    expect(labelsOf(view)).toEqual(['More', 'Links at CNFans', 'Share', 'Add items', 'Shipping line']);
  });

  it.each([
    [
      'Harbor Runner 2.0 low-top sneakers, suede',
      'Navy / White, 40',
      1,
      'Harbor Runner 2.0… · Navy / White, 40',
    ],
    ['Harbor Runner 2.0 low-top sneakers, suede', '', 1, 'Harbor Runner 2.0 low-top sneakers'],
    ['Cap', 'Forest Green with a long brim', 1, 'Cap · Forest Green with a long brim'],
    ['Heavyweight boxy hoodie', 'Washed Black, L', 2, 'Boxy hoodie × 2 · Washed Black, L'],
  ])('gives a title and a variant one line of a phone: %s, %s', (title, variantName, quantity, shown) => {
    const view = render(haulCard([{ lookup: lookupOf({ title }), variantName, quantity }]));
    const line = linesOf(view).find((text) => text.startsWith('**1**')) ?? '';
    expect(line.replace(/\[(.*)\]\(.*?\)/, '$1').replaceAll('\\', '')).toBe(`**1** ${shown}`);
  });

  it('asks for the size of a color in the same line', () => {
    const Color = 'Navy / White';
    const skus = ['40', '41'].map((Size) => ({
      attrs: { Color, Size },
      price: 268,
      stock: 5,
      image: undefined,
    }));
    const options = [
      { name: 'Color', name_cn: undefined, values: [Color] },
      { name: 'Size', name_cn: undefined, values: ['40', '41'] },
    ];
    const lookup = { ...lookupOf({ title: 'Harbor Runner 2.0 low-top' }), variants: { options, skus } };
    const view = render(haulCard([{ lookup, variantName: Color, variant: variantKey(Color) }]));
    expect(linesOf(view).find((text) => text.startsWith('**1**'))).toMatch(/ · Navy \/ White, size\?$/);
  });

  it('says that a chosen variant is sold out, though others are left', () => {
    const lookup: LookupResult = {
      ...RUNNER,
      availability: { in_stock: true, total_stock: 5 },
      variants: {
        options: [{ name: 'Color', name_cn: undefined, values: ['Navy', 'Black'] }],
        skus: [
          { attrs: { Color: 'Navy' }, price: 268, stock: 0, image: undefined },
          { attrs: { Color: 'Black' }, price: 268, stock: 5, image: undefined },
        ],
      },
    };
    const chosen = (name: string) => ({ lookup, variantName: name, variant: variantKey(name) });
    const facts = linesOf(render(haulCard([chosen('Navy'), chosen('Black'), { lookup }])))
      .filter((line) => line.startsWith('-# ') && line.includes('1.18'))
      .map((line) => line.split(' · ')[0]);
    expect(facts).toEqual(['-# Sold out', '-# CN¥268', '-# CN¥268']);
  });

  it('names what its sums leave out, as runs of numbers', () => {
    const heavy = lookupOf({ title: 'Anvil', price: 10, weightG: 5_000 });
    const view = render(
      haulCard([...many(3), { lookup: heavy }, { lookup: RUNNER }, ...many(1), ...many(2)]),
    );
    expect(linesOf(view)[0]).toBe('### At least CN¥278 (≈ €36)');
    expect(linesOf(view).slice(-3)).toEqual([
      '-# Items 1–3, 6–8 aren’t counted: no weight or size yet',
      '-# Item 4: no dimensions yet',
      '-# Items 1–3, 6–8: no price listed',
    ]);
  });

  it('names every item that is left out, whichever they are', () => {
    const items = Array.from({ length: 100 }, (_, index) => ({ lookup: index % 2 === 0 ? CAP : RUNNER }));
    const line = linesOf(render(haulCard(items))).find((text) => text.includes('counted')) ?? '';
    const named = line.match(/\d+/g)?.map(Number);
    expect(named).toEqual(Array.from({ length: 50 }, (_, index) => 2 * index + 1));
  });

  it('says nothing about missing figures while they may still come', () => {
    const pending = render(haulCard([{ lookup: RUNNER }, { lookup: null }], { pending: true }));
    expect(descriptionOf(pending)).not.toMatch(/no weight|weight/);
    expect(linesOf(pending).at(-1)).toBe('-# …');
    const failed = render(haulCard([{ lookup: RUNNER }, { lookup: null }]));
    expect(descriptionOf(failed)).toContain(`-# ${en.product.detailsMissing}`);
  });

  it('doesn’t say that no figures are listed where the service didn’t answer, on any page', () => {
    const lost = { lookup: null };
    const items = [{ lookup: RUNNER }, lost, { lookup: CAP }, { lookup: RUNNER }, { lookup: RUNNER }, lost];
    for (const offset of [0, 5])
      expect(linesOf(render(haulCard(items, { offset }))).slice(-3)).toEqual([
        '-# Items 2, 6: details didn’t load',
        '-# Item 3 isn’t counted: no weight or size yet',
        '-# Item 3: no price listed',
      ]);
    expect(linesOf(render(haulCard([lost, lost]))).at(-1)).toBe('-# Items 1, 2: details didn’t load');
  });

  it('begins with its name while nothing is known', () => {
    const view = render(haulCard(many(2), { haul: { name: '*Winter* [x](https://evil.example)' } }));
    expect(linesOf(view).slice(0, 2)).toEqual([
      '### \\*Winter\\* \\[x\\]\\(https\\:\u200B//evil.example\\)',
      '2 items',
    ]);
  });

  it('has the same numbers in its lines, its menu and the words of its picture, on every page', () => {
    for (const offset of [0, 5, 55]) {
      const view = render(haulCard(many(60), { offset, strip: STRIP }));
      const numbers = [1, 2, 3, 4, 5].map((number) => String(number + offset));
      expect(descriptionOf(view).match(/^\*\*\d+\*\*/gm)).toEqual(numbers.map((number) => `**${number}**`));
      const options = menuOf(view)?.options ?? [];
      expect(options.map(({ label }) => label.split(' ')[0])).toEqual(numbers);
      expect(options.map(({ value }) => value)).toEqual(numbers);
      const [file] = view.files ?? [];
      expect(file?.description?.match(/\d+ Cap/g)).toEqual(numbers.map((number) => `${number} Cap`));
      const pages = labelsOf(view).filter((label) => /Previous|Next/.test(label));
      expect(pages).toEqual({ 0: ['Next'], 5: ['Previous', 'Next'], 55: ['Previous'] }[offset]);
    }
  });

  it('has no pages for five items', () => {
    expect(labelsOf(render(haulCard(many(5))))).not.toContain('Next');
    expect(labelsOf(render(haulCard(many(6))))).toContain('Next');
  });

  it('says that it is closed, and offers to reopen it rather than to add items', () => {
    const view = render(haulCard([{ lookup: RUNNER }], { haul: { closedAt: 1 } }));
    expect(linesOf(view)[1]).toBe('My haul · 1 item · closed');
    expect(labelsOf(view)).toEqual(['More', 'Agent links', 'Share', 'Reopen', 'Shipping line']);
  });

  it.each([
    ['Not followed', [PARCEL]],
    ['No scan yet', [{ ...PARCEL, isFollowed: true }]],
    ['Delivered', [{ ...PARCEL, archived: { days: 9 } }]],
    ['In your archive', [{ ...PARCEL, archived: { days: null } }]],
    ['1 without a scan, 1 not followed', [PARCEL, { ...PARCEL, isFollowed: true }]],
  ])('says where its parcels are, and counts them only if they are several: %s', (states, parcels) => {
    expect(linesOf(render(haulCard([{ lookup: RUNNER }], { parcels })))[2]).toBe(`📦 ${states}`);
  });

  it('says its name once where what was just done names it', () => {
    const options = { haul: { name: 'Winter' }, notes: ['Moved to **Winter**.'] };
    expect(linesOf(render(haulCard([{ lookup: RUNNER }], options))).slice(0, 3)).toEqual([
      '### CN¥268 (≈ €34)',
      '1 item',
      'Moved to **Winter**.',
    ]);
    expect(linesOf(render(haulCard(many(2), options))).slice(0, 2)).toEqual([
      '### 2 items',
      'Moved to **Winter**.',
    ]);
    const other = { haul: { name: 'Winter' }, notes: ['**Summer** is full.'] };
    expect(linesOf(render(haulCard(many(2), other)))[0]).toBe('### Winter');
  });

  it('without items says how to add some, and what was just done', () => {
    const view = render(haulCard([], { haul: { name: 'Winter' }, notes: ['Removed.'] }));
    expect(linesOf(view)).toEqual([`### ${en.haul.empty}`, 'Winter', 'Removed.', en.haul.emptyHint]);
    expect(labelsOf(view)).toEqual(['Add items', 'More']);
  });

  it('without items, when it is closed, says no way to add some before it is reopened', () => {
    const view = render(haulCard([], { haul: { name: 'Winter', closedAt: 1 } }));
    expect(linesOf(view)).toEqual([`### ${en.haul.empty}`, 'Winter · closed']);
    expect(labelsOf(view)).toEqual(['Reopen', 'More']);
  });
});

describe('with the price of a shipping line', () => {
  const KILOGRAM = { amount: 48, currency: 'CNY' };
  const DOLLARS = { amount: 7, currency: 'USD' };
  const top = (kilogramPrice: HaulCard['kilogramPrice'], reader = READER, lookup = RUNNER) =>
    descriptionOf(haulView(haulCard([{ lookup }], { haul: { name: 'Winter' }, kilogramPrice }), reader))
      .replaceAll('\u00A0', ' ')
      .split('\n')
      .slice(0, 3);

  it('says what it costs in all, in the reader’s currency, and what of it is shipping', () => {
    expect(top(KILOGRAM)).toEqual([
      '### ≈ €44 in all',
      '≈ €34 items + ≈ €10 shipping',
      '-# Winter · 1 item · CN¥268',
    ]);
  });

  it('adds up what it shows, however it is rounded', () => {
    const lookup = lookupOf({ title: 'Cap', price: [783, 889.5], weightG: 1_600 });
    const numbers = (line = '') => [...line.matchAll(/[\d.]+/g)].map(([digits]) => Number(digits));
    for (const reader of [READER, { texts: en, currency: null }]) {
      const [heading, parts] = top({ amount: 55.3, currency: 'CNY' }, reader, lookup);
      const [low = 0, high = 0] = numbers(heading);
      const [from = 0, to = 0, shipping = 0] = numbers(parts);
      expect([low, high]).toEqual([from + shipping, to + shipping]);
    }
    expect(top({ amount: 55.3, currency: 'CNY' }, { texts: en, currency: null }, lookup)[1]).toMatch(
      /^CN¥783–\u2060889\.50 items/,
    );
  });

  it('adds up without a rate what is in one currency', () => {
    expect(top(KILOGRAM, { texts: en, currency: null })).toEqual([
      '### ≈ CN¥344 in all',
      'CN¥268 items + ≈ CN¥76 shipping',
      'Winter · 1 item',
    ]);
  });

  it('names shipping in its own currency where no rate is known, and doesn’t add it up', () => {
    expect(top(DOLLARS)).toEqual(['### CN¥268 (≈ €34)', '+ ≈ $11 shipping', 'Winter · 1 item']);
    const both = {
      texts: en,
      currency: {
        code: 'EUR',
        rates: new Map([
          ['EUR', 0.128],
          ['USD', 0.139],
        ]),
      },
    };
    expect(top(DOLLARS, both)[0]).toBe('### ≈ €44 in all');
  });

  it('says nothing of shipping while no weight is known', () => {
    const light = lookupOf({ title: 'Cap', price: 20 });
    expect(top(KILOGRAM, READER, light).slice(0, 2)).toEqual(['### CN¥20 (≈ €2.56)', 'Winter · 1 item']);
  });

  it('says what a kilogram costs, that it is an estimate, and what it leaves out', () => {
    const view = render(haulCard([{ lookup: RUNNER }], { kilogramPrice: KILOGRAM }));
    expect(linesOf(view).slice(-2)).toEqual([
      'Shipping weight **1.6\u00A0kg** at CN¥48/kg',
      '-# An estimate. Agents’ fees, insurance and duty are extra.',
    ]);
  });
});

it('somebody without hauls is shown the way to a first one', () => {
  expect(labelsOf(noHaulView(READER))).toEqual(['Add items']);
});

import { type APIButtonComponentWithCustomId, type APIStringSelectComponent, ButtonStyle } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { variantKey } from '../../../src/domain/products/qc-sets.ts';
import { lookupView } from '../../../src/products/cards/lookup.ts';
import { selectionMenus } from '../../../src/products/cards/selection-menus.ts';
import { optionName, type VariantSelection } from '../../../src/products/cards/variant-selection.ts';
import { NO_FACTS } from '../../../src/products/index.ts';
import type { LookupResult, QcResult } from '../../../src/service/index.ts';
import { textsFor } from '../../../src/texts/index.ts';
import { partsOf } from '../../support/discord-user.ts';
import { descriptionOf } from '../../support/message-parts.ts';
import { qcAnswer } from '../../support/qc-cards.ts';

const sku = (color: string, size: string) => ({
  attrs: { Color: color, Size: size },
  price: 268,
  stock: color === 'Navy' && size === '41' ? 0 : 3,
  image: `https://photos.example/${color}-${size}.jpg`,
});
const result = {
  platform: 'weidian',
  product_id: '7212345601',
  main_image: 'https://photos.example/main.jpg',
  price: { low: 238, high: 298, currency: 'CNY' },
  sizes: [],
  versions: [],
  variants: {
    options: [
      { name: 'Color', name_cn: '颜色', values: ['Navy', 'Grey'] },
      { name: 'Size', name_cn: '尺码', values: ['40', '41'] },
    ],
    skus: ['Navy', 'Grey'].flatMap((color) => ['40', '41'].map((size) => sku(color, size))),
  },
} as unknown as LookupResult;
const SETS = qcAnswer([
  { sku: 'Navy, 43', photos: 7 },
  { sku: 'Grey, 40', photos: 4 },
]).data;

const EUROS = { code: 'EUR', rates: new Map([['EUR', 0.128]]) };

function view(
  chosen: readonly (number | null)[],
  qc: QcResult = SETS,
  isWatched = false,
  changes: Partial<LookupResult> = {},
) {
  const selection: VariantSelection = chosen.map((value) => ({ value, page: 0 }));
  const answer = { data: { ...result, ...changes }, checkedAt: 0, stale: false };
  const facts = { ...NO_FACTS, qc };
  return lookupView(
    { answer, agent: '', selection, facts, agentLink: null, isWatched },
    { texts: textsFor('en'), currency: EUROS },
  );
}

function photoButton(chosen: readonly (number | null)[], qc?: QcResult) {
  const { label, custom_id } =
    partsOf<APIButtonComponentWithCustomId>(view(chosen, qc).components).find(({ label }) =>
      label?.includes('QC'),
    ) ?? {};
  return [label, custom_id];
}

describe('the button to QC photos', () => {
  const of = (...key: string[]) => ['qc:open:weidian:7212345601', ...key].join(':');

  it('leads to all photos before anything is chosen', () => {
    expect(photoButton([])).toEqual(['11 QC photos', of()]);
  });

  it('leads to the chosen variant', () => {
    expect(photoButton([1, 0])).toEqual(['4 QC photos', of(variantKey('Grey, 40'))]);
  });

  it('leads to the colour in another size where the chosen one has no photos', () => {
    expect(photoButton([0, 0])).toEqual(['7 QC photos', of(variantKey('Navy, 43'))]);
  });

  it('leads to all photos where several variants have the choice', () => {
    const qc = qcAnswer([
      { sku: 'Navy, 43', photos: 7 },
      { sku: 'Navy, 44', photos: 4 },
    ]).data;
    expect(photoButton([0, 0], qc)).toEqual(['11 QC photos', of()]);
  });
});

describe('the button to watch the price', () => {
  const buttons = (chosen: readonly (number | null)[], isWatched = false, qc = SETS) =>
    partsOf<APIButtonComponentWithCustomId>(view(chosen, qc, isWatched).components)
      .filter(({ custom_id: id = '' }) => /:watch(?:ing)?:/.test(id))
      .map(({ label, custom_id, style }) => [label, custom_id, style === ButtonStyle.Primary]);

  it('is about the whole product until one variant is left', () => {
    for (const chosen of [[], [1]])
      expect(buttons(chosen)).toEqual([['Watch price', 'lookup:watch:weidian:7212345601:', false]]);
    const grey = `lookup:watch:weidian:7212345601:${variantKey('Grey, 40')}`;
    expect(buttons([1, 0])).toEqual([['Watch price', grey, false]]);
  });

  it('is blue where the chosen variant is sold out, until its reader watches it', () => {
    expect(buttons([0, 1])).toMatchObject([['Watch stock', expect.any(String), true]]);
    expect(buttons([0, 1], true)).toMatchObject([['Watching price', expect.any(String), false]]);
  });

  it('has a name of its own beside the one for photos', () => {
    const none = { ...SETS, batches: [], total_photos: 0 };
    expect(buttons([], false, none).map(([label]) => label)).toEqual(['Watch for photos', 'Watch price']);
  });
});

it('shows the picture of the colour as soon as it is chosen', () => {
  const picture = (chosen: readonly (number | null)[]) => JSON.stringify(view(chosen));
  expect(picture([])).toContain('photos.example/main.jpg');
  expect(picture([0, null])).toContain('photos.example/Navy-40.jpg');
  expect(picture([0, 1])).toContain('photos.example/Navy-41.jpg');
  expect(picture([null, 0])).toContain('photos.example/main.jpg');
});

it('a value of which more is sold than there is counts as sold out', () => {
  const oversold = { ...sku('Navy', '40'), stock: -1 };
  const skus = [oversold, sku('Navy', '41'), sku('Grey', '40')];
  const variants = { ...result.variants, skus } as LookupResult['variants'];
  const [size] = selectionMenus(
    { ...result, variants },
    [{ value: 0, page: 0 }],
    (index) => index,
    textsFor('en'),
  )
    .flatMap(({ components }) => components as APIStringSelectComponent[])
    .filter(({ custom_id }) => custom_id === '1');
  expect(size?.options.map(({ description }) => description)).toEqual([
    'CN¥268 · Sold out',
    'CN¥268 · Sold out',
  ]);
});

it('names each menu once, in the reader’s language', () => {
  const menus = partsOf<APIStringSelectComponent>(view([]).components).filter(({ options }) => options);
  expect(menus.map(({ placeholder }) => placeholder)).toEqual(['Color', 'Size']);
});

it.each([
  ['de', { name: 'Colour', name_cn: '颜色' }, 'Farbe'],
  ['fr', { name: '', name_cn: '尺码' }, 'Taille'],
  ['zh-CN', { name: 'Size', name_cn: '鞋码' }, '鞋码'],
  ['zh-CN', { name: 'Size', name_cn: '' }, '尺码'],
  ['pl', { name: 'Strap', name_cn: '表带' }, 'Strap'],
  ['en', { name: '', name_cn: '表带' }, '表带'],
  ['en', {}, '?'],
])('names an option for a reader of %s: %j', (locale, option, name) => {
  expect(optionName({ values: [], name: undefined, name_cn: undefined, ...option }, textsFor(locale))).toBe(
    name,
  );
});

describe('the lines of a product', () => {
  const lines = (chosen: readonly (number | null)[], changes: Partial<LookupResult> = {}) =>
    descriptionOf(view(chosen, SETS, false, changes)).split('\n');
  const warehouse = {
    ...{ agent: 'cnfans', weight_g: 1_180, dimensions_cm: '33x22*13 cm', volume_cm3: undefined },
    ...{ storage_time: { label: 'Free storage', value: '90 days' }, turnover: { label: '', value: '2' } },
  };

  it('begin with the price, then the title, then stock and platform', () => {
    expect(lines([], { title: 'Runner', availability: { in_stock: true, total_stock: 9 } })).toEqual([
      '### CN¥238–\u2060298 (≈\u00A0€30–\u206038)',
      '**[Runner](https://weidian.com/item.html?itemID=7212345601)**',
      '-# 9\u00A0in\u00A0stock · Weidian',
    ]);
  });

  it('are about what is chosen, and say what all variants cost', () => {
    expect(lines([1, 0], { warehouse })).toEqual([
      '### CN¥268 (≈\u00A0€34)',
      expect.any(String),
      '-# 3\u00A0in\u00A0stock · Weidian',
      expect.stringMatching(/^⚖️ 1\.18\skg · 33\u00A0×\u00A022\u00A0×\u00A013\u00A0cm$/),
      '-# Measured at CNFans · all variants CN¥238–\u2060298',
    ]);
    expect(lines([1, 0]).at(-1)).toBe('-# All variants CN¥238–\u2060298');
  });

  it('say first what is sold out or not available', () => {
    expect(lines([0, 1])[0]).toBe('### Sold out · CN¥268 (≈\u00A0€34)');
    expect(lines([0, 1])[2]).toBe('-# Weidian');
    expect(lines([0, 0], { variants: { options: result.variants?.options ?? [], skus: [] } })[0]).toBe(
      '### This combination isn’t available',
    );
  });

  it('leave out how fast a warehouse is', () => {
    expect(lines([], { warehouse }).join()).not.toMatch(/storage|turnover|90/);
  });
});

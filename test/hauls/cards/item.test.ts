import { type APIActionRowComponent, type APIButtonComponent, ComponentType } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { fittingRows } from '../../../src/cards/button-layout.ts';
import { button } from '../../../src/cards/components.ts';
import type { MessageView } from '../../../src/discord/messages/message-view.ts';
import { variantKey } from '../../../src/domain/products/qc-sets.ts';
import { haulItemView, undoRemoval } from '../../../src/hauls/cards/item.ts';
import type { LookupResult } from '../../../src/service/index.ts';
import { LANGUAGES, textsFor } from '../../../src/texts/index.ts';
import { partsOf } from '../../support/discord-user.ts';
import { haulItemCard } from '../../support/haul-item-cards.ts';
import { descriptionOf } from '../../support/message-parts.ts';
import { qcAnswer, reader } from '../../support/qc-cards.ts';

const COLORS = ['Navy', 'Black'];
const SIZES = Array.from({ length: 40 }, (_, index) => String(index + 10));

const RUNNER = {
  platform: 'weidian',
  product_id: '7212345601',
  title: 'Harbor Runner',
  main_image: 'https://p.example/all.jpg',
  price: { low: 100, high: 120, currency: 'CNY' },
  sizes: [],
  versions: [],
  variants: {
    options: [
      { name: 'Color', name_cn: undefined, values: COLORS },
      { name: 'Size', name_cn: undefined, values: SIZES },
    ],
    skus: COLORS.flatMap((Color) =>
      SIZES.map((Size) => ({
        attrs: { Color, Size },
        price: Color === 'Navy' ? 100 : 120,
        stock: Size === '11' ? 0 : 5,
        image: `https://p.example/${Color}.jpg`,
      })),
    ),
  },
  warehouse: { weight_g: 1180, dimensions_cm: '33x22x13 cm' },
} as unknown as LookupResult;

const en = reader(textsFor('en'));
const show = (input: Parameters<typeof haulItemCard>[0]) => haulItemView(haulItemCard(input), en);
const textOf = (input: Parameters<typeof haulItemCard>[0]) => descriptionOf(show(input));
const chosen = (name: string, quantity = 1) => ({
  variant: variantKey(name),
  variantName: name,
  quantity,
});

interface Control {
  readonly label?: string;
  readonly custom_id?: string;
  readonly options?: readonly { readonly label: string; readonly default?: boolean }[];
}
const nameOf = (part: APIButtonComponent) =>
  'label' in part ? (part.label ?? '') : 'emoji' in part ? (part.emoji?.name ?? '') : '';
const rowsOf = (view: MessageView) =>
  partsOf<APIActionRowComponent<APIButtonComponent>>(view.components)
    .filter(({ components = [] }) => components[0]?.type === ComponentType.Button)
    .map(({ components }) => components.map(nameOf));
const controls = (input: Parameters<typeof haulItemCard>[0]) => partsOf<Control>(show(input).components);

it.each(LANGUAGES.map((texts) => [texts.language, texts] as const))(
  'what was removed has no full stop behind a title that was cut: %s',
  (_language, { haulItem }) => {
    expect(haulItem.removed('Waxed canvas…')).toMatch(/\*\*Waxed canvas…\*\* .+[.。]$/);
  },
);

describe('the card of an item', () => {
  it('starts with what all pieces cost and weigh, and says in small print what one piece does', () => {
    expect(textOf({ lookup: RUNNER, item: chosen('Black, 40', 3) }).split('\n')).toEqual([
      '### CN¥360 (≈ €46) · 3.54\u00A0kg',
      '[Harbor Runner](https://weidian.com/item.html?itemID=7212345601) × 3',
      '**Black, 40**',
      '-# My haul',
      '-# Each 1.18\u00A0kg · 33\u00A0×\u00A022\u00A0×\u00A013\u00A0cm · volumetric 1.57\u00A0kg',
    ]);
  });

  it('names its haul once, also where what was just done names it', () => {
    const named = { lookup: RUNNER, haul: { name: '*Winter*' } };
    const added = textOf({ ...named, notes: ['Added to **\\*Winter\\***.'] });
    expect(added.match(/.*Winter.*/g)).toEqual(['Added to **\\*Winter\\***.']);
    expect(textOf({ ...named, notes: ['**Summer** is full.'] })).toContain('\n-# \\*Winter\\*\n**Summer**');
  });

  it('says which figures are missing', () => {
    const bare = { ...RUNNER, price: undefined, variants: undefined, warehouse: undefined };
    expect(textOf({ lookup: bare as unknown as LookupResult })).toMatch(
      /^### No price listed · weight unknown\n.*\n-# Dimensions unknown$/s,
    );
    expect(textOf({})).toMatch(/^### Details didn’t load\n/);
    expect(controls({}).find(({ label }) => label === 'Try again')?.custom_id).toBe('haul:item-card:7');
    expect(textOf({ pending: true })).toMatch(/^### …\n/);
  });

  it('says that the chosen variant is sold out', () => {
    expect(textOf({ lookup: RUNNER, item: chosen('Navy, 11') })).toMatch(/^### Sold out · CN¥100/);
  });

  it('shows the chosen values, on the pages of the menus where they are', () => {
    const menus = controls({ lookup: RUNNER, item: chosen('Navy, 45') }).filter((part) => part.options);
    expect(menus.map(({ options }) => options?.find((option) => option.default)?.label)).toEqual([
      'Navy',
      '45',
    ]);
  });

  it('says that a variant is gone, by its name where that is known', () => {
    const gone = textOf({ lookup: RUNNER, item: chosen('Red, 40') });
    expect(gone).toContain(
      '⚠️ The seller no longer lists **Red, 40**. For now, the price covers all variants.',
    );
    expect(gone).toContain('### CN¥100–\u2060120');
    const unnamed = textOf({ lookup: RUNNER, item: { variant: 'abc123' } });
    expect(unnamed).toContain('The seller no longer lists this variant.');
  });

  it('names a variant that was stored without its name', () => {
    expect(textOf({ lookup: RUNNER, item: { variant: variantKey('Navy, 40') } })).toContain('**Navy, 40**');
  });

  it('keeps a choice that isn’t finished, but not one that was overtaken', () => {
    const navy = [{ value: 0, page: 0 }];
    expect(textOf({ lookup: RUNNER, choosing: navy })).toContain('Choose the remaining options.');
    const navy12 = [...navy, { value: 2, page: 0 }];
    const stale = controls({ lookup: RUNNER, choosing: navy12, item: chosen('Black, 10') });
    expect(stale.find(({ label }) => label === '+')?.custom_id).toBe('haul:another:7:1.0');
    const before = controls({ lookup: RUNNER, choosing: [], item: chosen('Black, 10') });
    expect(before.find(({ label }) => label === '+')?.custom_id).toBe('haul:another:7:1.0');
  });

  it('tells how old the photos are that its button leads to', () => {
    const qc = qcAnswer([
      { sku: 'Navy / 12', date: '2026-11-20', photos: 4 },
      { sku: 'Black / 12', date: '2026-11-01', photos: 2 },
    ]).data;
    const when = (day: string) => `<t:${Date.parse(`${day}T12:00:00+08:00`) / 1000}:R>`;
    expect(textOf({ lookup: RUNNER, qc })).toContain(`-# Latest QC photos ${when('2026-11-20')}`);
    const black = { lookup: RUNNER, qc, item: chosen('Black, 40') };
    expect(textOf(black)).toContain(`-# Latest QC photos ${when('2026-11-01')}`);
    expect(controls(black).some(({ label }) => label === '2 QC photos')).toBe(true);
    expect(textOf({ lookup: RUNNER, qc: qcAnswer([]).data })).toContain('-# No QC photos yet');
  });

  it('has no menus where no choice could be stored', () => {
    const variants = { ...RUNNER.variants, skus: [] } as unknown as LookupResult['variants'];
    expect(controls({ lookup: { ...RUNNER, variants } }).filter((part) => part.options)).toEqual([]);
  });

  it.each(LANGUAGES)(
    'has the quantity in a row, then photos, Remove and Back in rows that fit a phone: $language',
    (texts) => {
      const counts = [0, 1, 28, 1234];
      const cards = [
        ...counts.map((photos) => ({
          lookup: RUNNER,
          qc: qcAnswer(photos === 0 ? [] : [{ sku: 'Navy', photos }]).data,
          item: { quantity: 99 },
        })),
        { item: { quantity: 99 } },
        { pending: true },
      ];
      for (const card of cards) {
        const rows = rowsOf(haulItemView(haulItemCard(card), reader(texts)));
        expect(rows[0]).toEqual(['−', `× ${card.item?.quantity ?? 1}`, '+']);
        expect(rows.flat().slice(-2)).toEqual([texts.haulItem.remove, texts.common.back]);
        for (const row of rows) {
          const inRows = fittingRows(row.map((label, index) => button(label, `b:${index}`)));
          expect(inRows).toHaveLength(1);
        }
      }
    },
  );

  it('has Remove beside Back where no custom id can hold the product', () => {
    const product = `weidian:${'1'.repeat(21)}`;
    expect(rowsOf(show({ lookup: RUNNER, item: { product } }))).toEqual([
      ['−', '× 1', '+'],
      ['Remove', 'Back'],
    ]);
  });
});

it('a removed item comes back only where a custom id can hold its product', () => {
  const { variant, quantity } = { variant: 'abc123', quantity: 99 };
  const undo = (product: { platform: string; id: string }) =>
    undoRemoval(
      Number.MAX_SAFE_INTEGER,
      product,
      { id: Number.MAX_SAFE_INTEGER, variant, quantity },
      en.texts,
    );
  const longest = { platform: 'P'.repeat(12), id: '9'.repeat(20) };
  expect(undo(longest)).toMatchObject([
    {
      custom_id: `haul:undrop:9007199254740991:${longest.platform}:${longest.id}:abc123:99:9007199254740991`,
    },
  ]);
  expect(undo({ ...longest, id: '9'.repeat(21) })).toEqual([]);
});

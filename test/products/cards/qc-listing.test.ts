import type { APIMediaGalleryComponent } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { qcView } from '../../../src/products/cards/qc.ts';
import type { LookupResult, Sku } from '../../../src/service/index.ts';
import { en } from '../../../src/texts/en.ts';
import { partsOf } from '../../support/discord-user.ts';
import { descriptionOf } from '../../support/message-parts.ts';
import { qcAnswer, qcCard, reader } from '../../support/qc-cards.ts';

/** The listing begins with grey; the warehouses photographed black last, so that their order is the reverse. */
const SETS = [
  { sku: 'Black / Gum / 44', photos: 3 },
  { sku: 'Navy, 43', photos: 2 },
  { sku: 'Grey, 42', photos: 4 },
  { sku: 'Black / Gum / 40', photos: 2 },
];
const COLORS = ['Grey', 'Navy', 'Forest Green', 'Black / Gum'];
const SIZES = ['40', '42', '43', '44'];
const PICTURES: Record<string, string> = {
  Grey: 'https://l.example/1-grey.jpg',
  Navy: 'https://l.example/2-navy.jpg',
  'Forest Green': 'https://l.example/3-green.jpg',
  'Black / Gum': 'https://l.example/4-black.jpg',
};

function lookup(pictures: Readonly<Record<string, string>> = PICTURES): LookupResult {
  const skus = COLORS.flatMap((color) =>
    SIZES.map((size): Sku => {
      return { attrs: { Color: color, Size: size }, stock: 1, price: 100, image: pictures[color] };
    }),
  );
  const option = (name: string, values: readonly string[]) => ({
    name,
    name_cn: undefined,
    values: [...values],
  });
  return {
    ...{ platform: 'weidian', product_id: '7212345601', canonical: undefined, source_agent: undefined },
    ...{ title: 'Harbor Runner', main_image: undefined, price: undefined, availability: undefined },
    ...{ variant_source: undefined, sizes: [], versions: [], warehouse: undefined },
    variants: { options: [option('Color', COLORS), option('Size', SIZES)], skus },
    ...{ source: undefined, docs: undefined },
  };
}

const answer = qcAnswer(SETS, { listing_photos: Object.values(PICTURES) });

function beside(offset = 0, found: LookupResult | null = lookup(), shown = answer) {
  return qcView(qcCard(shown, { lookup: found }), { filter: 'listing', offset }, reader(en));
}

const rows = (view: ReturnType<typeof beside>) =>
  partsOf<APIMediaGalleryComponent>(view.components)
    .filter((part) => Array.isArray(part.items))
    .map(({ items }) => items.map(({ media }) => media.url));

const isOffered = (found: LookupResult | null, sets = SETS) =>
  JSON.stringify(
    qcView(qcCard(qcAnswer(sets), { lookup: found }), { filter: 'all', offset: 0 }, reader(en)),
  ).includes('Beside the listing');

describe('beside the listing', () => {
  it('shows each variant’s own picture beside the newest photo of it, whatever the order of the listing', () => {
    expect(rows(beside())).toEqual([
      ['https://l.example/4-black.jpg', 'https://p.example/0/0.jpg'],
      ['https://l.example/2-navy.jpg', 'https://p.example/1/0.jpg'],
      ['https://l.example/1-grey.jpg', 'https://p.example/2/0.jpg'],
    ]);
    expect(descriptionOf(beside())).toContain('Left: what the seller shows. Right: what arrived.');
    expect(descriptionOf(beside())).toContain('**Black / Gum / 44** · <t:');
    expect(JSON.stringify(beside())).toContain('Listing photo: Navy, 43');
  });

  it('has no row for a variant without a picture of its own', () => {
    const { Navy: _, ...others } = PICTURES;
    expect(rows(beside(0, lookup(others)))).toHaveLength(2);
    const shared = { ...PICTURES, Navy: PICTURES['Grey'] ?? '' };
    expect(rows(beside(0, lookup(shared)))).toEqual([
      ['https://l.example/4-black.jpg', 'https://p.example/0/0.jpg'],
    ]);
  });

  it('has no row for a variant that the seller doesn’t name', () => {
    const sets = [{ sku: 'Washed Navy, 43', photos: 1 }, { photos: 1 }, { sku: 'Grey', photos: 1 }];
    expect(rows(beside(0, lookup(), qcAnswer(sets)))).toEqual([
      ['https://l.example/1-grey.jpg', 'https://p.example/2/0.jpg'],
    ]);
  });

  it('is offered only with a row to show, and is the gallery without one', () => {
    expect(isOffered(lookup())).toBe(true);
    expect(isOffered(lookup({}))).toBe(false);
    expect(isOffered(null)).toBe(false);
    expect(rows(beside(0, null))[0]).toHaveLength(3);
  });

  it('shows three rows at a time, and leads back to all photos', () => {
    const sets = [...SETS.slice(0, 3), { sku: 'Forest Green, 42', photos: 1 }];
    const at = (offset: number) => beside(offset, lookup(), qcAnswer(sets));
    expect(rows(at(0))).toHaveLength(3);
    expect(JSON.stringify(at(0))).toContain('qc:next:weidian:7212345601:listing:3');
    expect(JSON.stringify(at(0))).toContain('qc:photos:weidian:7212345601:all:0');
    expect(rows(at(3))).toEqual([['https://l.example/3-green.jpg', 'https://p.example/3/0.jpg']]);
    expect(rows(at(300))).toEqual(rows(at(3)));
  });
});

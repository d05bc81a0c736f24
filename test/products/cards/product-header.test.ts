import { ComponentType } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { productHeader } from '../../../src/products/cards/product-header.ts';
import { NO_FACTS, summaryOf } from '../../../src/products/index.ts';
import { textsFor } from '../../../src/texts/index.ts';

const product = { platform: 'weidian', id: '7212345601' };
const lookup = {
  platform: 'weidian',
  product_id: '7212345601',
  canonical: 'https://weidian.com/item.html?itemID=7212345601',
  title: 'Harbor Runner 2.0 low-top sneakers, suede and mesh',
  main_image: 'https://photos.example/runner.webp',
  price: { low: 238, high: 298, currency: 'CNY' },
  availability: { in_stock: true, total_stock: 3_008 },
  sizes: [],
  versions: [],
} as unknown as NonNullable<Parameters<typeof summaryOf>[1]['lookup']>;
const euros = { code: 'EUR', rates: new Map([['EUR', 0.128]]) };

function header(facts: Partial<Parameters<typeof summaryOf>[1]>, locale = 'en', currency = euros) {
  const texts = textsFor(locale);
  return productHeader(summaryOf(product, { ...NO_FACTS, ...facts }), { texts, currency });
}

function textOf(parts: ReturnType<typeof header>): string | undefined {
  const [first] = parts;
  if (first?.type === ComponentType.Section) return first.components[0]?.content;
  return first?.type === ComponentType.TextDisplay ? first.content : undefined;
}

describe('the product header', () => {
  it('has title, both prices, stock, and the photo with a description', () => {
    const parts = header({ lookup });
    expect(textOf(parts)).toBe(
      [
        '**[Harbor Runner 2.0 low\\-top sneakers, suede and mesh](https://weidian.com/item.html?itemID=7212345601)**',
        'CN¥238–\u2060298 (≈\u00A0€30–\u206038)',
        '-# Weidian · 3,008\u00A0in\u00A0stock',
      ].join('\n'),
    );
    expect(parts[0]).toMatchObject({
      accessory: {
        media: { url: 'https://photos.example/runner.webp' },
        description: 'Listing photo: Harbor Runner 2.0 low-top sneakers, suede and mesh',
      },
    });
  });

  it('leaves the second currency out without a rate', () => {
    expect(textOf(header({ lookup }, 'en', { code: 'GBP', rates: new Map() }))).toContain(
      '\nCN¥238–\u2060298\n',
    );
  });

  it('uses the remembered title and photo while the details are missing', () => {
    const known = {
      key: 'weidian:7212345601',
      title: 'Harbor Runner',
      image: 'https://photos.example/1.webp',
    };
    const parts = header({ known });
    expect(textOf(parts)).toBe(
      '**[Harbor Runner](https://weidian.com/item.html?itemID=7212345601)**\n-# Weidian · details didn’t load',
    );
    expect(parts[0]?.type).toBe(ComponentType.Section);
  });

  it('shows the ends of the id when nothing is known, and no photo', () => {
    const parts = header({});
    expect(parts[0]?.type).toBe(ComponentType.TextDisplay);
    expect(textOf(parts)).toContain('Weidian item 7212…5601');
  });

  it.each([
    ['sold out', { in_stock: false, total_stock: 0 }, 'Sold out'],
    ['in stock in an unknown number', { in_stock: true }, '-# Weidian'],
  ])('says when a product is %s', (_case, availability, expected) => {
    expect(textOf(header({ lookup: { ...lookup, availability } as typeof lookup }))).toContain(expected);
  });
});

import type { LinkedHaulItem } from '../../src/hauls/cards/lines.ts';
import { figuresOf } from '../../src/hauls/load-haul.ts';
import { summaryOf } from '../../src/products/index.ts';
import { lookupResult } from '../../src/service/index.ts';
import type { HaulItem } from '../../src/store/index.ts';

interface GivenItem {
  readonly number: number;
  readonly title: string;
  readonly variantName: string;
  readonly quantity?: number;
  /** The service's answer; null: the lookup failed. */
  readonly facts?: object | null;
}

/** A haul's item as in its exported file. */
export function linkedHaulItem({
  number,
  title,
  variantName,
  quantity = 1,
  facts = {},
}: GivenItem): LinkedHaulItem<HaulItem> {
  const product = { platform: 'weidian', id: '7240011893' };
  const item = { id: number, product: 'weidian:7240011893', variant: '', variantName, quantity };
  const lookup =
    facts === null
      ? null
      : lookupResult.parse({ platform: product.platform, product_id: product.id, title, ...facts });
  return {
    item,
    number,
    product,
    summary: summaryOf(product, { lookup, qc: null, known: { key: item.product, title, image: null } }),
    lookup,
    figures: figuresOf(item, lookup),
    choice: null,
    photos: null,
    link: null,
  };
}

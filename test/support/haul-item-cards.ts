import { productOfTopic } from '../../src/domain/alerts/topic.ts';
import type { HaulItemCard } from '../../src/hauls/cards/item-lines.ts';
import { choiceOf } from '../../src/hauls/item-choice.ts';
import { figuresOf } from '../../src/hauls/load-haul.ts';
import { summaryOf } from '../../src/products/index.ts';
import type { LookupResult, QcResult } from '../../src/service/index.ts';
import type { HaulItem } from '../../src/store/index.ts';
import { NOW } from './qc-cards.ts';

interface CardInput extends Partial<Omit<HaulItemCard, 'item' | 'haul' | 'facts'>> {
  readonly item?: Partial<HaulItem>;
  readonly haul?: { readonly id?: number; readonly name?: string | null };
  readonly lookup?: LookupResult | null;
  readonly qc?: QcResult | null;
  readonly link?: HaulItemCard['item']['link'];
}

/** The card of the only item of a haul, as its owner sees it. */
export function haulItemCard({
  lookup = null,
  qc = null,
  link = null,
  ...rest
}: CardInput = {}): HaulItemCard {
  const item = {
    ...{ id: 7, product: 'weidian:7212345601', variant: '', variantName: '', quantity: 1 },
    ...rest.item,
  };
  const haul = {
    ...{ id: 3, name: null, divisor: 6000, createdAt: NOW, changedAt: NOW, closedAt: null, parcels: [] },
    ...rest.haul,
    items: [item],
  };
  const facts = { lookup, qc, known: null };
  const product = productOfTopic(item.product);
  const { pending = false, choosing = null, notes = [], now = NOW } = rest;
  const summary = summaryOf(product, facts);
  const loaded = {
    item,
    number: 1,
    product,
    summary,
    lookup,
    figures: figuresOf(item, lookup),
    choice: choiceOf(lookup, item.variant),
    photos: null,
    link,
  };
  return { haul, item: loaded, facts, pending, choosing, notes, now };
}

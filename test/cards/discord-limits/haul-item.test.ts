import { ComponentType } from 'discord.js';
import fc from 'fast-check';
import { LIMITS } from '../../../src/discord/posting/limits.ts';
import { variantKey } from '../../../src/domain/products/qc-sets.ts';
import { haulItemView } from '../../../src/hauls/cards/item.ts';
import { variantName } from '../../../src/products/index.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
import { anyLookup, anyQc, text, url } from '../../support/arbitrary-results.ts';
import { haulItemCard } from '../../support/haul-item-cards.ts';
import {
  FILLERS,
  fill,
  LONGEST_ID,
  longUrl,
  maximalLookup,
  maximalQc,
} from '../../support/maximal-results.ts';
import { countOf, optionCounts } from '../../support/message-parts.ts';
import { reader } from '../../support/qc-cards.ts';

const MAX_ID = Number.MAX_SAFE_INTEGER;
const selection = fc.array(fc.record({ value: fc.option(fc.nat(80), { nil: null }), page: fc.nat(5) }), {
  maxLength: 5,
});
/** Each choice has two pages and a value of the first, apart from those in which nothing is chosen. */
const MAXIMAL_SELECTIONS = [
  Array.from({ length: 5 }, () => ({ value: 0, page: 1 })),
  Array.from({ length: 5 }, () => ({ value: null, page: 1 })),
  null,
];

type Filler = (typeof FILLERS)[number];

/** The key of the only variant. */
function maximalVariant(filler: Filler): string {
  const lookup = maximalLookup(filler).data;
  const sku = lookup.variants?.skus[0];
  return sku === undefined ? '' : variantKey(variantName(lookup, sku));
}

itIsAccepted('an item of a haul', {
  data: fc.record({
    lookup: fc.option(anyLookup.map(({ data }) => data)),
    qc: fc.option(anyQc.map(({ data }) => data)),
    link: fc.option(fc.record({ agent: text, name: text, url })),
    choosing: fc.option(selection),
    pending: fc.boolean(),
    haul: fc.record({ id: fc.nat(MAX_ID), name: fc.option(text) }),
    item: fc.record({
      id: fc.nat(MAX_ID),
      product: fc.oneof(
        fc.constant('weidian:7212345601'),
        text.map((id) => `weidian:${id}`),
      ),
      variant: fc.constantFrom<string>('', 'abc123'),
      variantName: text,
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
  }),
  maximal: FILLERS.flatMap((filler) =>
    MAXIMAL_SELECTIONS.flatMap((choosing) =>
      ['abc123', maximalVariant(filler)].map((variant) => ({
        ...{ lookup: maximalLookup(filler).data, qc: maximalQc(filler).data, choosing, pending: false },
        link: { agent: 'a', name: fill(filler), url: longUrl(1) },
        haul: { id: MAX_ID, name: fill(filler) },
        item: {
          ...{ id: MAX_ID, product: `${'P'.repeat(12)}:${LONGEST_ID}`, variant },
          ...{ variantName: fill(filler), quantity: 50 },
        },
      })),
    ),
  ),
  render: (card, texts) => haulItemView(haulItemCard(card), reader(texts)),
  reaches: {
    'four full menus': (view) => optionCounts(view).join() === `${LIMITS.selectOptions},25,25,25`,
    'a photo': (view) => countOf(view, ComponentType.Thumbnail) === 1,
    'all six buttons': (view) => countOf(view, ComponentType.Button) === 6,
  },
});

import { ComponentType } from 'discord.js';
import fc from 'fast-check';
import { priceAlertView } from '../../../src/alerts/cards/price-alert.ts';
import { agentDisplayName } from '../../../src/cards/display-names.ts';
import { PRICE_REASONS } from '../../../src/domain/products/price-watch.ts';
import { variantKey } from '../../../src/domain/products/qc-sets.ts';
import { priceWatchEndedView, priceWatchView } from '../../../src/products/cards/product-watch.ts';
import { summaryOf } from '../../../src/products/index.ts';
import type { PriceWatch } from '../../../src/store/index.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
import { anyLookup, text, url } from '../../support/arbitrary-results.ts';
import { FILLERS, fill, LONGEST_ID, longUrl, maximalLookup } from '../../support/maximal-results.ts';
import { countOf, textBytes } from '../../support/message-parts.ts';

const CURRENCY = { code: 'EUR', rates: new Map([['EUR', 0.128]]) };
const LINE = { name: 'price-line.webp', bytes: new Uint8Array([1]), description: 'Price' };
const LONGEST_PRODUCT = { platform: 'P'.repeat(12), id: LONGEST_ID };

const amount = fc.option(fc.oneof(fc.nat(100_000), fc.double({ noNaN: true })));
const stock = fc.option(fc.nat());
const currency = fc.option(fc.oneof(fc.constant('CNY'), text));
const rowId = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const product = fc.record({ platform: fc.oneof(fc.constant('weidian'), text), id: text });
const line = fc.constantFrom(LINE, null);

const news = fc.record({
  reasons: fc.subarray([...PRICE_REASONS], { minLength: 1 }),
  price: amount,
  was: amount,
  stock,
  currency,
  lowestSince: fc.option(fc.nat()),
  at: fc.nat(4_000_000_000_000),
});

itIsAccepted('an alert about a price', {
  data: fc
    .record({
      product,
      lookup: anyLookup,
      topicId: rowId,
      variant: text.map(variantKey),
      variantName: text,
      news,
      line,
      watched: fc.boolean(),
    })
    .chain((alert) =>
      fc
        .option(fc.record({ agent: text, name: text.map(agentDisplayName), url }))
        .map((agentLink) => ({ ...alert, agentLink })),
    ),
  maximal: FILLERS.flatMap((filler) =>
    PRICE_REASONS.map((reason) => ({
      product: LONGEST_PRODUCT,
      lookup: maximalLookup(filler),
      topicId: Number.MAX_SAFE_INTEGER,
      variant: variantKey(fill(filler)),
      variantName: fill(filler),
      news: {
        reasons: [reason, ...PRICE_REASONS.filter((one) => one !== reason)],
        price: Number.MAX_SAFE_INTEGER,
        was: Number.MAX_SAFE_INTEGER,
        stock: Number.MAX_SAFE_INTEGER,
        currency: fill(filler),
        lowestSince: 0,
        at: Number.MAX_SAFE_INTEGER,
      },
      line: LINE,
      watched: true,
      agentLink: { agent: 'a', name: agentDisplayName(fill(filler)), url: longUrl(1) },
    })),
  ),
  render: ({ product: about, lookup, ...alert }, texts) => {
    const facts = { lookup: lookup.data, qc: null, known: null };
    return priceAlertView({ ...alert, summary: summaryOf(about, facts) }, { texts, currency: CURRENCY });
  },
  reaches: {
    'all four buttons': (view) => countOf(view, ComponentType.Button) === 4,
    'the drawn line': (view) => view.files?.length === 1,
    'the details': (view) => view.embeds?.[0]?.description !== undefined,
  },
});

const LONGEST_WATCH: PriceWatch = {
  topicId: Number.MAX_SAFE_INTEGER,
  followId: Number.MAX_SAFE_INTEGER,
  userId: '1'.repeat(20),
  destinationId: 1,
  destinationKind: 'channel',
  destinationDiscordId: '1'.repeat(20),
  suspensionReason: null,
  product: 'weidian:1',
  variant: 'zzzzzz',
  variantName: '',
  cheaper: true,
  below: Number.MAX_SAFE_INTEGER,
  restock: true,
  fewLeft: 999_999,
  price: Number.MAX_SAFE_INTEGER,
  stock: Number.MAX_SAFE_INTEGER,
  currency: 'CNY',
  createdAt: 0,
};
const watch = fc
  .record({ topicId: rowId, variantName: text, price: amount, stock, currency, below: amount })
  .chain((some) =>
    fc
      .record({
        cheaper: fc.boolean(),
        restock: fc.boolean(),
        destinationKind: fc.constantFrom('user', 'channel'),
      })
      .map((others): PriceWatch => ({ ...LONGEST_WATCH, ...some, ...others })),
  );

itIsAccepted('the card of a price watch', {
  data: fc.record({
    product,
    lookup: anyLookup,
    watch,
    hasVariants: fc.boolean(),
    line,
    canMove: fc.boolean(),
  }),
  maximal: FILLERS.map((filler) => ({
    product: LONGEST_PRODUCT,
    lookup: maximalLookup(filler),
    watch: { ...LONGEST_WATCH, variantName: fill(filler), currency: fill(filler) },
    hasVariants: true,
    line: LINE,
    canMove: true,
  })),
  render: ({ product: about, lookup, ...card }, texts) => {
    const facts = { lookup: lookup.data, qc: null, known: null };
    return priceWatchView({ ...card, summary: summaryOf(about, facts) }, { texts, currency: CURRENCY });
  },
  reaches: {
    'a button for each choice, one to stop, and one to the list': (view) =>
      countOf(view, ComponentType.Button) === 6,
    'the drawn line': (view) => countOf(view, ComponentType.MediaGallery) === 1,
    '800 bytes of text': (view) => textBytes(view) > 800,
  },
});

itIsAccepted('a price watch that has ended', {
  data: fc.record({ product, lookup: anyLookup }),
  maximal: FILLERS.map((filler) => ({ product: LONGEST_PRODUCT, lookup: maximalLookup(filler) })),
  render: ({ product: about, lookup }, texts) => {
    const facts = { lookup: lookup.data, qc: null, known: null };
    return priceWatchEndedView(LONGEST_WATCH, summaryOf(about, facts), { texts, currency: CURRENCY });
  },
  reaches: {
    'the buttons to start again and to the list': (view) => countOf(view, ComponentType.Button) === 2,
  },
});

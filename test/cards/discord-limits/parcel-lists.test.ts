import { ComponentType } from 'discord.js';
import fc from 'fast-check';
import {
  archivedParcelView,
  archiveFileView,
  archiveView,
  clearArchiveView,
  parcelFileView,
} from '../../../src/parcels/cards/archive.ts';
import { summaryOf } from '../../../src/parcels/cards/parcel-line.ts';
import { watchedProductsView, watchedProductView } from '../../../src/products/cards/watched-products.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
import {
  LONGEST_NUMBER,
  label,
  longestNumber,
  maximalLabel,
  number,
  snowflake,
} from '../../support/arbitrary-parcels.ts';
import { anyScan, text } from '../../support/arbitrary-results.ts';
import { FILLERS, type Filler, fill, maximalScan } from '../../support/maximal-results.ts';
import { countOf, optionCounts } from '../../support/message-parts.ts';
import { NOW } from '../../support/parcel-cards.ts';

const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const days = fc.option(fc.nat(1_000));
const moment = fc.constant(NOW);
const archived = fc.record({ id, number, label, days, endedAt: fc.option(moment), archivedAt: moment });
const maximalArchived = (filler: Filler, index: number) => ({
  id: Number.MAX_SAFE_INTEGER - index,
  number: longestNumber(index),
  label: maximalLabel(filler),
  days: 1_000,
  endedAt: NOW,
  archivedAt: NOW,
});

itIsAccepted('a page of the archive', {
  data: fc.record({ items: fc.array(archived, { maxLength: 12 }), total: fc.integer({ min: 12, max: 500 }) }),
  maximal: FILLERS.map((filler) => ({
    items: Array.from({ length: 12 }, (_, index) => maximalArchived(filler, index)),
    total: 500,
  })),
  render: ({ items, total }, texts) => {
    const unique = items.map((item, index) => ({ ...item, id: index + 1 }));
    const page = { items: unique, offset: 0, size: 12, total: items.length === 0 ? 0 : total };
    return archiveView(page, texts);
  },
  reaches: {
    'twelve parcels': (view) => optionCounts(view)[0] === 12,
    'five buttons': (view) => countOf(view, ComponentType.Button) === 5,
  },
  runs: 100,
});

itIsAccepted('an archived parcel, and the question before the archive is cleared', {
  data: fc.record({ parcel: archived, asks: fc.boolean() }),
  maximal: FILLERS.flatMap((filler) =>
    [true, false].map((asks) => ({ parcel: maximalArchived(filler, 0), asks })),
  ),
  render: ({ parcel, asks }, texts) =>
    asks ? clearArchiveView(500, 100_000, texts) : archivedParcelView(parcel, 100_000, texts),
  reaches: { 'three buttons': (view) => countOf(view, ComponentType.Button) === 3 },
  runs: 100,
});

itIsAccepted('a file of parcels', {
  data: fc.array(fc.record({ number, label, scans: fc.array(anyScan, { maxLength: 3 }) }), { maxLength: 30 }),
  maximal: FILLERS.map((filler) => [
    { number: LONGEST_NUMBER, label: maximalLabel(filler), scans: [maximalScan(filler)] },
  ]),
  render: (parcels, texts) => {
    const follows = [{ destinationKind: 'user' as const, destinationDiscordId: '1', level: 'all' as const }];
    return parcelFileView(
      parcels.map(({ scans, ...one }) => ({ ...one, ...summaryOf(scans, NOW), masked: false, follows })),
      texts,
    );
  },
  reaches: { 'a file': (view) => view.files?.length === 1 },
  runs: 100,
});

itIsAccepted('a file of the archive', {
  data: fc.array(archived, { maxLength: 30 }),
  maximal: FILLERS.map((filler) => Array.from({ length: 500 }, (_, index) => maximalArchived(filler, index))),
  render: (parcels, texts) => archiveFileView(parcels, texts),
  reaches: { 'a file': (view) => view.files?.length === 1 },
  runs: 100,
});

const KEY = `${'p'.repeat(12)}:${'9'.repeat(20)}`;
const product = { platform: 'p'.repeat(12), id: '9'.repeat(20) };
const price = fc.record({
  topicId: id,
  ...{ cheaper: fc.boolean(), below: fc.option(fc.nat()), restock: fc.boolean() },
  ...{ fewLeft: fc.option(fc.nat()), variantName: text, currency: fc.option(text) },
});
const watch = fc.record({ followId: id, channelId: fc.option(snowflake), price: fc.option(price) });
const watchedProduct = fc.record({
  title: fc.option(text),
  watches: fc.array(watch, { minLength: 1, maxLength: 12 }),
  offer: fc.option(fc.record({ price: fc.option(fc.nat()), currency: fc.option(text) })),
});
const maximalWatched = (filler: Filler) => ({
  title: fill(filler),
  watches: Array.from({ length: 100 }, (_, index) => ({
    followId: Number.MAX_SAFE_INTEGER - index,
    channelId: '9'.repeat(19),
    price: {
      topicId: Number.MAX_SAFE_INTEGER,
      cheaper: true,
      below: 1e9,
      restock: true,
      fewLeft: 1e9,
      variantName: fill(filler),
      currency: fill(filler),
    },
  })),
  offer: { price: 1e9, currency: fill(filler) },
});

itIsAccepted('a list of watched products', {
  data: fc.record({ products: fc.array(watchedProduct, { maxLength: 15 }), from: fc.nat(30) }),
  maximal: FILLERS.map((filler) => ({
    products: Array.from({ length: 100 }, () => maximalWatched(filler)),
    from: 12,
  })),
  render: ({ products, from }, texts) => {
    const named = products.map((one, index) => ({ ...one, product, key: `weidian:${1_000 + index}` }));
    return watchedProductsView(named, from, texts);
  },
  reaches: {
    'twelve products': (view) => optionCounts(view)[0] === 12,
    'Previous, Next and Back': (view) => countOf(view, ComponentType.Button) === 3,
  },
  runs: 100,
});

itIsAccepted('a watched product', {
  data: watchedProduct,
  maximal: FILLERS.map(maximalWatched),
  render: ({ watches, title }, texts) => {
    const summary = {
      ...{ product, canonical: undefined, title, image: 'https://p.example/1.jpg', price: null },
      ...{ inStock: null, stock: 1e9, qc: null, hasDetails: true },
    };
    const distinct = watches.map((one, index) => {
      const topicId = Number.MAX_SAFE_INTEGER - index;
      return { ...one, followId: topicId, price: one.price && { ...one.price, topicId } };
    });
    return watchedProductView({ key: KEY, watches: distinct }, summary, 100_000, { texts, currency: null });
  },
  reaches: { 'nine watches': (view) => countOf(view, ComponentType.Section) === 10 },
  runs: 100,
});

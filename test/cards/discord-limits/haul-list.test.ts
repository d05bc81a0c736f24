import { ComponentType, InteractionResponseType } from 'discord.js';
import fc from 'fast-check';
import { callbackErrors } from 'local-discord/rules';
import { expect, it } from 'vitest';
import { button } from '../../../src/cards/components.ts';
import { pageAt } from '../../../src/cards/paging.ts';
import { haulFileView } from '../../../src/hauls/cards/haul-csv.ts';
import {
  closedHaulView,
  deleteHaulView,
  HAULS_PER_PAGE,
  haulListView,
  haulMoreView,
  newHaulModal,
  readHaulName,
  renameHaulModal,
} from '../../../src/hauls/cards/list.ts';
import { serverPriceView, shippingLineView, wrongPriceView } from '../../../src/hauls/cards/shipping.ts';
import { haulWatchesView } from '../../../src/hauls/cards/watch.ts';
import { LANGUAGES } from '../../../src/texts/index.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
import { text } from '../../support/arbitrary-results.ts';
import { hostileText } from '../../support/hostile-text.ts';
import { linkedHaulItem } from '../../support/linked-haul-item.ts';
import { FILLERS, fill } from '../../support/maximal-results.ts';
import { countOf, descriptionOf, optionCounts, textBytes } from '../../support/message-parts.ts';

const ID = Number.MAX_SAFE_INTEGER;
const LATEST = 8_640_000_000_000_000;

/** As stored, and as an older version may have stored it. */
const name = fc.option(
  fc.oneof(
    text,
    hostileText,
    hostileText.map(readHaulName).map((one) => one ?? ''),
  ),
);
const closedAt = fc.option(fc.nat());
const listed = fc.record({
  id: fc.integer({ min: 1 }),
  name,
  changedAt: fc.nat(),
  closedAt,
  items: fc.nat(100),
  parcels: fc.nat(25),
});
const emptyHaul = { divisor: 6000, createdAt: 0, changedAt: 0, items: [], parcels: [] };

itIsAccepted('a list of hauls', {
  data: fc.record({
    hauls: fc.uniqueArray(listed, { selector: ({ id }) => id, minLength: 1, maxLength: 100 }),
    from: fc.nat(100_000),
    hasOpen: fc.boolean(),
  }),
  maximal: FILLERS.map((filler) => ({
    hauls: Array.from({ length: 100 }, (_, index) => ({
      id: ID - index,
      name: fill(filler),
      changedAt: LATEST,
      closedAt: index < 18 ? null : LATEST,
      items: 100,
      parcels: 25,
    })),
    from: HAULS_PER_PAGE,
    hasOpen: true,
  })),
  render: ({ hauls, from, hasOpen }, texts) =>
    haulListView(
      pageAt(hauls, from - (from % HAULS_PER_PAGE), HAULS_PER_PAGE),
      { hasOpen, notes: [texts.haulList.deleted('x'.repeat(120))] },
      texts,
    ),
  reaches: {
    'a full menu': (view) => optionCounts(view).includes(HAULS_PER_PAGE),
    'two sections and the range': (view) => countOf(view, ComponentType.TextDisplay) === 4,
    'three buttons': (view) => countOf(view, ComponentType.Button) === 3,
    '1,000 bytes of text': (view) => textBytes(view) > 1_000,
  },
  runs: 200,
});

itIsAccepted('what can be done with a haul', {
  data: fc.record({ name, closedAt, hauls: fc.nat(100), isWatched: fc.boolean() }),
  maximal: FILLERS.map((filler) => ({ name: fill(filler), closedAt: LATEST, hauls: 100, isWatched: true })),
  render: ({ hauls, isWatched, ...haul }, texts) => {
    const watched = isWatched ? 100 : 0;
    const watches = { watched, total: 100, canStop: isWatched, isWhole: isWatched };
    return haulMoreView({ ...emptyHaul, ...haul, id: ID }, { hauls, watches }, texts);
  },
  reaches: { 'eight buttons': (view) => countOf(view, ComponentType.Button) === 8 },
  runs: 100,
});

itIsAccepted('the question before a haul is deleted', {
  data: fc.record({ name }),
  maximal: FILLERS.map((filler) => ({ name: fill(filler) })),
  render: (haul, texts) => deleteHaulView({ ...emptyHaul, ...haul, id: ID }, texts),
  reaches: { 'both buttons': (view) => countOf(view, ComponentType.Button) === 2 },
  runs: 100,
});

itIsAccepted('a haul that was closed while all of it is watched', {
  data: fc.record({ name }),
  maximal: FILLERS.map((filler) => ({ name: fill(filler) })),
  render: (haul, texts) => closedHaulView({ ...haul, id: ID }, texts),
  reaches: { 'both buttons': (view) => countOf(view, ComponentType.Button) === 2 },
  runs: 100,
});

itIsAccepted('what of a haul is watched', {
  data: fc.record({ name, watched: fc.nat(100), canStop: fc.boolean(), isWhole: fc.boolean() }),
  maximal: FILLERS.map((filler) => ({ name: fill(filler), watched: 99, canStop: true, isWhole: false })),
  render: ({ name: haulName, ...watches }, texts) =>
    haulWatchesView({ id: ID, name: haulName }, { ...watches, total: 100 }, texts),
  reaches: { 'four buttons': (view) => countOf(view, ComponentType.Button) === 4 },
  runs: 100,
});

const figures = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  price: fc.constant(null),
  weightG: fc.option(fc.integer({ min: 1 })),
  volumeCm3: fc.option(fc.integer({ min: 1 })),
});

const PRICE = { amount: 9_999_999.99, currency: 'CNY' };

itIsAccepted('the page of the shipping line', {
  data: fc.record({
    figures: fc.array(figures, { maxLength: 100 }),
    pending: fc.boolean(),
    hasFailed: fc.boolean(),
    kilogramPrice: fc.constantFrom(PRICE, null),
  }),
  maximal: [
    {
      figures: Array.from({ length: 100 }, (_, index) => ({
        quantity: 99,
        price: null,
        weightG: index === 0 ? null : 2 ** 40,
        volumeCm3: 2 ** 40,
      })),
      pending: false,
      hasFailed: false,
      kilogramPrice: PRICE,
    },
  ],
  render: (card, texts) =>
    shippingLineView({ ...card, haul: { id: ID, divisor: 6000 }, isOwnPrice: true }, texts),
  reaches: { 'four lines': (view) => optionCounts(view).includes(4) },
  runs: 100,
});

itIsAccepted('a server’s price per kilogram', {
  data: fc.record({ price: fc.constantFrom(PRICE, null) }),
  maximal: [{ price: PRICE }],
  render: ({ price }, texts) => serverPriceView(price, button('Back', 'settings:page:server'), texts),
  reaches: { 'the way back': (view) => countOf(view, ComponentType.Button) === 1 },
});

itIsAccepted('a haul as a file', {
  data: fc.record({ name, variantName: text, title: text }),
  maximal: FILLERS.map((filler) => ({ name: fill(filler), variantName: fill(filler), title: fill(filler) })),
  render: ({ name: called, ...item }, texts) =>
    haulFileView(
      { id: ID, name: called },
      Array.from({ length: 100 }, (_, index) => linkedHaulItem({ number: index + 1, ...item })),
      texts,
      { pending: [], unanswered: Array.from({ length: 50 }, (_, index) => 2 * index) },
    ),
  reaches: {
    'a file': (view) => view.files?.length === 1,
    'its name': (view) => descriptionOf(view).includes('xxx'),
  },
  runs: 50,
});

it('forms for names of any length are accepted by Discord', () => {
  for (const texts of LANGUAGES) {
    for (const modal of [
      newHaulModal(texts),
      ...FILLERS.map((filler) => renameHaulModal({ id: ID, name: readHaulName(fill(filler)) }, texts)),
    ]) {
      expect(callbackErrors({ type: InteractionResponseType.Modal, data: modal })).toBeNull();
    }
  }
});

itIsAccepted('what is wrong with a price', {
  data: fc.constant(null),
  maximal: [null],
  render: (_, texts) =>
    wrongPriceView(
      texts.haulShipping.badCurrency,
      'haul:kilogram:1',
      button('Back', 'haul:divisor:1'),
      texts,
    ),
  reaches: { 'both buttons': (view) => countOf(view, ComponentType.Button) === 2 },
  runs: 1,
});

import { ComponentType } from 'discord.js';
import fc from 'fast-check';
import { MAX_HAUL_ITEMS, MAX_HAUL_PARCELS, MAX_QUANTITY } from '../../../src/domain/hauls/limits.ts';
import { addedNotes } from '../../../src/hauls/cards/adding.ts';
import { haulView, noHaulView } from '../../../src/hauls/cards/haul.ts';
import { ITEMS_PER_PAGE } from '../../../src/hauls/cards/lines.ts';
import type { LinkedParcel } from '../../../src/hauls/cards/parcels-in-words.ts';
import { summaryOf } from '../../../src/parcels/cards/parcel-line.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
import { anyLookup, anyQc, text, url } from '../../support/arbitrary-results.ts';
import { type AnsweredItem, haulCard, withLargestFigures } from '../../support/haul-cards.ts';
import {
  FILLERS,
  type Filler,
  fill,
  LONGEST_ID,
  longUrl,
  maximalLookup,
  maximalQc,
} from '../../support/maximal-results.ts';
import { countOf, descriptionOf, optionCounts } from '../../support/message-parts.ts';

const CURRENCY = { code: 'EUR', rates: new Map([['EUR', 0.128]]) };
const STRIP = { name: 'items.webp', bytes: new Uint8Array([1]) };
const COUNTS = [0, 1, ITEMS_PER_PAGE, ITEMS_PER_PAGE + 1, 60, MAX_HAUL_ITEMS];
/** The longest address that titles lead to, and one that Markdown writes as a much longer one. */
const MAX_ADDRESS = 300;
const ENCODED = `https://agent.example/${'*'.repeat(160)}`;

/** Every second one has no figures, so that each is named alone; the others have the most that counts. */
function maximalItems(filler: Filler, count: number): AnsweredItem[] {
  const { data } = maximalLookup(filler);
  // The same for all: building the largest answer of all takes longer than showing it.
  const qc = { ...maximalQc(filler).data, total_photos: Number.MAX_SAFE_INTEGER };
  return Array.from({ length: count }, (_, index) => {
    const currency = `${String.fromCharCode(65 + (index % 26))}QQ`;
    const known = withLargestFigures(data, currency);
    const { warehouse } = known;
    const unknown = { ...data, warehouse: undefined, price: undefined };
    const half = {
      ...known,
      warehouse: warehouse && { ...warehouse, [index % 4 === 1 ? 'weight_g' : 'volume_cm3']: undefined },
    };
    return {
      product: `${'P'.repeat(12)}:${LONGEST_ID.slice(3)}${index}`,
      variantName: fill(filler),
      quantity: MAX_QUANTITY,
      lookup: index % 3 === 0 ? unknown : index % 3 === 1 ? known : half,
      qc,
    };
  });
}

/** In as many states as can be told apart without scans. */
function linkedParcels(count: number): LinkedParcel[] {
  return Array.from({ length: count }, (_, index) => ({
    number: `LP${index}CN`,
    masked: false,
    label: null,
    ...summaryOf([], 0),
    isFollowed: index % 4 === 0,
    archived: index % 4 < 2 ? null : { days: index % 4 === 2 ? 9 : null },
  }));
}

const maximal = FILLERS.flatMap((filler) =>
  COUNTS.flatMap((count) =>
    [0, Math.max(0, Math.ceil(count / ITEMS_PER_PAGE) - 1) * ITEMS_PER_PAGE].map((offset) => ({
      items: maximalItems(filler, count),
      offset,
      name: fill(filler),
      pending: false,
      closed: true,
      parcels: MAX_HAUL_PARCELS,
      strip: STRIP,
      agent: fill(filler).slice(0, 60),
      url: filler === 'x' ? ENCODED : longUrl(1).slice(0, MAX_ADDRESS),
    })),
  ),
);

const item = fc
  .record({
    product: fc
      .tuple(fc.constantFrom('weidian', 'taobao', '1688'), text)
      .map(([platform, id]) => `${platform}:${id}`),
    variantName: text,
    quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
    lookup: fc.option(anyLookup),
    qc: fc.option(anyQc),
  })
  .map(
    ({ lookup, qc, ...one }): AnsweredItem => ({
      ...one,
      lookup: lookup?.data ?? null,
      qc: qc?.data ?? null,
    }),
  );

itIsAccepted('the card of a haul', {
  data: fc
    .record({
      items: fc.array(item, { maxLength: 12 }),
      page: fc.nat(2),
      name: fc.option(text),
      pending: fc.boolean(),
      closed: fc.boolean(),
      parcels: fc.nat(MAX_HAUL_PARCELS),
      strip: fc.constantFrom(STRIP, null),
      agent: fc.option(fc.constant<string>('CNFans')),
      url,
    })
    .map(({ page, ...card }) => {
      const pages = Math.max(1, Math.ceil(card.items.length / ITEMS_PER_PAGE));
      return { ...card, offset: (page % pages) * ITEMS_PER_PAGE };
    }),
  maximal,
  render: ({ items, name, closed, parcels, ...card }, texts) => {
    const haul = { id: Number.MAX_SAFE_INTEGER, name, closedAt: closed ? 1 : null };
    const most = { added: 99, already: 99, leftOut: 99, unknown: 99 };
    const notes = addedNotes(most, texts);
    return haulView(haulCard(items, { ...card, haul, parcels: linkedParcels(parcels), notes }), {
      texts,
      currency: CURRENCY,
    });
  },
  reaches: {
    'a full page': (view) => optionCounts(view)[0] === ITEMS_PER_PAGE,
    'a button of the pages, and what can be done': (view) => countOf(view, ComponentType.Button) >= 6,
    'the strip of photos': (view) => view.files?.length === 1,
    '3,000 characters of text': (view) => descriptionOf(view).length > 3_000,
    'the hint of an empty haul': (view) => countOf(view, ComponentType.Button) === 2,
  },
  runs: 200,
});

itIsAccepted('the card of somebody without hauls', {
  data: fc.constant(null),
  maximal: [null],
  render: (_nothing, texts) => noHaulView({ texts, currency: null }),
  reaches: { 'a button': (view) => countOf(view, ComponentType.Button) === 1 },
});

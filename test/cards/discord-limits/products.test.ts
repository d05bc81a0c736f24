import { ComponentType } from 'discord.js';
import fc from 'fast-check';
import { agentDisplayName } from '../../../src/cards/display-names.ts';
import { LIMITS } from '../../../src/discord/posting/limits.ts';
import type { Product } from '../../../src/links/product.ts';
import {
  agentLinkView,
  allAgentsView,
  convertView,
  copyLinksView,
} from '../../../src/products/cards/convert.ts';
import { lookupView } from '../../../src/products/cards/lookup.ts';
import { watchView } from '../../../src/products/cards/product-watch.ts';
import { qcView } from '../../../src/products/cards/qc.ts';
import { besideListingView } from '../../../src/products/cards/qc-listing.ts';
import { qcMoreView } from '../../../src/products/cards/qc-more.ts';
import { askPreview, askView } from '../../../src/products/cards/qc-question.ts';
import { selectQcPhotos } from '../../../src/products/cards/qc-selection.ts';
import { qcPhotoView, qcSheetView } from '../../../src/products/cards/qc-sheet.ts';
import { NO_FACTS, summaryOf } from '../../../src/products/index.ts';
import type { CachedResponse, LookupResult } from '../../../src/service/index.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
import { anyConvert, anyLookup, anyQc, text, url } from '../../support/arbitrary-results.ts';
import {
  FILLERS,
  fill,
  LONGEST_ID,
  longUrl,
  maximalConvert,
  maximalLookup,
  maximalQc,
} from '../../support/maximal-results.ts';
import {
  countOf,
  descriptionOf,
  linkButtonsOf,
  optionCounts,
  photoCounts,
  withoutCodeBlock,
} from '../../support/message-parts.ts';
import { qcCard, reader } from '../../support/qc-cards.ts';

const EUROS = { code: 'EUR', rates: new Map([['EUR', 0.128]]) };
const LONGEST_PRODUCT = { platform: 'P'.repeat(12), id: LONGEST_ID };

/** Every set has a variant of its own, so that the menu is full. */
function maximalVariants(filler: (typeof FILLERS)[number]) {
  const { data, ...rest } = maximalQc(filler);
  const batches = data.batches.map((set, index) => ({ ...set, sku: `${index}${set.sku}` }));
  return { ...rest, data: { ...data, batches } };
}

const FILTERS = ['all', 'listing', 'abc123'] as const;
const anyCard = fc.record({
  answer: anyQc,
  lookup: fc.option(anyLookup),
  filter: fc.constantFrom(...FILTERS),
  offset: fc.nat(2_000),
  watching: fc.boolean(),
});
const maximalCards = FILLERS.flatMap((filler) =>
  FILTERS.map((filter) => ({
    answer: maximalVariants(filler),
    lookup: maximalLookup(filler),
    filter,
    offset: 10,
    watching: false,
  })),
);
type AnyCard = (typeof maximalCards)[number] | Parameters<Parameters<typeof anyCard.map>[0]>[0];
const FILE = { name: 'contact-sheet.webp', bytes: new Uint8Array([1]) };

function cardOf({ answer, lookup, watching }: AnyCard) {
  const urls = answer.data.batches.flatMap(({ photos }) => photos).slice(10, 12);
  const attached = new Map(urls.map((url, index) => [url, { ...FILE, name: `photo-${index}.webp` }]));
  return qcCard(answer, { lookup: lookup?.data ?? null, watching, attached });
}

itIsAccepted('a card of QC photos', {
  data: anyCard,
  maximal: [
    ...maximalCards,
    ...FILLERS.map((filler) => {
      const answer = maximalQc(filler);
      return {
        ...{ answer: { ...answer, data: { ...answer.data, batches: [] } }, lookup: null },
        ...{ filter: 'all' as const, offset: 0, watching: true },
      };
    }),
  ],
  render: (card, texts) => qcView(cardOf(card), card, reader(texts)),
  reaches: {
    'ten photos': (view) => photoCounts(view)[0] === LIMITS.galleryItems,
    'a full menu of variants': (view) => optionCounts(view)[0] === LIMITS.selectOptions,
    'all four buttons': (view) => countOf(view, ComponentType.Button) === 4,
    'attached photos': (view) => view.files?.length === 2,
  },
  runs: 200,
});

itIsAccepted('QC photos beside the listing', {
  data: anyCard,
  maximal: maximalCards,
  render: (card, texts) => {
    const pairs = selectQcPhotos(card.answer.data, 'all').photos.map((photo, index) => {
      return { image: longUrl(index), photo };
    });
    return besideListingView(cardOf(card), pairs, card.offset, reader(texts));
  },
  reaches: { 'three pairs': (view) => photoCounts(view).join() === '2,2,2' },
  runs: 100,
});

itIsAccepted('what else can be done with a product', {
  data: anyCard,
  maximal: maximalCards,
  render: (card, texts) => {
    const haul = { name: card.answer.data.provider ?? null, items: [] };
    return qcMoreView(cardOf(card), haul, card, reader(texts));
  },
  reaches: { 'all six buttons': (view) => countOf(view, ComponentType.Button) === 6 },
  runs: 100,
});

itIsAccepted('a contact sheet', {
  data: anyCard,
  maximal: maximalCards,
  render: (card, texts) => qcSheetView(cardOf(card), card, FILE, reader(texts)),
  reaches: {
    'fifteen photos': (view) => optionCounts(view)[0] === 15,
    'all three buttons': (view) => countOf(view, ComponentType.Button) === 3,
  },
  runs: 200,
});

itIsAccepted('one QC photo', {
  data: anyCard,
  maximal: maximalCards,
  render: (card, texts) => qcPhotoView(cardOf(card), card, reader(texts)),
  reaches: { 'a photo': (view) => photoCounts(view)[0] === 1 },
  runs: 100,
});

itIsAccepted('a question to a channel', {
  data: anyCard,
  maximal: maximalCards,
  render: (card, texts) => {
    const { summary, answer } = cardOf(card);
    const photos = selectQcPhotos(answer.data, 'all').photos.slice(0, 6);
    return askView({ summary, photos, files: [FILE], author: '<@1>' }, texts);
  },
  reaches: { 'a poll': (view) => view.poll?.answers.length === 2 },
  runs: 100,
});

itIsAccepted('what a question will look like', {
  data: anyCard,
  maximal: maximalCards,
  render: (card, texts) => {
    const { summary, answer } = cardOf(card);
    const photos = selectQcPhotos(answer.data, 'all').photos.slice(0, 6);
    return askPreview({ summary, photos, files: [FILE], author: null }, texts);
  },
  reaches: { 'a picture': (view) => photoCounts(view)[0] === 1 },
  runs: 100,
});

const selection = fc.array(fc.record({ value: fc.option(fc.nat(80), { nil: null }), page: fc.nat(5) }), {
  maxLength: 5,
});
/** Each choice has two pages and a value of the first, apart from those in which nothing is chosen. */
const MAXIMAL_SELECTIONS = [
  Array.from({ length: 5 }, () => ({ value: 0, page: 1 })),
  Array.from({ length: 5 }, () => ({ value: null, page: 1 })),
];

itIsAccepted('a product card with any variants', {
  data: fc.record({
    answer: anyLookup,
    agent: fc.oneof(fc.stringMatching(/^[a-z]{0,16}$/), text),
    selection,
    qc: fc.option(anyQc.map(({ data }) => data)),
    link: fc.option(fc.record({ agent: text, name: text.map(agentDisplayName), url })),
  }),
  maximal: FILLERS.flatMap((filler) =>
    MAXIMAL_SELECTIONS.map((chosen) => ({
      answer: maximalLookup(filler),
      agent: 'a'.repeat(16),
      selection: chosen,
      qc: maximalQc(filler).data,
      link: { agent: 'a', name: agentDisplayName(fill(filler)), url: longUrl(1) },
    })),
  ),
  render: ({ answer, agent, selection: chosen, qc, link }, texts) =>
    lookupView(
      {
        answer,
        agent,
        selection: chosen,
        facts: { ...NO_FACTS, qc },
        agentLink: link,
        isWatched: false,
        offered: EUROS,
      },
      { texts, currency: EUROS },
    ),
  reaches: {
    'four full menus': (view) => optionCounts(view).join() === '25,25,25,25',
    'a photo': (view) => countOf(view, ComponentType.Thumbnail) === 1,
    'all four buttons': (view) => countOf(view, ComponentType.Button) === 4,
  },
});

itIsAccepted('a card of agents’ links', {
  data: fc.record({
    answer: anyConvert,
    preferred: fc.array(text, { maxLength: 3 }),
    lookup: fc.option(anyLookup.map(({ data }) => data)),
  }),
  maximal: FILLERS.map((filler) => ({
    answer: maximalConvert(filler),
    preferred: [fill(filler)],
    lookup: maximalLookup(filler).data,
  })),
  render: ({ answer, preferred, lookup }, texts) =>
    convertView(
      { answer, preferred, isChosen: preferred.length > 0, facts: { ...NO_FACTS, lookup } },
      { texts, currency: EUROS },
    ),
  reaches: {
    'two link buttons': (view) => linkButtonsOf(view) === 2,
    'further links': (view) => countOf(view, ComponentType.TextDisplay) > 2,
    'a photo': (view) => countOf(view, ComponentType.Thumbnail) === 1,
  },
});

itIsAccepted('the links at all agents', {
  data: fc.record({ answer: anyConvert, own: fc.array(text, { maxLength: 3 }) }),
  maximal: FILLERS.map((filler) => {
    const answer = maximalConvert(filler);
    return { answer, own: Object.keys(answer.data.agents) };
  }),
  render: ({ answer, own }, texts) => allAgentsView(answer.data, own, { texts, currency: null }),
  reaches: { 'all three buttons': (view) => countOf(view, ComponentType.Button) === 3 },
  runs: 100,
});

itIsAccepted('a list of links to copy', {
  data: fc.record({ answer: anyConvert, preferred: fc.array(text, { maxLength: 3 }) }),
  maximal: FILLERS.map((filler) => ({ answer: maximalConvert(filler), preferred: [fill(filler)] })),
  render: ({ answer, preferred }, texts) => withoutCodeBlock(copyLinksView(answer.data, preferred, texts)),
  reaches: {
    'a file for what does not fit': (view) => countOf(view, ComponentType.File) === 1,
    'a way back': (view) => countOf(view, ComponentType.Button) === 1,
  },
  runs: 200,
});

itIsAccepted('one agent’s link', {
  data: fc.record({ answer: anyConvert, index: fc.nat(70) }),
  maximal: FILLERS.flatMap((filler) =>
    [0, 1, 2, 1_000].map((index) => ({ answer: maximalConvert(filler), index })),
  ),
  render: ({ answer, index }, texts) =>
    agentLinkView({ answer, facts: NO_FACTS }, Object.keys(answer.data.agents)[index] ?? 'unknown', {
      texts,
      currency: null,
    }),
  reaches: {
    'a link button': (view) => linkButtonsOf(view) === 1,
    'a link that is too long for a button': (view) =>
      linkButtonsOf(view) === 0 && descriptionOf(view).length > LIMITS.url,
  },
  runs: 200,
});

function summary({ product: of, lookup }: { product: Product; lookup: CachedResponse<LookupResult> | null }) {
  return summaryOf(of, { ...NO_FACTS, lookup: lookup?.data ?? null });
}

const addressable = fc.record({
  platform: fc.stringMatching(/^[\w -]{1,12}$/),
  id: fc.stringMatching(/^[\w-]{1,20}$/),
});

itIsAccepted('a card to watch a product', {
  data: fc.record({
    product: addressable,
    lookup: fc.option(anyLookup),
    dm: fc.boolean(),
    here: fc.option(fc.boolean()),
    elsewhere: fc.nat(3),
  }),
  maximal: FILLERS.map((filler) => ({
    ...{ product: LONGEST_PRODUCT, lookup: maximalLookup(filler) },
    ...{ dm: false, here: false, elsewhere: 2 },
  })),
  render: ({ dm, here, elsewhere, ...of }, texts) =>
    watchView(summary(of), { dm, here, elsewhere }, reader(texts)),
  reaches: { 'all three buttons': (view) => countOf(view, ComponentType.Button) === 3 },
  runs: 100,
});

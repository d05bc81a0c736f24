import { ComponentType } from 'discord.js';
import fc from 'fast-check';
import { expect } from 'vitest';
import { LIMITS } from '../../../src/discord/limits.ts';
import type { MessageView } from '../../../src/discord/message-view.ts';
import { NO_FACTS } from '../../../src/products/index.ts';
import { productChooserView } from '../../../src/views/chooser.ts';
import { agentLinkView, convertView } from '../../../src/views/convert.ts';
import { copyLinksView } from '../../../src/views/convert-copy.ts';
import { agentDisplayName } from '../../../src/views/display-names.ts';
import { lookupView } from '../../../src/views/lookup.ts';
import { watchView } from '../../../src/views/product-watch.ts';
import { qcView } from '../../../src/views/qc.ts';
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
} from '../../support/message-parts.ts';

const product = fc.record({
  platform: fc.oneof(fc.constantFrom('weidian', '1688'), text),
  id: fc.oneof(fc.stringMatching(/^\d{3,20}$/), text),
});
const EUROS = { code: 'EUR', rates: new Map([['EUR', 0.128]]) };
const LONGEST_PRODUCT = { platform: 'P'.repeat(12), id: LONGEST_ID };

itIsAccepted('a card of QC photos', {
  data: fc.record({
    answer: anyQc,
    set: fc.oneof(fc.nat(70), fc.constant('listing' as const)),
    offset: fc.nat(40),
  }),
  maximal: FILLERS.flatMap((filler) =>
    ([30, 'listing'] as const).map((set) => ({ answer: maximalQc(filler), set, offset: 10 })),
  ),
  render: ({ answer, set, offset }, texts) => qcView(answer, { set, offset }, texts),
  reaches: {
    'ten photos': (view) => photoCounts(view)[0] === LIMITS.galleryItems,
    'a full menu of sets': (view) => optionCounts(view)[0] === LIMITS.selectOptions,
    'all six buttons': (view) => countOf(view, ComponentType.Button) === 6,
  },
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
      { answer, agent, selection: chosen, facts: { ...NO_FACTS, qc }, agentLink: link },
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
    convertView({ answer, preferred, facts: { ...NO_FACTS, lookup } }, { texts, currency: EUROS }),
  reaches: {
    'two link buttons': (view) => linkButtonsOf(view) === 2,
    'links that do not all fit': (view) => countOf(view, ComponentType.TextDisplay) > 2,
    'a photo': (view) => countOf(view, ComponentType.Thumbnail) === 1,
  },
});

/** Nothing is formatted in the one code block, so it may contain any text but its own end. */
function withoutCodeBlock(view: MessageView): MessageView {
  const written = JSON.stringify(view.components);
  expect(written.split('```')).toHaveLength(3);
  return { ...view, components: JSON.parse(written.replace(/```.*```/s, 'links')) };
}

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

itIsAccepted('a choice of products', {
  data: fc.uniqueArray(product, { maxLength: 8, selector: ({ platform, id }) => `${platform}:${id}` }),
  maximal: [
    Array.from({ length: 8 }, (_, index) => ({
      platform: 'P'.repeat(12),
      id: `${LONGEST_ID.slice(1)}${index}`,
    })),
  ],
  render: productChooserView,
  reaches: { 'five products': (view) => countOf(view, ComponentType.Button) === LIMITS.rowButtons },
  runs: 100,
});

const addressable = fc.record({
  platform: fc.stringMatching(/^[\w -]{1,12}$/),
  id: fc.stringMatching(/^[\w-]{1,20}$/),
});

itIsAccepted('a card to watch a product', {
  data: fc.record({ given: addressable, dm: fc.boolean(), here: fc.option(fc.boolean()) }),
  maximal: [true, false].map((isOn) => ({ given: LONGEST_PRODUCT, dm: isOn, here: isOn })),
  render: ({ given, ...state }, texts) => watchView(given, state, texts),
  reaches: { 'both buttons': (view) => countOf(view, ComponentType.Button) === 2 },
  runs: 100,
});

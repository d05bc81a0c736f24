import { ComponentType } from 'discord.js';
import fc from 'fast-check';
import { pageAt } from '../../../src/cards/paging.ts';
import { chatReplyView } from '../../../src/chat/cards/chat-reply.ts';
import { LINKS_PER_PAGE, linkListView } from '../../../src/chat/cards/link-list.ts';
import { linkedItem } from '../../../src/chat/cards/linked-item.ts';
import { trackOfferView } from '../../../src/chat/cards/track-offer.ts';
import { toTextOnlyView } from '../../../src/chat/text-only-view.ts';
import { encodeCustomId } from '../../../src/discord/messages/custom-id.ts';
import type { MessageView } from '../../../src/discord/messages/message-view.ts';
import { LIMITS } from '../../../src/discord/posting/limits.ts';
import { AGENTS } from '../../../src/links/agents.ts';
import { MAX_PREFERRED_AGENTS } from '../../../src/settings/cards/agents.ts';
import type { Texts } from '../../../src/texts/index.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
import { anyConvert, anyLookup, anyQc, text } from '../../support/arbitrary-results.ts';
import { partsOf } from '../../support/discord-user.ts';
import {
  FILLERS,
  type Filler,
  LONGEST_ID,
  maximalConvert,
  maximalLookup,
  maximalQc,
} from '../../support/maximal-results.ts';
import { countOf, linkButtonsOf, optionCounts } from '../../support/message-parts.ts';

const agents = fc.uniqueArray(
  fc.oneof(
    fc.stringMatching(/^[a-z]{1,16}$/),
    text.filter((id) => id !== ''),
  ),
  { maxLength: 60 },
);
const ALL_AGENTS = AGENTS.map(({ id }) => id);

/** What is known about a product: all, a part, or nothing. */
const facts = fc.record({
  lookup: fc.option(anyLookup.map(({ data }) => data)),
  qc: fc.option(anyQc.map(({ data }) => data)),
  known: fc.constant(null),
});
type Facts = typeof facts extends fc.Arbitrary<infer T> ? T : never;

const linked = fc.record({ converted: anyConvert, facts, pending: fc.boolean(), spoiler: fc.boolean() });
type Linked = typeof linked extends fc.Arbitrary<infer T> ? T : never;

const reply = fc.record({
  products: fc.uniqueArray(linked, {
    minLength: 1,
    maxLength: 8,
    selector: ({ converted: { data } }) => `${data.platform}:${data.id}`,
  }),
  more: fc.nat(9),
  preferred: agents,
});
const allFacts = (filler: Filler): Facts => ({
  lookup: maximalLookup(filler).data,
  qc: maximalQc(filler).data,
  known: null,
});
const NO_FACTS: Facts = { lookup: null, qc: null, known: null };
const maximalReplies = FILLERS.flatMap((filler) =>
  [1, 3, 8].flatMap((count) =>
    [0, Number.MAX_SAFE_INTEGER].map((more) => ({
      products: Array.from({ length: count }, (_, index) => ({
        converted: maximalConvert(filler, `${LONGEST_ID.slice(1)}${index}`),
        facts: index === 1 ? NO_FACTS : allFacts(filler),
        pending: false,
        spoiler: index === 2,
      })),
      more,
      preferred: ALL_AGENTS,
    })),
  ),
);

const itemOf = (
  { converted: { data }, facts: loaded, pending, spoiler }: Linked,
  preferred: readonly string[],
) =>
  linkedItem(
    {
      links: data,
      facts: { soFar: () => loaded, isComplete: () => !pending, complete: Promise.resolve(loaded) },
    },
    preferred,
    { spoiler },
  );
const EUR = { code: 'EUR', rates: new Map([['EUR', 0.128]]) };
const STRIP = { name: 'items.webp', bytes: new Uint8Array([1]) };
const renderReply = ({ products, more, preferred }: (typeof maximalReplies)[number], texts: Texts) =>
  chatReplyView(
    {
      items: products.slice(0, 3).map((product) => itemOf(product, preferred)),
      total: products.length + more,
      more,
      strip: products.length > 1 ? STRIP : null,
    },
    { texts, currency: EUR },
  );
const renderList = (
  { products, more, preferred }: (typeof maximalReplies)[number],
  texts: Texts,
  own: readonly string[],
) => {
  const items = products.map((product) => itemOf(product, preferred));
  const all = items.map(({ summary: { product, title } }) => ({ subject: product, title }));
  const page = { ...pageAt(all, 0, LINKS_PER_PAGE), total: all.length + more };
  return linkListView(
    { items, all, page, failed: more, more, agents: own, removable: LONGEST_ID, ...PARCELS },
    { texts, currency: EUR },
  );
};
/** Of a message with ten parcels. */
const NUMBERS = Array.from({ length: 10 }, (_, index) => `${'9'.repeat(39)}${index}`);
const PARCELS = {
  numbers: NUMBERS,
  parcels: NUMBERS.map((number) => `📦 \`${number}\``),
  author: '*'.repeat(32),
};
const primaryOf = (view: MessageView) =>
  partsOf<{ style?: number; label?: string }>(view.components).filter(({ style }) => style === 1);

itIsAccepted('a reply to links in chat', {
  data: reply,
  maximal: maximalReplies,
  render: renderReply,
  reaches: {
    'three products, one of them hidden, and their photos': (view) =>
      countOf(view, ComponentType.Container) === 1 && countOf(view, ComponentType.MediaGallery) === 1,
    'one product with its agent': (view) => linkButtonsOf(view) === 1,
    'one blue button': (view) => primaryOf(view).length === 1,
  },
  runs: 150,
});

itIsAccepted('a reply to links in chat without its card', {
  data: reply,
  maximal: maximalReplies,
  render: (given, texts) => toTextOnlyView(renderReply(given, texts)),
  reaches: { 'three products': (view) => (view.content?.match(/\*\*.+?\*\*/g)?.length ?? 0) === 3 },
  runs: 50,
});

itIsAccepted('a list of links at the reader’s agents', {
  data: reply,
  maximal: maximalReplies,
  render: (given, texts) => renderList(given, texts, given.preferred.slice(0, MAX_PREFERRED_AGENTS)),
  reaches: {
    'eight products and two notes': (view) =>
      countOf(view, ComponentType.TextDisplay) === 5 && JSON.stringify(view).includes('**8** '),
  },
  runs: 150,
});

itIsAccepted('a list of links for a reader without agents', {
  data: reply,
  maximal: maximalReplies,
  render: (given, texts) => renderList(given, texts, []),
  reaches: { 'a full menu of agents': (view) => optionCounts(view)[0] === LIMITS.selectOptions },
  runs: 100,
});

itIsAccepted('the offer to track a number', {
  data: fc.constant(null),
  maximal: [null],
  render: (_, texts) =>
    trackOfferView((component) => encodeCustomId('track', component, 'x'.repeat(60)), texts),
  reaches: { 'its button': (view) => countOf(view, ComponentType.Button) === 1 },
  runs: 2,
});

import { ComponentType } from 'discord.js';
import fc from 'fast-check';
import type { LookupResult } from '../../../src/api/index.ts';
import { totalsOf } from '../../../src/domain/haul/totals.ts';
import { figuresOf } from '../../../src/hauls/index.ts';
import { NO_FACTS, summaryOf } from '../../../src/products/index.ts';
import { type HaulReview, reviewPostView } from '../../../src/views/haul/review.ts';
import { postedReviewView, reviewPreviewView } from '../../../src/views/haul/review-preview.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
import { snowflake } from '../../support/arbitrary-parcels.ts';
import { anyLookup, text } from '../../support/arbitrary-results.ts';
import { FILLERS, type Filler, fill, LONGEST_ID, maximalLookup } from '../../support/maximal-results.ts';
import { countOf, descriptionOf } from '../../support/message-parts.ts';

const EUROS = { code: 'EUR', rates: new Map([['EUR', 0.128]]) };
const FORUM = '9'.repeat(20);
const product = { platform: 'weidian', id: LONGEST_ID };

function reviewOf(
  lookups: readonly (LookupResult | null)[],
  words: Pick<HaulReview, 'title' | 'words' | 'authorId'>,
): HaulReview {
  const items = lookups.map((lookup, index) => {
    const item = { product: `weidian:${LONGEST_ID}`, variant: '', quantity: 99, id: index, variantName: '' };
    const figures = figuresOf(item, lookup);
    const summary = summaryOf(product, { ...NO_FACTS, lookup });
    const link = { agent: 'cnfans', name: 'CNFans', url: `https://agent.example/${'a'.repeat(330)}` };
    return { item, number: index + 1, product, summary, lookup, figures, link };
  });
  const totals = totalsOf(
    items.map(({ figures }) => figures),
    6_000,
  );
  return {
    ...words,
    totals,
    items: items.slice(0, 15),
    itemCount: items.length,
    parcels: 25,
    days: [1, 1_000],
  };
}

const maximalReview = (filler: Filler) =>
  reviewOf(
    Array.from({ length: 100 }, () => maximalLookup(filler).data),
    { title: fill(filler).slice(0, 100), words: fill(filler).slice(0, 1_000), authorId: FORUM },
  );
const anyReview = fc
  .record({
    lookups: fc.array(fc.option(anyLookup), { maxLength: 20 }),
    title: text.map((one) => one.slice(0, 100)),
    words: fc.array(text, { maxLength: 8 }).map((lines) => lines.join('\n').slice(0, 1_000)),
    authorId: snowflake,
  })
  .map(({ lookups, ...words }) =>
    reviewOf(
      lookups.map((one) => one?.data ?? null),
      words,
    ),
  );

/** As Discord names them: one to twenty characters. */
const tagOf = (id: string, name: string) => ({ id, name: name === '' ? 'x' : name, emoji: '📦' });
const anyTags = fc
  .uniqueArray(snowflake, { maxLength: 20 })
  .chain((ids) => fc.tuple(...ids.map((id) => text.map((name) => tagOf(id, name.trim().slice(0, 20))))));

itIsAccepted('a review in a forum', {
  data: anyReview,
  maximal: FILLERS.map(maximalReview),
  render: (review, texts) => reviewPostView(review, { texts, currency: EUROS }),
  reaches: { 'a lot of text': (view) => descriptionOf(view).length > 2_500 },
  runs: 100,
});

itIsAccepted('the preview of a review', {
  data: fc.record({
    review: anyReview,
    problem: fc.boolean(),
    mayPost: fc.boolean(),
    isPosted: fc.boolean(),
    tags: anyTags,
    chosen: fc.nat(5),
  }),
  maximal: FILLERS.flatMap((filler) =>
    [true, false].map((problem) => ({
      review: maximalReview(filler),
      problem,
      mayPost: true,
      isPosted: !problem,
      tags: Array.from({ length: 20 }, (_, index) =>
        tagOf(`${index + 10}${'0'.repeat(18)}`, fill(filler).slice(0, 20)),
      ),
      chosen: 5,
    })),
  ),
  render: ({ review, problem, mayPost, isPosted, tags, chosen }, texts) => {
    const names = Object.values(texts.permissions).join(', ');
    const sentence = texts.input.missingPermissions(names, `<#${FORUM}>`);
    const preview = {
      haulId: Number.MAX_SAFE_INTEGER,
      forumId: FORUM,
      sealedForum: mayPost ? 's'.repeat(52) : null,
      review,
      problem: problem ? sentence : null,
      tags: { offered: tags, chosen: tags.slice(0, chosen).map(({ id }) => id), areRequired: mayPost },
      earlier: isPosted
        ? { url: `https://discord.com/channels/${FORUM}/${FORUM}`, postId: FORUM, postedAt: 1 }
        : null,
    };
    return reviewPreviewView(preview, { texts, currency: EUROS }, texts);
  },
  reaches: {
    'four buttons': (view) => countOf(view, ComponentType.Button) === 4,
    'a menu of tags': (view) => countOf(view, ComponentType.StringSelect) === 1,
    'nearly all of the text': (view) => descriptionOf(view).length > 3_000,
  },
  runs: 100,
});

itIsAccepted('a posted review', {
  data: fc.record({ isClosed: fc.boolean(), postId: snowflake, title: text }),
  maximal: FILLERS.map((filler) => ({ isClosed: false, postId: FORUM, title: fill(filler) })),
  render: (posted, texts) => {
    const ids = { haulId: Number.MAX_SAFE_INTEGER, guildId: FORUM, forumId: FORUM };
    return postedReviewView({ ...posted, ...ids }, texts);
  },
  reaches: { 'two buttons': (view) => countOf(view, ComponentType.Button) === 2 },
  runs: 10,
});

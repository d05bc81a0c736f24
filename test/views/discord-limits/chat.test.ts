import { ComponentType } from 'discord.js';
import fc from 'fast-check';
import { toTextOnlyView } from '../../../src/chat/text-only-view.ts';
import { AGENTS } from '../../../src/links/agents.ts';
import { chatReplyView, linksView } from '../../../src/views/chat-reply.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
import { anyConvert, text } from '../../support/arbitrary-results.ts';
import { FILLERS, LONGEST_ID, maximalConvert } from '../../support/maximal-results.ts';
import { countOf, linkButtonsOf, optionCounts } from '../../support/message-parts.ts';

const agents = fc.uniqueArray(
  fc.oneof(
    fc.stringMatching(/^[a-z]{1,16}$/),
    text.filter((id) => id !== ''),
  ),
  { maxLength: 60 },
);
const ALL_AGENTS = AGENTS.map(({ id }) => id);

const reply = fc.record({
  answers: fc.uniqueArray(anyConvert, {
    minLength: 1,
    maxLength: 3,
    selector: ({ data }) => `${data.platform}:${data.id}`,
  }),
  spoiler: fc.boolean(),
  more: fc.nat(9),
  preferred: agents,
});
const maximalReplies = FILLERS.flatMap((filler) =>
  [1, 3].map((count) => ({
    answers: Array.from({ length: count }, (_, index) =>
      maximalConvert(filler, `${LONGEST_ID.slice(1)}${index}`),
    ),
    spoiler: true,
    more: Number.MAX_SAFE_INTEGER,
    preferred: ALL_AGENTS,
  })),
);
const itemsOf = ({ answers, spoiler }: (typeof maximalReplies)[number]) =>
  answers.map(({ data }) => ({ result: data, spoiler }));

itIsAccepted('a reply to links in chat', {
  data: reply,
  maximal: maximalReplies,
  render: (given, texts) => chatReplyView(itemsOf(given), given.more, given.preferred, texts),
  reaches: {
    'five agents and two full menus': (view) =>
      linkButtonsOf(view) === 5 && optionCounts(view).join() === '25,25',
    'three products with two agents each': (view) =>
      countOf(view, ComponentType.Container) === 3 && linkButtonsOf(view) === 6,
  },
  runs: 150,
});

itIsAccepted('a reply to links in chat without its card', {
  data: reply,
  maximal: maximalReplies,
  render: (given, texts) => toTextOnlyView(chatReplyView(itemsOf(given), given.more, given.preferred, texts)),
  reaches: { 'three lines': (view) => view.content?.split('\n').length === 3 },
  runs: 50,
});

itIsAccepted('the links of a message', {
  data: reply,
  maximal: maximalReplies,
  render: (given, texts) =>
    linksView(itemsOf(given), { more: given.more, failed: given.more }, given.preferred, texts),
  reaches: {
    'both notes below three products': (view) => countOf(view, ComponentType.TextDisplay) === 5,
  },
  runs: 150,
});

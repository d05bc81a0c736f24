import { ComponentType } from 'discord.js';
import fc from 'fast-check';
import { toTextOnlyView } from '../../../src/chat/text-only-view.ts';
import { LIMITS } from '../../../src/discord/limits.ts';
import { AGENTS } from '../../../src/links/agents.ts';
import { en } from '../../../src/texts/en.ts';
import { chatReplyView, linksView } from '../../../src/views/chat-reply.ts';
import { MAX_PREFERRED_AGENTS } from '../../../src/views/settings/agent-menus.ts';
import { mySettingsView } from '../../../src/views/settings/mine.ts';
import { serverSettingsView } from '../../../src/views/settings/server.ts';
import { troubleshootingView } from '../../../src/views/settings/troubleshooting.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
import { snowflake, snowflakes } from '../../support/arbitrary-parcels.ts';
import { anyConvert, text } from '../../support/arbitrary-results.ts';
import { FILLERS, LONGEST_ID, maximalConvert } from '../../support/maximal-results.ts';
import { countOf, linkButtonsOf, optionCounts, selectedChannels } from '../../support/message-parts.ts';

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

itIsAccepted('a user’s settings', {
  data: fc.record({ optedOut: fc.boolean(), known: agents, canManage: fc.boolean() }),
  maximal: [{ optedOut: true, known: ALL_AGENTS, canManage: true }],
  render: ({ optedOut, known, canManage }, texts) => {
    const settings = { optedOut, agents: known.slice(0, MAX_PREFERRED_AGENTS), currency: null };
    return mySettingsView(settings, known, { current: 'mine', canManage }, texts);
  },
  reaches: {
    'a full menu of agents': (view) => optionCounts(view)[0] === LIMITS.selectOptions,
    'all four buttons': (view) => countOf(view, ComponentType.Button) === 4,
  },
  runs: 100,
});

const channels = fc.uniqueArray(
  fc.record({
    channelId: snowflake,
    autoConvert: fc.option(fc.boolean()),
    refusedAt: fc.option(fc.nat()),
  }),
  { maxLength: 60, selector: ({ channelId }) => channelId },
);
const MANY_CHANNELS = snowflakes(60).map((channelId) => ({
  channelId,
  autoConvert: false,
  refusedAt: 4_000_000_000_000,
}));

itIsAccepted('a server’s settings', {
  data: fc.record({ autoConvert: fc.boolean(), known: agents, listed: channels, hasLanguage: fc.boolean() }),
  maximal: [{ autoConvert: true, known: ALL_AGENTS, listed: MANY_CHANNELS, hasLanguage: true }],
  render: ({ autoConvert, known, listed, hasLanguage }, texts) => {
    const language = hasLanguage ? texts.locale : null;
    const preferred = known.slice(0, MAX_PREFERRED_AGENTS);
    const settings = { autoConvert, agents: preferred, language, locale: null, currency: null };
    const navigation = { current: 'server', canManage: true } as const;
    return serverSettingsView(settings, listed, known, texts.language, navigation, texts);
  },
  reaches: {
    'a full menu of agents': (view) => optionCounts(view)[0] === LIMITS.selectOptions,
    '25 exceptions': (view) => selectedChannels(view)[0] === LIMITS.selectOptions,
    'all four buttons': (view) => countOf(view, ComponentType.Button) === 4,
  },
  runs: 100,
});

const reason = fc.option(fc.constantFrom('deployment', 'intent', 'server', 'channel', 'permission' as const));

itIsAccepted('the card that explains why links aren’t converted', {
  data: fc.record({ granted: fc.boolean(), reason, refused: channels }),
  maximal: [{ granted: false, reason: 'intent' as const, refused: MANY_CHANNELS }],
  render: ({ granted, reason: given, refused }, texts) => {
    const permissions = Object.values(en.permissions).map((name) => ({ name, granted }));
    const troubleshooting = { channelId: '9'.repeat(19), permissions, reason: given, refused };
    return troubleshootingView(troubleshooting, { current: 'trouble', canManage: true }, texts);
  },
  reaches: {
    'twenty channels that refused a reply': (view) => JSON.stringify(view).match(/<#/g)?.length === 21,
  },
  runs: 100,
});

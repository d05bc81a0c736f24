import { ComponentType } from 'discord.js';
import fc from 'fast-check';
import { LIMITS } from '../../../src/discord/posting/limits.ts';
import { AGENTS } from '../../../src/links/agents.ts';
import { agentsView, MAX_PREFERRED_AGENTS, preferredAgentView } from '../../../src/settings/cards/agents.ts';
import { currencyView } from '../../../src/settings/cards/currency.ts';
import { helpView } from '../../../src/settings/cards/help.ts';
import { linksSettingsView } from '../../../src/settings/cards/links.ts';
import { mySettingsView } from '../../../src/settings/cards/mine.ts';
import { languageView, serverSettingsView } from '../../../src/settings/cards/server.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
import { channelDestination, maximalDestination } from '../../support/arbitrary-destinations.ts';
import { snowflake, snowflakes } from '../../support/arbitrary-parcels.ts';
import { text } from '../../support/arbitrary-results.ts';
import { countOf, optionCounts, selectedChannels } from '../../support/message-parts.ts';

const mention = (command: string) => `</${command}:${'9'.repeat(19)}>`;
const NOW: number = 1_764_000_000_000;

const agent = fc.oneof(
  fc.stringMatching(/^[a-z]{1,16}$/),
  text.filter((id) => id !== ''),
);
const agents = fc.uniqueArray(agent, { maxLength: 60 });
const preferredAgents = fc.uniqueArray(agent, { maxLength: MAX_PREFERRED_AGENTS });
const addressable = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,16}$/), {
  minLength: 1,
  maxLength: MAX_PREFERRED_AGENTS,
});
const ALL_AGENTS = AGENTS.map(({ id }) => id);
const CLOSED = AGENTS.filter(({ closed }) => closed).map(({ id }) => id);
const LONGEST_AGENTS = Array.from({ length: MAX_PREFERRED_AGENTS }, (_, index) => `${index}`.repeat(16));
const MANY_AGENTS = Array.from({ length: 120 }, (_, index) => `agent${index}`.padEnd(16, 'x'));

const CODES = ['EUR', 'USD', 'GBP', 'JPY', 'PLN', 'BRL', 'XYZ'];
const MANY_CODES = Array.from({ length: 40 }, (_, index) => `AA${String.fromCharCode(65 + (index % 26))}`);
const rates = fc
  .dictionary(fc.constantFrom(...CODES), fc.double({ min: 1e-6, max: 1e6, noNaN: true }))
  .map((byCode) => new Map(Object.entries(byCode)));
const anyCurrency = fc.record({
  own: fc.option(fc.constantFrom('', ...CODES)),
  server: fc.option(fc.constantFrom(...CODES)),
  ratesInUse: fc.record({ rates, setAt: fc.option(fc.nat(NOW)) }),
  now: fc.constant<number>(NOW),
});
const MAXIMAL_CURRENCIES = [
  {
    own: null,
    server: 'AAA',
    ratesInUse: { rates: new Map([...MANY_CODES, 'EUR'].map((code) => [code, 1 / 3])), setAt: 0 },
    now: NOW,
  },
  { own: 'USD', server: null, ratesInUse: { rates: new Map([['USD', 0.139]]), setAt: NOW }, now: NOW },
];
const owner = fc.constantFrom('mine' as const, 'server' as const);

itIsAccepted('a user’s settings', {
  data: fc.record({
    optedOut: fc.boolean(),
    preferred: preferredAgents,
    currency: fc.option(anyCurrency),
    dms: fc.option(channelDestination, { nil: undefined }),
    canManage: fc.boolean(),
  }),
  maximal: MAXIMAL_CURRENCIES.map((currency) => ({
    optedOut: true,
    preferred: LONGEST_AGENTS,
    currency,
    dms: maximalDestination('9'.repeat(19)),
    canManage: true,
  })),
  render: ({ optedOut, preferred, currency, dms, canManage }, texts) => {
    const unset = { kilogramPrice: null, currencyOfferEndsAt: null };
    const settings = { ...unset, optedOut, agents: preferred, currency: currency?.own ?? null };
    return mySettingsView({ settings, currency, dms, canManage }, texts);
  },
  reaches: {
    'a button for each of four settings and three pages': (view) => countOf(view, ComponentType.Button) === 7,
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
  data: fc.record({
    autoConvert: fc.boolean(),
    preferred: preferredAgents,
    listed: channels,
    currency: fc.option(anyCurrency),
    hasLanguage: fc.boolean(),
  }),
  maximal: MAXIMAL_CURRENCIES.map((currency) => ({
    autoConvert: true,
    preferred: LONGEST_AGENTS,
    listed: MANY_CHANNELS,
    currency,
    hasLanguage: true,
  })),
  render: ({ autoConvert, preferred, listed, currency, hasLanguage }, texts) => {
    const language = hasLanguage ? texts.locale : null;
    const settings = {
      autoConvert,
      agents: preferred,
      language,
      locale: null,
      haulButtons: true,
      currency: null,
      kilogramPrice: null,
    };
    const alertChannels = listed.map(({ channelId }) => channelId);
    const server = { settings, channels: listed, alertChannels, currency, guildLanguage: texts.language };
    return serverSettingsView(server, texts);
  },
  reaches: {
    'seven settings and the way back': (view) => countOf(view, ComponentType.Button) === 8,
    'three exceptions, and as many channels with alerts': (view) =>
      JSON.stringify(view).match(/<#/g)?.length === 6,
  },
  runs: 100,
});

itIsAccepted('the page of the preferred agents', {
  data: fc.record({ owner, preferred: preferredAgents, known: agents }),
  maximal: [
    { owner: 'mine' as const, preferred: LONGEST_AGENTS, known: ALL_AGENTS },
    { owner: 'server' as const, preferred: CLOSED.slice(0, 2), known: ALL_AGENTS },
    { owner: 'server' as const, preferred: [], known: MANY_AGENTS },
  ],
  render: ({ owner: whose, preferred, known }, texts) => agentsView(whose, preferred, known, texts),
  reaches: {
    'a menu of five': (view) => optionCounts(view).join() === '5',
    'two menus to add one': (view) => optionCounts(view).length === 3,
    'four full menus': (view) => optionCounts(view).join() === '25,25,25,25',
  },
  runs: 100,
});

itIsAccepted('the page of one preferred agent', {
  data: fc.record({ owner, preferred: addressable, at: fc.nat(MAX_PREFERRED_AGENTS - 1) }),
  maximal: [{ owner: 'server' as const, preferred: LONGEST_AGENTS, at: 2 }],
  render: ({ owner: whose, preferred, at }, texts) =>
    preferredAgentView(whose, preferred[at % preferred.length] ?? '', preferred, texts),
  reaches: { 'all four buttons': (view) => countOf(view, ComponentType.Button) === 4 },
  runs: 100,
});

itIsAccepted('the choice of a second currency', {
  data: fc.record({ owner, choice: anyCurrency }),
  maximal: MAXIMAL_CURRENCIES.map((choice) => ({ owner: 'mine' as const, choice })),
  render: ({ owner: whose, choice }, texts) => currencyView(whose, choice, texts),
  reaches: { 'a full menu': (view) => optionCounts(view)[0] === LIMITS.selectOptions },
  runs: 100,
});

itIsAccepted('the choice of the server’s language', {
  data: fc.option(fc.constantFrom('en', 'pl', 'zh-CN')),
  maximal: [null],
  render: (selected, texts) => languageView(selected, texts.language, texts),
  reaches: { 'eight languages, and Discord’s': (view) => optionCounts(view)[0] === 9 },
  runs: 20,
});

itIsAccepted('where links in chat are converted', {
  data: fc.record({ autoConvert: fc.boolean(), listed: channels }),
  maximal: [{ autoConvert: true, listed: MANY_CHANNELS }],
  render: ({ autoConvert, listed }, texts) => linksSettingsView(autoConvert, listed, texts),
  reaches: { '25 exceptions': (view) => selectedChannels(view)[0] === LIMITS.selectOptions },
  runs: 100,
});

itIsAccepted('the card of /help', {
  data: fc.constant(null),
  maximal: [null],
  render: (_, texts) => helpView({ canManage: true, inDm: false, readsChat: true }, mention, texts),
  reaches: {
    'seven commands': (view) => JSON.stringify(view).match(/<\//g)?.length === 7,
    'two buttons in one row, and one beside a text': (view) =>
      countOf(view, ComponentType.Button) === 3 && countOf(view, ComponentType.ActionRow) === 1,
  },
  runs: 1,
});

import { ComponentType } from 'discord.js';
import fc from 'fast-check';
import { expect } from 'vitest';
import { COLOURS } from '../../../src/cards/container.ts';
import { privacyDeleteView, privacyView } from '../../../src/settings/cards/privacy.ts';
import { statusView } from '../../../src/settings/cards/status.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
import { label, longestNumber, maximalLabel, number } from '../../support/arbitrary-parcels.ts';
import { text } from '../../support/arbitrary-results.ts';
import { FILLERS, fill } from '../../support/maximal-results.ts';
import { countOf, descriptionOf, textBytes } from '../../support/message-parts.ts';

const storedParcel = fc.record({ key: number, label });

itIsAccepted('a list of stored data', {
  data: fc.record({
    parcels: fc.array(storedParcel, { maxLength: 60 }),
    products: fc.array(fc.stringMatching(/^[a-z]{1,12}:\d{1,20}$/), { maxLength: 60 }),
    watchedPrices: fc.nat(100),
    alertChannels: fc.nat(99),
    pending: fc.nat(),
    settings: fc.boolean(),
    replies: fc.nat(),
    recentProducts: fc.nat(25),
    archived: fc.nat(500),
    hauls: fc.nat(100),
    haulItems: fc.nat(10_000),
    haulParcels: fc.nat(2_500),
    sharedHauls: fc.nat(100),
    sharedPosts: fc.nat(10_000),
    titles: fc.array(text, { maxLength: 60 }),
  }),
  maximal: FILLERS.map((filler) => ({
    parcels: Array.from({ length: 100 }, (_, index) => ({
      key: `${longestNumber(0)}${index}`.slice(-40),
      label: maximalLabel(filler),
    })),
    products: Array.from({ length: 100 }, (_, index) => `${'p'.repeat(12)}:${'9'.repeat(17)}${index}`),
    watchedPrices: 100,
    alertChannels: 99,
    pending: Number.MAX_SAFE_INTEGER,
    settings: true,
    replies: Number.MAX_SAFE_INTEGER,
    recentProducts: 25,
    archived: 500,
    hauls: 100,
    haulItems: 10_000,
    haulParcels: 2_500,
    sharedHauls: 100,
    sharedPosts: 10_000,
    titles: Array.from({ length: 50 }, () => fill(filler)),
  })),
  render: ({ titles, ...stored }, texts) => {
    const known = stored.products.slice(0, titles.length);
    return privacyView(
      stored,
      new Map(known.map((key, index) => [key, { title: titles[index] ?? '' }])),
      texts,
    );
  },
  reaches: {
    'two lists, the other records and how long all is kept': (view) =>
      countOf(view, ComponentType.TextDisplay) === 5,
    '2,500 characters of text': (view) => descriptionOf(view).length > 2_500,
    '4,000 bytes of text': (view) => textBytes(view) > 4_000,
  },
  runs: 200,
});

itIsAccepted('the question before data is deleted', {
  data: fc.constant(null),
  maximal: [null],
  render: (_, texts) => privacyDeleteView(texts),
  reaches: { 'both buttons': (view) => countOf(view, ComponentType.Button) === 2 },
  runs: 1,
});

const moment = fc.option(fc.nat());

itIsAccepted('a status card', {
  data: fc.record({
    service: fc.record({ answeredAt: moment, failedAt: moment }),
    discordPingMs: fc.constantFrom<(number | null | undefined)[]>(null, undefined, 42),
    acceptsEvents: fc.boolean(),
    lastEventAt: moment,
    backlog: fc.option(
      fc.record({ pending: fc.nat(), oldestAt: moment, held: fc.nat(), suspended: fc.constant({}) }),
    ),
    suspendedChannels: fc.array(fc.constant('1'.repeat(20)), { maxLength: 12 }),
    isManager: fc.boolean(),
    isDatabaseWritable: fc.boolean(),
    autoConvert: fc.constantFrom('on' as const, 'off' as const, 'no_intent' as const),
    machines: fc.option(fc.record({ count: fc.nat(), areAllServersServed: fc.boolean() })),
    polling: fc.option(fc.record({ isBehind: fc.boolean(), overdue: fc.nat(), oldestDueAt: moment })),
  }),
  maximal: [
    {
      service: { answeredAt: 1, failedAt: 4_000_000_000_000 },
      discordPingMs: Number.MAX_SAFE_INTEGER,
      acceptsEvents: true,
      lastEventAt: 4_000_000_000_000,
      backlog: {
        pending: Number.MAX_SAFE_INTEGER,
        oldestAt: 4_000_000_000_000,
        held: Number.MAX_SAFE_INTEGER,
        suspended: {},
      },
      suspendedChannels: Array.from({ length: 250 }, () => '1'.repeat(20)),
      isManager: true,
      isDatabaseWritable: false,
      autoConvert: 'no_intent' as const,
      machines: { count: Number.MAX_SAFE_INTEGER, areAllServersServed: false },
      polling: { isBehind: true, overdue: Number.MAX_SAFE_INTEGER, oldestDueAt: 4_000_000_000_000 },
    },
  ],
  render: (status, texts) => {
    const view = statusView(status, texts, (command) => `</${command}:${'1'.repeat(20)}>`);
    // Nothing that isn't known, or doesn't work, is shown as working.
    const { answeredAt, failedAt } = status.service;
    const isServiceBad = answeredAt === null ? failedAt !== null : (failedAt ?? -1) > answeredAt;
    const isBad =
      isServiceBad ||
      !status.isDatabaseWritable ||
      status.discordPingMs === undefined ||
      status.machines?.areAllServersServed === false ||
      status.suspendedChannels.length > 0 ||
      status.autoConvert === 'no_intent';
    const [card] = view.components ?? [];
    const colour = card?.type === ComponentType.Container ? card.accent_color : undefined;
    expect(colour).toBe(isBad ? COLOURS.attention : COLOURS.good);
    return view;
  },
  reaches: {
    'nine lines with a name each': (view) =>
      descriptionOf(view).match(/^(?:🟢|🟡|⚪|🔴) \*\*/gmu)?.length === 9,
  },
});

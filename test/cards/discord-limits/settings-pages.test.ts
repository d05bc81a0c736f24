import { ComponentType } from 'discord.js';
import fc from 'fast-check';
import { expect } from 'vitest';
import { COLOURS } from '../../../src/cards/container.ts';
import { troubleView } from '../../../src/settings/cards/trouble.ts';
import { deleteDataView, deletedDataView, yourDataView } from '../../../src/settings/cards/your-data.ts';
import { en } from '../../../src/texts/en.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
import { label, longestNumber, maximalLabel, number } from '../../support/arbitrary-parcels.ts';
import { FILLERS } from '../../support/maximal-results.ts';
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
  })),
  render: yourDataView,
  reaches: {
    'the parcels, the other records and how long all is kept': (view) =>
      countOf(view, ComponentType.TextDisplay) === 3,
    '1,300 characters of text': (view) => descriptionOf(view).length > 1_300,
    'a name of many bytes': (view) => textBytes(view) > 2_000,
  },
  runs: 200,
});

itIsAccepted('the question before data is deleted', {
  data: fc.constant(null),
  maximal: [null],
  render: (_, texts) => deleteDataView(texts),
  reaches: { 'both buttons': (view) => countOf(view, ComponentType.Button) === 2 },
  runs: 1,
});

itIsAccepted('what is said after data was deleted', {
  data: fc.constant(null),
  maximal: [null],
  render: (_, texts) => deletedDataView(texts),
  reaches: { 'the way back': (view) => countOf(view, ComponentType.Button) === 1 },
  runs: 1,
});

const moment = fc.option(fc.nat());

const reason = fc.constantFrom(
  ...(['deployment', 'intent', 'server', 'channel', 'permission', 'own'] as const),
  null,
);
const REFUSED = Array.from({ length: 60 }, () => ({
  channelId: '1'.repeat(20),
  autoConvert: null,
  refusedAt: 4_000_000_000_000,
}));
const EVERY_PERMISSION = Object.values(en.permissions);

itIsAccepted('what works and what does not', {
  data: fc.record({
    service: fc.record({ answeredAt: moment, failedAt: moment }),
    backlog: fc.option(
      fc.record({ pending: fc.nat(), oldestAt: moment, held: fc.nat(), suspended: fc.constant({}) }),
    ),
    suspendedChannels: fc.array(fc.constant('1'.repeat(20)), { maxLength: 12 }),
    isDatabaseWritable: fc.boolean(),
    machines: fc.option(fc.record({ areAllServersServed: fc.boolean() })),
    polling: fc.option(fc.record({ isBehind: fc.boolean(), overdue: fc.nat(), oldestDueAt: moment })),
    areDmsOpen: fc.option(fc.boolean()),
    here: fc.option(fc.record({ channelId: fc.constant('1'.repeat(20)), reason })),
    manager: fc.option(fc.record({ missing: fc.subarray(EVERY_PERMISSION), refused: fc.subarray(REFUSED) })),
  }),
  maximal: [
    {
      service: { answeredAt: 1, failedAt: 4_000_000_000_000 },
      backlog: {
        pending: Number.MAX_SAFE_INTEGER,
        oldestAt: 4_000_000_000_000,
        held: Number.MAX_SAFE_INTEGER,
        suspended: {},
      },
      suspendedChannels: Array.from({ length: 250 }, () => '1'.repeat(20)),
      isDatabaseWritable: false,
      machines: { areAllServersServed: false },
      polling: { isBehind: true, overdue: Number.MAX_SAFE_INTEGER, oldestDueAt: 4_000_000_000_000 },
      areDmsOpen: false,
      here: { channelId: '1'.repeat(20), reason: 'intent' as const },
      manager: { missing: EVERY_PERMISSION, refused: REFUSED },
    },
  ],
  render: (trouble, texts) => {
    const view = troubleView(trouble, texts, (command) => `</${command}:${'1'.repeat(20)}>`);
    // Nothing that isn't known, or doesn't work, is shown as working.
    const { answeredAt, failedAt } = trouble.service;
    const isServiceBad = answeredAt === null ? failedAt !== null : (failedAt ?? -1) > answeredAt;
    const isBad =
      isServiceBad ||
      !trouble.isDatabaseWritable ||
      trouble.areDmsOpen === false ||
      trouble.machines?.areAllServersServed === false ||
      trouble.suspendedChannels.length > 0 ||
      ['intent', 'permission'].includes(trouble.here?.reason ?? '');
    const [card] = view.components ?? [];
    const colour = card?.type === ComponentType.Container ? card.accent_color : undefined;
    expect(colour).toBe(isBad ? COLOURS.attention : COLOURS.good);
    return view;
  },
  reaches: {
    'eight lines': (view) => (descriptionOf(view).match(/^(?:🟢|🟡|⚪|🔴) /gmu)?.length ?? 0) >= 8,
  },
});

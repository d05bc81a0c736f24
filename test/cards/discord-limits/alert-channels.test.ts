import { ComponentType } from 'discord.js';
import fc from 'fast-check';
import { alertChannelsView } from '../../../src/alerts/cards/alert-channels.ts';
import {
  restoredView,
  retestedView,
  suspendedAlertView,
} from '../../../src/alerts/cards/suspended-channel.ts';
import { testPlacesView, testResultsView } from '../../../src/alerts/cards/test-results.ts';
import { NEEDED_PERMISSIONS } from '../../../src/discord/messages/channel-permissions.ts';
import { en } from '../../../src/texts/en.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
import {
  alertChannel,
  channelDestination,
  maximalChannel,
  maximalDestination,
} from '../../support/arbitrary-destinations.ts';
import { snowflake, snowflakes } from '../../support/arbitrary-parcels.ts';
import { countOf } from '../../support/message-parts.ts';
import { NOW } from '../../support/parcel-cards.ts';

const missing = fc.subarray([...NEEDED_PERMISSIONS]);
const place = fc
  .tuple(channelDestination, fc.array(alertChannel, { minLength: 1, maxLength: 2 }), missing, fc.boolean())
  .map(([destination, channels, lacking, canPing]) => ({
    destination,
    channels,
    missing: lacking,
    unpingable: canPing ? [] : channels.flatMap(({ roleId }) => roleId ?? []),
  }));
const LONGEST_PLACES = snowflakes(25).map((id, index) => {
  const destination = maximalDestination(id, index);
  const channels = [
    maximalChannel(destination, 'tracking', 2 * index),
    { ...maximalChannel(destination, 'qc', 2 * index + 1), roleId: '8'.repeat(19) },
  ];
  const unpingable = channels.flatMap(({ roleId }) => roleId ?? []);
  return { destination, missing: [...NEEDED_PERMISSIONS], unpingable, channels };
});
const note = fc.option(fc.constantFrom(en.alertChannels.followedOnlyNotice, 'a note'));
const LONGEST_NOTE = `${en.alertChannels.followedOnlyNotice}\n`.repeat(2);

itIsAccepted('a list of alert channels', {
  data: fc.record({
    places: fc.uniqueArray(place, { maxLength: 40, selector: ({ destination }) => destination.id }),
    from: fc.nat(60),
    isHome: fc.boolean(),
    note,
  }),
  maximal: [{ places: LONGEST_PLACES, from: 7, isHome: false, note: LONGEST_NOTE }],
  render: ({ places, from, ...options }, texts) => alertChannelsView(places, from, options, texts),
  reaches: {
    'five channels': (view) => countOf(view, ComponentType.Section) === 5,
    'all eight buttons': (view) => countOf(view, ComponentType.Button) === 8,
  },
  runs: 100,
});

itIsAccepted('the channels to test', {
  data: fc.record({
    places: fc.uniqueArray(place, { maxLength: 40, selector: ({ destination }) => destination.id }),
    from: fc.nat(60),
  }),
  maximal: [{ places: LONGEST_PLACES, from: 7 }],
  render: ({ places, from }, texts) => testPlacesView(places, from, texts),
  reaches: {
    'five channels': (view) => countOf(view, ComponentType.Section) === 5,
    'all seven buttons': (view) => countOf(view, ComponentType.Button) === 7,
  },
  runs: 50,
});

const RESULTS = ['posted', 'gone', 'forbidden', 'dm_closed', 'unsuitable', 'unavailable'] as const;

itIsAccepted('the result of a test', {
  data: fc.record({
    destination: channelDestination,
    channels: fc.array(alertChannel, { minLength: 1, maxLength: 2 }),
    result: fc.constantFrom(...RESULTS),
    missing,
  }),
  maximal: LONGEST_PLACES.slice(0, 1).map((longest) => ({ ...longest, result: 'posted' as const })),
  render: (result, texts) => testResultsView(result, NOW, texts),
  reaches: { 'a text': (view) => countOf(view, ComponentType.TextDisplay) === 1 },
  runs: 100,
});

itIsAccepted('the message about a channel that accepts no messages', {
  data: fc.record({
    destinationId: fc.nat(),
    channelId: snowflake,
    reason: fc.constantFrom(...Object.keys(en.alertChannels.reasons), 'toString', ''),
    missing: fc.subarray([...NEEDED_PERMISSIONS]),
  }),
  maximal: snowflakes(1).map((channelId) => ({
    destinationId: Number.MAX_SAFE_INTEGER,
    channelId,
    reason: 'forbidden',
    missing: [...NEEDED_PERMISSIONS],
  })),
  render: suspendedAlertView,
  reaches: { 'a button': (view) => countOf(view, ComponentType.Button) === 1 },
  runs: 50,
});

itIsAccepted('the same message after a test', {
  data: fc.record({
    destinationId: fc.nat(),
    channelId: snowflake,
    result: fc.constantFrom(...RESULTS),
    missing: fc.subarray([...NEEDED_PERMISSIONS]),
  }),
  maximal: snowflakes(1).map((channelId) => ({
    destinationId: 1,
    channelId,
    result: 'posted' as const,
    missing: [],
  })),
  render: retestedView,
  reaches: { 'no button': (view) => countOf(view, ComponentType.Button) === 0 },
  runs: 50,
});

itIsAccepted('the same message about a channel that works again', {
  data: snowflake,
  maximal: snowflakes(1),
  render: restoredView,
  reaches: { 'no button': (view) => countOf(view, ComponentType.Button) === 0 },
  runs: 50,
});

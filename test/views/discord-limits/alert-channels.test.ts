import { ComponentType } from 'discord.js';
import fc from 'fast-check';
import { expect } from 'vitest';
import { NEEDED_PERMISSIONS } from '../../../src/discord/channel-permissions.ts';
import { ALERT_LEVELS } from '../../../src/domain/alert-level.ts';
import { PING_REASONS } from '../../../src/domain/ping-reasons.ts';
import { en } from '../../../src/texts/en.ts';
import { alertChannelsView, alertChannelView, testResultsView } from '../../../src/views/alert-channels.ts';
import { retestedView, suspendedAlertView } from '../../../src/views/suspended-alert.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
import { snowflake, snowflakes } from '../../support/arbitrary-parcels.ts';
import { countOf } from '../../support/message-parts.ts';

const channel = fc.record({
  id: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  destinationId: fc.nat(),
  guildId: snowflake,
  channelId: snowflake,
  event: fc.constantFrom('tracking' as const, 'qc' as const),
  roleId: fc.option(snowflake),
  mask: fc.boolean(),
  level: fc.constantFrom(...ALERT_LEVELS),
  pings: fc.subarray([...PING_REASONS]),
  addedBy: fc.option(snowflake),
  lastPostedAt: fc.option(fc.nat()),
  suspendedAt: fc.option(fc.nat()),
  suspensionReason: fc.option(
    fc.constantFrom(...Object.keys(en.alertChannels.reasons), 'toString', 'another', ''),
  ),
});
const LONGEST_CHANNELS = snowflakes(25).map((id, index) => ({
  id: Number.MAX_SAFE_INTEGER - index,
  destinationId: 1,
  guildId: id,
  channelId: id,
  event: 'tracking' as const,
  roleId: id,
  mask: true,
  level: 'milestones' as const,
  pings: [...PING_REASONS],
  addedBy: id,
  lastPostedAt: null,
  suspendedAt: 4_000_000_000_000,
  suspensionReason: 'unsuitable',
}));
const [LONGEST_CHANNEL = null] = LONGEST_CHANNELS;
const note = fc.option(fc.constantFrom(en.alertChannels.followedOnlyNotice, 'a note'));
const LONGEST_NOTE = `${en.alertChannels.followedOnlyNotice}\n`.repeat(3);

itIsAccepted('a list of alert channels', {
  data: fc.record({
    channels: fc.uniqueArray(channel, { maxLength: 40, selector: ({ id }) => id }),
    from: fc.nat(60),
    note,
  }),
  maximal: [{ channels: LONGEST_CHANNELS, from: 10, note: LONGEST_NOTE }],
  render: ({ channels, from, note: text }, texts) => alertChannelsView(channels, from, text, texts),
  reaches: {
    'ten channels': (view) => countOf(view, ComponentType.Section) === 10,
    'all twelve buttons': (view) => countOf(view, ComponentType.Button) === 12,
  },
  runs: 100,
});

itIsAccepted('the card of an alert channel', {
  data: fc.record({ channel, note }),
  maximal:
    LONGEST_CHANNEL === null
      ? []
      : [true, false].map((mask) => ({ channel: { ...LONGEST_CHANNEL, mask }, note: LONGEST_NOTE })),
  render: ({ channel: one, note: text }, texts) => {
    const view = alertChannelView(one, text, texts);
    // On a phone, whatever the language.
    expect(countOf(view, ComponentType.ActionRow)).toBeLessThanOrEqual(2);
    return view;
  },
  reaches: { 'all four buttons': (view) => countOf(view, ComponentType.Button) === 4 },
  runs: 100,
});

const RESULTS = ['posted', 'gone', 'forbidden', 'dm_closed', 'unsuitable', 'unavailable'] as const;

itIsAccepted('a list of test results', {
  data: fc.array(fc.record({ channelId: snowflake, result: fc.constantFrom(...RESULTS) }), {
    minLength: 1,
    maxLength: 100,
    size: 'max',
  }),
  maximal: [snowflakes(100).map((channelId) => ({ channelId, result: 'unsuitable' as const }))],
  render: testResultsView,
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
  data: fc.record({ destinationId: fc.nat(), channelId: snowflake, result: fc.constantFrom(...RESULTS) }),
  maximal: snowflakes(1).map((channelId) => ({ destinationId: 1, channelId, result: 'posted' as const })),
  render: retestedView,
  reaches: { 'no button': (view) => countOf(view, ComponentType.Button) === 0 },
  runs: 50,
});

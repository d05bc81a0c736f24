import fc from 'fast-check';
import { ALERT_LEVELS, PING_REASONS } from '../../src/domain/alerts/alert-level.ts';
import type { AlertChannel, Destination } from '../../src/store/index.ts';
import { en } from '../../src/texts/en.ts';
import { snowflake } from './arbitrary-parcels.ts';

const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const minute = fc.nat(1439);
const suspensionReason = fc.option(
  fc.constantFrom(...Object.keys(en.alertChannels.reasons), 'toString', 'another', ''),
);

/** A channel chosen for alerts. */
export const channelDestination: fc.Arbitrary<Destination> = fc.record({
  id,
  kind: fc.constant('channel' as const),
  discordId: snowflake,
  guildId: snowflake,
  locale: fc.constant('en-US'),
  lastPostedAt: fc.option(fc.nat()),
  suspendedAt: fc.option(fc.nat()),
  suspensionReason,
  probeAt: fc.constant(null),
  probes: fc.nat(),
  reportedAt: fc.constant(null),
  defaultLevel: fc.option(fc.constantFrom(...ALERT_LEVELS)),
  forum: fc.boolean(),
  liveCards: fc.boolean(),
  cardsOnly: fc.boolean(),
  threads: fc.boolean(),
  silent: fc.boolean(),
  quietFrom: fc.option(minute),
  quietUntil: fc.option(minute),
  digestAt: fc.option(minute),
  timeZone: fc.option(
    fc.constantFrom('Europe/Berlin', 'Etc/GMT-14', 'America/Argentina/Buenos_Aires', 'UTC'),
  ),
  holdFrom: fc.constant(null),
  heldUntil: fc.constant(null),
});

export const alertChannel: fc.Arbitrary<AlertChannel> = fc.record({
  id,
  destinationId: id,
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
  suspensionReason,
});

/** A channel with the longest possible cards. @param index distinguishes several */
export function maximalDestination(discordId: string, index = 0): Destination {
  return {
    id: Number.MAX_SAFE_INTEGER - index,
    kind: 'channel',
    discordId,
    guildId: discordId,
    locale: 'en-US',
    lastPostedAt: null,
    suspendedAt: 4_000_000_000_000,
    suspensionReason: 'unsuitable',
    probeAt: null,
    probes: 0,
    reportedAt: null,
    defaultLevel: 'milestones',
    forum: true,
    liveCards: true,
    cardsOnly: false,
    silent: true,
    quietFrom: 1350,
    quietUntil: 450,
    digestAt: null,
    timeZone: 'America/Argentina/Buenos_Aires',
    holdFrom: null,
    heldUntil: null,
  };
}

export function maximalChannel(
  destination: Destination,
  event: AlertChannel['event'],
  index = 0,
): AlertChannel {
  const { discordId, suspendedAt, suspensionReason: reason } = destination;
  return {
    id: Number.MAX_SAFE_INTEGER - index,
    destinationId: destination.id,
    guildId: discordId,
    channelId: discordId,
    event,
    roleId: discordId,
    mask: false,
    level: 'milestones',
    pings: [...PING_REASONS],
    addedBy: discordId,
    lastPostedAt: null,
    suspendedAt,
    suspensionReason: reason,
  };
}

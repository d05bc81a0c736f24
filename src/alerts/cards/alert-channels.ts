import { type APIButtonComponent, ChannelType, ComponentType } from 'discord.js';
import { actionRow, button } from '../../cards/components.ts';
import { type CardPart, COLOURS, containerCard, sectionWithButton } from '../../cards/container.ts';
import { pageAt, pageButtons } from '../../cards/paging.ts';
import { inLines, relative, smallLine } from '../../cards/phrases.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { cut } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { AlertChannel, AlertEvent, Destination } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { destinationId, isCardOnly, levelName, postedLevel } from './options/ids-and-levels.ts';
import { optionsInLine } from './options/switches.ts';

/** How many fit in a message's 4,000 characters, whatever their options and problems. */
export const CHANNELS_PER_PAGE = 5;

/** Channel types that alerts can be posted in. A forum post is a public thread; in a forum itself, each parcel gets its own. */
export const ALERT_CHANNEL_TYPES = [
  ChannelType.GuildText,
  ChannelType.GuildAnnouncement,
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
  ChannelType.GuildForum,
] as const;

/** How a test alert ended. */
export type Outcome = 'posted' | keyof Texts['alertChannels']['reasons'];

/** Discord's names of the permissions that the bot lacks in a channel; empty: none, or unknown. */
export type Missing = readonly (keyof Texts['permissions'])[];

/** A channel, and everything that a manager chose to have posted there. */
export interface AlertPlace {
  readonly destination: Destination;
  readonly channels: readonly AlertChannel[];
  readonly missing: Missing;
  /** Roles that its alerts should ping, but can't. */
  readonly unpingable: readonly string[];
}

interface ListOptions {
  /** The server gets everything that the service reports. */
  readonly isHome: boolean;
  /** Shown below the list. */
  readonly note: string | null;
}

/** The alert channels of a server, what they get, and whether they work. */
export function alertChannelsView(
  places: readonly AlertPlace[],
  from: number,
  { isHome, note }: ListOptions,
  texts: Texts,
): MessageView {
  const page = pageAt(places, from, CHANNELS_PER_PAGE);
  const pageId = (component: string) => (offset: string) => encodeCustomId('alerts', component, offset);
  const isSuspended = places.some(({ destination }) => destination.suspendedAt !== null);
  const rows = page.items.flatMap((place) => {
    const changeId = destinationId(place.destination.id, 'card');
    return placeRow(place, texts.settings.change, changeId, texts);
  });
  return containerCard(isSuspended ? COLOURS.attention : COLOURS.neutral, [
    inLines([`### 🔔 ${texts.alertChannels.title}`, places.length === 0 ? '' : whoseParcels(isHome, texts)]),
    ...rows,
    places.some(({ destination }) => isRetried(destination)) && retryLine(texts),
    places.length === 0 && texts.alertChannels.noChannels,
    note,
    pageButtons(page, pageId('earlier'), pageId('later'), texts),
    addMenu(texts),
    [button(texts.settings.server, encodeCustomId('settings', 'page', 'server'))],
  ]);
}

/** Which parcels and products are posted in the channels of a server. */
export function whoseParcels(isHome: boolean, { alertChannels: { whose } }: Texts): string {
  return isHome ? whose.all : whose.followed;
}

/** The bot retries by itself. */
export function isRetried({ suspendedAt, suspensionReason }: Destination): boolean {
  return suspendedAt !== null && suspensionReason !== 'gone';
}

export function retryLine({ alertChannels }: Texts): string {
  return smallLine([alertChannels.retries]);
}

/** Adds the channel that is chosen. */
function addMenu({ alertChannels }: Texts) {
  return actionRow({
    type: ComponentType.ChannelSelect,
    custom_id: encodeCustomId('alerts', 'pick'),
    placeholder: cut(alertChannels.addChannel, LIMITS.placeholder),
    channel_types: [...ALERT_CHANNEL_TYPES],
  });
}

/** What a command did to alert channels, one line each. */
export function alertChannelsNotice(lines: readonly string[], isGood: boolean, texts: Texts): MessageView {
  const colour = isGood ? COLOURS.good : COLOURS.attention;
  return containerCard(colour, [lines.join('\n'), [allChannelsButton(texts)]]);
}

export function allChannelsButton({ alertChannels }: Texts): APIButtonComponent {
  return button(alertChannels.allChannels, encodeCustomId('alerts', 'list', '0'));
}

/** Why nothing can be posted in a channel: the missing permissions, if Discord says them. */
export function refusalText(
  channelId: string,
  reason: string | null,
  missing: Missing,
  texts: Texts,
): string {
  if (missing.length === 0) return reasonText(reason, texts);
  const names = missing.map((name) => texts.permissions[name]).join(', ');
  return texts.input.missingPermissions(names, `<#${channelId}>`);
}

/** What was just done, and each role that can't be pinged. */
export function noteWith(
  note: string | null,
  unpingable: readonly string[],
  { alertChannels }: Texts,
): string | null {
  const warnings = unpingable.map((roleId) => alertChannels.roleNotMentionable(`<@&${roleId}>`));
  return inLines([note ?? '', ...warnings]) || null;
}

export function eventName(event: AlertEvent, texts: Texts): string {
  return texts.alertChannels.event[event];
}

/** Whether a channel works, and when it last did; empty: no alert was posted, which says nothing about cards and tests. */
export function conditionOf(destination: Destination, missing: Missing, texts: Texts): string {
  const { discordId, lastPostedAt, suspendedAt, suspensionReason } = destination;
  const { working, suspended } = texts.alertChannels;
  if (suspendedAt !== null)
    return suspended(refusalText(discordId, suspensionReason, missing, texts), relative(suspendedAt));
  return lastPostedAt === null ? '' : working(relative(lastPostedAt));
}

/** A channel in a list, with a button. Why it is paused doesn't fit beside that. */
export function placeRow(place: AlertPlace, label: string, customId: string, texts: Texts): CardPart[] {
  const { destination, missing } = place;
  return [
    sectionWithButton(describePlace(place, texts), label, customId),
    destination.suspendedAt !== null && conditionOf(destination, missing, texts),
  ];
}

/** Whether a channel works, what it gets, and how. */
function describePlace({ destination, channels, missing, unpingable }: AlertPlace, texts: Texts): string {
  const { alertChannels } = texts;
  const events = channels.map(({ event, level }) =>
    texts.track.because(
      eventName(event, texts),
      isCardOnly(event, destination)
        ? texts.alertOptions.inLine.oneCard
        : levelName(event, postedLevel(event, level, destination.liveCards), texts),
    ),
  );
  const pinging = channels.filter(({ event }) => !isCardOnly(event, destination));
  const roles = [...new Set(pinging.flatMap(({ roleId }) => roleId ?? []))];
  const options = [
    ...roles.map((roleId) => {
      const { cannotPing, pingsRole } = alertChannels;
      return (unpingable.includes(roleId) ? cannotPing : pingsRole)(`<@&${roleId}>`);
    }),
    ...(channels.some(({ event, mask }) => event === 'tracking' && !mask) ? [alertChannels.unmasked] : []),
    ...optionsInLine(destination, texts),
  ];
  // A line never starts with the dot.
  const lines = [
    `**<#${destination.discordId}>**`,
    destination.suspendedAt === null ? conditionOf(destination, missing, texts) : '',
    ...events,
    options.length === 0 ? '' : `-# ${options.join('\u00A0· ')}`,
  ];
  return inLines(lines);
}

export function reasonText(reason: string | null, { alertChannels: { reasons } }: Texts): string {
  return Object.entries(reasons).find(([name]) => name === reason)?.[1] ?? reasons.forbidden;
}

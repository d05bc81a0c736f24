import { ComponentType, SelectMenuDefaultValueType } from 'discord.js';
import { clockTime } from '../../../cards/clock-time.ts';
import { actionRow, button, dangerButton, menuRow } from '../../../cards/components.ts';
import { COLOURS, containerCard, type Setting, settingRow, textDisplay } from '../../../cards/container.ts';
import { capitalise, inLines } from '../../../cards/phrases.ts';
import { cut } from '../../../discord/messages/plain-text.ts';
import { LIMITS } from '../../../discord/posting/limits.ts';
import { PING_REASONS } from '../../../domain/alerts/alert-level.ts';
import { maskTrackingNumber } from '../../../domain/parcels/mask-number.ts';
import type { AlertChannel, AlertEvent, Destination } from '../../../store/index.ts';
import type { Texts } from '../../../texts/index.ts';
import {
  type AlertPlace,
  allChannelsButton,
  conditionOf,
  eventName,
  isRetried,
  retryLine,
  whoseParcels,
} from '../alert-channels.ts';
import { channelId, destinationId, isCardOnly, levelMenu, levelName, postedLevel } from './ids-and-levels.ts';
import { holdSetting, isHeld } from './quiet-hours.ts';
import { switchRow, toggleRow } from './switches.ts';

/** Shows what a masked number looks like. */
const EXAMPLE = 'LX208857143CN';

/** How parcels are told in a channel: a post for each update, a card for each parcel, or both. */
export const PRESETS = ['feed', 'card', 'both'] as const;

/** Without any `channels`, only what somebody follows there is posted. */
interface ChannelOptions extends AlertPlace {
  /** The server gets everything that the service reports. */
  readonly isHome: boolean;
}

/** What is set about the alerts in a channel: first what that means. @param note what was just done */
export function channelOptionsView(
  { destination, channels, missing, isHome }: ChannelOptions,
  now: number,
  note: string | null,
  texts: Texts,
) {
  const { alertOptions, alertChannels } = texts;
  const isOfParcels = ({ event }: AlertChannel) => event === 'tracking';
  const main = channels.find(isOfParcels) ?? channels[0];
  const others = channels.filter((channel) => channel !== main);
  const posts = main === undefined || !isCardOnly(main.event, destination);
  const id = (component: string) => destinationId(destination.id, component);
  return containerCard(destination.suspendedAt === null ? null : COLOURS.attention, [
    inLines([
      `### ${alertOptions.channelTitle(`<#${destination.discordId}>`)}`,
      destination.suspendedAt === null ? '' : conditionOf(destination, missing, texts),
      isRetried(destination) ? retryLine(texts) : '',
      main === undefined ? '' : whoseParcels(isHome, texts),
      meaningOf(destination, main, texts),
    ]),
    note,
    ...(main === undefined || isOfParcels(main) ? presetMenu(destination, texts) : []),
    ...(main === undefined ? [] : mainLevelMenu(main, destination, texts)),
    destination.silent && switchRow('silent', destination, texts, { hasHint: false }),
    (posts || others.length > 0 || isHeld(destination)) &&
      settingRow(holdSetting(destination, now, texts), id('hold'), texts),
    main && posts && settingRow(roleSetting(main, texts), channelId(main.id, 'event'), texts),
    main && isOfParcels(main) && numbersRow(main, texts),
    ...others.map((other) => settingRow(eventSetting(other, texts), channelId(other.id, 'event'), texts)),
    [
      main && button(alertChannels.postTest, id('try'), { primary: true }),
      button(alertOptions.more, id('more')),
    ],
  ]);
}

/** "About 5 posts per parcel: …" */
function meaningOf(destination: Destination, main: AlertChannel | undefined, texts: Texts): string {
  const { means, meansDigest, meansCard, nothingElse, followsOnly } = texts.alertOptions;
  if (main === undefined) return followsOnly;
  const { event } = main;
  const { liveCards, digestAt } = destination;
  if (isCardOnly(event, destination)) return `${meansCard} ${nothingElse}`;
  if (event === 'qc') return `**${eventName(event, texts)}**`;
  const level = postedLevel(event, main.level, liveCards);
  const digest =
    digestAt === null ? null : meansDigest(clockTime(digestAt, texts.locale), levelName(event, level, texts));
  const posts = digest ?? means[level];
  return liveCards ? `${meansCard}\n${posts}` : posts;
}

/** Beside cards, no ordinary scan is posted, so that is not on offer. */
function mainLevelMenu({ id, event, level }: AlertChannel, destination: Destination, texts: Texts) {
  if (isCardOnly(event, destination)) return [];
  const { liveCards, digestAt } = destination;
  const of = event === 'tracking' && liveCards ? 'besideCard' : event;
  const shown = postedLevel(event, level, liveCards);
  return [
    levelLabel(event, texts),
    ...levelMenu(channelId(id, 'level'), of, shown, texts, digestAt !== null),
  ];
}

/** What the menu below is about: a menu shows what is chosen instead of its name. */
function levelLabel(event: AlertEvent, { alertOptions }: Texts) {
  return textDisplay(`**${event === 'qc' ? alertOptions.whichPhotos : alertOptions.whichScans}**`);
}

function presetMenu({ id, liveCards, cardsOnly }: Destination, { alertOptions }: Texts) {
  const { feed, feedHint, oneCard, oneCardHint, cardAndPosts, cardAndPostsHint, posts } = alertOptions;
  const ofCards = cardsOnly ? 'card' : 'both';
  const chosen: (typeof PRESETS)[number] = liveCards ? ofCards : 'feed';
  const words = {
    feed: [feed, feedHint],
    card: [oneCard, oneCardHint],
    both: [cardAndPosts, cardAndPostsHint],
  } as const;
  const options = PRESETS.map((value) => {
    const [label, description] = words[value];
    return { label, description, value, default: value === chosen };
  });
  return [textDisplay(`**${posts}**`), ...menuRow(destinationId(id, 'how'), alertOptions.how, options)];
}

function roleSetting({ roleId }: AlertChannel, { alertOptions }: Texts): Setting {
  return { name: alertOptions.pinged, value: roleId === null ? alertOptions.nobody : `<@&${roleId}>` };
}

function numbersRow({ id, mask }: AlertChannel, texts: Texts) {
  const { fullNumbers, numbersOff, numbersOn } = texts.alertOptions;
  const value = mask ? numbersOff(`\`${maskTrackingNumber(EXAMPLE)}\``) : numbersOn(`\`${EXAMPLE}\``);
  return toggleRow({ name: fullNumbers, value }, channelId(id, mask ? 'unmask' : 'mask'), !mask, texts);
}

/** What is rarely changed about a channel, and the ways out. */
export function moreOptionsView({ destination, channels }: Omit<AlertPlace, 'missing'>, texts: Texts) {
  const { alertOptions, alertChannels, common } = texts;
  return containerCard(null, [
    `### ${alertOptions.channelTitle(`<#${destination.discordId}>`)}`,
    switchRow('silent', destination, texts),
    [
      button(common.back, destinationId(destination.id, 'card')),
      allChannelsButton(texts),
      channels.length > 0 && dangerButton(alertChannels.remove, destinationId(destination.id, 'askdrop')),
    ],
  ]);
}

/** Asks before a channel and what is set about it are removed. */
export function removeChannelView({ id, discordId }: Destination, { alertChannels, common }: Texts) {
  return containerCard(COLOURS.attention, [
    alertChannels.confirmRemove(`<#${discordId}>`),
    [
      dangerButton(alertChannels.remove, destinationId(id, 'drop')),
      button(common.back, destinationId(id, 'more')),
    ],
  ]);
}

/** "First photos only", and below it whom it pings. */
function eventSetting({ event, level, roleId }: AlertChannel, texts: Texts): Setting {
  const { pingsNobody, pingsRole } = texts.alertChannels;
  const pings = roleId === null ? pingsNobody : pingsRole(`<@&${roleId}>`);
  return {
    name: eventName(event, texts),
    value: `${capitalise(levelName(event, level, texts), texts)}\n-# ${pings}`,
  };
}

/** One kind of event in an alert channel: whom it pings and, for photos, how much of it is posted. */
export function eventOptionsView(
  channel: AlertChannel,
  { note, isOnly }: { readonly note: string | null; readonly isOnly: boolean },
  texts: Texts,
) {
  const { id, event, level, roleId } = channel;
  const { alertChannels, alertOptions, common } = texts;
  return containerCard(null, [
    `### ${eventName(event, texts)} · <#${channel.channelId}>`,
    note,
    ...(event === 'qc'
      ? [levelLabel(event, texts), ...levelMenu(channelId(id, 'level'), event, level, texts)]
      : []),
    `**${alertOptions.pinged}**`,
    roleMenu(channel, texts),
    ...(roleId !== null && event === 'tracking' ? reasonMenu(channel, texts) : []),
    [
      button(common.back, destinationId(channel.destinationId, 'card')),
      // A channel's only event can't be removed here: removing the channel does that.
      !isOnly && dangerButton(alertChannels.remove, channelId(id, 'remove')),
    ],
  ]);
}

function roleMenu({ id, roleId }: AlertChannel, { alertOptions }: Texts) {
  return actionRow({
    type: ComponentType.RoleSelect,
    custom_id: channelId(id, 'role'),
    placeholder: cut(alertOptions.chooseRole, LIMITS.placeholder),
    min_values: 0,
    max_values: 1,
    ...(roleId !== null && { default_values: [{ id: roleId, type: SelectMenuDefaultValueType.Role }] }),
  });
}

/** Chooses what the role is pinged for. For no pings at all, choose no role. */
function reasonMenu({ id, pings }: AlertChannel, texts: Texts) {
  const { alertOptions, track } = texts;
  const options = PING_REASONS.map((reason) => {
    const name = reason === 'problems' ? alertOptions.problems : track.states[reason];
    return { label: capitalise(name, texts), value: reason, default: pings.includes(reason) };
  });
  const bounds = { min_values: 1, max_values: PING_REASONS.length };
  return menuRow(channelId(id, 'pings'), alertOptions.choosePings, options, bounds);
}

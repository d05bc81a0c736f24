import { ComponentType, SelectMenuDefaultValueType } from 'discord.js';
import { clockTime } from '../../../cards/clock-time.ts';
import { actionRow, button, menuRow } from '../../../cards/components.ts';
import {
  COLOURS,
  containerCard,
  divider,
  type Setting,
  settingRow,
  textDisplay,
} from '../../../cards/container.ts';
import { capitalise, inLine, inLines, smallLine } from '../../../cards/phrases.ts';
import { cut } from '../../../discord/messages/plain-text.ts';
import { LIMITS } from '../../../discord/posting/limits.ts';
import { type AlertLevel, PING_REASONS } from '../../../domain/alerts/alert-level.ts';
import { maskTrackingNumber } from '../../../domain/parcels/mask-number.ts';
import type { AlertChannel, AlertEvent, Destination } from '../../../store/index.ts';
import type { Texts } from '../../../texts/index.ts';
import {
  type AlertPlace,
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

/** How a channel gets parcels: a post for each update, a card for each parcel, or both. */
export const PRESETS = ['feed', 'card', 'both'] as const;

/** Without any `channels`, only what somebody follows there is posted. */
interface ChannelOptions extends Omit<AlertPlace, 'unpingable'> {
  /** The server gets everything that the service reports. */
  readonly isHome: boolean;
}

/** The options of a channel's alerts, and first what they mean. @param note what was just done */
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
    ]),
    note,
    inLines([
      main !== undefined && isOfParcels(main) && others.length > 0
        ? `**${eventName(main.event, texts)}**`
        : '',
      meaningOf(destination, main, texts),
      main !== undefined && isOfParcels(main) && destination.forum
        ? smallLine([alertOptions.forumPosts])
        : '',
      main === undefined ? '' : smallLine([whoseParcels(isHome, texts)]),
    ]),
    ...(main === undefined || isOfParcels(main) ? presetMenu(destination, texts) : []),
    ...(main === undefined ? [] : mainLevelMenu(main, destination, texts)),
    destination.silent && switchRow('silent', destination, texts, { hasHint: false }),
    (posts || others.length > 0 || isHeld(destination)) &&
      settingRow(holdSetting(destination, now, texts), id('hold'), texts),
    main && posts && settingRow(roleSetting(main, texts), channelId(main.id, 'event'), texts),
    main && isOfParcels(main) && numbersRow(main, texts),
    others.length > 0 && divider(),
    ...others.map((other) => settingRow(eventSetting(other, texts), channelId(other.id, 'event'), texts)),
    main && others.length === 0 && otherEventRow(main, texts),
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
  if (isCardOnly(event, destination)) return `${meansCard}\n${nothingElse}`;
  if (event === 'qc') return inLine([`**${eventName(event, texts)}**`, photoHint(main.level, texts)]);
  const level = postedLevel(event, main.level, liveCards);
  const digest =
    digestAt === null ? null : meansDigest(clockTime(digestAt, texts.locale), levelName(event, level, texts));
  const posts = digest ?? means[level];
  return liveCards ? `${meansCard}\n${posts}` : posts;
}

/** How often photos of a product are posted. */
function photoHint(level: AlertLevel, { alertOptions: { photoLevelHints } }: Texts): string {
  return level === 'milestones' ? photoLevelHints.milestones : photoLevelHints.all;
}

/** With live cards, ordinary scans aren't posted, so that level isn't offered. */
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

/** In a digest, nothing is posted by itself. */
function presetMenu({ id, liveCards, cardsOnly, digestAt }: Destination, { alertOptions }: Texts) {
  const { feed, feedHint, oneCard, oneCardHint, cardAndPosts, cardAndPostsHint, posts } = alertOptions;
  const isDigest = digestAt !== null;
  const ofCards = cardsOnly ? 'card' : 'both';
  const chosen: (typeof PRESETS)[number] = liveCards ? ofCards : 'feed';
  const words = {
    feed: isDigest ? [alertOptions.digest] : [feed, feedHint],
    card: [oneCard, oneCardHint],
    both: isDigest ? [alertOptions.cardAndDigest] : [cardAndPosts, cardAndPostsHint],
  } as const;
  const options = PRESETS.map((value) => {
    const [label, description] = words[value];
    return { label, ...(description && { description }), value, default: value === chosen };
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

/** Adds the other kind of event. */
function otherEventRow({ event, destinationId: id }: AlertChannel, texts: Texts) {
  const name = eventName(event === 'qc' ? 'tracking' : 'qc', texts);
  return toggleRow({ name, value: texts.alertOptions.off }, destinationId(id, 'also'), false, texts);
}

/** "First photos only" and, below it, whom it pings. */
function eventSetting({ event, level, roleId }: AlertChannel, texts: Texts): Setting {
  const { pingsNobody, pingsRole } = texts.alertChannels;
  const pings = roleId === null ? pingsNobody : pingsRole(`<@&${roleId}>`);
  return {
    name: eventName(event, texts),
    value: `${capitalise(levelName(event, level, texts), texts)}\n-# ${pings}`,
  };
}

/** One kind of event in an alert channel: whom it pings and, for photos, how much of it is posted. */
export function eventOptionsView(channel: AlertChannel, note: string | null, texts: Texts) {
  const { id, event, level, roleId } = channel;
  const { alertOptions, common } = texts;
  return containerCard(null, [
    `### <#${channel.channelId}> › ${eventName(event, texts)}`,
    note,
    ...(event === 'qc'
      ? [levelLabel(event, texts), ...levelMenu(channelId(id, 'level'), event, level, texts)]
      : []),
    `**${alertOptions.pinged}**`,
    roleMenu(channel, texts),
    ...(roleId !== null && event === 'tracking'
      ? [smallLine([alertOptions.choosePings]), ...reasonMenu(channel, texts)]
      : []),
    [button(common.back, destinationId(channel.destinationId, 'card'))],
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

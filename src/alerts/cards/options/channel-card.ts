import { type APIComponentInContainer, ComponentType, SelectMenuDefaultValueType } from 'discord.js';
import { fittingRows } from '../../../cards/button-layout.ts';
import { button, dangerButton } from '../../../cards/components.ts';
import { COLOURS, containerCard, type Setting, settingRow, textDisplay } from '../../../cards/container.ts';
import { capitalise } from '../../../cards/phrases.ts';
import { encodeCustomId } from '../../../discord/messages/custom-id.ts';
import type { MessageView } from '../../../discord/messages/message-view.ts';
import { cut } from '../../../discord/messages/plain-text.ts';
import { LIMITS } from '../../../discord/posting/limits.ts';
import { PING_REASONS, type PingReason } from '../../../domain/alerts/alert-level.ts';
import type { AlertChannel, Destination } from '../../../store/index.ts';
import type { Texts } from '../../../texts/index.ts';
import { conditionOf, eventName } from '../alert-channels.ts';
import { channelId, destinationId, levelMenu, levelName } from './ids-and-levels.ts';
import { holdSetting } from './quiet-hours.ts';
import { switchRow } from './switches.ts';

/** Whether each parcel can get a thread: in a forum it always does, in a thread or an announcement channel it can't. */
export type ThreadSupport = 'optional' | 'always' | 'never';

interface ChannelOptions {
  readonly destination: Destination;
  /** What a manager chose to have posted there; empty: only what somebody follows there is. */
  readonly channels: readonly AlertChannel[];
  readonly threads: ThreadSupport;
}

/** Everything that is set about the alerts in a channel. @param note what was just done */
export function channelOptionsView(
  { destination, channels, threads }: ChannelOptions,
  now: number,
  note: string | null,
  texts: Texts,
): MessageView {
  const { alertOptions, alertChannels, common } = texts;
  const isAlertChannel = channels.length > 0;
  const id = (component: string) => destinationId(destination.id, component);
  return containerCard(destination.suspendedAt === null ? null : COLOURS.attention, [
    textDisplay(
      `### ${alertOptions.channelTitle(`<#${destination.discordId}>`)}\n${
        isAlertChannel ? conditionOf(destination, texts) : alertOptions.followsOnly
      }`,
    ),
    ...(note === null ? [] : [textDisplay(note)]),
    ...channels.map((channel) =>
      settingRow(eventSetting(channel, texts), channelId(channel.id, 'event'), texts),
    ),
    settingRow(holdSetting(destination, now, texts), id('hold'), texts),
    switchRow('liveCards', destination, texts),
    ...(threads === 'optional' ? [switchRow('threads', destination, texts)] : []),
    switchRow('silent', destination, texts),
    ...fittingRows([
      ...(isAlertChannel ? [button(alertChannels.postTest, id('try'))] : []),
      button(common.back, encodeCustomId('alerts', 'list', '0')),
      ...(isAlertChannel ? [dangerButton(alertChannels.remove, id('drop'))] : []),
    ]),
  ]);
}

/** "Milestones and problems", and below it whom it pings and whether numbers are masked. */
function eventSetting(channel: AlertChannel, texts: Texts): Setting {
  const { event, level, mask } = channel;
  const { alertChannels } = texts;
  const details = [
    pingsText(channel, texts),
    ...(event === 'tracking' ? [mask ? alertChannels.masked : alertChannels.unmasked] : []),
  ];
  return {
    name: eventName(event, texts),
    value: `${capitalise(levelName(event, level, texts), texts)}\n-# ${details.join('\u00A0· ')}`,
  };
}

/** One kind of event in an alert channel: how much of it is posted, whom it pings, and whether numbers are masked. */
export function eventOptionsView(
  channel: AlertChannel,
  { note, isOnly }: { readonly note: string | null; readonly isOnly: boolean },
  texts: Texts,
): MessageView {
  const { id, event, level, mask } = channel;
  const { alertChannels, alertOptions, common } = texts;
  const maskButton = mask
    ? button(alertChannels.showNumbers, channelId(id, 'unmask'))
    : button(alertChannels.maskNumbers, channelId(id, 'mask'));
  return containerCard(null, [
    textDisplay(`### ${eventName(event, texts)} · <#${channel.channelId}>`),
    ...(note === null ? [] : [textDisplay(note)]),
    ...levelMenu(channelId(id, 'level'), event, level, texts),
    textDisplay(`**${alertOptions.pinged}**`),
    ...pingMenus(channel, texts),
    ...(event === 'tracking'
      ? [textDisplay(`-# ${capitalise(mask ? alertChannels.masked : alertChannels.unmasked, texts)}`)]
      : []),
    ...fittingRows([
      ...(event === 'tracking' ? [maskButton] : []),
      button(common.back, destinationId(channel.destinationId, 'card')),
      // The only event is removed with its channel, on the card before.
      ...(isOnly ? [] : [dangerButton(alertChannels.remove, channelId(id, 'remove'))]),
    ]),
  ]);
}

/** "pings @Mods", or nobody. */
function pingsText({ roleId }: AlertChannel, { alertChannels }: Texts): string {
  return roleId === null ? alertChannels.pingsNobody : alertChannels.pingsRole(`<@&${roleId}>`);
}

/** Menus of the role that is pinged and, where there is one, of what it is pinged for. */
function pingMenus(channel: AlertChannel, texts: Texts): APIComponentInContainer[] {
  const { id, event, roleId } = channel;
  const withReasons = roleId !== null && event === 'tracking';
  return [roleMenu(id, roleId, texts), ...(withReasons ? [reasonMenu(channel, texts)] : [])];
}

function roleMenu(id: number, roleId: string | null, { alertOptions }: Texts): APIComponentInContainer {
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.RoleSelect,
        custom_id: channelId(id, 'role'),
        placeholder: cut(alertOptions.chooseRole, LIMITS.placeholder),
        min_values: 0,
        max_values: 1,
        ...(roleId === null
          ? {}
          : { default_values: [{ id: roleId, type: SelectMenuDefaultValueType.Role }] }),
      },
    ],
  };
}

function reasonMenu({ id, pings }: AlertChannel, texts: Texts): APIComponentInContainer {
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: channelId(id, 'pings'),
        placeholder: cut(texts.alertOptions.choosePings, LIMITS.placeholder),
        // Whoever wants no ping at all chooses no role.
        min_values: 1,
        max_values: PING_REASONS.length,
        options: PING_REASONS.map((reason) => ({
          label: cut(capitalise(reasonName(reason, texts), texts), LIMITS.optionText),
          value: reason,
          default: pings.includes(reason),
        })),
      },
    ],
  };
}

function reasonName(reason: PingReason, { alertOptions, track }: Texts): string {
  return reason === 'problems' ? alertOptions.problems : track.states[reason];
}

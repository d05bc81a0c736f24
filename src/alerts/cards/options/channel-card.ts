import { ComponentType, SelectMenuDefaultValueType } from 'discord.js';
import { actionRow, button, dangerButton, menuRow } from '../../../cards/components.ts';
import { COLOURS, containerCard, type Setting, settingRow } from '../../../cards/container.ts';
import { capitalise } from '../../../cards/phrases.ts';
import { encodeCustomId } from '../../../discord/messages/custom-id.ts';
import { cut } from '../../../discord/messages/plain-text.ts';
import { LIMITS } from '../../../discord/posting/limits.ts';
import { PING_REASONS } from '../../../domain/alerts/alert-level.ts';
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
) {
  const { alertOptions, alertChannels, common } = texts;
  const isAlertChannel = channels.length > 0;
  const id = (component: string) => destinationId(destination.id, component);
  const condition = isAlertChannel ? conditionOf(destination, texts) : alertOptions.followsOnly;
  return containerCard(destination.suspendedAt === null ? null : COLOURS.attention, [
    `### ${alertOptions.channelTitle(`<#${destination.discordId}>`)}\n${condition}`,
    note,
    ...channels.map((channel) =>
      settingRow(eventSetting(channel, texts), channelId(channel.id, 'event'), texts),
    ),
    settingRow(holdSetting(destination, now, texts), id('hold'), texts),
    switchRow('liveCards', destination, texts),
    threads === 'optional' && switchRow('threads', destination, texts),
    switchRow('silent', destination, texts),
    [
      isAlertChannel && button(alertChannels.postTest, id('try')),
      button(common.back, encodeCustomId('alerts', 'list', '0')),
      isAlertChannel && dangerButton(alertChannels.remove, id('drop')),
    ],
  ]);
}

/** "Milestones and problems", and below it whom it pings and whether numbers are masked. */
function eventSetting(channel: AlertChannel, texts: Texts): Setting {
  const { event, level, roleId } = channel;
  const { pingsNobody, pingsRole } = texts.alertChannels;
  const details = [roleId === null ? pingsNobody : pingsRole(`<@&${roleId}>`), ...maskText(channel, texts)];
  return {
    name: eventName(event, texts),
    value: `${capitalise(levelName(event, level, texts), texts)}\n-# ${details.join('\u00A0· ')}`,
  };
}

/** Whether numbers are masked; nothing for photos, which have none. */
function maskText({ event, mask }: AlertChannel, { alertChannels }: Texts): string[] {
  if (event !== 'tracking') return [];
  return [mask ? alertChannels.masked : alertChannels.unmasked];
}

/** One kind of event in an alert channel: how much of it is posted, whom it pings, and whether numbers are masked. */
export function eventOptionsView(
  channel: AlertChannel,
  { note, isOnly }: { readonly note: string | null; readonly isOnly: boolean },
  texts: Texts,
) {
  const { id, event, level, mask, roleId } = channel;
  const { alertChannels, alertOptions, common } = texts;
  const [maskLabel, maskComponent] = mask
    ? [alertChannels.showNumbers, 'unmask']
    : [alertChannels.maskNumbers, 'mask'];
  return containerCard(null, [
    `### ${eventName(event, texts)} · <#${channel.channelId}>`,
    note,
    ...levelMenu(channelId(id, 'level'), event, level, texts),
    `**${alertOptions.pinged}**`,
    roleMenu(channel, texts),
    ...(roleId !== null && event === 'tracking' ? reasonMenu(channel, texts) : []),
    ...maskText(channel, texts).map((text) => `-# ${capitalise(text, texts)}`),
    [
      event === 'tracking' && button(maskLabel, channelId(id, maskComponent)),
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

/** Chooses what the role is pinged for. Whoever wants no ping at all chooses no role. */
function reasonMenu({ id, pings }: AlertChannel, texts: Texts) {
  const { alertOptions, track } = texts;
  const options = PING_REASONS.map((reason) => {
    const name = reason === 'problems' ? alertOptions.problems : track.states[reason];
    return { label: capitalise(name, texts), value: reason, default: pings.includes(reason) };
  });
  const bounds = { min_values: 1, max_values: PING_REASONS.length };
  return menuRow(channelId(id, 'pings'), alertOptions.choosePings, options, bounds);
}

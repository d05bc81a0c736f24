import { ChannelType, ComponentType, SelectMenuDefaultValueType } from 'discord.js';
import { actionRow, button } from '../../cards/components.ts';
import { COLOURS, containerCard } from '../../cards/container.ts';
import { relative } from '../../cards/phrases.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { cut } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { ChannelSettings } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { backButton } from './navigation.ts';

/** Whether links in the server's chat are converted, and in which channels they are treated differently. */
export function linksSettingsView(autoConvert: boolean, channels: readonly ChannelSettings[], texts: Texts) {
  const { settings } = texts;
  const [title, exceptions, turn] = autoConvert
    ? [settings.linksOn, settings.exceptIn, settings.turnLinksOff]
    : [settings.linksOff, settings.alsoIn, settings.turnLinksOn];
  return containerCard(null, [
    `### ${title}\n${exceptions}`,
    exceptionsMenu(exceptionsOf(autoConvert, channels), settings.chooseChannels),
    [button(turn, encodeCustomId('settings', 'auto', autoConvert ? 'n' : 'y')), backButton('server', texts)],
  ]);
}

/** The channels that differ from the server's setting. */
export function exceptionsOf(autoConvert: boolean, channels: readonly ChannelSettings[]): string[] {
  return channels.filter((channel) => channel.autoConvert === !autoConvert).map(({ channelId }) => channelId);
}

function exceptionsMenu(selected: readonly string[], placeholder: string) {
  return actionRow({
    type: ComponentType.ChannelSelect,
    custom_id: encodeCustomId('settings', 'channels'),
    placeholder: cut(placeholder, LIMITS.placeholder),
    channel_types: [ChannelType.GuildText, ChannelType.GuildAnnouncement],
    min_values: 0,
    max_values: LIMITS.selectOptions,
    default_values: selected
      .slice(0, LIMITS.selectOptions)
      .map((id) => ({ id, type: SelectMenuDefaultValueType.Channel })),
  });
}

/** Channels that refused a reply; more would be too long for one card. */
const REFUSALS_SHOWN = 20;

/** Why links are, or aren't, converted in a channel; and which channels of the server refused a reply. */
interface Troubleshooting {
  readonly channelId: string;
  readonly permissions: readonly { readonly name: string; readonly granted: boolean }[];
  readonly reason: keyof Texts['settings']['reasons'] | null;
  readonly refused: readonly ChannelSettings[];
}

export function troubleshootingView(
  { channelId, permissions, reason, refused }: Troubleshooting,
  texts: Texts,
) {
  const { settings } = texts;
  const verdict =
    reason === null
      ? `### 🟢 ${settings.enabledHere}`
      : `### 🔴 ${settings.disabledHere}\n${settings.reasons[reason]}`;
  const lines = permissions.map(({ name, granted }) =>
    granted ? settings.permissionGranted(name) : settings.permissionMissing(name),
  );
  const refusals = refused
    .slice(0, REFUSALS_SHOWN)
    .map((channel) => settings.replyRefused(`<#${channel.channelId}>`, relative(channel.refusedAt ?? 0)));
  return containerCard(reason === null && refusals.length === 0 ? COLOURS.good : COLOURS.attention, [
    verdict,
    [`**${settings.permissionsIn(`<#${channelId}>`)}**`, ...lines].join('\n'),
    refusals.length === 0 ? `-# ${settings.noRefusals}` : refusals.join('\n'),
    [backButton('mine', texts)],
  ]);
}

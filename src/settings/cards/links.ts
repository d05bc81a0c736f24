import { ChannelType, ComponentType, SelectMenuDefaultValueType } from 'discord.js';
import { fittingRows } from '../../cards/button-layout.ts';
import { type ActionRow, button } from '../../cards/components.ts';
import { COLOURS, containerCard, textDisplay } from '../../cards/container.ts';
import { relative } from '../../cards/phrases.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { cut } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { ChannelSettings } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { backButton } from './navigation.ts';

/**
 * Whether links in the server's chat are converted, and in which channels they are treated differently.
 * @param autoConvert the server's setting
 */
export function linksSettingsView(
  autoConvert: boolean,
  channels: readonly ChannelSettings[],
  texts: Texts,
): MessageView {
  const { settings } = texts;
  const exceptions = autoConvert ? settings.exceptIn : settings.alsoIn;
  return containerCard(null, [
    textDisplay(`### ${autoConvert ? settings.linksOn : settings.linksOff}\n${exceptions}`),
    exceptionsMenu(exceptionsOf(autoConvert, channels), settings.chooseChannels),
    ...fittingRows([
      button(
        autoConvert ? settings.turnLinksOff : settings.turnLinksOn,
        encodeCustomId('settings', 'auto', autoConvert ? 'n' : 'y'),
      ),
      backButton('server', texts),
    ]),
  ]);
}

/** The channels that differ from the server's setting. */
export function exceptionsOf(autoConvert: boolean, channels: readonly ChannelSettings[]): string[] {
  return channels.filter((channel) => channel.autoConvert === !autoConvert).map(({ channelId }) => channelId);
}

function exceptionsMenu(selected: readonly string[], placeholder: string): ActionRow {
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.ChannelSelect,
        custom_id: encodeCustomId('settings', 'channels'),
        placeholder: cut(placeholder, LIMITS.placeholder),
        channel_types: [ChannelType.GuildText, ChannelType.GuildAnnouncement],
        min_values: 0,
        max_values: LIMITS.selectOptions,
        default_values: selected
          .slice(0, LIMITS.selectOptions)
          .map((id) => ({ id, type: SelectMenuDefaultValueType.Channel as const })),
      },
    ],
  };
}

/** Channels that refused a reply; more would be too long for one card. */
const REFUSALS_SHOWN = 20;

/** Why links are, or aren't, converted in a channel; and which channels of the server refused a reply. */
interface Troubleshooting {
  readonly channelId: string;
  readonly permissions: readonly { readonly name: string; readonly granted: boolean }[];
  /** Null: links are converted. */
  readonly reason: keyof Texts['settings']['reasons'] | null;
  readonly refused: readonly ChannelSettings[];
}

export function troubleshootingView(
  { channelId, permissions, reason, refused }: Troubleshooting,
  texts: Texts,
): MessageView {
  const { settings } = texts;
  const verdict =
    reason === null
      ? `### 🟢 ${settings.enabledHere}`
      : `### 🔴 ${settings.disabledHere}\n${settings.reasons[reason]}`;
  const granted = permissions.map((permission) =>
    permission.granted
      ? settings.permissionGranted(permission.name)
      : settings.permissionMissing(permission.name),
  );
  const refusals = refused
    .slice(0, REFUSALS_SHOWN)
    .map((channel) => settings.replyRefused(`<#${channel.channelId}>`, relative(channel.refusedAt ?? 0)));
  return containerCard(reason === null && refusals.length === 0 ? COLOURS.good : COLOURS.attention, [
    textDisplay(verdict),
    textDisplay([`**${settings.permissionsIn(`<#${channelId}>`)}**`, ...granted].join('\n')),
    textDisplay(refusals.length === 0 ? `-# ${settings.noRefusals}` : refusals.join('\n')),
    ...fittingRows([backButton('mine', texts)]),
  ]);
}

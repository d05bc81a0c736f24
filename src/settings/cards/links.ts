import { ChannelType, ComponentType, SelectMenuDefaultValueType } from 'discord.js';
import { actionRow, button } from '../../cards/components.ts';
import { containerCard } from '../../cards/container.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { cut } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { ChannelSettings } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { backButton } from './navigation.ts';

/** Whether links and numbers in the server's chat get replies, and which channels differ. */
export function linksSettingsView(autoConvert: boolean, channels: readonly ChannelSettings[], texts: Texts) {
  const { settings } = texts;
  const [title, exceptions, turn] = autoConvert
    ? [settings.linksOn, settings.exceptIn, settings.turnOff]
    : [settings.linksOff, settings.alsoIn, settings.turnOn];
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

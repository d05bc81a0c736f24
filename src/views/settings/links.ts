import { ChannelType, ComponentType, SelectMenuDefaultValueType } from 'discord.js';
import { encodeCustomId } from '../../discord/custom-id.ts';
import { LIMITS } from '../../discord/limits.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { cut } from '../../discord/truncate.ts';
import type { ChannelSettings } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { fittingRows } from '../button-layout.ts';
import { type ActionRow, button } from '../components.ts';
import { containerCard, textDisplay } from '../container.ts';
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

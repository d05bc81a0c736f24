import {
  type APIComponentInContainer,
  ChannelType,
  ComponentType,
  SelectMenuDefaultValueType,
} from 'discord.js';
import { encodeCustomId } from '../../discord/custom-id.ts';
import { LIMITS } from '../../discord/limits.ts';
import type { Texts } from '../../texts/index.ts';

/**
 * Selects the channels that differ from the server's setting.
 * @param autoConvert the server's setting
 */
export function exceptionsMenu(
  autoConvert: boolean,
  selected: readonly string[],
  { settings }: Texts,
): APIComponentInContainer {
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.ChannelSelect,
        custom_id: encodeCustomId('settings', 'channels'),
        placeholder: autoConvert ? settings.exceptPlaceholder : settings.alsoPlaceholder,
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

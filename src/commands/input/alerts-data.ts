import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  PermissionFlagsBits,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import { en } from '../../texts/en.ts';
import { ALERT_CHANNEL_TYPES } from './place.ts';

const channelOption = (description: string, required: boolean): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.Channel,
  name: 'channel',
  description,
  required,
  channel_types: [...ALERT_CHANNEL_TYPES],
});

const eventOption = (description: string, required: boolean): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  name: 'event',
  description,
  required,
  choices: [
    { name: en.commands.alerts.tracking, value: 'tracking' },
    { name: en.commands.alerts.qc, value: 'qc' },
  ],
});

const subcommand = (
  name: 'add' | 'list' | 'remove' | 'test',
  options: APIApplicationCommandBasicOption[],
) => ({
  type: ApplicationCommandOptionType.Subcommand as const,
  name,
  description: en.commands.alerts[name],
  options,
});

/** `/alerts` as Discord shows it: in servers only, to whoever manages them. */
export const alertsData: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  type: ApplicationCommandType.ChatInput,
  name: 'alerts',
  description: en.commands.alerts.description,
  default_member_permissions: String(PermissionFlagsBits.ManageGuild),
  integration_types: [ApplicationIntegrationType.GuildInstall],
  contexts: [InteractionContextType.Guild],
  options: [
    subcommand('add', [
      eventOption(en.commands.alerts.event, true),
      channelOption(en.commands.alerts.channel, true),
      { type: ApplicationCommandOptionType.Role, name: 'role', description: en.commands.alerts.role },
      { type: ApplicationCommandOptionType.Boolean, name: 'mask', description: en.commands.alerts.mask },
    ]),
    subcommand('list', []),
    subcommand('remove', [
      channelOption(en.commands.alerts.channel, true),
      eventOption(en.commands.alerts.anyEvent, false),
    ]),
    subcommand('test', [
      channelOption(en.commands.alerts.anyChannel, false),
      eventOption(en.commands.alerts.anyEvent, false),
    ]),
  ],
};

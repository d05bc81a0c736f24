import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  PermissionFlagsBits,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { Texts } from '../../texts/index.ts';
import { named, titled } from './named.ts';
import { ALERT_CHANNEL_TYPES } from './place.ts';

type Pick = (texts: Texts) => string;

const channelOption = (description: Pick, required: boolean): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.Channel,
  ...named('channel', description),
  required,
  channel_types: [...ALERT_CHANNEL_TYPES],
});

const eventOption = (description: Pick, required: boolean): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  ...named('event', description),
  required,
  choices: [
    { ...titled(({ commands }) => commands.alerts.tracking), value: 'tracking' },
    { ...titled(({ commands }) => commands.alerts.qc), value: 'qc' },
  ],
});

const subcommand = (
  name: 'add' | 'list' | 'remove' | 'test',
  options: APIApplicationCommandBasicOption[],
) => ({
  type: ApplicationCommandOptionType.Subcommand as const,
  ...named(name, ({ commands }) => commands.alerts[name]),
  options,
});

/** `/alerts` as Discord shows it: in servers only, to whoever manages them. */
export const alertsData: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  type: ApplicationCommandType.ChatInput,
  ...named('alerts', ({ commands }) => commands.alerts.description),
  default_member_permissions: String(PermissionFlagsBits.ManageGuild),
  integration_types: [ApplicationIntegrationType.GuildInstall],
  contexts: [InteractionContextType.Guild],
  options: [
    subcommand('add', [
      eventOption(({ commands }) => commands.alerts.event, true),
      channelOption(({ commands }) => commands.alerts.channel, true),
      {
        ...named('role', ({ commands }) => commands.alerts.role),
        type: ApplicationCommandOptionType.Role,
      },
      {
        ...named('mask', ({ commands }) => commands.alerts.mask),
        type: ApplicationCommandOptionType.Boolean,
      },
    ]),
    subcommand('list', []),
    subcommand('remove', [
      channelOption(({ commands }) => commands.alerts.channel, true),
      eventOption(({ commands }) => commands.alerts.anyEvent, false),
    ]),
    subcommand('test', [
      channelOption(({ commands }) => commands.alerts.anyChannel, false),
      eventOption(({ commands }) => commands.alerts.anyEvent, false),
    ]),
  ],
};

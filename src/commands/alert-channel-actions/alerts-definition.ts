import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  ChannelType,
  InteractionContextType,
  PermissionFlagsBits,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import { ALERT_LEVELS } from '../../domain/alert-level.ts';
import { capitalise } from '../../views/capitalise.ts';
import { localized, localizedTitle, type TextSelector } from '../builders/localized.ts';

/** Channel types that alerts can be posted in. A forum post is a public thread; in a forum itself, each parcel gets its own. */
const ALERT_CHANNEL_TYPES = [
  ChannelType.GuildText,
  ChannelType.GuildAnnouncement,
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
  ChannelType.GuildForum,
] as const;

const channelOption = (description: TextSelector, required: boolean): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.Channel,
  ...localized('channel', description),
  required,
  channel_types: [...ALERT_CHANNEL_TYPES],
});

const eventOption = (description: TextSelector, required: boolean): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  ...localized('event', description),
  required,
  choices: [
    { ...localizedTitle(({ commands }) => commands.alerts.tracking), value: 'tracking' },
    { ...localizedTitle(({ commands }) => commands.alerts.qc), value: 'qc' },
  ],
});

const levelOption: APIApplicationCommandBasicOption = {
  type: ApplicationCommandOptionType.String,
  ...localized('level', ({ commands }) => commands.alerts.level),
  choices: ALERT_LEVELS.map((level) => ({
    ...localizedTitle((texts) => capitalise(texts.alertOptions.levels[level], texts)),
    value: level,
  })),
};

const subcommand = (
  name: 'add' | 'list' | 'remove' | 'test',
  options: APIApplicationCommandBasicOption[],
) => ({
  type: ApplicationCommandOptionType.Subcommand as const,
  ...localized(name, ({ commands }) => commands.alerts[name]),
  options,
});

/** `/alerts` as Discord shows it: only in servers, and only to members who can manage the server. */
export const alertsDefinition: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  type: ApplicationCommandType.ChatInput,
  ...localized('alerts', ({ commands }) => commands.alerts.description),
  default_member_permissions: String(PermissionFlagsBits.ManageGuild),
  integration_types: [ApplicationIntegrationType.GuildInstall],
  contexts: [InteractionContextType.Guild],
  options: [
    subcommand('add', [
      eventOption(({ commands }) => commands.alerts.event, true),
      channelOption(({ commands }) => commands.alerts.channel, true),
      {
        ...localized('role', ({ commands }) => commands.alerts.role),
        type: ApplicationCommandOptionType.Role,
      },
      {
        ...localized('mask', ({ commands }) => commands.alerts.mask),
        type: ApplicationCommandOptionType.Boolean,
      },
      levelOption,
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

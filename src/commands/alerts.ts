import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  type ChatInputCommandInteraction,
  InteractionContextType,
  PermissionFlagsBits,
} from 'discord.js';
import { ALERT_CHANNEL_TYPES } from '../alerts/cards/alert-channels.ts';
import { UserFacingError } from '../cards/errors.ts';
import { capitalise } from '../cards/phrases.ts';
import type { Context } from '../context.ts';
import type { SlashCommand } from '../discord/interactions/command.ts';
import type { MessageView } from '../discord/messages/message-view.ts';
import { ALERT_LEVELS } from '../domain/alerts/alert-level.ts';
import { addButtons, addChannel, pickChannel } from './alerts/add-channel.ts';
import { channelButtons, removeChannels, showChannels } from './alerts/channels.ts';
import { eventButtons } from './alerts/events.ts';
import { optionButtons } from './alerts/option-buttons.ts';
import { holdButtons, holdModals } from './alerts/quiet-hours.ts';
import { showTestPlaces, testButtons, testChannels } from './alerts/tests.ts';
import { isManager } from './arguments/channels.ts';
import { noArgs, oneOffset } from './arguments/custom-id-args.ts';
import { localized, localizedTitle, type TextSelector } from './arguments/definition.ts';
import { answering, type CommandRequest, privateReply, requestOf } from './replies/request.ts';

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

type Subcommand = (request: CommandRequest<ChatInputCommandInteraction>) => Promise<MessageView>;

const SUBCOMMANDS: ReadonlyMap<string, Subcommand> = new Map<string, Subcommand>([
  ['add', addChannel],
  ['list', (request) => showChannels(request)],
  ['remove', removeChannels],
  ['test', testChannels],
]);

const page = answering(
  'update',
  oneOffset,
  (request, [offset]) => showChannels(request, { offset }),
  PermissionFlagsBits.ManageGuild,
);

const testPage = answering(
  'update',
  oneOffset,
  (request, [offset]) => showTestPlaces(request, offset),
  PermissionFlagsBits.ManageGuild,
);

/** Only in servers, and only for members who can manage the server. */
export default {
  data: {
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
      subcommand('test', [channelOption(({ commands }) => commands.alerts.testChannel, false)]),
    ],
  },
  execute(interaction, context) {
    const { errors } = requestOf(interaction, context).texts;
    // Server settings can open a command to everyone, but only people who manage the server may change alert channels.
    if (!isManager(interaction)) throw new UserFacingError(errors.notAllowed);
    const subcommand = SUBCOMMANDS.get(interaction.options.getSubcommand());
    if (subcommand === undefined) throw new UserFacingError(errors.outdatedComponent);
    return privateReply(interaction, context, subcommand);
  },
  components: {
    ...optionButtons,
    ...holdButtons,
    ...testButtons,
    ...channelButtons,
    ...addButtons,
    ...eventButtons,
    list: page,
    earlier: page,
    later: page,
    'test-earlier': testPage,
    'test-later': testPage,
    /** In the list: adds the chosen channel. */
    pick: answering('update', noArgs, pickChannel, PermissionFlagsBits.ManageGuild),
  },
  modals: holdModals,
} satisfies SlashCommand<Context>;

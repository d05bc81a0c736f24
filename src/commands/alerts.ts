import { type ChatInputCommandInteraction, PermissionFlagsBits } from 'discord.js';
import * as z from 'zod';
import type { SlashCommand } from '../bot/command.ts';
import type { CommandReply } from '../bot/command-reply.ts';
import type { Context } from '../context.ts';
import { UserFacingError } from '../views/user-facing-error.ts';
import { addChannel } from './alert-channel-actions/add-channel.ts';
import { alertsDefinition } from './alert-channel-actions/alerts-definition.ts';
import {
  maskButton,
  openEvent,
  setLevel,
  setPings,
  setRole,
} from './alert-channel-actions/event-components.ts';
import { dropButton, removeButton, removeChannels } from './alert-channel-actions/remove-channels.ts';
import { retestButton } from './alert-channel-actions/retest-button.ts';
import { showChannels } from './alert-channel-actions/show-channels.ts';
import { testChannels, tryButton } from './alert-channel-actions/test-channels.ts';
import { endHold, openDigestForm, openHold, openQuietForm } from './alert-option-actions/hold-buttons.ts';
import { digestForm, quietForm } from './alert-option-actions/hold-forms.ts';
import { applyToAll, openNewParcels, setNewLevel } from './alert-option-actions/new-parcels.ts';
import { holdHere, ownOptions } from './alert-option-actions/options-here.ts';
import { liveCardSwitch, openOptions, silentSwitch, threadSwitch } from './alert-option-actions/switches.ts';
import { offsetArg } from './arguments/offset.ts';
import { defineComponent } from './builders/define-component.ts';
import { textsForUser } from './reply/reply-texts.ts';

const requires = PermissionFlagsBits.ManageGuild;

type Subcommand = (interaction: ChatInputCommandInteraction, context: Context) => CommandReply;

const SUBCOMMANDS: ReadonlyMap<string, Subcommand> = new Map<string, Subcommand>([
  ['add', addChannel],
  ['list', listChannels],
  ['remove', removeChannels],
  ['test', testChannels],
]);

function listChannels(interaction: ChatInputCommandInteraction, context: Context): CommandReply {
  return { private: true, view: () => showChannels(interaction, context) };
}

const page = defineComponent({
  mode: 'update',
  requires,
  args: z.tuple([offsetArg]),
  press: ({ interaction, args: [offset] }, context) => ({
    private: true,
    view: () => showChannels(interaction, context, { offset }),
  }),
});

export default {
  data: alertsDefinition,
  execute(interaction, context) {
    const texts = textsForUser(interaction);
    // Server settings can open a command to everybody, but only those who manage the server may change alert channels.
    if (!interaction.memberPermissions?.has(requires)) throw new UserFacingError(texts.errors.notAllowed);
    const subcommand = SUBCOMMANDS.get(interaction.options.getSubcommand());
    if (subcommand === undefined) throw new UserFacingError(texts.errors.outdatedComponent);
    return subcommand(interaction, context);
  },
  components: {
    list: page,
    earlier: page,
    later: page,
    'hold-here': holdHere,
    mine: ownOptions,
    card: openOptions,
    live: liveCardSwitch,
    threads: threadSwitch,
    silent: silentSwitch,
    hold: openHold,
    quiet: openQuietForm,
    digest: openDigestForm,
    'hold-off': endHold,
    new: openNewParcels,
    'new-level': setNewLevel,
    apply: applyToAll,
    try: tryButton,
    drop: dropButton,
    event: openEvent,
    level: setLevel,
    role: setRole,
    pings: setPings,
    mask: maskButton(true),
    unmask: maskButton(false),
    remove: removeButton,
    retest: retestButton,
  },
  modals: { quiet: quietForm, digest: digestForm },
} satisfies SlashCommand<Context>;

import { ApplicationCommandOptionType, ApplicationCommandType, type BaseInteraction } from 'discord.js';
import * as z from 'zod';
import { notice } from '../cards/container.ts';
import type { Context } from '../context.ts';
import type { SlashCommand } from '../discord/interactions/command.ts';
import type { MessageView } from '../discord/messages/message-view.ts';
import { isNothingStored, privacyDeleteView, privacyView } from '../settings/cards/privacy.ts';
import { privateComponent } from './builders/define-component.ts';
import { EVERYWHERE, localized } from './builders/definition.ts';
import { textsForUser } from './replies/reader.ts';

const subcommand = (name: 'show' | 'delete') => ({
  type: ApplicationCommandOptionType.Subcommand as const,
  ...localized(name, ({ commands }) => commands.privacy[name]),
});

async function showStored(interaction: BaseInteraction, { store }: Context): Promise<MessageView> {
  const data = await store.personal.show(interaction.user.id);
  return privacyView(data, await store.products.find(data.products), textsForUser(interaction));
}

/** Asks before it deletes; says so if there is nothing to delete. */
async function askBeforeDeleting(interaction: BaseInteraction, context: Context): Promise<MessageView> {
  const data = await context.store.personal.show(interaction.user.id);
  return isNothingStored(data)
    ? showStored(interaction, context)
    : privacyDeleteView(textsForUser(interaction));
}

const show = privateComponent({
  mode: 'update',
  args: z.tuple([]),
  view: ({ interaction }, context) => showStored(interaction, context),
});

const askToDelete = privateComponent({
  mode: 'update',
  args: z.tuple([]),
  view: ({ interaction }, context) => askBeforeDeleting(interaction, context),
});

const deleteAll = privateComponent({
  mode: 'update',
  args: z.tuple([]),
  async view({ interaction }, context) {
    await context.store.personal.delete(interaction.user.id);
    return notice(textsForUser(interaction).privacy.deleted);
  },
});

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    ...localized('privacy', ({ commands }) => commands.privacy.description),
    options: [subcommand('show'), subcommand('delete')],
  },
  execute(interaction, context) {
    const isDelete = interaction.options.getSubcommand() === 'delete';
    return {
      private: true,
      view: () => (isDelete ? askBeforeDeleting(interaction, context) : showStored(interaction, context)),
    };
  },
  components: { show, ask: askToDelete, delete: deleteAll },
} satisfies SlashCommand<Context>;

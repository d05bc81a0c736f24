import { ApplicationCommandOptionType } from 'discord.js';
import { notice } from '../cards/container.ts';
import type { Context } from '../context.ts';
import type { SlashCommand } from '../discord/interactions/command.ts';
import type { MessageView } from '../discord/messages/message-view.ts';
import { isNothingStored, privacyDeleteView, privacyView } from '../settings/cards/privacy.ts';
import { noArgs } from './arguments/custom-id-args.ts';
import { localized, slashCommand } from './arguments/definition.ts';
import { type CommandRequest, privateReply, updating } from './replies/request.ts';
import { forgetNames } from './replies/take-back.ts';

const subcommand = (name: 'show' | 'delete') => ({
  type: ApplicationCommandOptionType.Subcommand as const,
  ...localized(name, ({ commands }) => commands.privacy[name]),
});

async function showStored({ context, userId, texts }: CommandRequest): Promise<MessageView> {
  const data = await context.store.personal.show(userId);
  return privacyView(data, await context.store.products.find(data.products), texts);
}

/** Asks before it deletes; says so if there is nothing to delete. */
async function askBeforeDeleting(request: CommandRequest): Promise<MessageView> {
  const data = await request.context.store.personal.show(request.userId);
  return isNothingStored(data) ? showStored(request) : privacyDeleteView(request.texts);
}

export default {
  data: slashCommand('privacy', ({ commands }) => commands.privacy.description, [
    subcommand('show'),
    subcommand('delete'),
  ]),
  execute(interaction, context) {
    const isDelete = interaction.options.getSubcommand() === 'delete';
    return privateReply(interaction, context, isDelete ? askBeforeDeleting : showStored);
  },
  components: {
    show: updating(noArgs, showStored),
    ask: updating(noArgs, askBeforeDeleting),
    delete: updating(noArgs, async ({ context, userId, texts }) => {
      const named = await context.store.personal.delete(userId);
      return { now: notice(texts.privacy.deleted), later: forgetNames(context, named).then(() => null) };
    }),
  },
} satisfies SlashCommand<Context>;

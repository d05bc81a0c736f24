import { InteractionContextType } from 'discord.js';
import * as z from 'zod';
import type { Context } from '../context.ts';
import type { SlashCommand } from '../discord/interactions/command.ts';
import { helpView, trackingNumberModal } from '../settings/cards/help.ts';
import { isBotMember, isManager } from './arguments/channels.ts';
import { slashCommand } from './arguments/definition.ts';
import { opening, privateReply } from './replies/request.ts';
import { tryAgain } from './track/typed-numbers.ts';

export default {
  data: slashCommand('help', ({ commands }) => commands.help.description),
  execute: (interaction, context) =>
    privateReply(interaction, context, ({ texts }) => {
      const readsChat = context.deployment.autoConvert() === 'on';
      const canManage = isBotMember(interaction) && isManager(interaction);
      const inDm = interaction.context === InteractionContextType.BotDM;
      return helpView({ canManage, inDm, readsChat }, context.mentionCommand, texts);
    }),
  components: { track: opening(z.array(z.string()), ({ texts }) => trackingNumberModal(texts)) },
  modals: { number: tryAgain },
} satisfies SlashCommand<Context>;

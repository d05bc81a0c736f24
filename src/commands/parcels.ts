import type { Context } from '../context.ts';
import type { SlashCommand } from '../discord/interactions/command.ts';
import { slashCommand } from './arguments/definition.ts';
import { privateReply } from './replies/request.ts';
import { listButtons, listModals, showParcels } from './track/my-parcels.ts';

export default {
  data: slashCommand('parcels', ({ commands }) => commands.parcels.description),
  execute: (interaction, context) => privateReply(interaction, context, (request) => showParcels(request, 0)),
  components: listButtons,
  modals: listModals,
} satisfies SlashCommand<Context>;

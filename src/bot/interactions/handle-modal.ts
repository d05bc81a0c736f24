import type { ModalSubmitInteraction } from 'discord.js';
import type { HandlerOptions } from './dispatch-options.ts';
import { findHandler } from './find-handler.ts';
import { replyPrivately } from './respond.ts';
import { sendReply, sendReplyAs } from './send-reply.ts';

export async function handleModal<C>(
  interaction: ModalSubmitInteraction,
  context: C,
  options: HandlerOptions<C>,
): Promise<void> {
  const search = findHandler(interaction, ({ modals }) => modals, options);
  if ('rejection' in search) return replyPrivately(interaction, search.rejection);
  const { handler: modal, args } = search;
  const reply = modal.submit({ interaction, args }, context);
  if (reply === null) {
    return replyPrivately(interaction, options.errorViews.outdatedComponent(interaction.locale));
  }
  if (interaction.isFromMessage()) return sendReplyAs(modal.mode, interaction, reply, options.fillIn);
  // Without a message, there is nothing to edit.
  const own = modal.mode === 'reply' ? reply : { ...reply, private: true };
  await sendReply(interaction, own, options.fillIn);
}

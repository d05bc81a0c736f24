import type { RepliableInteraction } from 'discord.js';
import type { GrowingView, MessageView } from '../../discord/message-view.ts';
import { createLruCache } from '../../timing/create-lru-cache.ts';
import { editReply } from './respond.ts';

const MAX_MESSAGES = 5_000;

/**
 * Fills in a deferred reply or replaces the message of a component. A message that grows is edited once more, unless
 * another press has changed it in the meantime, or is about to.
 * @param replacedId the message of the component; null for a deferred reply
 */
export type FillIn = (
  interaction: RepliableInteraction,
  view: MessageView | GrowingView,
  replacedId?: string | null,
) => Promise<void>;

export function createFillIn(): FillIn {
  /** The latest interaction that filled in each message, or is about to replace it. */
  const latest = createLruCache<string, string>(MAX_MESSAGES);
  /** Messages that are being edited because the rest has arrived. */
  const growing = new Map<string, Promise<unknown>>();

  async function grow(messageId: string, interaction: RepliableInteraction, view: MessageView) {
    const edit = editReply(interaction, view);
    growing.set(
      messageId,
      edit.catch(() => {}),
    );
    try {
      await edit;
    } finally {
      growing.delete(messageId);
    }
  }

  return async (interaction, view, replacedId = null) => {
    if (replacedId !== null) {
      latest.set(replacedId, interaction.id);
      // Discord may apply two edits at the same time in any order.
      await growing.get(replacedId);
    }
    const messageId = await editReply(interaction, 'now' in view ? view.now : view);
    if (replacedId === null) latest.set(messageId, interaction.id);
    const grown = 'now' in view ? await view.later : null;
    if (grown !== null && latest.get(messageId) === interaction.id) await grow(messageId, interaction, grown);
  };
}

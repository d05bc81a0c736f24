import type { RepliableInteraction } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { GrowingView, MessageView } from '../../discord/message-view.ts';
import { editReply } from './respond.ts';

const MAX_MESSAGES = 5_000;

/** The latest interaction that filled in each message. */
const latest = new LRUCache<string, string>({ max: MAX_MESSAGES });

/**
 * Fills in a deferred reply or replaces the message of a component. A message that grows is edited once more, unless
 * another press has changed it in the meantime.
 */
export async function fillIn(
  interaction: RepliableInteraction,
  view: MessageView | GrowingView,
): Promise<void> {
  if (!('now' in view)) {
    latest.set(await editReply(interaction, view), interaction.id);
    return;
  }
  const messageId = await editReply(interaction, view.now);
  latest.set(messageId, interaction.id);
  const grown = await view.later;
  if (grown !== null && latest.get(messageId) === interaction.id) await editReply(interaction, grown);
}

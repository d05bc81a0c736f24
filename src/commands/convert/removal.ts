import { type Message, Routes } from 'discord.js';
import * as z from 'zod';
import type { Context } from '../../context.ts';
import type { ComponentInteraction } from '../../discord/interactions/command.ts';
import { decodeCustomId } from '../../discord/messages/custom-id.ts';
import { isModerator } from '../arguments/channels.ts';
import { componentsIn } from './listed-products.ts';

export const SNOWFLAKE = /^\d{17,20}$/;

const author = z.object({ id: z.string() });
/** A message that answers another one; the answers of commands have `interaction_metadata`. */
const chatReply = z.object({
  author,
  referenced_message: z.object({ author }),
  interaction_metadata: z.undefined().optional(),
});

/** Whether the user may delete a reply in chat: its message's author may, and so may moderators. Custom ids can be forged. */
export async function mayRemove(
  interaction: ComponentInteraction,
  replyId: string,
  { store }: Context,
): Promise<boolean> {
  const stored = await store.chatReplies.byReply(replyId);
  const isHere = stored?.channelId === interaction.channelId;
  if (isHere && (isModerator(interaction) || stored.authorId === interaction.user.id)) return true;
  if (stored !== undefined) return false;
  const authorId = await fetchAuthorId(interaction, replyId);
  return authorId !== null && (isModerator(interaction) || authorId === interaction.user.id);
}

/** Asks Discord for the author of the message that a reply of the bot answers; null if it isn't such a reply, or was deleted. */
async function fetchAuthorId({ client, channelId }: ComponentInteraction, replyId: string) {
  try {
    const message = await client.rest.get(Routes.channelMessage(channelId, replyId));
    const { author: replier, referenced_message: source } = chatReply.parse(message);
    return replier.id === client.user.id ? source.author.id : null;
  } catch {
    return null;
  }
}

const removeButton = z.object({ custom_id: z.string() });

/** The reply that the *Remove* of a private card deletes; null without one. */
export function removableOf({ components }: Message): string | null {
  const ids = componentsIn(components.map((component) => component.toJSON())).flatMap((component) => {
    const id = decodeCustomId(removeButton.safeParse(component).data?.custom_id ?? '');
    return id?.command === 'convert' && id.component === 'remove' ? id.args : [];
  });
  return ids[0] ?? null;
}

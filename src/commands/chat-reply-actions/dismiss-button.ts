import { PermissionFlagsBits, Routes } from 'discord.js';
import * as z from 'zod';
import type { ComponentInteraction, DeleteMessageComponent } from '../../bot/component.ts';
import type { Context } from '../../context.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { textsForUser } from '../reply/reply-texts.ts';

/** Deletes the bot's reply to a link in chat, for the author of the link's message and for moderators. */
export const dismissButton: DeleteMessageComponent<Context> = {
  mode: 'delete',
  async authorize({ interaction }, { store }) {
    if (interaction.memberPermissions?.has(PermissionFlagsBits.ManageMessages)) return;
    const reply = await store.chatReplies.byReply(interaction.message.id);
    const authorId = reply?.authorId ?? (await fetchAuthorId(interaction));
    if (authorId !== interaction.user.id) throw new UserFacingError(textsForUser(interaction).chat.notAuthor);
  },
  onDeleted: ({ interaction }, { store }) => store.chatReplies.removeReply(interaction.message.id),
};

const authored = z.object({ author: z.object({ id: z.string() }) });

/** Asks Discord for the author of the message that a reply answers; null if Discord does not know it. */
async function fetchAuthorId({ client, channelId, message }: ComponentInteraction): Promise<string | null> {
  const sourceId = message.reference?.messageId;
  if (sourceId === undefined) return null;
  try {
    return authored.parse(await client.rest.get(Routes.channelMessage(channelId, sourceId))).author.id;
  } catch {
    return null;
  }
}

import { type APIButtonComponent, ComponentType } from 'discord.js';
import * as z from 'zod';
import { button } from '../../cards/components.ts';
import { UserFacingError } from '../../cards/errors.ts';
import { takenBackView } from '../../cards/sharing.ts';
import type { Context } from '../../context.ts';
import type { ComponentInteraction } from '../../discord/interactions/command.ts';
import { decodeCustomId, encodeCustomId } from '../../discord/messages/custom-id.ts';
import type { SharedPost } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { rowsBelowCard } from './kept-rows.ts';
import { type CommandRequest, updating } from './request.ts';

/** *Take it back*: deletes a post, for the person who shared it. */
export const takeBack = updating(z.tuple([z.string().regex(/^\d{1,20}$/)]), async (request, [messageId]) => {
  const { interaction, context, userId, texts } = request;
  const { sharedPosts } = context.store;
  const shared = await sharedPosts.get(messageId);
  // Ids can be forged; and who shared it is forgotten with the rest of a person's data.
  if (shared?.userId !== userId) throw new UserFacingError(texts.sharing.notYours);
  await context.channelPosts.remove(shared.channelId, messageId);
  await sharedPosts.remove(messageId);
  return takenBackView(`<#${shared.channelId}>`, otherButtons(interaction), texts);
});

/** @param command whose component takes the post back */
export function takeBackButton(command: string, messageId: string, { sharing }: Texts) {
  return button(sharing.takeBack, encodeCustomId(command, 'takeback', messageId));
}

/** What the person shared in the channel before: the answer to *Post* with *Take it back* may be gone. Null: nothing. */
export async function lastPostOf(
  { interaction: { guildId, channelId }, context, userId, texts }: CommandRequest<ComponentInteraction>,
  command: string,
) {
  const post = await context.store.sharedPosts.latest(userId, channelId);
  if (post === undefined || guildId === null) return null;
  const { messageId, postedAt } = post;
  const url = `https://discord.com/channels/${guildId}/${channelId}/${messageId}`;
  return { url, postedAt, undo: takeBackButton(command, messageId, texts) };
}

/** What can only be pressed below the preview that it is about. */
const OF_PREVIEW = new Set(['takeback', 'publish', 'posthere', 'shareas']);

/** What else the answer leads to. */
function otherButtons({ message }: ComponentInteraction): APIButtonComponent[] {
  const below = rowsBelowCard(message).flatMap((row) =>
    row.type === ComponentType.ActionRow ? row.components : [],
  );
  return below.flatMap((part) =>
    part.type === ComponentType.Button && 'custom_id' in part && !isOfPreview(part.custom_id) ? [part] : [],
  );
}

function isOfPreview(customId: string): boolean {
  return OF_PREVIEW.has(decodeCustomId(customId)?.component ?? '');
}

/** Removes the name of a user whose data was deleted from their posts, as far as Discord lets the bot. Never rejects. */
export async function forgetNames(
  { channelPosts, log }: Pick<Context, 'channelPosts' | 'log'>,
  posts: readonly SharedPost[],
): Promise<void> {
  for (const { channelId, messageId, userId } of posts) {
    await channelPosts
      .forget(channelId, messageId, userId)
      .catch((error: unknown) =>
        log.warn(
          { err: error, channel: channelId, message: messageId },
          'name not removed from a shared post',
        ),
      );
  }
}

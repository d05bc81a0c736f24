import { type APIButtonComponent, ComponentType } from 'discord.js';
import * as z from 'zod';
import { UserFacingError } from '../../cards/errors.ts';
import { takenBackView } from '../../cards/sharing.ts';
import type { Context } from '../../context.ts';
import type { ComponentInteraction } from '../../discord/interactions/command.ts';
import type { SharedPost } from '../../store/index.ts';
import { rowsBelowCard } from './kept-rows.ts';
import { updating } from './request.ts';

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

/** What else the answer leads to. */
function otherButtons({ message, customId }: ComponentInteraction): APIButtonComponent[] {
  const below = rowsBelowCard(message).flatMap((row) =>
    row.type === ComponentType.ActionRow ? row.components : [],
  );
  return below.flatMap((part) =>
    part.type === ComponentType.Button && 'custom_id' in part && part.custom_id !== customId ? [part] : [],
  );
}

/** Has posts no longer show the name of somebody whose data was deleted, as far as Discord lets the bot. Never rejects. */
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

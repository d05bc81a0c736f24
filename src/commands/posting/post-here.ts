import { PermissionFlagsBits, Routes } from 'discord.js';
import * as z from 'zod';
import type { CommandReply } from '../../bot/command-reply.ts';
import type { ComponentInteraction } from '../../bot/component.ts';
import type { Context } from '../../context.ts';
import { sendPermission } from '../../discord/send-permission.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { beginPost, type PostLimit, respectSlowMode } from './begin-post.ts';

const { SendMessages, SendMessagesInThreads, ViewChannel } = PermissionFlagsBits;

const channelSchema = z.object({ type: z.number(), rate_limit_per_user: z.number().nullish() });

interface PublicPost {
  readonly view: CommandReply['view'];
  /** What to say to somebody who can't write in the channel. */
  readonly cannotPost: string;
  /** Permissions that the person needs besides the right to write. */
  readonly needs?: bigint;
  readonly limits?: readonly PostLimit[];
}

/**
 * The only way for a press to post something that everybody in the channel reads. The person has to be allowed to write there now,
 * and neither they nor others may have posted too much by buttons.
 * @throws UserFacingError where nothing is posted; as far as it is known yet, before anything appears in the channel
 */
export function postHere(
  interaction: ComponentInteraction,
  context: Context,
  { view, cannotPost, needs = 0n, limits = [] }: PublicPost,
): CommandReply {
  const granted = interaction.memberPermissions;
  // Null outside servers, where whoever reads may write.
  const mayWrite = granted === null || granted.any([SendMessages, SendMessagesInThreads]);
  if (!mayWrite || (granted !== null && !granted.has(needs))) throw new UserFacingError(cannotPost);
  const post = { userId: interaction.user.id, channelId: interaction.channelId, limits };
  const forgive = beginPost(post, context, textsForUser(interaction));
  return {
    private: false,
    async view(visibility) {
      let forgiveSlowMode = () => {};
      try {
        forgiveSlowMode = await checkChannel(interaction, context, cannotPost);
        return await view(visibility);
      } catch (error) {
        forgive();
        forgiveSlowMode();
        throw error;
      }
    },
  };
}

/**
 * What only the channel itself says: whether it is a thread, which needs another permission, and its slow mode. Without the Guilds
 * intent, the bot doesn't know its channels, so Discord is asked.
 */
async function checkChannel(
  interaction: ComponentInteraction,
  context: Context,
  cannotPost: string,
): Promise<() => void> {
  const { client, user, channelId, memberPermissions: permissions, appPermissions } = interaction;
  if (permissions === null) return () => {};
  const canSee = appPermissions.has(ViewChannel);
  const channel = canSee ? channelSchema.parse(await client.rest.get(Routes.channel(channelId))) : null;
  const send = channel === null ? 'SendMessages' : sendPermission(channel.type);
  if (!permissions.has(PermissionFlagsBits[send])) throw new UserFacingError(cannotPost);
  const slowModeMs = (channel?.rate_limit_per_user ?? 0) * 1_000;
  return respectSlowMode(
    { userId: user.id, channelId },
    { permissions, slowModeMs },
    context,
    textsForUser(interaction),
  );
}

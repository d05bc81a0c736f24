import { PermissionFlagsBits, Routes } from 'discord.js';
import * as z from 'zod';
import { UserFacingError } from '../../cards/errors.ts';
import { relativeRoundedUp } from '../../cards/phrases.ts';
import type { Context } from '../../context.ts';
import type { CommandReply, ComponentInteraction } from '../../discord/interactions/command.ts';
import { type ChannelMember, sendPermission } from '../../discord/messages/channel-permissions.ts';
import type { Attempt, AttemptLimit } from '../../process/timing/attempt-limit.ts';
import type { Texts } from '../../texts/index.ts';
import { textsForUser } from './reader.ts';

const { BypassSlowmode, ManageMessages, ManageChannels } = PermissionFlagsBits;

/** A limit, and whose or what's attempts it counts. */
interface PostLimit {
  readonly limit: AttemptLimit;
  readonly key: string;
  /** What to say above it. */
  readonly refusal?: (again: string) => string;
}

type Begun<L extends PostLimit> = readonly [limit: L, attempt: Attempt];

interface Post {
  readonly userId: string;
  readonly channelId: string;
  /** Those besides the limits of every post. */
  readonly limits?: readonly PostLimit[];
}

/**
 * Counts what a person has the bot post where others read it.
 * @returns takes it back
 * @throws UserFacingError after too many posts of the person, or in the channel
 */
function beginPost(
  { userId, channelId, limits = [] }: Post,
  { posts }: Pick<Context, 'posts'>,
  { input }: Texts,
): () => void {
  const attempts = beginAll(
    [...limits, { limit: posts.byPerson, key: userId }, { limit: posts.inChannel, key: channelId }],
    input.tooManyPosts,
  );
  return () => forgiveAll(attempts);
}

/**
 * Counts one attempt for all limits, or for none where one of them refuses it.
 * @returns each limit with its attempt
 * @throws UserFacingError with the refusal of that limit, or else with this one
 */
export function beginAll<L extends PostLimit>(
  limits: readonly L[],
  usualRefusal: NonNullable<PostLimit['refusal']>,
): Begun<L>[] {
  const begun: Begun<L>[] = [];
  for (const each of limits) {
    const { limit, key, refusal = usualRefusal } = each;
    const attempt = limit.begin(key);
    if (attempt.refusedUntil !== null) {
      forgiveAll(begun);
      throw new UserFacingError(refusal(relativeRoundedUp(attempt.refusedUntil)));
    }
    begun.push([each, attempt]);
  }
  return begun;
}

function forgiveAll(begun: readonly Begun<PostLimit>[]): void {
  for (const [, attempt] of begun) attempt.forgive();
}

/**
 * In slow mode, the bot posts for a person no more often than the person may write.
 * @returns takes it back
 * @throws UserFacingError while they have to wait
 */
function respectSlowMode(
  { userId, channelId }: Pick<Post, 'userId' | 'channelId'>,
  { permissions, slowModeMs }: Pick<ChannelMember, 'permissions' | 'slowModeMs'>,
  { posts }: Pick<Context, 'posts'>,
  { input }: Texts,
): () => void {
  if (slowModeMs === 0 || permissions.any([BypassSlowmode, ManageMessages, ManageChannels])) return () => {};
  const { refusedUntil, forgive } = posts.inSlowMode.begin(`${userId} ${channelId}`, slowModeMs);
  if (refusedUntil !== null) throw new UserFacingError(input.slowMode(relativeRoundedUp(refusedUntil)));
  return forgive;
}

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

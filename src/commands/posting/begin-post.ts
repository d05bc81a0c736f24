import { PermissionFlagsBits } from 'discord.js';
import type { Context } from '../../context.ts';
import type { ChannelMember } from '../../discord/channel-permissions.ts';
import type { Texts } from '../../texts/index.ts';
import type { Attempt, AttemptLimit } from '../../timing/attempt-limit.ts';
import { relativeRoundedUp } from '../../views/time.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';

const { BypassSlowmode, ManageMessages, ManageChannels } = PermissionFlagsBits;

/** A limit, and whose or what's attempts it counts. */
export interface PostLimit {
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
export function beginPost(
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
export function respectSlowMode(
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

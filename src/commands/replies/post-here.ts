import { PermissionFlagsBits } from 'discord.js';
import { UserFacingError } from '../../cards/errors.ts';
import { relativeRoundedUp } from '../../cards/phrases.ts';
import type { CommandReply, ComponentInteraction } from '../../discord/interactions/command.ts';
import { sendPermission } from '../../discord/messages/channel-permissions.ts';
import type { Attempt, AttemptLimit } from '../../process/timing/attempt-limit.ts';
import { fetchChannel } from '../arguments/channels.ts';
import type { Card, CommandRequest } from './request.ts';

const { BypassSlowmode, ManageMessages, ManageChannels, SendMessages, SendMessagesInThreads, ViewChannel } =
  PermissionFlagsBits;

/** A limit, and the key under which it counts attempts. */
interface PostLimit {
  readonly limit: AttemptLimit;
  readonly key: string;
  /** What to say above it. */
  readonly refusal?: (again: string) => string;
}

/**
 * Counts one attempt toward all limits, or toward none if one of them refuses it.
 * @returns the attempts, in the order of the limits
 * @throws UserFacingError with the refusal of that limit, or else with this one
 */
export function beginAll(
  limits: readonly PostLimit[],
  usualRefusal: NonNullable<PostLimit['refusal']>,
): Attempt[] {
  const begun: Attempt[] = [];
  for (const { limit, key, refusal = usualRefusal } of limits) {
    const attempt = limit.begin(key);
    if (attempt.refusedUntil !== null) {
      for (const { forgive } of begun) forgive();
      throw new UserFacingError(refusal(relativeRoundedUp(attempt.refusedUntil)));
    }
    begun.push(attempt);
  }
  return begun;
}

/** What is asked before something is posted where others read it. */
export interface PostChecks {
  /** What to tell a user who can't write in the channel. */
  readonly cannotPost: string;
  /** Permissions that the user needs in addition to sending messages. */
  readonly needs?: bigint;
  /** Limits in addition to those of every post. */
  readonly limits?: readonly PostLimit[];
}

interface PublicPost extends PostChecks {
  /** Gets the request with the visibility that the post really has. */
  view(request: CommandRequest<ComponentInteraction>): Promise<Card>;
}

/**
 * Answers a button press visibly to everyone in the channel, if {@link beginPost} and {@link completePost} allow it.
 * @throws UserFacingError where nothing is posted; as far as it is known yet, before anything appears in the channel
 */
export function postHere(
  request: CommandRequest<ComponentInteraction>,
  { view, ...checks }: PublicPost,
): CommandReply {
  const attempts = beginPost(request, checks);
  return {
    private: false,
    view: (visibility) => completePost(request, checks, attempts, () => view({ ...request, visibility })),
  };
}

/** @throws UserFacingError if the user certainly can't write in the channel now */
export function requireRightToPost(
  { interaction }: CommandRequest<ComponentInteraction>,
  { cannotPost, needs = 0n }: PostChecks,
): void {
  const granted = interaction.memberPermissions;
  // Null outside servers, where everyone who can read may write.
  const mayWrite = granted === null || granted.any([SendMessages, SendMessagesInThreads]);
  if (!mayWrite || (granted !== null && !granted.has(needs))) throw new UserFacingError(cannotPost);
}

/**
 * The only way for a button press to post something that everyone in the channel can read. The user must currently be allowed to
 * write there, and neither they nor others may have posted too much with buttons.
 * @throws UserFacingError where nothing may be posted
 */
export function beginPost(request: CommandRequest<ComponentInteraction>, checks: PostChecks): Attempt[] {
  requireRightToPost(request, checks);
  const { interaction, context, userId, texts } = request;
  const { byPerson, inChannel } = context.posts;
  const usual = [
    { limit: byPerson, key: userId },
    { limit: inChannel, key: interaction.channelId },
  ];
  return beginAll([...(checks.limits ?? []), ...usual], texts.input.tooManyPosts);
}

/**
 * Posts what was begun. An attempt that posts nothing doesn't count.
 * @throws UserFacingError as {@link beginPost}, for what only the channel says
 */
export async function completePost<T>(
  request: CommandRequest<ComponentInteraction>,
  { cannotPost }: PostChecks,
  begun: readonly Attempt[],
  post: () => Promise<T>,
): Promise<T> {
  const attempts = [...begun];
  try {
    attempts.push(...(await checkChannel(request, cannotPost)));
    return await post();
  } catch (error) {
    for (const { forgive } of attempts) forgive();
    throw error;
  }
}

/**
 * Checks what only the channel itself says: whether it is a thread, which needs another permission, and its slow mode, in which the
 * bot posts for a person no more often than the person may write.
 * @returns the attempt that slow mode counts
 * @throws UserFacingError if the user can't write there, or has to wait
 */
async function checkChannel(
  { interaction, context, userId, texts }: CommandRequest<ComponentInteraction>,
  cannotPost: string,
): Promise<Attempt[]> {
  const { channelId, memberPermissions: permissions, appPermissions } = interaction;
  if (permissions === null) return [];
  const channel = appPermissions.has(ViewChannel) ? await fetchChannel(interaction, channelId) : null;
  const send = channel === null ? 'SendMessages' : sendPermission(channel.type);
  if (!permissions.has(PermissionFlagsBits[send])) throw new UserFacingError(cannotPost);
  const slowModeMs = (channel?.rate_limit_per_user ?? 0) * 1_000;
  if (slowModeMs === 0 || permissions.any([BypassSlowmode, ManageMessages, ManageChannels])) return [];
  const attempt = context.posts.inSlowMode.begin(`${userId} ${channelId}`, slowModeMs);
  if (attempt.refusedUntil === null) return [attempt];
  throw new UserFacingError(texts.input.slowMode(relativeRoundedUp(attempt.refusedUntil)));
}

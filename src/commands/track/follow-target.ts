import { type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import * as z from 'zod';
import { UserFacingError } from '../../cards/errors.ts';
import type { Destination, NewDestination, TopicName } from '../../store/index.ts';
import {
  fetchVisibleChannel,
  isModerator,
  missingPermissions,
  sendPermissionHere,
} from '../arguments/channels.ts';
import type { CommandRequest } from '../replies/request.ts';

/** Where the alerts of a follow are posted: in the user's DMs, or in the channel of the interaction. */
export const followTarget = z.enum(['dm', 'here']);
type FollowTarget = z.infer<typeof followTarget>;

/** The user's DMs. */
export function dmDestination({ user, locale }: BaseInteraction): NewDestination {
  return { kind: 'user', discordId: user.id, guildId: null, locale };
}

/** The interaction's channel; null where the bot is not a member: DMs, group chats, other servers of a user install. */
export function channelDestination(interaction: BaseInteraction): NewDestination | null {
  const { guildId, channelId, guildLocale, locale, authorizingIntegrationOwners: owners } = interaction;
  if (guildId === null || channelId === null || owners.guildId !== guildId) return null;
  return { kind: 'channel', discordId: channelId, guildId, locale: guildLocale ?? locale };
}

/**
 * The destination that the user chose. Both the bot and the user must be allowed to post there.
 * @throws UserFacingError naming what is missing
 */
export async function resolveDestination(
  { interaction, texts }: CommandRequest,
  target: FollowTarget,
): Promise<NewDestination> {
  if (target === 'dm') return dmDestination(interaction);
  const { input } = texts;
  const destination = channelDestination(interaction);
  if (destination === null) throw new UserFacingError(input.cannotPostHere);
  const { appPermissions, memberPermissions } = interaction;
  const send = await sendPermissionHere(interaction, appPermissions, memberPermissions);
  const missing = missingPermissions(appPermissions.bitfield, send, texts);
  if (missing.length > 0)
    throw new UserFacingError(input.missingPermissions(missing.join(', '), `<#${destination.discordId}>`));
  if (!memberPermissions?.has(PermissionFlagsBits[send])) throw new UserFacingError(input.userCannotPost);
  return destination;
}

/** Where an alert was posted: the user's DMs, this channel, or the channel that this thread belongs to. */
export async function destinationHere(request: CommandRequest): Promise<Destination | undefined> {
  const { interaction, context, userId } = request;
  const { destinations } = context.store;
  const { guildId, channelId } = interaction;
  if (guildId === null || channelId === null) return destinations.find('user', userId);
  const here = await destinations.find('channel', channelId);
  if (here !== undefined) return here;
  const parentId = (await fetchVisibleChannel(interaction, channelId))?.parent_id ?? null;
  return parentId === null ? undefined : destinations.find('channel', parentId);
}

/**
 * Ends the follow that caused an alert. Users end their own follow, moderators everyone's in this channel.
 * @param topicId undefined if the topic is not stored
 * @throws UserFacingError if there is nothing that this user can end
 */
export async function stopFollowHere(request: CommandRequest, topicId: number | undefined): Promise<void> {
  const { interaction, context, userId, texts } = request;
  const destination = await destinationHere(request);
  const stopped =
    destination !== undefined &&
    topicId !== undefined &&
    (await context.store.follows.removeAt(destination.id, topicId, isModerator(interaction) ? null : userId));
  if (!stopped) throw new UserFacingError(texts.input.notFollowedHere);
}

/** Ends the user's own follow of a topic, in their DMs or in this channel. Does nothing if there is none. */
export async function endOwnFollow(
  { interaction, context, userId }: CommandRequest,
  topic: TopicName,
  target: FollowTarget,
): Promise<void> {
  const { follows } = context.store;
  const destination = target === 'dm' ? dmDestination(interaction) : channelDestination(interaction);
  const own = await follows.ofTopic(userId, topic);
  const existing = own.find((follow) => follow.destinationDiscordId === destination?.discordId);
  if (existing !== undefined) await follows.remove(userId, existing.id);
}

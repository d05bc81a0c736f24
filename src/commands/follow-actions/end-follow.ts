import { type MessageComponentInteraction, PermissionFlagsBits } from 'discord.js';
import type { Context } from '../../context.ts';
import type { TopicName } from '../../store/index.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { destinationHere } from './destination-here.ts';
import { channelDestination, dmDestination, type FollowTarget } from './follow-target.ts';

/**
 * Ends the follow that caused an alert. Users end their own follow, moderators everybody's in this channel.
 * @param topicId undefined if the topic is not stored
 * @throws UserFacingError if there is nothing that this user can end
 */
export async function stopFollowHere(
  interaction: MessageComponentInteraction,
  topicId: number | undefined,
  context: Context,
): Promise<void> {
  const destination = await destinationHere(interaction, context);
  const isModerator = interaction.memberPermissions?.has(PermissionFlagsBits.ManageMessages) ?? false;
  const onlyUserId = isModerator ? null : interaction.user.id;
  const stopped =
    destination !== undefined &&
    topicId !== undefined &&
    (await context.store.follows.removeAt(destination.id, topicId, onlyUserId));
  if (!stopped) throw new UserFacingError(textsForUser(interaction).input.notFollowedHere);
}

/** Ends the user's own follow of a topic, in their DMs or in this channel. Does nothing if there is none. */
export async function endOwnFollow(
  interaction: MessageComponentInteraction,
  topic: TopicName,
  target: FollowTarget,
  { store }: Context,
): Promise<void> {
  const destination = target === 'dm' ? dmDestination(interaction) : channelDestination(interaction);
  const follows = await store.follows.ofTopic(interaction.user.id, topic);
  const existing = follows.find((follow) => follow.destinationDiscordId === destination?.discordId);
  if (existing !== undefined) await store.follows.remove(interaction.user.id, existing.id);
}

import { type MessageComponentInteraction, PermissionFlagsBits } from 'discord.js';
import type { Context } from '../../context.ts';
import type { TopicName } from '../../store/index.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { channelDestination, dmDestination, type FollowTarget } from '../arguments/follow-target.ts';
import { textsForUser } from '../reply/reply-texts.ts';

/**
 * Ends the follow that an alert came from. Followers stop their own; moderators stop everybody's.
 * @param topicId undefined when nothing about the topic is stored
 * @throws UserFacingError if the presser follows nothing here and is no moderator
 */
export async function stopFollowHere(
  interaction: MessageComponentInteraction,
  topicId: number | undefined,
  { store }: Context,
): Promise<void> {
  const destination =
    interaction.guildId === null
      ? await store.destinations.find('user', interaction.user.id)
      : await store.destinations.find('channel', interaction.channelId);
  const isModerator = interaction.memberPermissions?.has(PermissionFlagsBits.ManageMessages) ?? false;
  const onlyUserId = isModerator ? null : interaction.user.id;
  const stopped =
    destination !== undefined &&
    topicId !== undefined &&
    (await store.follows.removeAt(destination.id, topicId, onlyUserId));
  if (!stopped) throw new UserFacingError(textsForUser(interaction).input.notFollowedHere);
}

/** Ends the asker's own follow of a topic, in the DMs or here; one that is not there is as good as ended. */
export async function endOwnFollow(
  interaction: MessageComponentInteraction,
  { kind, key }: TopicName,
  at: FollowTarget,
  { store }: Context,
): Promise<void> {
  const destination = at === 'dm' ? dmDestination(interaction) : channelDestination(interaction);
  const follows = await store.follows.list(interaction.user.id, kind);
  const existing = follows.find(
    (follow) => follow.key === key && follow.destinationDiscordId === destination?.discordId,
  );
  if (existing !== undefined) await store.follows.remove(interaction.user.id, existing.id);
}

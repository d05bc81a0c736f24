import { type MessageComponentInteraction, PermissionFlagsBits } from 'discord.js';
import type { Context } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type { TopicName } from '../../store/index.ts';
import { channelOf, dmOf, type Where } from './place.ts';
import { textsForAsker } from './texts-for-asker.ts';

/**
 * Ends the follow that an alert came from. Followers stop their own; moderators stop everybody's.
 * @param topicId undefined when nothing about the topic is stored
 * @throws UserError when the presser follows nothing here and is no moderator
 */
export async function stopHere(
  interaction: MessageComponentInteraction,
  topicId: number | undefined,
  { store }: Context,
): Promise<void> {
  const place =
    interaction.guildId === null
      ? await store.places.find('user', interaction.user.id)
      : await store.places.find('channel', interaction.channelId);
  const isModerator = interaction.memberPermissions?.has(PermissionFlagsBits.ManageMessages) ?? false;
  const whose = isModerator ? null : interaction.user.id;
  const stopped =
    place !== undefined && topicId !== undefined && (await store.follows.stop(place.id, topicId, whose));
  if (!stopped) throw new UserError(textsForAsker(interaction).input.notFollowed);
}

/** Ends the asker's own follow of a topic, in the DMs or here; one that is not there is as good as ended. */
export async function endFollow(
  interaction: MessageComponentInteraction,
  { kind, key }: TopicName,
  at: Where,
  { store }: Context,
): Promise<void> {
  const place = at === 'dm' ? dmOf(interaction) : channelOf(interaction);
  const follows = await store.follows.list(interaction.user.id, kind);
  const meant = follows.find((follow) => follow.key === key && follow.placeDiscordId === place?.discordId);
  if (meant !== undefined) await store.follows.remove(interaction.user.id, meant.id);
}

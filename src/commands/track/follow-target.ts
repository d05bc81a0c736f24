import {
  type BaseInteraction,
  type CommandInteraction,
  DiscordAPIError,
  type MessageComponentInteraction,
  PermissionFlagsBits,
  Routes,
} from 'discord.js';
import * as z from 'zod';
import { UserFacingError } from '../../cards/errors.ts';
import type { Context } from '../../context.ts';
import type { Destination, NewDestination, TopicName } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { missingPermissions, sendPermissionHere } from '../arguments/channels.ts';
import { textsForUser } from '../replies/reader.ts';

/** Where the alerts of a follow are posted: in the user's DMs, or in the channel of the interaction. */
export const followTarget = z.enum(['dm', 'here']);
type FollowTarget = z.infer<typeof followTarget>;

type FollowInteraction = CommandInteraction | MessageComponentInteraction;

/** The user's DMs. */
export function dmDestination(interaction: BaseInteraction): NewDestination {
  return { kind: 'user', discordId: interaction.user.id, guildId: null, locale: interaction.locale };
}

/** The interaction's channel; null where the bot is not a member: DMs, group chats, other servers of a user install. */
export function channelDestination(interaction: BaseInteraction): NewDestination | null {
  const { guildId, channelId, authorizingIntegrationOwners: owners } = interaction;
  if (guildId === null || channelId === null || owners.guildId !== guildId) return null;
  return {
    kind: 'channel',
    discordId: channelId,
    guildId,
    locale: interaction.guildLocale ?? interaction.locale,
  };
}

/**
 * The destination that the user chose. Both the bot and the user must be allowed to post there.
 * @throws UserFacingError naming what is missing
 */
export async function resolveDestination(
  interaction: FollowInteraction,
  target: FollowTarget,
  texts: Texts,
): Promise<NewDestination> {
  if (target === 'dm') return dmDestination(interaction);
  const destination = channelDestination(interaction);
  if (destination === null) throw new UserFacingError(texts.input.cannotPostHere);
  const { appPermissions, memberPermissions } = interaction;
  const send = await sendPermissionHere(interaction, appPermissions, memberPermissions);
  const missing = missingPermissions(appPermissions.bitfield, send, texts);
  if (missing.length > 0) {
    throw new UserFacingError(
      texts.input.missingPermissions(missing.join(', '), `<#${destination.discordId}>`),
    );
  }
  if (!memberPermissions?.has(PermissionFlagsBits[send]))
    throw new UserFacingError(texts.input.userCannotPost);
  return destination;
}

const threadSchema = z.object({ parent_id: z.string().nullish() });

/** Where an alert was posted: the user's DMs, this channel, or the channel that this thread belongs to. */
export async function destinationHere(
  interaction: BaseInteraction,
  { store }: Context,
): Promise<Destination | undefined> {
  const { guildId, channelId, user } = interaction;
  if (guildId === null || channelId === null) return store.destinations.find('user', user.id);
  const here = await store.destinations.find('channel', channelId);
  if (here !== undefined) return here;
  const parentId = await parentOf(channelId, interaction);
  return parentId === null ? undefined : store.destinations.find('channel', parentId);
}

/** Without the Guilds intent, the bot doesn't know its channels, so Discord is asked. */
async function parentOf(channelId: string, { client }: BaseInteraction): Promise<string | null> {
  try {
    return threadSchema.parse(await client.rest.get(Routes.channel(channelId))).parent_id ?? null;
  } catch (error) {
    if (error instanceof DiscordAPIError) return null;
    throw error;
  }
}

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

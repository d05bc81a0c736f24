import {
  type BaseInteraction,
  type CommandInteraction,
  type MessageComponentInteraction,
  PermissionFlagsBits,
} from 'discord.js';
import * as z from 'zod';
import type { NewDestination } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { missingPermissions, sendPermissionHere } from '../arguments/bot-permissions.ts';

/** Where the alerts of a follow are posted: in the user's DMs, or in the channel of the interaction. */
export const followTarget = z.enum(['dm', 'here']);
export type FollowTarget = z.infer<typeof followTarget>;

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

import { type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import type { Context } from '../../context.ts';
import type { Destination } from '../../store/index.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { dmDestination } from '../follow-actions/follow-target.ts';
import { textsForUser } from '../reply/reply-texts.ts';

/** Whether the user may change what the server's channels get. */
export function canManageAlerts({ memberPermissions }: BaseInteraction): boolean {
  return memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;
}

/**
 * The destination that a custom id names, if its options are the user's to change: their own DMs, or a channel of the server
 * that they manage. Checked at every press, because ids can be forged.
 * @throws UserFacingError for all others
 */
export async function ownDestination(
  id: number,
  interaction: BaseInteraction,
  { store }: Context,
): Promise<Destination> {
  const { errors } = textsForUser(interaction);
  const destination = await store.destinations.get(id);
  if (destination?.kind === 'user' && destination.discordId === interaction.user.id) return destination;
  if (!canManageAlerts(interaction)) throw new UserFacingError(errors.notAllowed);
  const { guildId } = interaction;
  if (destination?.kind === 'channel' && guildId !== null && destination.guildId === guildId)
    return destination;
  throw new UserFacingError(errors.outdatedComponent);
}

/** The user's DMs, whether or not anything was ever posted there. */
export async function ownDms(interaction: BaseInteraction, { store }: Context): Promise<number> {
  return store.destinations.upsert(dmDestination(interaction));
}

import { isMember } from '../../world/guilds.ts';
import type { Interaction, MessageOrigin, World } from '../../world/model.ts';
import { Permission, permissionsOf } from '../../world/permissions.ts';
import { EPHEMERAL } from '../messages/checked-content.ts';

/** The `interaction_metadata` of an answer. */
export function originOf(interaction: Interaction): MessageOrigin {
  return {
    interactionId: interaction.id,
    type: interaction.type,
    userId: interaction.userId,
    name: interaction.name,
    owners: interaction.owners,
    sourceMessageId: interaction.sourceMessageId,
  };
}

/**
 * Whether only the user sees the response: because the bot set the flag, or because the user may not use
 * external apps publicly in a guild without the bot.
 */
export function staysPrivate(
  world: World,
  interaction: Interaction,
  json: Readonly<Record<string, unknown>>,
): boolean {
  if ((Number(json['flags'] ?? 0) & EPHEMERAL) !== 0) return true;
  const guild = world.guilds.get(world.channels.get(interaction.channelId)?.guildId ?? '');
  if (!guild || isMember(guild, interaction.applicationId)) return false;
  return (permissionsOf(guild, interaction.userId) & Permission.UseExternalApps) === 0n;
}

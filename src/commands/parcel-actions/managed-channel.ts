import type { BaseInteraction } from 'discord.js';
import type { Context } from '../../context.ts';
import type { AlertChannel } from '../../store/index.ts';
import { canManageAlerts } from '../alert-option-actions/own-destination.ts';

/** The alert channel for parcels at a destination, if the user may change it. */
export async function managedChannel(
  destinationId: number,
  interaction: BaseInteraction,
  { store }: Context,
): Promise<AlertChannel | undefined> {
  if (!canManageAlerts(interaction)) return undefined;
  const channel = await store.alertChannels.at(destinationId, 'tracking');
  return channel?.guildId === interaction.guildId ? channel : undefined;
}

import type { BaseInteraction } from 'discord.js';
import type { Context } from '../../context.ts';
import type { Haul } from '../../store/index.ts';
import { haulGone } from './haul-gone.ts';

/**
 * A haul that a button names.
 * @throws UserFacingError when it was deleted, or is somebody else's: ids can be forged
 */
export async function ownHaul(interaction: BaseInteraction, id: number, { store }: Context): Promise<Haul> {
  const haul = await store.hauls.get(interaction.user.id, id);
  if (haul === undefined) throw haulGone(interaction);
  return haul;
}

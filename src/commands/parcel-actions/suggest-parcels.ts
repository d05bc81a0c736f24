import type { AutocompleteInteraction } from 'discord.js';
import type { AutocompleteChoice } from '../../bot/command.ts';
import type { Context } from '../../context.ts';
import { stateOfParcel } from '../../domain/state-of-parcel.ts';
import { byUrgency } from '../../views/parcel-line.ts';
import { parcelName } from '../../views/parcel-name.ts';
import { STATE_EMOJI, stateTitle } from '../../views/parcel-state.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { followedParcels } from './followed-parcels.ts';

/** Suggests the parcels that the user follows, found by name, number or state; most urgent first. */
export async function suggestParcels(
  interaction: AutocompleteInteraction,
  context: Context,
): Promise<AutocompleteChoice[]> {
  const texts = textsForUser(interaction);
  const typed = interaction.options.getFocused().trim().toLowerCase();
  const parcels = await followedParcels(interaction.user.id, context);
  return parcels.toSorted(byUrgency).flatMap(({ number, label, scans }): AutocompleteChoice[] => {
    const state = stateOfParcel(scans);
    const title = stateTitle(state, texts);
    if (!`${label ?? ''} ${number} ${title}`.toLowerCase().includes(typed)) return [];
    const name = parcelName({ number, label, masked: true });
    return [{ name: `${name} · ${STATE_EMOJI[state]} ${title}`, value: number }];
  });
}

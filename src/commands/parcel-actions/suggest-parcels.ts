import type { AutocompleteInteraction } from 'discord.js';
import type { AutocompleteChoice } from '../../bot/command.ts';
import type { Context } from '../../context.ts';
import { LIMITS } from '../../discord/limits.ts';
import type { Texts } from '../../texts/index.ts';
import { byUrgency } from '../../views/parcel-line.ts';
import { parcelName } from '../../views/parcel-name.ts';
import { STATE_EMOJI, stateTitle } from '../../views/parcel-state.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { followedParcels } from './followed-parcels.ts';

interface Suggestion extends AutocompleteChoice {
  /** In small letters. */
  readonly foundBy: string;
}

/** Suggests the parcels that the user follows, found by name, number or state; most urgent first. */
export async function suggestParcels(
  interaction: AutocompleteInteraction,
  context: Context,
): Promise<AutocompleteChoice[]> {
  const texts = textsForUser(interaction);
  const { id } = interaction.user;
  const typed = interaction.options.getFocused().trim().toLowerCase();
  const all = await context.keepBriefly(`parcels ${texts.locale} ${id}`, () => load(id, context, texts));
  return all
    .filter(({ foundBy }) => foundBy.includes(typed))
    .slice(0, LIMITS.choices)
    .map(({ name, value }) => ({ name, value }));
}

async function load(userId: string, context: Context, texts: Texts): Promise<Suggestion[]> {
  const parcels = await followedParcels(userId, context);
  return parcels.toSorted(byUrgency).map(({ number, label, state }) => {
    const title = stateTitle(state, texts);
    const name = parcelName({ number, label, masked: true });
    return {
      name: `${name} · ${STATE_EMOJI[state]} ${title}`,
      value: number,
      foundBy: `${label ?? ''} ${number} ${title}`.toLowerCase(),
    };
  });
}

import type { AutocompleteInteraction } from 'discord.js';
import { readScan } from '../../alerts/index.ts';
import type { AutocompleteChoice } from '../../bot/command.ts';
import type { Context } from '../../context.ts';
import { displayStateOf } from '../../domain/display-state.ts';
import type { Follow } from '../../store/index.ts';
import { parcelName } from '../../views/parcel-name.ts';
import { STATE_EMOJI } from '../../views/parcel-state.ts';
import { textsForUser } from '../reply/reply-texts.ts';

/** The user's follows of parcels, grouped by parcel: one parcel can have several destinations. */
export async function followedParcels(userId: string, { store }: Context): Promise<Follow[][]> {
  const byNumber = new Map<string, Follow[]>();
  for (const follow of await store.follows.list(userId, 'parcel')) {
    byNumber.set(follow.key, [...(byNumber.get(follow.key) ?? []), follow]);
  }
  return [...byNumber.values()];
}

/** The user's follows of one parcel. */
export async function followsOfParcel(number: string, userId: string, { store }: Context): Promise<Follow[]> {
  return (await store.follows.list(userId, 'parcel')).filter(({ key }) => key === number);
}

/** The name that the user gave to the parcel. */
export function labelIn(follows: readonly Follow[]): string | null {
  return follows.find(({ label }) => label !== null)?.label ?? null;
}

/** Suggests the parcels that the user follows, with name, masked number and state. */
export async function suggestParcels(
  interaction: AutocompleteInteraction,
  context: Context,
): Promise<AutocompleteChoice[]> {
  const texts = textsForUser(interaction);
  const typed = interaction.options.getFocused().trim().toLowerCase();
  const parcels = await followedParcels(interaction.user.id, context);
  return parcels.flatMap((follows): AutocompleteChoice[] => {
    const [first] = follows;
    if (first === undefined) return [];
    const label = labelIn(follows);
    if (!`${label ?? ''} ${first.key}`.toLowerCase().includes(typed)) return [];
    const state = first.newest === null ? 'waiting' : displayStateOf(readScan(first.newest).status);
    const name = `${parcelName({ number: first.key, label, masked: true })} · ${STATE_EMOJI[state]} ${texts.track.states[state]}`;
    return [{ name, value: first.key }];
  });
}

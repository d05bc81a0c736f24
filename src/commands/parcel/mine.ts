import type { AutocompleteInteraction } from 'discord.js';
import { readScan } from '../../alerts/index.ts';
import type { Choice } from '../../bot/command.ts';
import type { Context } from '../../context.ts';
import type { Follow } from '../../store/index.ts';
import { parcelName } from '../../views/parcel-name.ts';
import { STATE_MARKS, stateOf } from '../../views/parcel-state.ts';
import { textsForAsker } from '../input/texts-for-asker.ts';

/** Somebody's parcels, each once: it may be followed at several places. */
export async function myParcels(userId: string, { store }: Context): Promise<Follow[][]> {
  const byNumber = new Map<string, Follow[]>();
  for (const follow of await store.follows.list(userId, 'parcel')) {
    byNumber.set(follow.key, [...(byNumber.get(follow.key) ?? []), follow]);
  }
  return [...byNumber.values()];
}

/** Somebody's follows of one parcel. */
export async function myFollowsOf(number: string, userId: string, { store }: Context): Promise<Follow[]> {
  return (await store.follows.list(userId, 'parcel')).filter(({ key }) => key === number);
}

export function labelOf(follows: readonly Follow[]): string | null {
  return follows.find(({ label }) => label !== null)?.label ?? null;
}

/** Completes a tracking number by what the asker follows: name, masked number, state. */
export async function suggestParcels(
  interaction: AutocompleteInteraction,
  context: Context,
): Promise<Choice[]> {
  const texts = textsForAsker(interaction);
  const typed = interaction.options.getFocused().trim().toLowerCase();
  const parcels = await myParcels(interaction.user.id, context);
  return parcels.flatMap((follows): Choice[] => {
    const [first] = follows;
    if (first === undefined) return [];
    const label = labelOf(follows);
    if (!`${label ?? ''} ${first.key}`.toLowerCase().includes(typed)) return [];
    const state = first.newest === null ? 'waiting' : stateOf(readScan(first.newest).status);
    const name = `${parcelName({ number: first.key, label, masked: true })} · ${STATE_MARKS[state]} ${texts.track.states[state]}`;
    return [{ name, value: first.key }];
  });
}

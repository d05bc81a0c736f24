import type { BaseInteraction } from 'discord.js';
import type { AskOptions } from '../../api/index.ts';
import type { View } from '../../bot/command.ts';
import type { Context } from '../../context.ts';
import { type FollowState, trackView } from '../../views/track.ts';
import { channelOf } from '../input/place.ts';
import { textsForReaders } from '../input/texts-for-asker.ts';
import { numberOf } from './handle.ts';

export interface ParcelCard {
  readonly handle: string;
  readonly offset?: number;
  readonly shared: boolean;
}

/** The scans of a parcel; on private cards also what the asker follows. */
export async function showParcel(
  interaction: BaseInteraction,
  context: Context,
  card: ParcelCard,
  asking?: AskOptions,
): Promise<View> {
  const { handle, offset: from = 0 } = card;
  // Who only knows our id of a parcel does not get to see its number.
  const shared = card.shared || handle.startsWith('@');
  const texts = await textsForReaders(shared ? 'everyone' : 'asker', interaction, context);
  const number = await numberOf(handle, context, texts);
  const answer = await context.api.tracking(number, asking);
  const follow = shared ? {} : { follow: await followState(interaction, number, context) };
  return trackView(answer, { number, handle, offset: from, shared, ...follow }, texts);
}

export async function followState(
  interaction: BaseInteraction,
  number: string,
  { store }: Context,
): Promise<FollowState> {
  const follows = (await store.follows.list(interaction.user.id, 'parcel')).filter(
    ({ key }) => key === number,
  );
  const isAt = (kind: 'user' | 'channel', id: string) =>
    follows.some(({ placeKind, placeDiscordId }) => placeKind === kind && placeDiscordId === id);
  const channel = channelOf(interaction);
  return {
    dm: isAt('user', interaction.user.id),
    here: channel === null ? null : isAt('channel', channel.discordId),
    label: follows.find(({ label }) => label !== null)?.label ?? null,
  };
}

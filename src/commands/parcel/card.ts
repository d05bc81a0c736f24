import type { BaseInteraction } from 'discord.js';
import type { AskOptions } from '../../api/index.ts';
import type { Readers, View } from '../../bot/command.ts';
import type { Context } from '../../context.ts';
import { UserError } from '../../errors.ts';
import { openIds, sealedIds } from '../../views/parcel-ids.ts';
import { type FollowState, trackView } from '../../views/track.ts';
import { channelOf } from '../input/place.ts';
import { textsForAsker, textsForReaders } from '../input/texts-for-asker.ts';
import { askByNumber } from './ask.ts';
import { labelOf, myFollowsOf } from './mine.ts';

export interface ParcelCard {
  readonly number: string;
  /** Some who see the card may not know the number. */
  readonly masked: boolean;
  readonly offset?: number;
  readonly readers: Readers;
}

/** The scans of a parcel; on cards for the asker alone also what the asker follows. */
export async function showParcel(
  interaction: BaseInteraction,
  context: Context,
  { number, masked, offset = 0, readers }: ParcelCard,
  asking?: AskOptions,
): Promise<View> {
  // No button on a message that others see leads here: a forged one must not unmask it.
  if (readers === 'everyone' && !masked) {
    throw new UserError(textsForAsker(interaction).problems.staleButton);
  }
  const texts = await textsForReaders(masked ? 'everyone' : 'asker', interaction, context);
  if (masked) {
    const ids = sealedIds(number, interaction.channelId ?? '', context.seal);
    return trackView(
      await context.api.tracking(number, asking),
      { number, ids, offset, shared: true },
      texts,
    );
  }
  const answer = await askByNumber(number, interaction, context, asking);
  const follow = await followState(interaction, number, context);
  return trackView(answer, { number, ids: openIds(number), offset, shared: false, follow }, texts);
}

export async function followState(
  interaction: BaseInteraction,
  number: string,
  context: Context,
): Promise<FollowState> {
  const follows = await myFollowsOf(number, interaction.user.id, context);
  const channels = follows
    .filter(({ placeKind }) => placeKind === 'channel')
    .map(({ placeDiscordId }) => placeDiscordId);
  const here = channelOf(interaction)?.discordId ?? null;
  return {
    dm: follows.some(({ placeKind }) => placeKind === 'user'),
    here: here === null ? null : channels.includes(here),
    elsewhere: channels.filter((id) => id !== here),
    label: labelOf(follows),
  };
}

import type { BaseInteraction } from 'discord.js';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { haulParcelsView } from '../../views/haul/parcels.ts';
import { ownHaul } from '../haul-actions/own-haul.ts';
import { followedParcels } from '../parcels/followed-parcels.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { amongFollowed } from './linked-parcels.ts';

interface Done {
  /** What was just done, a sentence each. */
  readonly notes?: readonly string[];
  /** Rows of a pasted list without a number. */
  readonly invalid?: readonly string[];
}

/**
 * The parcels of a haul as they are now.
 * @throws UserFacingError when the haul is gone
 */
export async function showParcels(
  interaction: BaseInteraction,
  context: Context,
  haulId: number,
  { notes = [], invalid = [] }: Done = {},
): Promise<MessageView> {
  const { user } = interaction;
  const haul = await ownHaul(interaction, haulId, context);
  const followed = await followedParcels(user.id, context);
  const linked = await amongFollowed(user.id, haul.parcels, followed, context);
  const others = followed
    .filter(({ number }) => !haul.parcels.includes(number))
    .map((parcel) => ({ ...parcel, isFollowed: true, archived: null }));
  const card = { haul, linked, others, notes, invalid };
  return haulParcelsView(card, textsForUser(interaction));
}

import type { BaseInteraction } from 'discord.js';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { historyView } from '../../views/track-history.ts';
import { followsOfParcel, labelIn } from './followed-parcels.ts';
import { idsOf, type ParcelRequest, textsForParcel } from './show-parcel.ts';
import { trackByNumber, trackMasked } from './track-number.ts';

/**
 * A parcel's scans.
 * @param offset how many newer scans to skip
 */
export async function showHistory(
  interaction: BaseInteraction,
  context: Context,
  request: ParcelRequest,
  offset: number,
): Promise<MessageView> {
  const { number, masked } = request;
  const texts = await textsForParcel(interaction, context, request);
  const answer = await (masked ? trackMasked : trackByNumber)(number, interaction, context);
  const label = masked ? null : labelIn(await followsOfParcel(number, interaction.user.id, context));
  const ids = idsOf(interaction, context, request);
  return historyView(answer, { number, masked, label, ids, offset, now: context.clock() }, texts);
}

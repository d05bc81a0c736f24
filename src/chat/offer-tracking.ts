import { findCertainNumbers } from '../domain/parcels/certain-numbers.ts';
import { sealedIds } from '../parcels/cards/parcel-ids.ts';
import { textsFor } from '../texts/index.ts';
import { trackOfferView } from './cards/track-offer.ts';
import type { Turn } from './context.ts';
import { loadMessageSettings } from './message-settings.ts';
import { createReply } from './reply.ts';

/**
 * Offers to track a number that somebody wrote in a channel, once an hour for each person and channel. Only what is surely a
 * tracking number counts, and the offer doesn't repeat it.
 */
export async function offerTracking(turn: Turn): Promise<void> {
  const { context, message } = turn;
  const { refusedChannels, replyThrottle, offerLimit, seal, deleted, stopping } = context;
  const { id, channelId, authorId, content } = message;
  const [number] = findCertainNumbers(content);
  if (number === undefined) return;
  const settings = await loadMessageSettings(turn);
  if (!settings.isEnabled || refusedChannels.isRefused(channelId, settings.refusedAt)) return;
  // Without its button, the offer says nothing.
  if (refusedChannels.isTextOnly(channelId)) return;
  const attempt = offerLimit.begin(`${authorId} ${channelId}`);
  if (attempt.refusedUntil !== null || !replyThrottle.allowReply(channelId, authorId)) return;
  if (deleted.has(id) || stopping.aborted) return;
  const view = trackOfferView(sealedIds(number, channelId, seal), textsFor(settings.locale));
  if ((await createReply(turn, { view, products: [] })) === null) attempt.forgive();
}

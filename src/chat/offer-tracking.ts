import { findCertainNumbers } from '../domain/parcels/certain-numbers.ts';
import { sealedIds } from '../parcels/cards/parcel-ids.ts';
import { textsFor } from '../texts/index.ts';
import { trackOfferView } from './cards/track-offer.ts';
import type { Turn } from './context.ts';
import { loadMessageSettings } from './message-settings.ts';
import { createReply } from './reply.ts';

/**
 * Offers to track a number that was posted in a channel, once an hour per user and channel. Only unmistakable tracking numbers
 * count, and the offer doesn't repeat them.
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

import { type GrowingView, type MessageView, mapView } from '../discord/messages/message-view.ts';
import { findCertainNumbers } from '../domain/parcels/certain-numbers.ts';
import { sealedIds } from '../parcels/cards/parcel-ids.ts';
import { type Texts, textsFor } from '../texts/index.ts';
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
  const { refusedChannels, replyThrottle, deleted, stopping } = context;
  const { id, channelId, authorId, content } = message;
  if (findCertainNumbers(content).length === 0) return;
  const settings = await loadMessageSettings(turn);
  if (!settings.isEnabled || refusedChannels.isRefused(channelId, settings.refusedAt)) return;
  const offer = beginOffer(turn, textsFor(settings.locale));
  if (offer === null) return;
  const isAllowed = replyThrottle.allowReply(channelId, authorId) && !deleted.has(id) && !stopping.aborted;
  const posted = isAllowed ? await createReply(turn, { view: offer.view, products: [] }) : null;
  if (posted === null) offer.forgive();
}

/** What offers to track a number of the message; null without one, and where the message can have no buttons. */
export function offerFor({ context, message }: Turn, texts: Texts): MessageView | null {
  const { channelId, content } = message;
  const [number] = findCertainNumbers(content);
  // Without its button, the offer says nothing.
  if (number === undefined || context.refusedChannels.isTextOnly(channelId)) return null;
  return trackOfferView(sealedIds(number, channelId, context.seal), texts);
}

/** The same, counted: also null within an hour of the last one. `forgive`: it was not posted after all. */
export function beginOffer(turn: Turn, texts: Texts) {
  const view = offerFor(turn, texts);
  if (view === null) return null;
  const { authorId, channelId } = turn.message;
  const attempt = turn.context.offerLimit.begin(`${authorId} ${channelId}`);
  return attempt.refusedUntil === null ? { view, forgive: attempt.forgive } : null;
}

/** A reply to links with the offer below it; null: neither. */
export function withOffer(
  reply: MessageView | GrowingView | null,
  offer: MessageView | null | undefined,
): MessageView | GrowingView | null {
  if (reply === null) return offer ?? null;
  const added = offer?.components ?? [];
  return mapView(reply, ({ components = [], ...view }) => ({
    ...view,
    components: [...components, ...added],
  }));
}

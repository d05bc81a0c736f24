import { channelKey } from '../../discord/rate-limiter.ts';
import { rateLimitKey } from '../outbox/rate-limit-key.ts';
import { resolveChannelId } from '../outbox/resolve-channel-id.ts';
import type { CardContext, CardSubject } from './card-context.ts';

/** Where a card's message is, or will be. */
export interface CardChannel {
  readonly id: string;
  /** The key of the rate limits that apply. */
  readonly limits: string;
  /** The card begins a new post in this forum. */
  readonly isForum: boolean;
}

/** In a forum, the card is in the parcel's post. Everywhere else it is in the channel, and its thread hangs on it. */
export async function channelOf(
  { poster, rateLimiter, stopping, abortRequests }: CardContext,
  { card, destination }: CardSubject,
): Promise<CardChannel> {
  if (destination.forum && card.threadId !== null)
    return { id: card.threadId, limits: channelKey(card.threadId), isForum: false };
  const id = await resolveChannelId(destination, poster, rateLimiter, stopping, abortRequests);
  return { id, limits: rateLimitKey(destination), isForum: destination.forum };
}

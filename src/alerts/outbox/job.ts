import type { Destination } from '../../store/index.ts';
import type { Message } from './message.ts';
import type { Target } from './target.ts';

/**
 * The result of searching Discord for a message: its id or `absent`. `unknown`: the bot cannot see messages there;
 * `refused`: Discord refused the search.
 */
export type SearchResult = { readonly messageId: string } | 'absent' | 'unknown' | 'refused';

/** One message on its way to one destination, of which `discordId` is that of the parcel's thread if there is one. */
export interface Job {
  readonly destination: Destination;
  readonly target: Target;
  /** The key of the rate limits that apply. */
  readonly channel: string;
  readonly message: Message;
  /** Milliseconds since 1970, UTC. */
  readonly plannedAt: number;
  /** The channel to post in; null until the DM is open. */
  channelId: string | null;
  /** The result of a search at Discord; null when there was none. */
  found: SearchResult | null;
  /** Whether a request to post or to edit the message was sent. */
  isSent: boolean;
}

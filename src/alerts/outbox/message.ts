import { createHash } from 'node:crypto';
import type { MessageView } from '../../discord/messages/message-view.ts';
import type { Destination, PendingDelivery } from '../../store/index.ts';

/**
 * What all copies of a message have in common, whenever and by whichever process it is rendered. It depends on the deliveries
 * only: titles, prices, days and pictures depend on what was known at that moment.
 */
export interface MessageIdentity {
  /** How the lines of `content` end, without the mention. */
  readonly lines: readonly string[];
  /** Other texts in the message, such as earlier scans. An empty text stands for one without a description. */
  readonly parts: readonly string[];
  /** Links of its embeds' titles. */
  readonly links: readonly string[];
}

/** A message rendered from deliveries. */
export interface RenderedAlert {
  readonly deliveries: readonly PendingDelivery[];
  readonly view: MessageView;
  readonly roleIds?: readonly string[];
  /** None: its whole text identifies it. */
  readonly identity?: MessageIdentity | undefined;
}

export interface Message extends RenderedAlert {
  /** The deliveries that the message announces; an edited message also contains earlier ones. */
  readonly deliveries: readonly PendingDelivery[];
  /** The message that is edited to announce them; null for a new message. */
  readonly editedMessageId: string | null;
  /** Stored with the deliveries when there are several, or a message to edit: they are sent again as one message. */
  readonly batchKey: string | null;
  /** This process, or an earlier one, may have sent it already. */
  readonly mayBePosted: boolean;
}

/** Where the next message of a destination goes. */
export interface Target {
  /** In a parcel's post, with the post's id as `discordId`. */
  readonly destination: Destination;
  /** The parcel in whose post of a forum the message belongs; null elsewhere. */
  readonly wantedTopicId: number | null;
  /** The parcel whose post it is, or whose thread, where it was tried in one; null: neither. */
  readonly threadTopicId: number | null;
  /** Nothing can be posted in a forum itself, so what isn't about a parcel becomes its own post. */
  readonly opensPost: boolean;
}

/**
 * The result of searching Discord for a message: its id or `absent`. `unknown`: the bot cannot see messages there;
 * `refused`: Discord refused the search.
 */
export type SearchResult = { readonly messageId: string } | 'absent' | 'unknown' | 'refused';

export interface Outgoing extends Message, Target {
  /** Milliseconds since 1970, UTC. */
  readonly plannedAt: number;
  /** The channel to post in; null until the DM is open. */
  channelId: string | null;
  /** The result of a search at Discord; null when there was none. */
  found: SearchResult | null;
  /** Whether a request to post or to edit the message was sent. */
  isSent: boolean;
}

export function deliveryIdsOf({ deliveries }: Pick<Message, 'deliveries'>): number[] {
  return deliveries.map(({ id }) => id);
}

/** Discord recognizes a message's nonce for "the past few minutes" (resources/message), so at least this long. */
export const NONCE_WINDOW_MS = 2 * 60_000;

/** The nonce of a message with these deliveries. Creation times make it unique, because ids restart in a new database. */
export function nonceFor(deliveries: readonly PendingDelivery[]): string {
  const identity = deliveries.map(({ id, createdAt }) => `${id} ${createdAt}`).join();
  return createHash('sha256').update(identity).digest('base64url').slice(0, 22);
}

/** The key under which a message's deliveries are stored; also its nonce. */
export function batchKeyOf({ batchKey, deliveries }: Pick<Message, 'deliveries' | 'batchKey'>): string {
  return batchKey ?? nonceFor(deliveries);
}

import type { MessageView } from '../../discord/message-view.ts';
import type { PendingDelivery } from '../../store/index.ts';

/**
 * What all copies of a message have in common, whenever and by whichever process it is rendered. It depends on the deliveries
 * only: titles, prices, days and pictures depend on what was known at that moment.
 */
export interface MessageIdentity {
  /** How the lines of `content` end, without the mention. */
  readonly lines: readonly string[];
  /** Texts that the message contains besides, such as earlier scans; empty: one that nobody described. */
  readonly parts: readonly string[];
  /** Links of its embeds' titles. */
  readonly links: readonly string[];
}

/** A message rendered from deliveries. */
export interface RenderedAlert {
  /** The deliveries that the message contains. */
  readonly deliveries: readonly PendingDelivery[];
  readonly view: MessageView;
  /** The roles that the message may ping. */
  readonly roleIds?: readonly string[];
  /** None: its whole text identifies it. */
  readonly identity?: MessageIdentity | undefined;
}

/** A message about to be sent. */
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

export function deliveryIdsOf({ deliveries }: Pick<Message, 'deliveries'>): number[] {
  return deliveries.map(({ id }) => id);
}

import type { ClientMessage } from '../../src/client/protocol.ts';
import { Flag } from './numbers.ts';

const SAME_GROUP_MS = 7 * 60_000;

/** Whether a message continues the one above it, so that name and avatar are not repeated. */
export function continues(message: ClientMessage, above: ClientMessage | undefined): boolean {
  return (
    above !== undefined &&
    above.author.id === message.author.id &&
    above.author.username === message.author.username &&
    above.type === message.type &&
    message.replyTo === null &&
    message.interaction === null &&
    (above.flags & Flag.Ephemeral) === (message.flags & Flag.Ephemeral) &&
    message.createdAt - above.createdAt < SAME_GROUP_MS
  );
}

/** Whether a new day begins between two messages. */
export function startsDay(message: ClientMessage, above: ClientMessage | undefined): boolean {
  return !above || new Date(above.createdAt).toDateString() !== new Date(message.createdAt).toDateString();
}

import { type Client, Events } from 'discord.js';
import type { RawDispatch } from './raw-dispatch.ts';

/** Messages, and interactions, which contain the bot's permissions in their channel. */
const FORWARDED_EVENTS = new Set([
  'MESSAGE_CREATE',
  'MESSAGE_UPDATE',
  'MESSAGE_DELETE',
  'MESSAGE_DELETE_BULK',
  'INTERACTION_CREATE',
]);

/** Every host name has a dot inside a word, so text without one has no link. */
const DOT_INSIDE_WORD = /[^\s.]\.[^\s.]{2}/;

/** Passes raw dispatches on before discord.js builds objects from them. Drops messages without links, which are most. */
export function forwardMessages(
  client: Client,
  onMessage: (type: string, data: unknown) => Promise<void>,
): void {
  client.on(Events.Raw, ({ t, d }: RawDispatch) => {
    if (t === null || !FORWARDED_EVENTS.has(t)) return;
    if (t === 'MESSAGE_CREATE' && !mayContainLink(d)) return;
    void onMessage(t, d);
  });
}

/** True for messages that forward another one: they have no content. */
function mayContainLink(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  if (
    'message_snapshots' in data &&
    Array.isArray(data.message_snapshots) &&
    data.message_snapshots.length > 0
  )
    return true;
  return 'content' in data && typeof data.content === 'string' && DOT_INSIDE_WORD.test(data.content);
}

import { type Client, Events } from 'discord.js';

/** An event of the gateway as Discord sends it (developers/events/gateway-events). */
interface RawDispatch {
  readonly t: string | null;
  readonly d: unknown;
}

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
/** Every tracking number with a check digit contains one of these forms. */
const NUMBER_INSIDE = /\d{9}[A-Z]{2}|1Z[A-Z\d]{16}/i;

/**
 * Passes raw dispatches on before discord.js builds objects, except for the many messages that need no reply.
 * Empties the list of servers in READY, which follows each identify: otherwise, discord.js would keep a stub
 * of every server (33 MB at 10,000 servers) and replace the channels of interactions with objects that lack
 * `app_permissions`.
 * @param readsChat whether messages not addressed to the bot count
 */
export function handleRawEvents(
  client: Client,
  readsChat: boolean,
  onMessage: (type: string, data: unknown) => Promise<void>,
): void {
  client.on(Events.Raw, ({ t, d }: RawDispatch) => {
    if (t === 'READY' && typeof d === 'object' && d !== null && 'guilds' in d) d.guilds = [];
    if (t === null || !FORWARDED_EVENTS.has(t)) return;
    const isWanted = () => (readsChat && mayNeedReply(d)) || isAddressed(d, client.user?.id);
    if (t === 'MESSAGE_CREATE' && !isWanted()) return;
    void onMessage(t, d);
  });
}

/** A DM, or a message that mentions the bot in its text. */
function isAddressed(data: unknown, ownId: string | undefined): boolean {
  if (typeof data !== 'object' || data === null || !('content' in data)) return false;
  if (!('guild_id' in data)) return true;
  const { content } = data;
  return (
    typeof content === 'string' &&
    content.includes('<@') &&
    ownId !== undefined &&
    (content.includes(`<@${ownId}>`) || content.includes(`<@!${ownId}>`))
  );
}

/** Also true for forwards, which have no content of their own. */
function mayNeedReply(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const snapshots = 'message_snapshots' in data ? data.message_snapshots : undefined;
  if (Array.isArray(snapshots) && snapshots.length > 0) return true;
  if (!('content' in data) || typeof data.content !== 'string') return false;
  return DOT_INSIDE_WORD.test(data.content) || NUMBER_INSIDE.test(data.content);
}

import type { GrowingView, MessageView } from '../discord/message-view.ts';

/** Who sees a reply, which decides its language. */
export type Visibility = 'private' | 'public';

/** What a command or component replies. It decides who sees the reply before it fetches anything. */
export interface CommandReply {
  /** Only the user sees it. */
  readonly private: boolean;
  /** Called with the visibility that the reply really gets: a button may edit a message that everybody sees. */
  readonly view: (visibility: Visibility) => Promise<MessageView | GrowingView>;
}

/**
 * Where the reply to a button, menu or modal goes. Custom ids can be forged, so a message is edited only if its own state
 * allows it.
 * - `reply`: a new message.
 * - `update`: replaces a message that only the user sees, such as an answer in their DMs with the bot; everywhere else, a
 *   private reply.
 * - `update_own`: also replaces an alert in the user's DMs with the bot.
 * - `update_for_all`: also replaces a public message if it answers this user; other users get a private reply.
 */
export type ReplyMode = 'reply' | 'update' | 'update_own' | 'update_for_all';

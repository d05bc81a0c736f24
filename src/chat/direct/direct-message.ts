import type { SourceMessage } from '../source-message.ts';

/**
 * A message to the bot: a DM, or one in a server that mentions the bot in its text. Replies that merely ping the bot,
 * `@everyone`, mentions of its role, and mentions in a message that somebody forwards are none.
 * @returns the message without the mention; null for any other message
 */
export function toDirectMessage(message: SourceMessage, ownUserId: string | null): SourceMessage | null {
  if (ownUserId === null || message.authorId === ownUserId) return null;
  // Most messages don't contain the id, so the expression is hardly ever needed.
  if (!message.content.includes(ownUserId)) return message.guildId === null ? message : null;
  const mention = new RegExp(`<@!?${ownUserId}>`, 'g');
  const isAddressed = message.guildId === null || message.written.search(mention) >= 0;
  return isAddressed ? { ...message, content: message.content.replace(mention, ' ').trim() } : null;
}

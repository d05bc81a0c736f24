import { readSourceMessage, type SourceMessage } from '../source-message.ts';

/**
 * A message to the bot: a DM, or one in a server that mentions the bot in its text. Replies that merely ping the bot,
 * `@everyone` and mentions of its role are none.
 * @returns the message without the mention; null for any other message
 */
export function readDirectMessage(data: unknown, ownUserId: string | null): SourceMessage | null {
  const message = readSourceMessage(data);
  if (message === null || ownUserId === null || message.authorId === ownUserId) return null;
  const content = message.content.replace(new RegExp(`<@!?${ownUserId}>`, 'g'), ' ');
  const isMentioned = content !== message.content;
  return message.guildId === null || isMentioned ? { ...message, content: content.trim() } : null;
}

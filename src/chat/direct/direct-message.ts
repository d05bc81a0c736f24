import { z } from 'zod';
import { readSourceMessage, type SourceMessage } from '../source-message.ts';

const written = z.object({ content: z.string() });

/**
 * A message to the bot: a DM, or one in a server that mentions the bot in its text. Replies that merely ping the bot,
 * `@everyone`, mentions of its role, and mentions in a message that somebody forwards are none.
 * @returns the message without the mention; null for any other message
 */
export function readDirectMessage(data: unknown, ownUserId: string | null): SourceMessage | null {
  const message = readSourceMessage(data);
  if (message === null || ownUserId === null || message.authorId === ownUserId) return null;
  const mention = new RegExp(`<@!?${ownUserId}>`, 'g');
  const isAddressed = message.guildId === null || written.parse(data).content.search(mention) >= 0;
  return isAddressed ? { ...message, content: message.content.replace(mention, ' ').trim() } : null;
}

import * as z from 'zod';
import { forwardedText } from '../discord/messages/message-text.ts';

/** Read from the raw dispatch (developers/resources/message), so that most messages never become Message objects. */
const sourceMessage = z.object({
  id: z.string(),
  channel_id: z.string(),
  guild_id: z.string().optional(),
  /** 0 is an ordinary message, 19 a reply; all others are messages of Discord itself. */
  type: z.number().optional(),
  content: z.string(),
  author: z.object({ id: z.string(), bot: z.boolean().optional() }),
  webhook_id: z.string().optional(),
  edited_timestamp: z.string().nullish(),
});

export interface SourceMessage {
  readonly id: string;
  readonly channelId: string;
  /** Null in a DM. */
  readonly guildId: string | null;
  /** Forwarded messages included. */
  readonly content: string;
  /** Without forwarded messages. */
  readonly written: string;
  readonly authorId: string;
  /** Milliseconds since 1970; null when never edited. */
  readonly editedAt: number | null;
}

const USER_MESSAGE_TYPES = new Set([0, 19]);

/** A message that a person wrote; null for messages of bots, webhooks and Discord itself. */
export function readSourceMessage(data: unknown): SourceMessage | null {
  const message = sourceMessage.safeParse(data);
  if (!message.success) return null;
  const { id, channel_id, guild_id, type = 0, content, author, webhook_id, edited_timestamp } = message.data;
  if (author.bot === true || webhook_id !== undefined || !USER_MESSAGE_TYPES.has(type)) return null;
  const editedAt = edited_timestamp == null ? Number.NaN : Date.parse(edited_timestamp);
  return {
    id,
    channelId: channel_id,
    guildId: guild_id ?? null,
    content: [content, forwardedText(data)].join('\n').trim(),
    written: content,
    authorId: author.id,
    editedAt: Number.isNaN(editedAt) ? null : editedAt,
  };
}

/**
 * A message to the bot: a DM, or one in a server that mentions the bot in its text. Replies that merely ping the bot, `@everyone`,
 * mentions of its role, and mentions in forwarded messages don't count.
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

const deleted = z.union([
  z.object({ id: z.string() }).transform(({ id }) => [id]),
  z.object({ ids: z.array(z.string()) }).transform(({ ids }) => ids),
]);

export function readDeletedIds(data: unknown): readonly string[] {
  const parsed = deleted.safeParse(data);
  return parsed.success ? parsed.data : [];
}

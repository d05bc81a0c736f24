import { MessageFlags, type RawFile } from 'discord.js';
import * as z from 'zod';
import type { MessageFile, MessageView } from '../messages/message-view.ts';

export interface PostOptions {
  /** The only roles that this message may ping. */
  readonly roleIds?: readonly string[] | undefined;
  /** The message to reply to, without a ping. If it was deleted, the post has no reference. */
  readonly replyTo?: string | undefined;
  /** Whether to send no notification. */
  readonly silent?: boolean;
}

export function postBody(
  { files, ...view }: MessageView,
  { roleIds = [], replyTo, silent = false }: PostOptions,
) {
  const reference = { message_id: replyTo, fail_if_not_exists: false };
  return {
    ...view,
    ...(files && { attachments: attachmentList(files) }),
    flags: (view.flags ?? 0) | (silent ? MessageFlags.SuppressNotifications : 0),
    ...(replyTo !== undefined && { message_reference: reference }),
    allowed_mentions: { parse: [], ...(roleIds.length > 0 && { roles: [...roleIds] }) },
  };
}

/** The message flags that an edit may set. */
const EDITABLE = MessageFlags.IsComponentsV2 | MessageFlags.SuppressEmbeds;

/**
 * The body of an edit that replaces the whole message. It names every field, because a missing field keeps its old value,
 * and Discord rejects Components V2 together with an old text. Files of the old message that it doesn't list are removed.
 */
export function editBody({ flags = 0, files, ...view }: MessageView) {
  const settable = flags & EDITABLE;
  return {
    content: null,
    embeds: [],
    components: [],
    attachments: attachmentList(files),
    ...view,
    ...(settable !== 0 && { flags: settable }),
    allowed_mentions: { parse: [] },
  };
}

/** The files of a message as `@discordjs/rest` sends them. */
export function rawFiles(files: readonly MessageFile[] = []): RawFile[] {
  return files.map(({ name, bytes }) => ({ name, data: Buffer.from(bytes) }));
}

/** The same files as the body lists them (developers/reference, "Uploading files"). */
export function attachmentList(files: readonly MessageFile[] = []) {
  return files.map(({ name, description }, index) => ({
    id: String(index),
    filename: name,
    ...(description !== undefined && { description }),
  }));
}

/** The field that all of Discord's objects have. */
export const withId = z.object({ id: z.string() });

/** A message as Discord shows it. */
export const postedMessage = withId.extend({
  author: withId,
  content: z.string().default(''),
  embeds: z.array(z.unknown()).default([]),
  components: z.array(z.unknown()).default([]),
  /** Set in replies to interactions. */
  interaction_metadata: z.unknown().optional(),
  /** Set in replies to messages. */
  message_reference: z.unknown().optional(),
});

export type PostedMessage = z.infer<typeof postedMessage>;

/** Whether this user posted the message, and not as a reply to an interaction or a message. */
export function isOwnPost(message: PostedMessage, userId: string): boolean {
  const { author, interaction_metadata, message_reference } = message;
  return author.id === userId && interaction_metadata == null && message_reference == null;
}

import { MessageFlags } from 'discord.js';
import type { MessageView } from './message-view.ts';
import { attachmentList } from './upload.ts';

export interface PostOptions {
  /** At most 25 characters. For some minutes, Discord does not post a second message with the same nonce. */
  readonly nonce: string;
  /** The only roles that this message may ping. */
  readonly roleIds?: readonly string[] | undefined;
  /** The message to reply to, without a ping. If it was deleted, the post has no reference. */
  readonly replyTo?: string | undefined;
  /** Sends no notification. */
  readonly silent?: boolean;
}

export function postBody(
  { files, ...view }: MessageView,
  { nonce, roleIds = [], replyTo, silent = false }: PostOptions,
) {
  return {
    ...view,
    ...(files === undefined ? {} : { attachments: attachmentList(files) }),
    flags: (view.flags ?? 0) | (silent ? MessageFlags.SuppressNotifications : 0),
    ...(replyTo === undefined
      ? {}
      : { message_reference: { message_id: replyTo, fail_if_not_exists: false } }),
    nonce,
    enforce_nonce: true,
    allowed_mentions: roleIds.length === 0 ? { parse: [] } : { parse: [], roles: [...roleIds] },
  };
}

import { MessageFlags } from 'discord.js';
import type { MessageView } from './message-view.ts';
import { attachmentList } from './upload.ts';

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
    ...(settable === 0 ? {} : { flags: settable }),
  };
}

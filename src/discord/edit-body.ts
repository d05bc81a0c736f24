import { MessageFlags } from 'discord.js';
import type { MessageView } from './message-view.ts';

/** The flags of a message that an edit may set. */
const EDITABLE = MessageFlags.IsComponentsV2 | MessageFlags.SuppressEmbeds;

/**
 * A view as the body of an edit that replaces the whole message. What an edit leaves out keeps its old value, and Discord
 * refuses Components V2 together with an old text, so every field is named.
 */
export function editBody({ flags = 0, ...view }: MessageView) {
  const settable = flags & EDITABLE;
  return {
    content: null,
    embeds: [],
    components: [],
    ...view,
    ...(settable === 0 ? {} : { flags: settable }),
  };
}

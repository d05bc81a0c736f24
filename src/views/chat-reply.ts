import { type APIButtonComponent, MessageFlags } from 'discord.js';
import { encodeCustomId } from '../discord/custom-id.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { Texts } from '../texts/index.ts';
import { type ChatReplyItem, multiLinkCard, singleLinkCard } from './chat-reply-card.ts';
import { button, buttonRows } from './components.ts';
import { textDisplay } from './container.ts';

/** Links that a reply leaves out. */
interface OmittedLinks {
  /** Beyond what fits. */
  readonly more: number;
  /** Those that the service could not convert. */
  readonly failed: number;
}

/** A message's links for the user of a command. Only that user sees the reply, so it needs no Dismiss button. */
export function linksView(
  items: readonly ChatReplyItem[],
  { more, failed }: OmittedLinks,
  preferred: readonly string[],
  texts: Texts,
): MessageView {
  const notes = [...countNote(more, texts.chat.moreLinks), ...countNote(failed, texts.chat.failedLinks)];
  return replyView(items, notes, preferred, [], texts);
}

/** The reply to product links in chat: the same products at the preferred agents. */
export function chatReplyView(
  items: readonly ChatReplyItem[],
  more: number,
  preferred: readonly string[],
  texts: Texts,
): MessageView {
  const dismiss = button(texts.chat.dismiss, encodeCustomId('convert', 'dismiss'));
  return replyView(items, countNote(more, texts.chat.moreLinks), preferred, [dismiss], texts);
}

function countNote(count: number, format: (count: number) => string): string[] {
  return count > 0 ? [`-# ${format(count)}`] : [];
}

function replyView(
  items: readonly ChatReplyItem[],
  notes: readonly string[],
  preferred: readonly string[],
  lastButtons: readonly APIButtonComponent[],
  texts: Texts,
): MessageView {
  const [only, ...others] = items;
  const below = notes.map((note) => textDisplay(note));
  const flags = MessageFlags.IsComponentsV2;
  if (only !== undefined && others.length === 0) {
    return { flags, components: [singleLinkCard(only, preferred, lastButtons, below, texts)] };
  }
  const cards = items.map((item) => multiLinkCard(item, preferred, texts));
  // Below the cards, so that no spoiler hides the notes and the button.
  return { flags, components: [...cards, ...below, ...buttonRows(lastButtons)] };
}

import {
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIContainerComponent,
  ButtonStyle,
  ComponentType,
  MessageFlags,
} from 'discord.js';
import { encodeCustomId } from '../discord/custom-id.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { Texts } from '../texts/index.ts';
import { fittingRows } from './button-layout.ts';
import { button, linkButton } from './components.ts';
import { textDisplay } from './container.ts';
import { saveAllButton, saveButton } from './haul/save-buttons.ts';
import { compactLines, fullLines, type LinkedItem, photosButton } from './linked-item.ts';
import { withThumbnail } from './product-header.ts';
import type { Reader } from './reader.ts';

/** How many products a message names, and how many of them a reply leaves out for lack of room. */
interface ProductCount {
  readonly total: number;
  readonly more: number;
}

/** The reply to the product links of a message: one compact card for all of them. */
export function chatReplyView(
  items: readonly LinkedItem[],
  { total, more }: ProductCount,
  reader: Reader,
): MessageView {
  const { texts } = reader;
  const [only, ...others] = items;
  const single = only !== undefined && others.length === 0 && more === 0 ? only : null;
  const rows = fittingRows([
    ...(single === null
      ? [...listButtons(items, { total, more }, texts), ...saveAllButton(reader)]
      : singleButtons(single, reader)),
    button(texts.chat.myAgent, encodeCustomId('convert', 'mine')),
    dismissButton(),
  ]);
  const note = more > 0 ? [textDisplay(`-# ${texts.chat.moreLinks(more)}`)] : [];
  const bodyOf = (item: LinkedItem) =>
    withThumbnail(single === null ? compactLines(item, texts) : fullLines(item, reader), item.summary, texts);
  const shown = items.filter(({ spoiler }) => !spoiler).flatMap(bodyOf);
  const hidden = items.filter(({ spoiler }) => spoiler).flatMap(bodyOf);
  const flags = MessageFlags.IsComponentsV2;
  if (hidden.length === 0) return { flags, components: [container([...shown, ...note, ...rows])] };
  // The buttons stay outside, so that no spoiler hides them.
  const visible = shown.length === 0 ? [] : [container(shown)];
  return { flags, components: [...visible, container(hidden, true), ...note, ...rows] };
}

/** Without an accent: a reply that nobody asked for stays quiet. */
function container(components: readonly APIComponentInContainer[], spoiler = false): APIContainerComponent {
  return {
    type: ComponentType.Container,
    components: [...components],
    ...(spoiler ? { spoiler } : {}),
  };
}

function singleButtons(item: LinkedItem, reader: Reader): APIButtonComponent[] {
  return [
    ...photosButton(item, reader.texts),
    ...item.links.slice(0, 1).flatMap(({ name, url }) => linkButton(name, url)),
    ...saveButton(item.summary.product, '', reader),
  ];
}

/** The buttons of several products act on all of them. */
function listButtons(
  items: readonly LinkedItem[],
  { total, more }: ProductCount,
  texts: Texts,
): APIButtonComponent[] {
  if (more > 0) {
    return [button(texts.chat.showAll(total), encodeCustomId('convert', 'all'), { primary: true })];
  }
  const mayHavePhotos = items.some(({ summary }) => summary.qc?.photos !== 0);
  return mayHavePhotos ? [button(texts.chat.qc, encodeCustomId('convert', 'qc'), { primary: true })] : [];
}

/** For the author of the message and for moderators; an emoji takes less room than a word. */
function dismissButton(): APIButtonComponent {
  return {
    type: ComponentType.Button,
    style: ButtonStyle.Secondary,
    emoji: { name: '🗑️' },
    custom_id: encodeCustomId('convert', 'dismiss'),
  };
}

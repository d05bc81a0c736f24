import { type APIMessageTopLevelComponent, MessageFlags } from 'discord.js';
import { attachedPicture } from '../../cards/attached-files.ts';
import { OPEN_WIDTH, rowWidth } from '../../cards/button-layout.ts';
import { type ActionRow, actionRow, button, linkButton } from '../../cards/components.ts';
import { container, textDisplay } from '../../cards/container.ts';
import { isAddressable } from '../../cards/display-names.ts';
import { inLines } from '../../cards/phrases.ts';
import type { Reader } from '../../cards/reader.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import type { MessageFile, MessageView } from '../../discord/messages/message-view.ts';
import { cut, plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { Picture } from '../../pictures/index.ts';
import { productName, withThumbnail } from '../../products/cards/product-header.ts';
import type { Texts } from '../../texts/index.ts';
import {
  fullLines,
  type LinkedItem,
  mayHavePhotos,
  notLoaded,
  numberedLines,
  photosLabels,
  titlesOpen,
} from './linked-item.ts';

interface ChatReply {
  readonly items: readonly LinkedItem[];
  /** How many products the message names. */
  readonly total: number;
  /** How many of them the reply leaves out for lack of room. */
  readonly more: number;
  /** The items' listing photos side by side; null: not drawn, or not yet. */
  readonly strip: Picture | null;
}

/** The reply to a message's product links. Without a container, because an unrequested reply should be small. */
export function chatReplyView(reply: ChatReply, reader: Reader): MessageView {
  const [only, ...others] = reply.items;
  if (only === undefined || others.length > 0 || reply.more > 0) return listReply(reply, reader);
  const body = withThumbnail(fullLines(only, reader), only.summary, reader.texts);
  return message([...(only.spoiler ? [hidden(body)] : body), singleRow(only, reader)]);
}

/** Photos, as clearly named as fits, the first agent and *More*: one row of a 360 px phone in every language. */
function singleRow({ summary: { product, qc }, links: [agent] }: LinkedItem, { texts }: Reader): ActionRow {
  const { platform, id } = product;
  const hasPhotos = isAddressable(product) && qc?.photos !== 0;
  const others = [
    ...(agent === undefined ? [] : linkButton(agent.name, agent.url)),
    button(texts.chat.more, encodeCustomId('convert', 'more')),
  ];
  if (!hasPhotos) return actionRow(...others);
  const labels = photosLabels(qc?.photos, texts);
  const photos = (label: string) =>
    button(label, encodeCustomId('qc', 'open', platform, id), { primary: true });
  const fitting = labels.find((label) => rowWidth([photos(label), ...others]) <= OPEN_WIDTH);
  return actionRow(photos(fitting ?? labels[2]), ...others);
}

/** Several products: their photos in one strip, numbered as the lines below it. */
function listReply({ items, total, more, strip }: ChatReply, { texts }: Reader): MessageView {
  const { chat, common } = texts;
  const lines = items.map((item, index) => ({ item, text: numberedLines(item, index + 1, texts) }));
  const shown = lines.filter(({ item }) => !item.spoiler).map(({ text }) => text);
  const behind = lines.filter(({ item }) => item.spoiler).map(({ text }) => text);
  const note = more > 0 ? `-# ${chat.moreLinks(more)}` : '';
  const files = stripFiles(strip, items, texts);
  const visible = inLines([...shown, notLoaded(items, texts), titlesOpen(items, texts), note]);
  const rest =
    more > 0
      ? button(chat.showAll(total), encodeCustomId('convert', 'all'))
      : button(chat.more, encodeCustomId('convert', 'more'));
  const photos = button(common.qcPhotos, encodeCustomId('convert', 'qc'), { primary: true });
  return message(
    [
      ...files.map(attachedPicture),
      ...(behind.length === 0 ? [] : [hidden([textDisplay(inLines(behind))])]),
      ...(visible === '' ? [] : [textDisplay(visible)]),
      // Outside of the container, so that no spoiler hides it.
      actionRow(...(mayHavePhotos(items) ? [photos] : []), rest),
    ],
    files,
  );
}

function message(components: APIMessageTopLevelComponent[], files: readonly MessageFile[] = []): MessageView {
  return { flags: MessageFlags.IsComponentsV2, components, ...(files.length > 0 && { files }) };
}

/** Only a container can be a spoiler. */
function hidden(parts: Parameters<typeof container>[0]) {
  return container(parts, { spoiler: true });
}

function stripFiles(strip: Picture | null, items: readonly LinkedItem[], texts: Texts) {
  if (strip === null) return [];
  const names = items.map(({ summary }, at) => `${at + 1} ${plainText(productName(summary, texts), 120)}`);
  return [{ ...strip, description: cut(texts.chat.stripAlt(names.join(', ')), LIMITS.mediaDescription) }];
}

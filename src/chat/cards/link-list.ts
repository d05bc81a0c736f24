import type { APIComponentInContainer } from 'discord.js';
import { fittingRows } from '../../cards/button-layout.ts';
import { button, linkButton, menuRow } from '../../cards/components.ts';
import { containerCard, textDisplay } from '../../cards/container.ts';
import { isAddressable, isAddressableAgent } from '../../cards/display-names.ts';
import { saveAllButton, saveButton } from '../../cards/haul-buttons.ts';
import { type Page, pageButtons } from '../../cards/paging.ts';
import { inLines } from '../../cards/phrases.ts';
import type { Reader } from '../../cards/reader.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { escapeText, markdownLink } from '../../discord/messages/markdown.ts';
import { plainText, takeWhileFits } from '../../discord/messages/plain-text.ts';
import { LIMITS, MAX_TEXT_BYTES } from '../../discord/posting/limits.ts';
import type { Product } from '../../links/product.ts';
import type { AgentLink } from '../../products/cards/agent-links.ts';
import { photoButton, shortProductName, withThumbnail } from '../../products/cards/product-header.ts';
import type { NamedSubject } from '../../products/cards/product-menu.ts';
import { subjectKey } from '../../service/index.ts';
import { MAX_PREFERRED_AGENTS } from '../../settings/cards/agents.ts';
import type { Texts } from '../../texts/index.ts';
import {
  fullLines,
  type LinkedItem,
  mayHavePhotos,
  notLoaded,
  numberedLines,
  titlesOpen,
} from './linked-item.ts';

export const LINKS_PER_PAGE = 8;
/** What the lines of a page may take of a message's 4,000 characters. */
const PAGE_CHARS = 3_300;
const SMALL = '\n-# ';
const SEPARATOR = ' · ';
const MAX_NAME = 40;

interface LinkList {
  readonly items: readonly LinkedItem[];
  /** All products of the list: at most 25, as many as a menu holds. */
  readonly all: readonly NamedSubject[];
  readonly page: Page<unknown>;
  /** Products of this page that the service could not convert. */
  readonly failed: number;
  /** Links beyond the 25. */
  readonly more: number;
  /** The reader's own agents; none: the card offers to choose them. */
  readonly agents: readonly string[];
  /** Behind *More* of a reply in chat, which has the photos itself. */
  readonly isBehindMore?: boolean;
  /** The reply in chat that the reader may remove; null: none. */
  readonly removable: string | null;
  /** The parcels that the message names, by their numbers. */
  readonly numbers: readonly string[];
  /** Where they are, a line each; none on later pages. */
  readonly parcels: readonly string[];
  /** Who wrote the message; null: it isn't said. */
  readonly author: string | null;
}

/** What a message names: products with their links at the reader's own agents, and parcels. For the reader alone. */
export function linkListView(list: LinkList, reader: Reader) {
  const { items, failed, more, agents, page, numbers, parcels } = list;
  const { texts } = reader;
  const ordered = knownFirst(list);
  const [only] = items;
  const isSingle = page.total === 1 && numbers.length === 0 && only !== undefined;
  return containerCard(null, [
    ...(isSingle
      ? withThumbnail(fullLines(only, reader), only.summary, texts)
      : [headingOf(list, texts), inLines(parcels), items.length > 0 && linesOf(ordered, texts)]),
    failed > 0 && `-# ${texts.chat.failedLinks(failed)}`,
    more > 0 && `-# ${texts.chat.moreLinks(more)}`,
    ...(agents.length === 0 ? agentChooser(only?.links ?? [], texts) : []),
    ...(isSingle ? singleButtons(only, list, reader) : listControls(ordered, reader)),
  ]);
}

/** The page with products about which nothing is known last, in its lines and in the menu. */
function knownFirst<List extends Pick<LinkList, 'items' | 'all'>>(list: List): List {
  const isUnknown = ({ summary, pending }: LinkedItem) => !summary.hasDetails && !pending;
  const items = list.items.toSorted((a, b) => Number(isUnknown(a)) - Number(isUnknown(b)));
  const keys = list.items.map(({ summary }) => subjectKey(summary.product));
  const named = new Map(list.all.map((one) => [subjectKey(one.subject), one]));
  const inOrder = items.flatMap(({ summary }) => named.get(subjectKey(summary.product)) ?? []);
  // A short link isn't listed under its product's key.
  if (inOrder.length < items.length) return list;
  const next = inOrder.values();
  const all = list.all.map((one) =>
    keys.includes(subjectKey(one.subject)) ? (next.next().value ?? one) : one,
  );
  return { ...list, items, all };
}

/** "2 products, 1 parcel" */
function headingOf({ page, more, numbers, author }: LinkList, { chat, parcels }: Texts): string {
  const products = chat.products(page.total + more);
  const found = numbers.length === 0 ? products : chat.both(products, parcels.count(numbers.length));
  return `### ${found}${author === null ? '' : `\n-# ${chat.inMessageOf(escapeText(author, MAX_NAME))}`}`;
}

function singleButtons(
  { summary: { product, qc }, links: [first] }: LinkedItem,
  { removable, isBehindMore = false }: LinkList,
  reader: Reader,
) {
  const { chat } = reader.texts;
  const all = encodeCustomId('convert', 'open', product.platform, product.id);
  const isInReply = isBehindMore || removable !== null;
  // The reply in chat has the photos itself.
  const photos = isInReply || !isAddressable(product) ? [] : photoButton(product, qc, reader.texts);
  return fittingRows([
    ...photos,
    ...(first === undefined ? [] : linkButton(first.name, first.url)),
    isInReply && isAddressable(product) && detailsButton(product, reader.texts),
    isAddressable(product) && button(chat.allAgents, all),
    ...saveButton(product, '', reader),
    removeButton(removable, reader.texts),
  ]);
}

function listControls(list: LinkList, reader: Reader) {
  const { items, page, removable } = list;
  const { texts } = reader;
  const pageId = (prefix: string) => (offset: string) => encodeCustomId('convert', `${prefix}Page`, offset);
  const photos = button(texts.common.qcPhotos, encodeCustomId('convert', 'qc'), { primary: true });
  return [
    ...cardMenu(list, texts),
    pageButtons(page, pageId('previous'), pageId('next'), texts),
    ...fittingRows([
      mayHavePhotos(items) && photos,
      ...saveAllButton(reader),
      removeButton(removable, texts),
    ]),
  ];
}

/** Opens a parcel, or the photos of a product; also what a list knows itself by when a page is turned. */
function cardMenu({ all, numbers }: LinkList, texts: Texts) {
  const { chat, common } = texts;
  const max = LIMITS.optionText;
  const parcels = numbers.map((number) => ({ label: number, value: number, description: chat.parcel }));
  const products = all.map(({ subject, title }, index) => {
    const name = 'url' in subject ? subject.url : shortProductName({ product: subject, title }, texts, max);
    const label = plainText(`${index + 1} · ${name}`, max);
    return { label, value: subjectKey(subject), description: common.qcPhotos };
  });
  const options = [...parcels, ...products].filter(({ value }) => value.length <= max);
  return menuRow(encodeCustomId('convert', 'card'), chat.openCard, options);
}

/** For the author of the message and for moderators. */
function removeButton(replyId: string | null, { chat }: Texts) {
  return replyId !== null && button(chat.remove, encodeCustomId('convert', 'remove', replyId));
}

/** Sizes, weight, and *Watch*. */
function detailsButton({ platform, id }: Product, { common }: Texts) {
  return button(common.details, encodeCustomId('lookup', 'open', platform, id, ''));
}

function linesOf({ items, agents, page }: LinkList, texts: Texts): APIComponentInContainer {
  const room = PAGE_CHARS / Math.max(1, items.length);
  const lines = items.map((item, index) => listedProduct(item, page.offset + index + 1, agents, room, texts));
  return textDisplay(inLines([...lines, notLoaded(items, texts), titlesOpen(items, texts)]));
}

/** The title leads to the reader's first agent; the reader's others follow while there is room. */
function listedProduct(
  item: LinkedItem,
  number: number,
  agents: readonly string[],
  maxChars: number,
  texts: Texts,
): string {
  const [first, ...rest] = item.links;
  const lines = [first?.url, item.summary.canonical]
    .filter((href) => href !== undefined)
    .map((href) => numberedLines(item, number, texts, href))
    .find(({ length }) => length <= maxChars);
  const others = rest
    .filter(({ agent }) => agents.includes(agent))
    .map(({ name, url }) => markdownLink(name, url, MAX_NAME));
  const room = maxChars - (lines?.length ?? maxChars) - SMALL.length;
  const shown = takeWhileFits(others, room, MAX_TEXT_BYTES, SEPARATOR);
  const below = shown.length === 0 ? '' : SMALL + shown.join(SEPARATOR);
  return (lines ?? numberedLines(item, number, texts, '')) + below;
}

/** For users who haven't chosen their agents yet: a menu of the most popular ones. */
function agentChooser(links: readonly AgentLink[], texts: Texts): APIComponentInContainer[] {
  const options = links
    .filter(({ agent }) => isAddressableAgent(agent))
    .slice(0, LIMITS.selectOptions)
    .map(({ agent, name }) => ({ label: plainText(name, LIMITS.optionText) || agent, value: agent }));
  if (options.length === 0) return [];
  const bounds = { max_values: Math.min(MAX_PREFERRED_AGENTS, options.length) };
  const customId = encodeCustomId('convert', 'chooseAgents');
  return [
    textDisplay(`-# ${texts.chat.noAgents}`),
    ...menuRow(customId, texts.chat.chooseAgents, options, bounds),
  ];
}

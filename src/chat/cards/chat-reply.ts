import {
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIContainerComponent,
  ButtonStyle,
  ComponentType,
  MessageFlags,
} from 'discord.js';
import { fittingRows } from '../../cards/button-layout.ts';
import { button, linkButton } from '../../cards/components.ts';
import { textDisplay } from '../../cards/container.ts';
import { isAddressable, platformDisplayName } from '../../cards/display-names.ts';
import { saveAllButton, saveButton } from '../../cards/haul-buttons.ts';
import { formatNumber } from '../../cards/number-format.ts';
import { inLines } from '../../cards/phrases.ts';
import type { Reader } from '../../cards/reader.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { escapeText, markdownLink, safeUrl } from '../../discord/messages/markdown.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import { type AgentLink, agentLinks } from '../../products/cards/agent-links.ts';
import {
  factsLine,
  photoButton,
  priceLine,
  shortProductName,
  withThumbnail,
} from '../../products/cards/product-header.ts';
import { type ProductSummary, summaryOf } from '../../products/index.ts';
import type { LinkedProduct } from '../../products/linked-products.ts';
import type { Texts } from '../../texts/index.ts';

const NO_BREAK_SPACE = '\u00A0';

/** A product that somebody linked to, as far as it is known. */
export interface LinkedItem {
  readonly summary: ProductSummary;
  /** At the agents in business, the preferred ones first. */
  readonly links: readonly AgentLink[];
  /** Facts are still on their way: what is missing may come. */
  readonly pending: boolean;
  /** The link was hidden as a spoiler. */
  readonly spoiler: boolean;
}

/** @param preferred agents to put first */
export function linkedItem(
  { links, facts }: LinkedProduct,
  preferred: readonly string[],
  { spoiler }: Pick<LinkedItem, 'spoiler'>,
): LinkedItem {
  const product = { platform: links.platform, id: links.id };
  const summary = summaryOf(product, facts.soFar());
  const canonical = links.canonical ?? summary.canonical;
  return {
    summary: { ...summary, canonical },
    links: agentLinks(links, preferred).filter(({ url }) => safeUrl(url) !== null),
    pending: !facts.isComplete(),
    spoiler,
  };
}

/** The text of the only product of a card: title, price and stock, a line each. */
export function fullLines({ summary, pending }: LinkedItem, reader: Reader): string {
  const { texts } = reader;
  const facts = summary.hasDetails ? factsLine(summary, texts) : missingDetails(summary, pending, texts);
  return linesOf(titleLink(summary, summary.canonical, texts), priceLine(summary, reader), `-# ${facts}`);
}

/**
 * The text of one of several products: price and QC count share a line.
 * @param href where the title leads; by default to the first agent
 */
export function compactLines(
  { summary, pending, ...item }: LinkedItem,
  texts: Texts,
  href: string | undefined = firstLink({ summary, ...item }),
): string {
  const { inStock, hasDetails } = summary;
  const facts = [
    inStock === false ? texts.product.soldOut : '',
    priceLine(summary, { texts, currency: null }),
    qcCount(summary, texts),
  ].filter((part) => part !== '');
  return linesOf(
    titleLink(summary, href, texts),
    facts.join(' · '),
    hasDetails || pending ? '' : `-# ${texts.chat.detailsMissing}`,
  );
}

function firstLink({ summary, links }: Pick<LinkedItem, 'summary' | 'links'>): string | undefined {
  return links[0]?.url ?? summary.canonical;
}

/** "28 QC photos", in blue; none for a product that has no photos yet. */
export function photosButton({ summary }: LinkedItem, texts: Texts): APIButtonComponent[] {
  return isAddressable(summary.product) ? photoButton(summary.product, summary.qc, texts) : [];
}

function titleLink(summary: ProductSummary, href: string | undefined, texts: Texts): string {
  // A title of invisible characters is none.
  const name = shortProductName(summary, texts) || shortProductName({ ...summary, title: null }, texts);
  return `**${markdownLink(name, href, LIMITS.optionText)}**`;
}

function missingDetails({ product }: ProductSummary, pending: boolean, texts: Texts): string {
  return pending ? escapeText(platformDisplayName(product.platform), 60) : texts.chat.detailsMissing;
}

/** Without a line break inside: the count may be the last word that fits. */
function qcCount({ qc }: ProductSummary, texts: Texts): string {
  if (qc === null) return '';
  const count = qc.photos === 0 ? texts.chat.noQc : texts.chat.qcCount(formatNumber(qc.photos, texts.locale));
  return count.replaceAll(' ', NO_BREAK_SPACE);
}

function linesOf(...lines: readonly string[]): string {
  return inLines(lines);
}

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

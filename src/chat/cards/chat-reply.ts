import { type APIButtonComponent, MessageFlags } from 'discord.js';
import { fittingRows } from '../../cards/button-layout.ts';
import { button, iconButton, linkButton } from '../../cards/components.ts';
import { container, containerCard, textDisplay } from '../../cards/container.ts';
import { isAddressable, platformDisplayName } from '../../cards/display-names.ts';
import { saveAllButton, saveButton } from '../../cards/haul-buttons.ts';
import { formatNumber } from '../../cards/number-format.ts';
import { inLine, inLines } from '../../cards/phrases.ts';
import type { Reader } from '../../cards/reader.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { escapeText, markdownLink, safeUrl } from '../../discord/messages/markdown.ts';
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

export interface LinkedItem {
  readonly summary: ProductSummary;
  /** At the agents in business, the preferred ones first. */
  readonly links: readonly AgentLink[];
  /** Facts are still on their way: what is missing may come. */
  readonly pending: boolean;
  readonly spoiler: boolean;
}

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
  const platform = escapeText(platformDisplayName(summary.product.platform), 60);
  const missing = pending ? platform : texts.chat.detailsMissing;
  const facts = summary.hasDetails ? factsLine(summary, texts) : missing;
  return inLines([titleLink(summary, summary.canonical, texts), priceLine(summary, reader), `-# ${facts}`]);
}

/** One of several products: price and QC count share a line. @param href by default, of the first agent */
export function compactLines(
  { summary, pending, links }: LinkedItem,
  texts: Texts,
  href: string | undefined = links[0]?.url ?? summary.canonical,
): string {
  const { inStock, hasDetails } = summary;
  return inLines([
    titleLink(summary, href, texts),
    inLine([
      inStock === false ? texts.product.soldOut : '',
      priceLine(summary, { texts, currency: null }),
      qcCount(summary, texts),
    ]),
    hasDetails || pending ? '' : `-# ${texts.chat.detailsMissing}`,
  ]);
}

function titleLink(summary: ProductSummary, href: string | undefined, texts: Texts): string {
  // A title of invisible characters is none.
  const name = shortProductName(summary, texts) || shortProductName({ ...summary, title: null }, texts);
  return `**${markdownLink(name, href, LIMITS.optionText)}**`;
}

/** Without a line break inside: the count may be the last word that fits. */
function qcCount({ qc }: ProductSummary, texts: Texts): string {
  if (qc === null) return '';
  const count = qc.photos === 0 ? texts.chat.noQc : texts.chat.qcCount(formatNumber(qc.photos, texts.locale));
  return count.replaceAll(' ', NO_BREAK_SPACE);
}

/** How many products a message names, and how many of them a reply leaves out for lack of room. */
interface ProductCount {
  readonly total: number;
  readonly more: number;
}

/** The reply to the product links of a message: one compact card for all of them. */
export function chatReplyView(items: readonly LinkedItem[], count: ProductCount, reader: Reader) {
  const { texts } = reader;
  const [only, ...others] = items;
  const single = others.length === 0 && count.more === 0 ? only : undefined;
  const buttons = [
    ...(single === undefined ? listButtons(items, count, reader) : singleButtons(single, reader)),
    button(texts.chat.myAgent, encodeCustomId('convert', 'mine')),
    // For the author of the message and for moderators; an emoji takes less room than a word.
    iconButton('🗑️', encodeCustomId('convert', 'dismiss')),
  ];
  const note = count.more > 0 ? [textDisplay(`-# ${texts.chat.moreLinks(count.more)}`)] : [];
  const bodyOf = (item: LinkedItem) => {
    const text = single === undefined ? compactLines(item, texts) : fullLines(item, reader);
    return withThumbnail(text, item.summary, texts);
  };
  const shown = items.filter(({ spoiler }) => !spoiler).flatMap(bodyOf);
  const hidden = items.filter(({ spoiler }) => spoiler).flatMap(bodyOf);
  // Without an accent: a reply that nobody asked for stays quiet.
  if (hidden.length === 0) return containerCard(null, [...shown, ...note, buttons]);
  // The buttons stay outside, so that no spoiler hides them.
  const visible = shown.length === 0 ? [] : [container(shown)];
  const components = [...visible, container(hidden, { spoiler: true }), ...note, ...fittingRows(buttons)];
  return { flags: MessageFlags.IsComponentsV2, components };
}

/** @param shown how many agents get a button */
export function singleButtons(item: LinkedItem, reader: Reader, shown = 1): APIButtonComponent[] {
  const { product, qc } = item.summary;
  return [
    ...(isAddressable(product) ? photoButton(product, qc, reader.texts) : []),
    ...item.links.slice(0, shown).flatMap(({ name, url }) => linkButton(name, url)),
    ...saveButton(product, '', reader),
  ];
}

/** The buttons of several products act on all of them. */
function listButtons(items: readonly LinkedItem[], { total, more }: ProductCount, reader: Reader) {
  const { chat } = reader.texts;
  const mayHavePhotos = items.some(({ summary }) => summary.qc?.photos !== 0);
  const first =
    more > 0
      ? button(chat.showAll(total), encodeCustomId('convert', 'all'), { primary: true })
      : mayHavePhotos && button(chat.qc, encodeCustomId('convert', 'qc'), { primary: true });
  return [first, ...saveAllButton(reader)];
}

import { platformDisplayName } from '../../cards/display-names.ts';
import { formatNumber } from '../../cards/number-format.ts';
import { inLines, smallLine } from '../../cards/phrases.ts';
import type { Reader } from '../../cards/reader.ts';
import { escapeText, markdownLink, safeUrl } from '../../discord/messages/markdown.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import { type AgentLink, agentLinks } from '../../products/cards/agent-links.ts';
import { factsLine, photosLabel, priceLine, shortProductName } from '../../products/cards/product-header.ts';
import { type ProductSummary, summaryOf } from '../../products/index.ts';
import type { LinkedProduct } from '../../products/linked-products.ts';
import type { Texts } from '../../texts/index.ts';

/** One line of a 360 px phone, after the number. */
const LINE_CELLS = 34;

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
  const platform = escapeText(platformDisplayName(summary.product.platform, texts.locale), 60);
  const missing = pending ? platform : texts.chat.detailsMissing;
  const facts = summary.hasDetails ? factsLine(summary, texts) : missing;
  const title = `**${titleLink(summary, summary.canonical, texts)}**`;
  return inLines([title, priceLine(summary, reader), `-# ${facts}`]);
}

/**
 * One of several products: its number and title, and below them price and photos.
 * @param href where the title leads; by default, to the first agent
 */
export function numberedLines(
  { summary, links }: LinkedItem,
  number: number,
  texts: Texts,
  href: string | undefined = links[0]?.url ?? summary.canonical,
): string {
  const { inStock, qc } = summary;
  const photos = qc?.photos === 0 ? texts.chat.noQc : photosLabel(qc?.photos, texts);
  const facts = [
    inStock === false ? texts.product.soldOut : '',
    priceLine(summary, { texts, currency: null }),
    qc === null ? '' : photos,
  ];
  return inLines([`**${number}** ${titleLink(summary, href, texts, LINE_CELLS)}`, smallLine(facts)]);
}

/** How many of several products nothing is known about, once below all of them. */
export function notLoaded(items: readonly LinkedItem[], { chat }: Texts): string {
  const count = items.filter(({ summary, pending }) => !summary.hasDetails && !pending).length;
  return count === 0 ? '' : `-# ${chat.notLoaded(count)}`;
}

/** Where the titles of several products lead, if all lead to the same agent. */
export function titlesOpen(items: readonly LinkedItem[], { chat }: Texts): string {
  const [name, ...others] = new Set(items.map(({ links }) => links[0]?.name));
  return name === undefined || others.length > 0 ? '' : `-# ${chat.titlesOpen(escapeText(name, 60))}`;
}

function titleLink(summary: ProductSummary, href: string | undefined, texts: Texts, cells?: number): string {
  // A title of invisible characters is none.
  const untitled = { ...summary, title: null };
  const name = shortProductName(summary, texts, cells) || shortProductName(untitled, texts, cells);
  return markdownLink(name, href, LIMITS.optionText);
}

/** "28 QC photos", "28 photos", "28 QC": from the clearest to the shortest. */
export function photosLabels(count: number | undefined, texts: Texts): readonly [string, string, string] {
  const { chat, common, qc, locale } = texts;
  if (count === undefined) return [common.qcPhotos, qc.toPhotos, chat.qc];
  const shown = formatNumber(count, locale);
  return [photosLabel(count, texts), chat.photoCount(count, shown), chat.qcCount(shown)];
}

/** Whether one of the products may have QC photos. */
export function mayHavePhotos(items: readonly LinkedItem[]): boolean {
  return items.some(({ summary }) => summary.qc?.photos !== 0);
}

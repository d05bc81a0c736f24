import type { APIButtonComponent } from 'discord.js';
import { escapeText } from '../discord/escape-markdown.ts';
import { LIMITS } from '../discord/limits.ts';
import { markdownLink } from '../discord/markdown-link.ts';
import { safeUrl } from '../discord/safe-url.ts';
import { type LinkedProduct, type ProductSummary, summaryOf } from '../products/index.ts';
import type { Texts } from '../texts/index.ts';
import { isAddressable } from './addressable.ts';
import { type AgentLink, agentLinks } from './agent-links.ts';
import { platformDisplayName } from './display-names.ts';
import { formatNumber } from './number-format.ts';
import { photoButton } from './photo-button.ts';
import { factsLine, priceLine, shortProductName } from './product-header.ts';
import type { Reader } from './reader.ts';

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
  return lines.filter((line) => line !== '').join('\n');
}

import type { APIButtonComponent, APIEmbed } from 'discord.js';
import { fittingRows } from '../../cards/button-layout.ts';
import { button, linkButton } from '../../cards/components.ts';
import { COLOURS } from '../../cards/container.ts';
import { saveButton } from '../../cards/haul-buttons.ts';
import { formatNumber, formatPrice, formatSecondPrice } from '../../cards/number-format.ts';
import type { Reader } from '../../cards/reader.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { escapeText, safeUrl } from '../../discord/messages/markdown.ts';
import type { MessageFile, MessageView } from '../../discord/messages/message-view.ts';
import { cutToCells, oneLine } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { PriceReason } from '../../domain/products/price-watch.ts';
import type { AgentLink } from '../../products/cards/agent-links.ts';
import { shortProductName, stockText } from '../../products/cards/product-header.ts';
import type { ProductSummary } from '../../products/index.ts';

/** A lock screen shows about 60 characters. */
const NAME_CELLS = 28;
const VARIANT_CELLS = 24;
/** Two lines beside a thumbnail of an embed on a phone. */
const TITLE_CELLS = 36;

export interface PriceAlert {
  readonly topicId: number;
  readonly summary: Pick<ProductSummary, 'product' | 'title' | 'image' | 'canonical'>;
  /** The variant's key and name; empty: the whole product. */
  readonly variant: string;
  readonly variantName: string;
  readonly news: PriceNews;
  /** The drawn line of the price; null where it isn't drawn. */
  readonly line: MessageFile | null;
  /** The link at the readers' first agent; null: none, or not loaded. */
  readonly agentLink: AgentLink | null;
  /** Somebody watches it here, so the alert has a button to stop. */
  readonly watched: boolean;
}

/** A lower price, or a stock that changed: a line that a notification shows, and what it cost before. */
export function priceAlertView(alert: PriceAlert, reader: Reader): MessageView {
  const { summary, variantName, news, line } = alert;
  return {
    content: priceAlertLine({ summary, variantName, news }, reader),
    embeds: [embedOf(alert, reader)],
    components: fittingRows(buttonsOf(alert, reader)),
    ...(line === null ? {} : { files: [line] }),
  };
}

/** "📉 **Waxed canvas tote**: CN¥79 (≈ €10), was CN¥96 · Khaki" */
export function priceAlertLine(
  {
    summary,
    variantName,
    news,
  }: Pick<PriceAlert, 'variantName' | 'news'> & {
    readonly summary: Pick<ProductSummary, 'product' | 'title'>;
  },
  reader: Reader,
): string {
  const name = escapeText(shortProductName(summary, reader.texts, NAME_CELLS), 120);
  const what = `${newsEmoji(news)} **${name}**: ${newsText(news, reader)}`;
  const variant = variantText(variantName);
  return variant === '' ? what : `${what} · ${variant}`;
}

/** How the line of every copy of an alert ends, and what else every copy contains. */
export function priceAlertMarks(news: PriceNews, variantName: string, reader: Reader) {
  return { lines: [variantText(variantName)], parts: newsMarks(news, reader) };
}

function variantText(variantName: string): string {
  return escapeText(cutToCells(oneLine(variantName), VARIANT_CELLS), 120);
}

function embedOf({ summary, news, line }: PriceAlert, reader: Reader): APIEmbed {
  const url = safeUrl(summary.canonical);
  const thumbnail = safeUrl(summary.image ?? undefined);
  const lines = detailLines(news, reader);
  return {
    color: COLOURS.good,
    title: escapeText(shortProductName(summary, reader.texts, TITLE_CELLS), LIMITS.embedTitle),
    ...(lines.length === 0 ? {} : { description: lines.join('\n') }),
    ...(url === null ? {} : { url }),
    ...(thumbnail === null ? {} : { thumbnail: { url: thumbnail } }),
    ...(line === null ? {} : { image: { url: `attachment://${line.name}` } }),
  };
}

function buttonsOf(
  { summary: { product }, variant, agentLink, watched, topicId }: PriceAlert,
  reader: Reader,
): APIButtonComponent[] {
  const { common } = reader.texts;
  const link = agentLink === null ? [] : linkButton(agentLink.name, agentLink.url);
  const save = saveButton(product, variant, reader);
  // Three buttons would leave one alone in the second row of a phone.
  const hasRoom = link.length > 0 && save.length > 0 && watched;
  const { platform, id } = product;
  return [
    ...link,
    ...save,
    ...(hasRoom ? [button(common.details, encodeCustomId('lookup', 'open', platform, id, ''))] : []),
    ...(watched ? [button(common.stopWatching, encodeCustomId('lookup', 'unwatch', String(topicId)))] : []),
  ];
}

const DAY_MS = 86_400_000;
/** "Lowest in 1 day" says nothing. */
const MIN_LOWEST_DAYS = 2;

/** What is new about a price and a stock. Null: not known. */
export interface PriceNews {
  /** The most important one first; at least one. */
  readonly reasons: readonly PriceReason[];
  readonly price: number | null;
  readonly was: number | null;
  readonly stock: number | null;
  readonly currency: string | null;
  /** Since when the price has not been as low. */
  readonly lowestSince: number | null;
  readonly at: number;
}

const EMOJI: Readonly<Record<PriceReason, string>> = { restock: '🟢', cheaper: '📉', few_left: '🟠' };

/** What happened, as a notification says it: "CN¥79 (≈ €10), was CN¥96". */
function newsText(news: PriceNews, reader: Reader): string {
  const { texts } = reader;
  const stock = news.stock === null ? null : formatNumber(news.stock, texts.locale);
  switch (news.reasons[0]) {
    case 'restock':
      return texts.prices.back(stock);
    case 'few_left':
      return texts.prices.onlyLeft(stock ?? '');
    default:
      return priceText(news, reader);
  }
}

function newsEmoji({ reasons: [first = 'cheaper'] }: PriceNews): string {
  return EMOJI[first];
}

/** What {@link newsText} contains whatever the reader's second currency is. */
function newsMarks(news: PriceNews, reader: Reader): string[] {
  if (news.reasons[0] !== 'cheaper') return [newsText(news, reader)];
  return [news.price, news.was].flatMap((amount) => inListingCurrency(amount, news, reader) ?? []);
}

/** What the notification's line leaves out: the price beside news about the stock, and the other way round. */
function detailLines(news: PriceNews, reader: Reader): string[] {
  const { reasons, stock } = news;
  const { texts } = reader;
  const isAboutPrice = reasons[0] === 'cheaper';
  return [
    isAboutPrice ? '' : priceText(news, reader),
    reasons.includes('cheaper') ? lowestText(news, reader) : '',
    isAboutPrice ? stockText(stock, texts) : '',
  ].filter((line) => line !== '');
}

/** "CN¥79 (≈ €10), was CN¥96"; without the price before where it isn't news. Empty where none is listed. */
function priceText(news: PriceNews, reader: Reader): string {
  const now = inListingCurrency(news.price, news, reader);
  if (now === null) return '';
  const { locale, prices } = reader.texts;
  const amount = { low: news.price ?? undefined, high: undefined, currency: news.currency ?? undefined };
  const second = formatSecondPrice(amount, reader.currency, locale);
  const both = second === null ? now : `${now} (≈ ${second})`;
  const was = news.reasons.includes('cheaper') ? inListingCurrency(news.was, news, reader) : null;
  return was === null ? both : prices.fell(both, was);
}

function inListingCurrency(amount: number | null, { currency }: PriceNews, { texts }: Reader): string | null {
  return formatPrice(amount ?? undefined, undefined, currency ?? undefined, texts.locale);
}

function lowestText({ lowestSince, at }: PriceNews, { texts }: Reader): string {
  const days = lowestSince === null ? 0 : Math.floor((at - lowestSince) / DAY_MS);
  return days < MIN_LOWEST_DAYS ? '' : texts.prices.lowestIn(days);
}

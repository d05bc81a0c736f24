import type { APIButtonComponent, APIEmbed } from 'discord.js';
import { fittingRows, OPEN_WIDTH } from '../../cards/button-layout.ts';
import { button, linkButton } from '../../cards/components.ts';
import { COLOURS } from '../../cards/container.ts';
import { saveButton } from '../../cards/haul-buttons.ts';
import { formatNumber, formatPrice, formatSecondPrice } from '../../cards/number-format.ts';
import { inLine, inLines } from '../../cards/phrases.ts';
import type { Reader } from '../../cards/reader.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import type { MessageFile, MessageView } from '../../discord/messages/message-view.ts';
import type { PriceReason } from '../../domain/products/price-watch.ts';
import type { AgentLink } from '../../products/cards/agent-links.ts';
import { stockText } from '../../products/cards/product-header.ts';
import type { ProductSummary } from '../../products/index.ts';
import { detailsButton, productLine, thumbnailOf, titleOf, variantLabel } from './product-alert.ts';

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
  /** Someone watches it here, so the alert has a button to stop. */
  readonly watched: boolean;
}

/** What is new about a price and a stock. Null: not known. */
export interface PriceNews {
  /** The most important one first; at least one. */
  readonly reasons: readonly PriceReason[];
  readonly price: number | null;
  readonly was: number | null;
  readonly stock: number | null;
  readonly currency: string | null;
  /** Since when the price hasn't been this low. */
  readonly lowestSince: number | null;
  readonly at: number;
}

interface PriceLine extends Pick<PriceAlert, 'variantName' | 'news'> {
  readonly summary: Pick<ProductSummary, 'product' | 'title'>;
}

const EMOJI: Readonly<Record<PriceReason, string>> = { restock: '🟢', cheaper: '📉', few_left: '🟠' };
const DAY_MS = 86_400_000;
/** "Lowest in 1 day" says nothing. */
const MIN_LOWEST_DAYS = 2;

/** A lower price, or a stock that changed: a line that a notification shows, and what it cost before. */
export function priceAlertView(alert: PriceAlert, reader: Reader): MessageView {
  return {
    content: priceAlertLine(alert, reader),
    embeds: [embedOf(alert, reader)],
    components: fittingRows(buttonsOf(alert, reader), OPEN_WIDTH),
    ...(alert.line && { files: [alert.line] }),
  };
}

/** "📉 **Waxed canvas tote**: CN¥79 (≈ €10), was CN¥96 · Khaki" */
export function priceAlertLine({ summary, variantName, news }: PriceLine, reader: Reader): string {
  const emoji = EMOJI[news.reasons[0] ?? 'cheaper'];
  return inLine([
    productLine(emoji, summary, newsText(news, reader), reader.texts),
    variantLabel(variantName),
  ]);
}

/** How the line of every copy of an alert ends, and what else it contains, whatever the reader's second currency is. */
export function priceAlertMarks(news: PriceNews, variantName: string, reader: Reader) {
  const prices = [news.price, news.was].flatMap((amount) => inListingCurrency(amount, news, reader) ?? []);
  const parts = news.reasons[0] === 'cheaper' ? prices : [newsText(news, reader)];
  return { lines: [variantLabel(variantName)], parts };
}

function embedOf({ summary, news, line }: PriceAlert, reader: Reader): APIEmbed {
  const description = detailLines(news, reader);
  return {
    color: COLOURS.good,
    ...titleOf(summary, reader.texts),
    ...thumbnailOf(summary.image),
    ...(description !== '' && { description }),
    ...(line && { image: { url: `attachment://${line.name}` } }),
  };
}

function buttonsOf(alert: PriceAlert, reader: Reader): APIButtonComponent[] {
  const { summary, variant, agentLink, watched, topicId } = alert;
  const { texts } = reader;
  const link = agentLink === null ? [] : linkButton(agentLink.name, agentLink.url);
  const save = saveButton(summary.product, variant, reader);
  const stop = watched
    ? [button(texts.common.stopWatching, encodeCustomId('lookup', 'unwatch', String(topicId)))]
    : [];
  // Three buttons would leave one alone in the second row of a phone.
  const hasRoom = link.length > 0 && save.length > 0 && watched;
  return [...link, ...save, ...(hasRoom ? [detailsButton(summary.product, texts)] : []), ...stop];
}

/** What happened, as a notification says it: "CN¥79 (≈ €10), was CN¥96". */
function newsText(news: PriceNews, reader: Reader): string {
  const { prices, locale } = reader.texts;
  const stock = news.stock === null ? null : formatNumber(news.stock, locale);
  if (news.reasons[0] === 'restock') return prices.back(stock);
  return news.reasons[0] === 'few_left' ? prices.onlyLeft(stock ?? '') : priceText(news, reader);
}

/** What the notification's line leaves out: the price if it is about the stock, and vice versa. */
function detailLines(news: PriceNews, reader: Reader): string {
  const { reasons, stock } = news;
  const isAboutPrice = reasons[0] === 'cheaper';
  return inLines([
    isAboutPrice ? '' : priceText(news, reader),
    reasons.includes('cheaper') ? lowestText(news, reader) : '',
    isAboutPrice ? stockText(stock, reader.texts) : '',
  ]);
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

import type { PriceReason } from '../domain/price-watch.ts';
import { formatNumber, formatPrice, formatSecondPrice } from './number-format.ts';
import type { Reader } from './reader.ts';

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
export function newsText(news: PriceNews, reader: Reader): string {
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

export function newsEmoji({ reasons: [first = 'cheaper'] }: PriceNews): string {
  return EMOJI[first];
}

/** What {@link newsText} contains whatever the reader's second currency is. */
export function newsMarks(news: PriceNews, reader: Reader): string[] {
  if (news.reasons[0] !== 'cheaper') return [newsText(news, reader)];
  return [news.price, news.was].flatMap((amount) => inListingCurrency(amount, news, reader) ?? []);
}

/** What the notification's line leaves out: the price beside news about the stock, and the other way round. */
export function detailLines(news: PriceNews, reader: Reader): string[] {
  const { reasons, stock } = news;
  const { texts } = reader;
  const isAboutPrice = reasons[0] === 'cheaper';
  const left =
    stock === 0
      ? texts.product.soldOut
      : stock === null
        ? ''
        : texts.product.inStock(formatNumber(stock, texts.locale));
  return [
    isAboutPrice ? '' : priceText(news, reader),
    reasons.includes('cheaper') ? lowestText(news, reader) : '',
    isAboutPrice ? left : '',
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

import { LIMITS } from '../discord/limits.ts';
import type { MessageFile } from '../discord/message-view.ts';
import { cut, plainText } from '../discord/truncate.ts';
import type { Picture, PriceLine } from '../pictures/index.ts';
import type { PastOffer } from '../store/index.ts';
import type { Texts } from '../texts/index.ts';
import { formatNumber, formatPrice } from './number-format.ts';

const DAY_MS = 86_400_000;
/** Of the prices before the current one, in the alternative text. */
const PRICES_IN_ALT = 8;

/**
 * The line of a price until then, without what was not listed and without repetitions; null before the first price.
 * @param history oldest first
 */
export function priceLineOf(history: readonly PastOffer[], until: number, locale: string): PriceLine | null {
  const listed = history.flatMap(({ at, price }) => (price === null || at > until ? [] : [{ at, price }]));
  const points = listed.filter(({ price }, index) => price !== listed[index - 1]?.price);
  const current = points.at(-1);
  if (current === undefined) return null;
  const highest = Math.max(...points.map(({ price }) => price));
  const label = (price: number) => formatNumber(price, locale);
  return { points, until, labels: { highest: label(highest), current: label(current.price) } };
}

/** The drawn line with a text for people who can't see it. */
export function priceLineFile(
  picture: Picture,
  { points, until }: PriceLine,
  currency: string | null,
  { prices, locale }: Texts,
): MessageFile {
  const [first] = points;
  const days = Math.max(1, Math.round((until - (first?.at ?? until)) / DAY_MS));
  const shown = points
    .slice(-PRICES_IN_ALT - 1)
    .flatMap(({ price }) => formatPrice(price, undefined, currency ?? undefined, locale) ?? []);
  const now = shown.at(-1) ?? '';
  const before = shown.slice(0, -1).join(', ');
  const alt = before === '' ? prices.lineAltUnchanged(now) : prices.lineAlt(days, before, now);
  return { ...picture, description: cut(plainText(alt, LIMITS.mediaDescription), LIMITS.mediaDescription) };
}

import { attachedPicture } from '../../cards/attached-files.ts';
import { fittingRows } from '../../cards/button-layout.ts';
import { button } from '../../cards/components.ts';
import { containerCard, fixedRow, settingRow, textDisplay } from '../../cards/container.ts';
import { isAddressable } from '../../cards/display-names.ts';
import { formatNumber, formatPrice } from '../../cards/number-format.ts';
import { capitalise, destinationName, inLine, inLines } from '../../cards/phrases.ts';
import type { Reader } from '../../cards/reader.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { MessageFile, MessageView } from '../../discord/messages/message-view.ts';
import { cut, plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { Picture, PriceLine } from '../../pictures/index.ts';
import type { PastOffer, PriceWatch } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import type { ProductSummary } from '../index.ts';
import { bothPrices, productHeader, stockText } from './product-header.ts';
import { allWatchedButton } from './watched-products.ts';

interface WatchStatus {
  readonly dm: boolean;
  /** Null where it can't be watched: outside a server, or in a channel that the bot isn't in. */
  readonly here: boolean | null;
  readonly elsewhere: number;
}

/** Where a user watches a product for new photos, with buttons to start and stop. */
export function watchView(summary: ProductSummary, { dm, here, elsewhere }: WatchStatus, reader: Reader) {
  const { texts } = reader;
  const { platform, id } = summary.product;
  const isWatched = dm || here === true || elsewhere > 0;
  const lines = [
    dm ? texts.qc.watchesInDm : '',
    here === true ? texts.qc.watchesHere : '',
    elsewhere > 0 ? texts.qc.watchesElsewhere(elsewhere) : '',
    isWatched ? '' : texts.qc.watchPrompt,
  ];
  const idOf = (component: string, ...target: string[]) =>
    encodeCustomId('qc', component, platform, id, ...target);
  return containerCard(null, [
    // The lines of a watched product have the bell.
    textDisplay(isWatched ? `### ${texts.qc.watching}` : `### 🔔 ${texts.qc.watchTitle}`),
    ...productHeader(summary, reader),
    inLines(lines),
    ...fittingRows([
      !dm && button(texts.qc.watchDm, idOf('watch', 'dm'), { primary: !isWatched }),
      here === false && button(texts.qc.watchHere, idOf('watch', 'here')),
      isWatched && button(texts.common.stopWatching, idOf('forget')),
    ]),
  ]);
}

interface PriceWatchCard {
  readonly watch: PriceWatch;
  readonly summary: ProductSummary;
  readonly hasVariants: boolean;
  readonly line: Required<MessageFile> | null;
  /** Whether the alerts could also be posted elsewhere: in this channel, or back in the DMs. */
  readonly canMove: boolean;
}

/** A watch with everything that can be changed about it; visible to its owner only. */
export function priceWatchView(card: PriceWatchCard, reader: Reader): MessageView {
  const { watch, summary, line } = card;
  const { texts } = reader;
  const id = (component: string) => encodeCustomId('lookup', component, String(watch.topicId));
  const parts = [
    textDisplay(`### 🔔 ${texts.prices.title}`),
    ...productHeader(summary, reader),
    variantLine(card, texts),
    line !== null && attachedPicture(line),
    ...rows(card, id, reader),
    ...fittingRows([allWatchedButton(texts), button(texts.common.stopWatching, id('endwatch'))]),
  ];
  return containerCard(null, parts, line === null ? [] : [line]);
}

/** After *Stop watching*. */
export function priceWatchEndedView(watch: PriceWatch, summary: ProductSummary, reader: Reader): MessageView {
  const { texts } = reader;
  const { platform, id } = summary.product;
  const again = () =>
    button(texts.prices.watchAgain, encodeCustomId('lookup', 'rewatch', platform, id, watch.variant));
  return containerCard(null, [
    textDisplay(`### ${texts.prices.ended}`),
    ...productHeader(summary, reader),
    ...fittingRows([isAddressable(summary.product) && again(), allWatchedButton(texts)]),
  ]);
}

/** "**Navy / White, 40** · CN¥268 · 14 in stock", or how to watch one variant only. */
function variantLine({ watch, hasVariants }: PriceWatchCard, texts: Texts) {
  const { variantName, price, stock, currency } = watch;
  if (variantName === '') return hasVariants && textDisplay(`-# ${texts.prices.allVariants}`);
  const name = `**${escapeText(variantName, 150)}**`;
  const priceText = formatPrice(price ?? undefined, undefined, currency ?? undefined, texts.locale) ?? '';
  return textDisplay(inLine([name, priceText, stockText(stock, texts)]));
}

function rows({ watch, canMove }: PriceWatchCard, id: (component: string) => string, reader: Reader) {
  const { texts } = reader;
  const { prices, locale } = texts;
  const few = watch.fewLeft === null ? prices.off : prices.atMostLeft(formatNumber(watch.fewLeft, locale));
  const channelId = watch.destinationKind === 'user' ? null : watch.destinationDiscordId;
  const place = { name: prices.place, value: capitalise(destinationName(channelId, texts), texts) };
  const row = (name: string, value: string, changeId: string) => settingRow({ name, value }, changeId, texts);
  return [
    row(prices.cheaper, limitText(watch, reader), id('watchprice')),
    row(prices.restock, watch.restock ? prices.on : prices.off, id('watchstock')),
    row(prices.fewLeft, few, id('watchfew')),
    canMove ? settingRow(place, id('watchplace'), texts) : fixedRow(place),
  ];
}

/** "CN¥80 (≈ €10) or less" */
function limitText({ cheaper, below, currency }: PriceWatch, reader: Reader): string {
  const { prices } = reader.texts;
  if (!cheaper) return prices.off;
  if (below === null) return prices.anyLower;
  return prices.atMost(bothPrices({ low: below, high: undefined, currency: currency ?? undefined }, reader));
}

const DAY_MS = 86_400_000;
/** Of the prices before the current one, in the alternative text. */
const PRICES_IN_ALT = 8;

/**
 * The line of a price until then, without what was not listed and without repetitions; null for fewer than two prices: they
 * would be a flat line.
 * @param history oldest first
 */
export function priceLineOf(history: readonly PastOffer[], until: number, locale: string): PriceLine | null {
  const listed = history.flatMap(({ at, price }) => (price === null || at > until ? [] : [{ at, price }]));
  const points = listed.filter(({ price }, index) => price !== listed[index - 1]?.price);
  const current = points.at(-1);
  if (current === undefined || points.length < 2) return null;
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
): Required<MessageFile> {
  const [first] = points;
  const days = Math.max(1, Math.round((until - (first?.at ?? until)) / DAY_MS));
  const shown = points
    .slice(-PRICES_IN_ALT - 1)
    .flatMap(({ price }) => formatPrice(price, undefined, currency ?? undefined, locale) ?? []);
  const now = shown.at(-1) ?? '';
  const before = shown.slice(0, -1).join(', ');
  const alt = prices.lineAlt(days, before, now);
  return { ...picture, description: cut(plainText(alt, LIMITS.mediaDescription), LIMITS.mediaDescription) };
}

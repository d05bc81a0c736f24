import type { APIButtonComponent } from 'discord.js';
import { fittingRows } from '../../cards/button-layout.ts';
import { button, menuRow } from '../../cards/components.ts';
import { containerCard, sectionWithButton, textDisplay } from '../../cards/container.ts';
import { formatPrice } from '../../cards/number-format.ts';
import { pageAt, pageButtons, rangeLine } from '../../cards/paging.ts';
import { capitalise, destinationName, inLine, smallLine } from '../../cards/phrases.ts';
import type { Reader } from '../../cards/reader.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { PriceConditions } from '../../domain/products/price-watch.ts';
import type { Product } from '../../links/product.ts';
import type { Texts } from '../../texts/index.ts';
import type { ProductSummary } from '../index.ts';
import { productHeader, shortProductName } from './product-header.ts';

const PRODUCTS_PER_PAGE = 12;
const TOLD_SHOWN = 2;
const MAX_VARIANT = 60;

export interface Watch {
  readonly followId: number;
  /** Null: the DMs. */
  readonly channelId: string | null;
  /** What it reports about the price and stock; null: it reports QC photos. */
  readonly price:
    | (PriceConditions & {
        readonly topicId: number;
        readonly variantName: string;
        readonly currency: string | null;
      })
    | null;
}

export interface WatchedProduct {
  /** `platform:id` */
  readonly key: string;
  readonly product: Product;
  /** Null: not known. */
  readonly title: string | null;
  readonly watches: readonly Watch[];
  /** The price that was last seen; null: not known. */
  readonly offer: { readonly price: number | null; readonly currency: string | null } | null;
}

/** Everything that a user watches; visible to that user only. */
export function watchedProductsView(products: readonly WatchedProduct[], from: number, texts: Texts) {
  const { watchedProducts: words, common } = texts;
  const back = button(common.back, encodeCustomId('parcels', 'list', '0'));
  if (products.length === 0) {
    return containerCard(null, [textDisplay(`### ${words.none}\n${words.noneHint}`), ...fittingRows([back])]);
  }
  const page = pageAt(products, from, PRODUCTS_PER_PAGE);
  const options = page.items.map((watched) => ({
    label: plainText(shortProductName(watched, texts, LIMITS.optionText), LIMITS.optionText),
    value: watched.key,
  }));
  const id = (component: string) => (to: string) => encodeCustomId('parcels', component, to);
  return containerCard(null, [
    textDisplay(`### ${words.title(page.total)}`),
    textDisplay(page.items.map((product) => productLines(product, texts)).join('\n')),
    rangeLine(page, words.range),
    ...menuRow(id('chosen')(String(page.offset)), words.choose, options),
    ...fittingRows([...pageButtons(page, id('products'), id('productsnext'), texts), back]),
  ]);
}

/** Opens the list from one of them. */
export function allWatchedButton({ watchedProducts }: Texts): APIButtonComponent {
  return button(watchedProducts.all, encodeCustomId('parcels', 'products', '0'));
}

/** In Markdown: "QC photos", or what a price watch reports, preceded by its variant. */
function watchText({ price }: Watch, texts: Texts): string {
  const { watchedProducts: words } = texts;
  if (price === null) return words.photos;
  const { cheaper, below, restock, fewLeft, currency, variantName } = price;
  const limit = below === null ? null : formatPrice(below, undefined, currency ?? undefined, texts.locale);
  const told = [
    ...(cheaper ? [limit === null ? words.price : words.below(limit)] : []),
    ...(restock ? [words.restock] : []),
    ...(fewLeft === null ? [] : [words.fewLeft]),
  ].join(', ');
  const variant = escapeText(variantName, MAX_VARIANT);
  return variant === '' ? told : `${variant}: ${told}`;
}

/** The product with its price, and below it what is watched, each thing once even if it is reported in several places. */
function productLines(watched: WatchedProduct, texts: Texts): string {
  const { price, currency } = watched.offer ?? {};
  const shown = formatPrice(price ?? undefined, undefined, currency ?? undefined, texts.locale) ?? '';
  const name = `**${escapeText(shortProductName(watched, texts), LIMITS.optionText)}**`;
  const told = [...new Set(watched.watches.map((watch) => watchText(watch, texts)))];
  const more = told.length - TOLD_SHOWN;
  const rest = more > 0 ? texts.common.more(more) : '';
  return `${inLine([name, shown])}\n${smallLine([...told.slice(0, TOLD_SHOWN), rest])}`;
}

/** Each takes three of a message's 40 components; the others appear as soon as these are stopped. */
const WATCHES_SHOWN = 9;

/** A watched product, and each watch with a button to change or stop it; visible to that person only. */
export function watchedProductView(
  { key, watches }: Pick<WatchedProduct, 'key' | 'watches'>,
  summary: ProductSummary,
  offset: number,
  reader: Reader,
): MessageView {
  const { texts } = reader;
  const { common, settings, track } = texts;
  const { platform, id } = summary.product;
  const at = String(offset);
  const more = watches.length - WATCHES_SHOWN;
  const section = ({ followId, channelId, price }: Watch, told: string) => {
    const content = `${capitalise(told, texts)}\n-# ${capitalise(destinationName(channelId, texts), texts)}`;
    // A price watch has its own card, from which it is stopped, too.
    return price === null
      ? sectionWithButton(
          content,
          track.stop,
          encodeCustomId('parcels', 'unwatch', String(followId), key, at),
        )
      : sectionWithButton(
          content,
          settings.change,
          encodeCustomId('lookup', 'watched', String(price.topicId)),
        );
  };
  return containerCard(null, [
    ...productHeader(summary, reader),
    ...watches.slice(0, WATCHES_SHOWN).map((watch) => section(watch, watchText(watch, texts))),
    more > 0 && textDisplay(common.more(more)),
    ...fittingRows([
      button(common.qcPhotos, encodeCustomId('qc', 'open', platform, id)),
      button(common.details, encodeCustomId('lookup', 'open', platform, id, '')),
      button(common.back, encodeCustomId('parcels', 'products', at)),
      button(common.stopWatching, encodeCustomId('parcels', 'unwatchall', key, at)),
    ]),
  ]);
}

import type { APIComponentInContainer } from 'discord.js';
import { divider, sectionWithButton } from '../../cards/container.ts';
import { isAddressable } from '../../cards/display-names.ts';
import { formatPrice, formatSecondPrice } from '../../cards/number-format.ts';
import type { SecondCurrency } from '../../cards/reader.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import type { LookupResult } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import { encodeSelection, type VariantSelection } from './variant-selection.ts';

/** Whether the card of a product can offer it. */
export function isPricedIn(second: SecondCurrency, { platform, product_id: id, price }: LookupResult) {
  return isAddressable({ platform, id }) && convertedPrice(price, second, 'en-US') !== null;
}

/** Offers to show prices in a second currency, too, with this product's as an example; nothing without a price. */
export function currencyOffer(
  { platform, product_id: id, price }: LookupResult,
  selection: VariantSelection,
  second: SecondCurrency | null,
  { lookup, locale }: Texts,
): APIComponentInContainer[] {
  const [amount, currency] = [price?.high ?? price?.low, price?.currency];
  if (second === null || !isAddressable({ platform, id })) return [];
  const converted = convertedPrice(price, second, locale);
  if (converted === null) return [];
  const listed = formatPrice(amount, undefined, currency, locale) ?? '';
  const words = `-# ${lookup.offerCurrency(nameOf(second.code, 'name', locale))}\n-# ${lookup.about(listed, converted)}`;
  const label = lookup.showCurrency(nameOf(second.code, 'narrowSymbol', locale));
  const customId = encodeCustomId(
    'lookup',
    'currency',
    second.code,
    platform,
    id,
    encodeSelection(selection),
  );
  return [divider(), sectionWithButton(words, label, customId)];
}

/** What the product costs at most; null without a price or a rate. */
function convertedPrice(price: LookupResult['price'], second: SecondCurrency, locale: string) {
  const amount = price?.high ?? price?.low;
  return formatSecondPrice({ low: amount, high: undefined, currency: price?.currency }, second, locale);
}

/** "euros", as after a number of several; or "€". */
function nameOf(code: string, currencyDisplay: 'name' | 'narrowSymbol', locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: code, currencyDisplay });
  return format.formatToParts(10).find(({ type }) => type === 'currency')?.value ?? code;
}

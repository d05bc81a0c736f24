import type { APISelectMenuOption } from 'discord.js';
import { type ActionRow, menuRow } from '../../cards/components.ts';
import { formatPrice } from '../../cards/number-format.ts';
import { inLine } from '../../cards/phrases.ts';
import { plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { LookupResult, Sku, VariantOption } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import { attributeOf, selectableOptions } from '../index.ts';
import { stockText } from './product-header.ts';
import {
  encodeSelection,
  matchingSkus,
  offerOfSkus,
  optionName,
  selectionAt,
  type VariantSelection,
} from './variant-selection.ts';

/** Menus above the buttons; products rarely have more options. */
const MAX_MENUS = 4;

/** Menus that narrow a product to one variant. @param customId of the menu of an option, given what is chosen so far */
export function selectionMenus(
  result: LookupResult,
  selection: VariantSelection,
  customId: (option: string, state: string) => string,
  texts: Texts,
): ActionRow[] {
  const state = encodeSelection(selection);
  const isDecided = ([index]: readonly [number, VariantOption]) =>
    selectionAt(selection, index).value !== null;
  const options = [...selectableOptions(result).entries()];
  // If there are more options than menus, those without a chosen value are preferred.
  const visible = options.toSorted((a, b) => +isDecided(a) - +isDecided(b)).slice(0, MAX_MENUS);
  return visible
    .sort(([a], [b]) => a - b)
    .flatMap(([index, option]) => {
      const values = valueOptions(result, selection, index, option, texts);
      return menuRow(customId(String(index), state), optionName(option, texts), values);
    });
}

/** A menu keeps one option for "Any", and with several pages two more for the previous and next page; the rest hold values. */
const VALUES_PER_MENU = LIMITS.selectOptions - 1;
const VALUES_PER_PAGE = LIMITS.selectOptions - 3;

function valueOptions(
  result: LookupResult,
  selection: VariantSelection,
  index: number,
  option: VariantOption,
  texts: Texts,
): APISelectMenuOption[] {
  const { values } = option;
  const { value: selected, page: wanted } = selectionAt(selection, index);
  const size = pageSize(values.length);
  const page = Math.min(wanted, Math.ceil(values.length / size) - 1);
  const start = page * size;
  const end = Math.min(start + size, values.length);
  const pageOption = (label: string, to: number): APISelectMenuOption => ({
    label: `${label} (${to * size + 1}–${Math.min((to + 1) * size, values.length)})`,
    value: `~${to}`,
  });
  const skus = matchingSkus(result, selection, index);
  const hasSkus = (result.variants?.skus ?? []).length > 0;
  const offerOf = (value: string) => {
    const having = skus.filter((sku) => attributeOf(sku, option) === value);
    const description = hasSkus ? describe(having, result.price?.currency, texts) : '';
    return description === '' ? {} : { description: plainText(description, LIMITS.optionText) };
  };
  return [
    ...(selected === null ? [] : [{ label: texts.lookup.anyValue, value: '-' }]),
    ...(start > 0 ? [pageOption(texts.common.previous, page - 1)] : []),
    ...values.slice(start, end).map((value, offset) => ({
      label: plainText(value, LIMITS.optionText) || `#${start + offset + 1}`,
      value: String(start + offset),
      default: selected === start + offset,
      ...offerOf(value),
    })),
    ...(end < values.length ? [pageOption(texts.common.next, page + 1)] : []),
  ];
}

function pageSize(count: number): number {
  return count > VALUES_PER_MENU ? VALUES_PER_PAGE : VALUES_PER_MENU;
}

/** What is chosen for this variant, with the pages that show it. */
export function selectionOf(result: LookupResult, sku: Sku): VariantSelection {
  return selectableOptions(result).map((option) => {
    const value = option.values.indexOf(attributeOf(sku, option) ?? '');
    return value === -1
      ? { value: null, page: 0 }
      : { value, page: Math.floor(value / pageSize(option.values.length)) };
  });
}

/** "CN¥268 · 402 in stock": the offer of a value, given what is chosen of the other options. Empty: nothing is known. */
function describe(skus: readonly Sku[], currency: string | undefined, texts: Texts): string {
  if (skus.length === 0) return texts.lookup.valueUnavailable;
  const { price, stock } = offerOfSkus(skus, currency);
  const priceText = formatPrice(price.low, price.high, currency, texts.locale) ?? '';
  return inLine([priceText, stockText(stock, texts)]);
}

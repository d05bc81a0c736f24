import type { APISelectMenuOption } from 'discord.js';
import { type ActionRow, menuRow } from '../../cards/components.ts';
import { formatNumber, formatPrice } from '../../cards/number-format.ts';
import { inLine } from '../../cards/phrases.ts';
import { plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { LookupResult, Sku } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import { attributeOf, selectableOptions } from '../index.ts';
import {
  encodeSelection,
  matchingSkus,
  offerOfSkus,
  optionName,
  selectionAt,
  type VariantSelection,
} from './variant-selection.ts';

/** Menus above the buttons; a product has hardly ever more options. */
const MAX_MENUS = 4;

/**
 * Menus that narrow a product to one variant.
 * @param customId of the menu of an option, given what is chosen so far
 */
export function selectionMenus(
  result: LookupResult,
  selection: VariantSelection,
  customId: (option: string, state: string) => string,
  texts: Texts,
): ActionRow[] {
  const state = encodeSelection(selection);
  return visibleOptions(result, selection).flatMap(({ option, index }) =>
    menuRow(
      customId(String(index), state),
      optionName(option, texts),
      valueOptions(result, selection, index, texts),
    ),
  );
}

/** Where there are more options than menus, those without a chosen value are preferred. */
function visibleOptions(result: LookupResult, selection: VariantSelection) {
  const all = selectableOptions(result).map((option, index) => ({ option, index }));
  const open = all.filter(({ index }) => selectionAt(selection, index).value === null);
  const decided = all.filter(({ index }) => selectionAt(selection, index).value !== null);
  return [...open, ...decided].slice(0, MAX_MENUS).sort((a, b) => a.index - b.index);
}

/** A menu keeps one option for "Any", and with several pages two more for the previous and next page; the rest hold values. */
const VALUES_PER_MENU = LIMITS.selectOptions - 1;
const VALUES_PER_PAGE = LIMITS.selectOptions - 3;

/** The entries of a menu that chooses a value of one of the product's options. */
function valueOptions(
  result: LookupResult,
  selection: VariantSelection,
  index: number,
  texts: Texts,
): APISelectMenuOption[] {
  const values = selectableOptions(result)[index]?.values ?? [];
  const { value: selected, page: wanted } = selectionAt(selection, index);
  const size = pageSize(values.length);
  const page = Math.min(wanted, Math.ceil(values.length / size) - 1);
  const start = page * size;
  const end = Math.min(start + size, values.length);
  const pageOption = (label: string, to: number): APISelectMenuOption => ({
    label: `${label} (${to * size + 1}–${Math.min((to + 1) * size, values.length)})`,
    value: `~${to}`,
  });
  const descriptionOf = offerDescriptions(result, selection, index, texts);
  return [
    ...(selected === null ? [] : [{ label: texts.lookup.anyValue, value: '-' }]),
    ...(start > 0 ? [pageOption(texts.common.previous, page - 1)] : []),
    ...values.slice(start, end).map((value, offset) => ({
      label: plainText(value, LIMITS.optionText) || `#${start + offset + 1}`,
      value: String(start + offset),
      default: selected === start + offset,
      ...descriptionOf(value),
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

/** Price and stock of each value, given what is chosen of the other options; nothing where they are not known. */
function offerDescriptions(
  result: LookupResult,
  selection: VariantSelection,
  index: number,
  texts: Texts,
): (value: string) => { readonly description?: string } {
  const option = selectableOptions(result)[index];
  if (option === undefined || (result.variants?.skus ?? []).length === 0) return () => ({});
  const skus = matchingSkus(result, selection, index);
  return (value) => {
    const description = describe(
      skus.filter((sku) => attributeOf(sku, option) === value),
      result.price?.currency,
      texts,
    );
    return description === '' ? {} : { description: plainText(description, LIMITS.optionText) };
  };
}

/** "CN¥268 · 402 in stock" */
function describe(skus: readonly Sku[], currency: string | undefined, texts: Texts): string {
  if (skus.length === 0) return texts.lookup.valueUnavailable;
  const { price, stock, inStock } = offerOfSkus(skus, currency);
  return inLine([
    formatPrice(price.low, price.high, currency, texts.locale) ?? '',
    inStock === false ? texts.product.soldOut : '',
    inStock === true && stock !== null ? texts.product.inStock(formatNumber(stock, texts.locale)) : '',
  ]);
}

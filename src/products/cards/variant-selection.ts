import { plainText } from '../../discord/messages/plain-text.ts';
import { variantKey } from '../../domain/products/qc-sets.ts';
import type { LookupResult, Sku, VariantOption } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import { attributeOf, MAX_OPTIONS, type PriceRange, selectableOptions, variantName } from '../index.ts';

/** What is chosen of one option: the value, and the page of values that the menu shows. */
export interface OptionSelection {
  readonly value: number | null;
  readonly page: number;
}

/** What is chosen so far, an entry per option, as indexes into the service's lists. */
export type VariantSelection = readonly OptionSelection[];

const NOTHING_SELECTED: OptionSelection = { value: null, page: 0 };

/** `a.-.3~1`: base-36 value or `-`, then `~page` unless it is the first. Empty when nothing is chosen. */
export function encodeSelection(selection: VariantSelection): string {
  const parts = selection.map(({ value, page }) => {
    const pageText = page === 0 ? '' : `~${page.toString(36)}`;
    return `${value === null ? '-' : value.toString(36)}${pageText}`;
  });
  return parts.every((part) => part === '-') ? '' : parts.join('.');
}

/** Null for a text that {@link encodeSelection} cannot have written. */
export function decodeSelection(text: string): VariantSelection | null {
  if (text === '') return [];
  const parts = text.split('.');
  const isValid = (part: string) => /^(?:-|[0-9a-z]{1,2})(?:~[0-9a-z]{1,2})?$/.test(part);
  if (parts.length > MAX_OPTIONS || !parts.every(isValid)) return null;
  return parts.map((part) => {
    const [value = '-', page = '0'] = part.split('~');
    return { value: value === '-' ? null : Number.parseInt(value, 36), page: Number.parseInt(page, 36) };
  });
}

export function selectionAt(selection: VariantSelection, option: number): OptionSelection {
  return selection[option] ?? NOTHING_SELECTED;
}

/** The selection with one option changed. @param count how many options the product has */
export function withSelection(
  selection: VariantSelection,
  option: number,
  change: OptionSelection,
  count: number,
): VariantSelection {
  const length = Math.min(count, MAX_OPTIONS);
  return Array.from({ length }, (_, at) => (at === option ? change : selectionAt(selection, at)));
}

function selectedValue(options: readonly VariantOption[], selection: VariantSelection, option: number) {
  const index = selectionAt(selection, option).value;
  return index === null ? undefined : options[option]?.values[index];
}

/** The chosen values that the product still has, in the order of its options. */
export function chosenValues(result: LookupResult, selection: VariantSelection): string[] {
  const options = selectableOptions(result);
  return options.flatMap((_, index) => selectedValue(options, selection, index) ?? []);
}

/** The variants that have every chosen value; the value of the option at `ignored` doesn't matter. */
export function matchingSkus(result: LookupResult, selection: VariantSelection, ignored = -1): Sku[] {
  const options = selectableOptions(result);
  return (result.variants?.skus ?? []).filter((sku) =>
    options.every((option, index) => {
      const value = index === ignored ? undefined : selectedValue(options, selection, index);
      return value === undefined || attributeOf(sku, option) === value;
    }),
  );
}

/** The only variant that has every chosen value, once something is chosen. */
export function selectedSku(result: LookupResult, selection: VariantSelection): Sku | undefined {
  const [sku, ...others] = hasSelection(selection) ? matchingSkus(result, selection) : [];
  return others.length === 0 ? sku : undefined;
}

/** The key of the chosen variant (`domain/products/qc-sets.ts`); empty while several are left. */
export function selectedVariant(result: LookupResult, selection: VariantSelection): string {
  const sku = selectedSku(result, selection);
  return sku === undefined ? '' : variantKey(variantName(result, sku));
}

/** The picture of what is chosen, also where only the size is left to choose; undefined while it can look different. */
export function selectedImage(result: LookupResult, selection: VariantSelection): string | undefined {
  const options = selectableOptions(result);
  const isOpen = (option: VariantOption, index: number) =>
    !isSize(option) && selectedValue(options, selection, index) === undefined;
  if (options.some(isOpen) || !hasSelection(selection)) return selectedSku(result, selection)?.image;
  return matchingSkus(result, selection).find(({ image }) => image !== undefined)?.image;
}

/** The same, unless the seller shows it for something that looks different, too. */
export function ownImage(result: LookupResult, selection: VariantSelection): string | undefined {
  const image = selectedImage(result, selection);
  const look = selectableOptions(result).map((option, index) =>
    isSize(option) ? NOTHING_SELECTED : selectionAt(selection, index),
  );
  const alike = new Set(matchingSkus(result, look));
  const isShared = result.variants?.skus.some((sku) => sku.image === image && !alike.has(sku)) ?? false;
  return isShared ? undefined : image;
}

export function hasSelection(selection: VariantSelection): boolean {
  return selection.some(({ value }) => value !== null);
}

/** Price and stock of what is chosen, or of the whole product. */
export type Offer = ReturnType<typeof offerOfSkus>;

/** Price range and stock of some variants; null: not known. */
export function offerOfSkus(skus: readonly Sku[], currency: string | undefined) {
  const prices = skus.flatMap(({ price }) => price ?? []).sort((a, b) => a - b);
  const isCounted = skus.some(({ stock }) => stock !== undefined);
  const stock = isCounted ? skus.reduce((sum, sku) => sum + (sku.stock ?? 0), 0) : null;
  const price: PriceRange = { low: prices[0], high: prices.at(-1), currency };
  return { price, inStock: stock === null ? null : stock > 0, stock };
}

type KnownOption = keyof Texts['lookup']['options'];

/** What listings call their commonest options, in lower case. */
const KNOWN_OPTIONS = new Map<string, KnownOption>(
  Object.entries({
    color: ['color', 'colour', 'colors', 'colours', '颜色', '颜色分类', '主要颜色'],
    size: ['size', 'sizes', 'shoe size', '尺码', '尺寸', '码数', '鞋码', '大小'],
    style: ['style', 'styles', '款式', '样式'],
    version: ['version', 'versions', '版本'],
    model: ['model', 'models', '型号'],
    material: ['material', 'materials', 'fabric', '材质', '材料', '面料'],
    specification: ['specification', 'specifications', 'spec', 'specs', '规格'],
  } satisfies Record<KnownOption, string[]>).flatMap(([option, names]) =>
    names.map((name) => [name, option as KnownOption] as const),
  ),
);

/** An option's name in the reader's language if it is known, otherwise one of the listing's names. */
export function optionName(option: VariantOption, texts: Texts): string {
  const { latin, chinese, known } = readOption(option);
  if (texts.locale.startsWith('zh') && chinese !== '') return chinese;
  return known === undefined ? latin || chinese || '?' : texts.lookup.options[known];
}

export const isSize = (option: VariantOption): boolean => readOption(option).known === 'size';

function readOption({ name = '', name_cn = '' }: VariantOption) {
  const [latin, chinese] = [plainText(name, 100), plainText(name_cn, 100)];
  return { latin, chinese, known: KNOWN_OPTIONS.get(latin.toLowerCase()) ?? KNOWN_OPTIONS.get(chinese) };
}

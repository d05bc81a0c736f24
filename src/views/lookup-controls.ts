import type { APIActionRowComponent, APIComponentInMessageActionRow, APISelectMenuOption } from 'discord.js';
import type { LookupResult, VariantOption } from '../api/index.ts';
import { encodeCustomId } from '../discord/custom-id.ts';
import { LIMITS, plainText } from '../discord/limits.ts';
import type { Texts } from '../texts/index.ts';
import { isAddressable, isAddressableAgent } from './addressable.ts';
import { button, buttonRows, linkButton, menuRow } from './components.ts';
import { platformDisplayName } from './display-names.ts';
import { formatNumber } from './number-format.ts';
import {
  attributeOf,
  encodeSelection,
  hasSelection,
  matchingSkus,
  selectableOptions,
  selectionAt,
  type VariantSelection,
} from './variant-selection.ts';

type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** "Any" and two entries that leaf take places of their own. */
const VALUES_PER_MENU = LIMITS.selectOptions - 3;

/** Option menus that narrow to one SKU, then where to go from here. Nothing when the product fits no custom id. */
export function lookupControls(
  result: LookupResult,
  agent: string,
  selection: VariantSelection,
  texts: Texts,
): Row[] {
  const { platform, product_id: id } = result;
  const known = isAddressableAgent(agent) ? agent : '';
  const links = linkButton(platformDisplayName(platform), result.canonical);
  if (!isAddressable({ platform, id })) return buttonRows(links);
  const state = encodeSelection(selection);
  const menus = visibleOptions(result, selection).flatMap(({ option, index }) =>
    menuRow(
      encodeCustomId('lookup', 'pick', platform, id, known, String(index), state),
      texts.lookup.choose(optionName(option)),
      valueOptions(result, selection, option, index, texts),
    ),
  );
  return [
    ...menus,
    ...buttonRows([
      button(texts.common.qcPhotos, encodeCustomId('qc', 'open', platform, id), { primary: true }),
      button(texts.common.agentLinks, encodeCustomId('convert', 'open', platform, id)),
      ...(hasSelection(selection)
        ? [button(texts.lookup.reset, encodeCustomId('lookup', 'reset', platform, id, known))]
        : []),
      ...links,
    ]),
  ];
}

/** Both names of an option, when the Chinese one says more. */
export function optionName({ name, name_cn }: VariantOption): string {
  const names = [name, name_cn].map((part) => plainText(part ?? '', 60)).filter((part) => part !== '');
  return [...new Set(names)].join(' · ') || '?';
}

/** Four menus fit beside the buttons; options still open go before those decided. */
function visibleOptions(result: LookupResult, selection: VariantSelection) {
  const all = selectableOptions(result).map((option, index) => ({ option, index }));
  const open = all.filter(({ index }) => selectionAt(selection, index).value === null);
  const decided = all.filter(({ index }) => selectionAt(selection, index).value !== null);
  return [...open, ...decided].slice(0, LIMITS.rows - 1).sort((a, b) => a.index - b.index);
}

function valueOptions(
  result: LookupResult,
  selection: VariantSelection,
  option: VariantOption,
  index: number,
  texts: Texts,
): APISelectMenuOption[] {
  const { value: selected, page } = selectionAt(selection, index);
  const paged = option.values.length > LIMITS.selectOptions - 1;
  const size = paged ? VALUES_PER_MENU : LIMITS.selectOptions - 1;
  const start = Math.min(page, Math.ceil(option.values.length / size) - 1) * size;
  const end = Math.min(start + size, option.values.length);
  const candidates = matchingSkus(result, selection, index);
  const turnTo = (label: string, to: number): APISelectMenuOption => ({
    label: `${label} (${to * size + 1}–${Math.min((to + 1) * size, option.values.length)})`,
    value: `~${to}`,
  });
  return [
    ...(selected === null ? [] : [{ label: texts.lookup.anyValue, value: '-' }]),
    ...(start > 0 ? [turnTo(texts.common.previous, start / size - 1)] : []),
    ...option.values.slice(start, end).map((value, offset) => {
      const skus = candidates.filter((sku) => attributeOf(sku, option) === value);
      const description = (result.variants?.skus.length ?? 0) === 0 ? undefined : stockOf(skus, texts);
      return {
        label: plainText(value, LIMITS.optionText) || `#${start + offset + 1}`,
        value: String(start + offset),
        default: selected === start + offset,
        ...(description === undefined ? {} : { description }),
      };
    }),
    ...(end < option.values.length ? [turnTo(texts.common.next, start / size + 1)] : []),
  ];
}

function stockOf(skus: readonly { readonly stock?: number | undefined }[], texts: Texts): string | undefined {
  if (skus.length === 0) return texts.lookup.valueUnavailable;
  if (skus.every((sku) => sku.stock === undefined)) return undefined;
  const stock = skus.reduce((sum, sku) => sum + (sku.stock ?? 0), 0);
  return stock > 0
    ? texts.lookup.valueAvailable(formatNumber(stock, texts.locale))
    : texts.lookup.valueSoldOut;
}

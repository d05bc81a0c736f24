import type { APIActionRowComponent, APIComponentInMessageActionRow, APISelectMenuOption } from 'discord.js';
import type { LookupResult, VariantOption } from '../api/index.ts';
import { encodeCustomId } from '../bot/custom-id.ts';
import { LIMITS, plain } from '../bot/limits.ts';
import type { Texts } from '../texts/index.ts';
import { isAddressable, isAddressableAgent } from './address.ts';
import { button, buttonRows, linkButton, menuRow } from './components.ts';
import { platformName } from './names.ts';
import { formatNumber } from './numbers.ts';
import {
  attributeOf,
  type Choice,
  choosableOptions,
  encodeChoice,
  hasChoice,
  matchingSkus,
  pickAt,
} from './variant-choice.ts';

type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** "Any" and two entries that leaf take places of their own. */
const VALUES_PER_MENU = LIMITS.selectOptions - 3;

/** Option menus that narrow to one SKU, then where to go from here. Nothing when the product fits no custom id. */
export function lookupControls(result: LookupResult, agent: string, choice: Choice, texts: Texts): Row[] {
  const { platform, product_id: id } = result;
  const known = isAddressableAgent(agent) ? agent : '';
  const links = linkButton(platformName(platform), result.canonical);
  if (!isAddressable({ platform, id })) return buttonRows(links);
  const state = encodeChoice(choice);
  const menus = visibleOptions(result, choice).flatMap(({ option, index }) =>
    menuRow(
      encodeCustomId('lookup', 'pick', platform, id, known, String(index), state),
      texts.lookup.choose(optionName(option)),
      valueOptions(result, choice, option, index, texts),
    ),
  );
  return [
    ...menus,
    ...buttonRows([
      button(texts.common.qcPhotos, encodeCustomId('qc', 'open', platform, id), { primary: true }),
      button(texts.common.convert, encodeCustomId('convert', 'open', platform, id)),
      ...(hasChoice(choice)
        ? [button(texts.lookup.reset, encodeCustomId('lookup', 'reset', platform, id, known))]
        : []),
      ...links,
    ]),
  ];
}

/** Both names of an option, when the Chinese one says more. */
export function optionName({ name, name_cn }: VariantOption): string {
  const names = [name, name_cn].map((part) => plain(part ?? '', 60)).filter((part) => part !== '');
  return [...new Set(names)].join(' · ') || '?';
}

/** Four menus fit beside the buttons; options still open go before those decided. */
function visibleOptions(result: LookupResult, choice: Choice) {
  const all = choosableOptions(result).map((option, index) => ({ option, index }));
  const open = all.filter(({ index }) => pickAt(choice, index).value === null);
  const decided = all.filter(({ index }) => pickAt(choice, index).value !== null);
  return [...open, ...decided].slice(0, LIMITS.rows - 1).sort((a, b) => a.index - b.index);
}

function valueOptions(
  result: LookupResult,
  choice: Choice,
  option: VariantOption,
  index: number,
  texts: Texts,
): APISelectMenuOption[] {
  const { value: picked, page } = pickAt(choice, index);
  const paged = option.values.length > LIMITS.selectOptions - 1;
  const size = paged ? VALUES_PER_MENU : LIMITS.selectOptions - 1;
  const start = Math.min(page, Math.ceil(option.values.length / size) - 1) * size;
  const end = Math.min(start + size, option.values.length);
  const candidates = matchingSkus(result, choice, index);
  const turnTo = (label: string, to: number): APISelectMenuOption => ({
    label: `${label} (${to * size + 1}–${Math.min((to + 1) * size, option.values.length)})`,
    value: `~${to}`,
  });
  return [
    ...(picked === null ? [] : [{ label: texts.lookup.anyValue, value: '-' }]),
    ...(start > 0 ? [turnTo(texts.common.previous, start / size - 1)] : []),
    ...option.values.slice(start, end).map((value, offset) => {
      const skus = candidates.filter((sku) => attributeOf(sku, option) === value);
      const description = (result.variants?.skus.length ?? 0) === 0 ? undefined : stockOf(skus, texts);
      return {
        label: plain(value, LIMITS.optionText) || `#${start + offset + 1}`,
        value: String(start + offset),
        default: picked === start + offset,
        ...(description === undefined ? {} : { description }),
      };
    }),
    ...(end < option.values.length ? [turnTo(texts.common.next, start / size + 1)] : []),
  ];
}

function stockOf(skus: readonly { readonly stock?: number | undefined }[], texts: Texts): string | undefined {
  if (skus.length === 0) return texts.lookup.valueAbsent;
  if (skus.every((sku) => sku.stock === undefined)) return undefined;
  const stock = skus.reduce((sum, sku) => sum + (sku.stock ?? 0), 0);
  return stock > 0 ? texts.lookup.valueStock(formatNumber(stock, texts.locale)) : texts.lookup.valueSoldOut;
}

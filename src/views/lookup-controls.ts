import type { LookupResult } from '../api/index.ts';
import { encodeCustomId } from '../discord/custom-id.ts';
import { LIMITS } from '../discord/limits.ts';
import type { Texts } from '../texts/index.ts';
import { isAddressable, isAddressableAgent } from './addressable.ts';
import { type ActionRow, button, buttonRows, linkButton, menuRow } from './components.ts';
import { platformDisplayName } from './display-names.ts';
import { optionName } from './option-name.ts';
import { valueOptions } from './value-options.ts';
import {
  encodeSelection,
  hasSelection,
  selectableOptions,
  selectionAt,
  type VariantSelection,
} from './variant-selection.ts';

/** Menus that narrow the product to one variant, and buttons to other cards; only a link if no custom id can hold it. */
export function lookupControls(
  result: LookupResult,
  agent: string,
  selection: VariantSelection,
  texts: Texts,
): ActionRow[] {
  const { platform, product_id: id } = result;
  const agentArg = isAddressableAgent(agent) ? agent : '';
  const links = linkButton(platformDisplayName(platform), result.canonical);
  if (!isAddressable({ platform, id })) return buttonRows(links);
  const state = encodeSelection(selection);
  const menus = visibleOptions(result, selection).flatMap(({ option, index }) =>
    menuRow(
      encodeCustomId('lookup', 'pick', platform, id, agentArg, String(index), state),
      texts.lookup.choose(optionName(option)),
      valueOptions(result, selection, index, texts),
    ),
  );
  return [
    ...menus,
    ...buttonRows([
      button(texts.common.qcPhotos, encodeCustomId('qc', 'open', platform, id), { primary: true }),
      button(texts.common.agentLinks, encodeCustomId('convert', 'open', platform, id)),
      ...(hasSelection(selection)
        ? [button(texts.lookup.reset, encodeCustomId('lookup', 'reset', platform, id, agentArg))]
        : []),
      ...links,
    ]),
  ];
}

/** Four menus fit above the buttons. Where there are more options, those without a chosen value are preferred. */
function visibleOptions(result: LookupResult, selection: VariantSelection) {
  const all = selectableOptions(result).map((option, index) => ({ option, index }));
  const open = all.filter(({ index }) => selectionAt(selection, index).value === null);
  const decided = all.filter(({ index }) => selectionAt(selection, index).value !== null);
  return [...open, ...decided].slice(0, LIMITS.rows - 1).sort((a, b) => a.index - b.index);
}

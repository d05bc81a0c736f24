import type { LookupResult } from '../api/index.ts';
import { selectableOptions } from '../products/index.ts';
import type { Texts } from '../texts/index.ts';
import { type ActionRow, menuRow } from './components.ts';
import { optionName } from './option-name.ts';
import { valueOptions } from './value-options.ts';
import { encodeSelection, selectionAt, type VariantSelection } from './variant-selection.ts';

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

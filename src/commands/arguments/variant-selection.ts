import * as z from 'zod';
import {
  decodeSelection,
  type OptionSelection,
  selectionAt,
  type VariantSelection,
  withSelection,
} from '../../products/cards/variant-selection.ts';
import { MAX_OPTIONS, selectableOptions } from '../../products/index.ts';
import type { LookupResult } from '../../service/index.ts';
import { wholeNumberArg } from './custom-id-args.ts';

/** The key of a variant (`domain/products/qc-sets.ts`); empty: none is chosen. */
export const variantArg = z.union([z.literal(''), z.string().regex(/^[0-9a-z]{6}$/)]);

/** The position of an option of a product. */
export const optionArg = wholeNumberArg.pipe(z.int().max(MAX_OPTIONS - 1));

/** What is chosen of a product's options so far. */
export const selectionArg = z.string().transform((text, context) => {
  const selection = decodeSelection(text);
  if (selection !== null) return selection;
  context.addIssue('not a selection');
  return z.NEVER;
});

/** What is chosen after an entry of an option's menu was. */
export function withMenuValue(
  result: LookupResult,
  previous: VariantSelection,
  option: number,
  value: string | undefined,
): VariantSelection {
  const chosen = { ...selectionAt(previous, option), ...parseMenuValue(value) };
  return withSelection(previous, option, chosen, selectableOptions(result).length);
}

/** What a menu entry changes: `-` selects any value, `~3` shows the fourth page, `12` selects the thirteenth value. */
function parseMenuValue(value = ''): Partial<OptionSelection> {
  if (value === '-') return { value: null };
  const [, page, index] = /^(?:~(\d{1,3})|(\d{1,3}))$/.exec(value) ?? [];
  if (page !== undefined) return { page: Number(page) };
  return index === undefined ? {} : { value: Number(index) };
}

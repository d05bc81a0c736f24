import type { APISelectMenuOption } from 'discord.js';
import type { QcSet } from '../api/index.ts';
import { LIMITS } from '../discord/limits.ts';
import { plainText } from '../discord/truncate.ts';
import type { Texts } from '../texts/index.ts';
import type { QcPage } from './qc-page.ts';

/** Means the seller's photos in menus and custom ids, which otherwise contain a set's index. */
export const LISTING = 'l';

/** A menu needs up to two options for its other pages and one for the seller's photos; the rest hold sets. */
const SETS_PER_MENU = LIMITS.selectOptions - 3;

/** The page of the sets' menu that holds the one shown, so that any number of sets can be reached. */
export function setOptions({ sets, position, listingCount }: QcPage, texts: Texts): APISelectMenuOption[] {
  if (sets.length <= 1 && listingCount === 0) return [];
  const current = position === 'listing' ? 0 : position;
  const start = Math.floor(current / SETS_PER_MENU) * SETS_PER_MENU;
  const shown = sets.slice(start, start + SETS_PER_MENU);
  const end = start + shown.length;
  return [
    ...(start > 0 ? [pageOption(texts.common.previous, start - SETS_PER_MENU, start)] : []),
    ...shown.map((set, index) => ({
      label: setLabel(set, texts),
      value: String(start + index),
      description: texts.qc.photos(set.photos.length),
      default: position === start + index,
    })),
    ...(end < sets.length
      ? [pageOption(texts.common.next, end, Math.min(end + SETS_PER_MENU, sets.length))]
      : []),
    ...(listingCount > 0 ? [listingOption(listingCount, position === 'listing', texts)] : []),
  ];
}

/** Opens another page of the menu, at its first set. */
function pageOption(label: string, first: number, end: number): APISelectMenuOption {
  return { label: `${label} (${first + 1}–${end})`, value: String(first) };
}

function listingOption(count: number, isShown: boolean, texts: Texts): APISelectMenuOption {
  return { label: texts.qc.listing, value: LISTING, description: texts.qc.photos(count), default: isShown };
}

function setLabel({ date, sku }: QcSet, texts: Texts): string {
  const parts = [plainText(date ?? '', 20) || texts.qc.noDate, plainText(sku ?? '', 70)];
  return plainText(parts.filter((part) => part !== '').join(' · '), LIMITS.optionText);
}

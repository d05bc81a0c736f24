import type { APIButtonComponent } from 'discord.js';
import type { Texts } from '../texts/index.ts';
import { button } from './components.ts';

/** The part of a list that a card shows at a time. */
export interface Page<T> {
  readonly items: readonly T[];
  /** How many entries come before this page. */
  readonly offset: number;
  readonly size: number;
  /** How many entries the whole list has. */
  readonly total: number;
}

/** The page that starts at `from`, or the last one where the list has become shorter. */
export function pageAt<T>(list: readonly T[], from: number, size: number): Page<T> {
  const offset = pageStart(from, size, list.length);
  return { items: list.slice(offset, offset + size), offset, size, total: list.length };
}

export function pageStart(from: number, size: number, total: number): number {
  return Math.min(from, Math.max(0, Math.ceil(total / size) - 1) * size);
}

export function hasSeveralPages({ size, total }: Page<unknown>): boolean {
  return total > size;
}

/** "13–24 of 30" in small print; false when one page shows everything. @param range says it */
export function rangeLine(
  page: Page<unknown>,
  range: (first: number, last: number, total: number) => string,
): string | false {
  const { items, offset, total } = page;
  return hasSeveralPages(page) && `-# ${range(offset + 1, offset + items.length, total)}`;
}

type IdOfPage = (offset: string) => string;

/** Previous and Next; none when one page shows everything. The ids are those of {@link turnButtons}. */
export function pageButtons(page: Page<unknown>, previousId: IdOfPage, nextId: IdOfPage, texts: Texts) {
  if (!hasSeveralPages(page)) return [];
  const { offset, size, total } = page;
  const turns = { offset, previous: Math.max(0, offset - size), next: offset + size, total };
  return turnButtons(turns, previousId, nextId, texts);
}

/** The same without a button that leads nowhere. */
export function workingPageButtons(...args: Parameters<typeof pageButtons>): APIButtonComponent[] {
  return pageButtons(...args).filter(({ disabled }) => disabled !== true);
}

/** Where the pages before and after one begin, as numbers of entries that come before them. */
interface Turns extends Pick<Page<unknown>, 'offset' | 'total'> {
  readonly previous: number;
  readonly next: number;
}

/** Of pages of any lengths. The two ids must differ even where both lead to the same page: Discord refuses equal ones. */
export function turnButtons(
  { offset, previous, next, total }: Turns,
  previousId: IdOfPage,
  nextId: IdOfPage,
  { common }: Texts,
): APIButtonComponent[] {
  return [
    button(common.previous, previousId(String(previous)), { disabled: offset === 0 }),
    button(common.next, nextId(String(next)), { disabled: next >= total }),
  ];
}

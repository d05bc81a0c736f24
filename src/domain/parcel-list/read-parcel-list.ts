import { readCell, type Separator, splitRow, splitRows } from './csv.ts';
import { type ListedNumber, readByColumns, readCells, readWords, wholeNumber } from './entry.ts';
import { type Columns, columnsOf } from './header.ts';
import { readLinks } from './links.ts';

/** What somebody pasted into a field for parcels. */
export interface ParcelList {
  /** Each number once, in the order of the list. */
  readonly parcels: readonly ListedNumber[];
  /** Rows without a number, as they were typed. */
  readonly invalid: readonly string[];
}

interface Headings {
  readonly columns: Columns;
  readonly separator: Separator;
}

/** The strongest first: names contain commas, but hardly ever tabs. */
const SEPARATORS: readonly Separator[] = ['\t', ';', '|', ','];
const BULLET = /^\s*(?:[-*+•·‣◦–—☐☑✅✔]\uFE0F?|\[[ x]?\]|(?:\d{1,3}[.)]))\s+/u;
/** The line below the headings of a table in Markdown, a code fence, or a row without anything visible. */
const RULE = /^[\s\p{Cc}\p{DI}|:\-–—=_*`,;"']*$/u;

/**
 * Reads a list of tracking numbers with optional names, one parcel per row: CSV, a pasted table, bullet points, links of
 * carriers, or plain words in either order.
 */
export function readParcelList(text: string): ParcelList {
  const found = new Map<string, ListedNumber>();
  const invalid: string[] = [];
  let headings: Headings | null = null;
  for (const row of splitRows(text.replace(/^\uFEFF/, ''))) {
    if (RULE.test(row)) continue;
    const named = headingsIn(row);
    if (named !== null) {
      headings = named;
      continue;
    }
    const listed = readRow(row, headings);
    if (listed.length === 0) invalid.push(row.trim());
    for (const { number, name } of listed) {
      found.set(number, { number, name: found.get(number)?.name ?? name });
    }
  }
  return { parcels: [...found.values()], invalid: [...new Set(invalid)] };
}

/** The strongest separator that makes columns of the row; a single heading makes none. */
function headingsIn(row: string): Headings | null {
  const found = SEPARATORS.flatMap((separator) => {
    const columns = columnsOf(cellsOf(row, separator));
    return columns === null ? [] : [{ columns, separator }];
  });
  return found.find(({ separator }) => row.includes(separator)) ?? found[0] ?? null;
}

function readRow(row: string, headings: Headings | null): ListedNumber[] {
  if (headings !== null && row.includes(headings.separator)) {
    const listed = readByColumns(cellsOf(row, headings.separator), headings.columns);
    if (listed.length > 0) return listed;
  }
  if (/:\/\//.test(row)) return readLinks(row);
  const bare = row.replace(BULLET, '');
  const separator = SEPARATORS.find((each) => {
    const cells = cellsOf(bare, each);
    return cells.length > 1 && cells.some((cell) => wholeNumber(cell) !== null);
  });
  if (separator !== undefined) return readCells(cellsOf(bare, separator));
  return readParts(bare);
}

/** Several parcels in one row, each with its name, or one. */
function readParts(row: string): ListedNumber[] {
  for (const separator of SEPARATORS) {
    const parts = row.split(separator).map(readWords);
    if (parts.length > 1 && parts.every(({ length }) => length === 1)) return parts.flat();
  }
  return readWords(row);
}

/** A table in Markdown has a line at both ends of a row. */
function cellsOf(row: string, separator: Separator): string[] {
  const inner = separator === '|' ? row.trim().replace(/^\||\|$/g, '') : row;
  return splitRow(inner, separator).map((cell) => readCell(cell).trim());
}

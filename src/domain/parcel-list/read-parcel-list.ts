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

/** The strongest first: names contain commas, but hardly ever tabs. */
const SEPARATORS: readonly Separator[] = ['\t', ';', '|', ','];
const BULLET = /^\s*(?:[-*+•·‣◦–—☐☑✅✔]\uFE0F?|\[[ x]?\]|(?:\d{1,3}[.)]))\s+/u;
/** The line below the headings of a table in Markdown, a code fence, or a row without any content. */
const RULE = /^[\s|:\-–—=_*`,;"']*$/u;

/**
 * Reads a list of tracking numbers with optional names, one parcel per row: CSV, a pasted table, bullet points, links of
 * carriers, or plain words in either order.
 */
export function readParcelList(text: string): ParcelList {
  const found = new Map<string, ListedNumber>();
  const invalid: string[] = [];
  let columns: Columns | null = null;
  for (const row of splitRows(text.replace(/^\uFEFF/, ''))) {
    if (RULE.test(row)) continue;
    const headings = headingsIn(row);
    if (headings !== null) {
      columns = headings;
      continue;
    }
    const listed = readRow(row, columns);
    if (listed.length === 0) invalid.push(row.trim());
    for (const { number, name } of listed) {
      found.set(number, { number, name: found.get(number)?.name ?? name });
    }
  }
  return { parcels: [...found.values()], invalid: [...new Set(invalid)] };
}

function headingsIn(row: string): Columns | null {
  for (const separator of SEPARATORS) {
    const columns = columnsOf(cellsOf(row, separator));
    if (columns !== null) return columns;
  }
  return null;
}

function readRow(row: string, columns: Columns | null): ListedNumber[] {
  if (/:\/\//.test(row)) return readLinks(row);
  if (columns !== null) {
    for (const separator of SEPARATORS) {
      const listed = readByColumns(cellsOf(row, separator), columns);
      if (listed.length > 0 && row.includes(separator)) return listed;
    }
  }
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

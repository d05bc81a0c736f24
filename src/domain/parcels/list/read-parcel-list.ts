import { readCell, type Separator, splitRow, splitRows } from './csv.ts';
import {
  type Columns,
  type ListedNumber,
  readByColumns,
  readCells,
  readLinks,
  readWords,
  wholeNumber,
} from './entry.ts';

/** What was pasted into a field for parcels. */
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

const NOTHING: ParcelList = { parcels: [], invalid: [] };
/** The strongest first: names contain commas, but rarely tabs. */
const SEPARATORS: readonly Separator[] = ['\t', ';', '|', ','];
const BULLET = /^\s*(?:[-*+•·‣◦–—☐☑✅✔]\uFE0F?|\[[ x]?\]|(?:\d{1,3}[.)]))\s+/u;
/** The line below the headings of a table in Markdown, a code fence, or a row without anything visible. */
const RULE = /^[\s\p{Cc}\p{DI}|:\-–—=_*`,;"']*$/u;

/**
 * Reads a list of tracking numbers with optional names, one parcel per row: CSV, a pasted table, bullet points, links of
 * carriers, or plain words in either order.
 */
export function readParcelList(text: string): ParcelList {
  return joinLists([...splitRows(text.replace(/^\uFEFF/, ''))].map(createRowReader()));
}

/** Reads the rows of one list in order, because headings determine how the rows below them are read. */
export function createRowReader(): (row: string) => ParcelList {
  let headings: Headings | null = null;
  return (row) => {
    if (RULE.test(row)) return NOTHING;
    // Checked first, because a parcel may be named like a column.
    const listed = readBelow(headings, row);
    const named = listed.length === 0 ? headingsIn(row) : null;
    if (named !== null) {
      headings = named;
      return NOTHING;
    }
    const parcels = listed.length === 0 ? readRow(row) : listed;
    return { parcels, invalid: parcels.length === 0 ? [row.trim()] : [] };
  };
}

/** Several lists as one. A number keeps the first name that it has. */
export function joinLists(lists: readonly ParcelList[]): ParcelList {
  const found = new Map<string, ListedNumber>();
  for (const { number, name } of lists.flatMap(({ parcels }) => parcels)) {
    found.set(number, { number, name: found.get(number)?.name ?? name });
  }
  return {
    parcels: [...found.values()],
    invalid: [...new Set(lists.flatMap(({ invalid }) => invalid))],
  };
}

/** The strongest separator that makes columns of the row; a single heading needs none. */
function headingsIn(row: string): Headings | null {
  // Headings don't have that many digits, and most rows have a number.
  if (/\d{4}/.test(row)) return null;
  const inside = separatorsIn(row);
  for (const separator of inside.length === 0 ? SEPARATORS : inside) {
    const columns = columnsOf(cellsOf(row, separator));
    if (columns !== null) return { columns, separator };
  }
  return null;
}

function readBelow(headings: Headings | null, row: string): ListedNumber[] {
  if (headings === null || !row.includes(headings.separator)) return [];
  return readByColumns(cellsOf(row, headings.separator), headings.columns);
}

function readRow(row: string): ListedNumber[] {
  if (/:\/\//.test(row)) return readLinks(row);
  const bare = row.replace(BULLET, '');
  const separators = separatorsIn(bare);
  for (const separator of separators) {
    const cells = cellsOf(bare, separator);
    if (cells.length > 1 && cells.some((cell) => wholeNumber(cell) !== null)) return readCells(cells);
  }
  return readParts(bare, separators);
}

/** Several parcels in one row, each with its name, or one. */
function readParts(row: string, separators: readonly Separator[]): ListedNumber[] {
  for (const separator of separators) {
    const listed: ListedNumber[] = [];
    // Ends at the first part that isn't exactly one parcel: a row may have hundreds.
    const isEachOne = row.split(separator).every((part) => {
      const found = readWords(part);
      listed.push(...found);
      return found.length === 1;
    });
    if (isEachOne) return listed;
  }
  return readWords(row);
}

function separatorsIn(row: string): Separator[] {
  return SEPARATORS.filter((separator) => row.includes(separator));
}

/** A table in Markdown has a line at both ends of a row. */
function cellsOf(row: string, separator: Separator): string[] {
  const inner = separator === '|' ? row.trim().replace(/^\||\|$/g, '') : row;
  return splitRow(inner, separator).map((cell) => readCell(cell).trim());
}

/** What lists call the column of tracking numbers, in lower case. */
const NUMBER_WORDS: ReadonlySet<string> = new Set([
  ...['number', 'tracking', 'tracking number', 'tracking no', 'tracking no.', 'tracking id', 'tracking code'],
  ...['parcel number', 'package number', 'waybill', 'waybill number', 'awb', 'tracking_number'],
  ...['nummer', 'sendungsnummer', 'paketnummer', 'trackingnummer', 'tracking-nummer'],
  ...['número', 'numero', 'número de seguimiento', 'seguimiento', 'código de rastreo', 'guía'],
  ...['numéro', 'numéro de suivi', 'suivi', 'n° de suivi'],
  ...['numero di tracking', 'numero di spedizione', 'codice di tracciamento'],
  ...['numer', 'numer przesyłki', 'nr przesyłki', 'numer śledzenia'],
  ...['código de rastreio', 'código', 'rastreio', 'código de rastreamento'],
  ...['单号', '物流单号', '快递单号', '运单号', '运单号码', '包裹单号'],
]);

/** The same for the column of names. */
const NAME_WORDS: ReadonlySet<string> = new Set([
  ...['name', 'label', 'title', 'item', 'product', 'parcel', 'description', 'note'],
  ...['bezeichnung', 'artikel', 'paket'],
  ...['nombre', 'producto', 'paquete', 'nom', 'article', 'colis', 'nome', 'articolo', 'prodotto', 'pacco'],
  ...['nazwa', 'produkt', 'paczka', 'produto', 'pacote', '名称', '名字', '商品', '包裹', '备注'],
]);

/** The columns that a row of headings names; null for any other row. */
function columnsOf(cells: readonly string[]): Columns | null {
  const words = cells.map((cell) => cell.trim().toLowerCase());
  const number = words.findIndex((word) => NUMBER_WORDS.has(word));
  if (number === -1 || words.some((word) => /\d{4}/.test(word))) return null;
  return { number, name: words.findIndex((word, index) => index !== number && NAME_WORDS.has(word)) };
}

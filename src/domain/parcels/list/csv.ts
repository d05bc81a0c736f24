/** What separates the cells of a row. */
export type Separator = ',' | ';' | '\t' | '|';

const SPECIAL = /[",;\t|\r\n]/;
/** What a program for spreadsheets may skip before a formula: spaces, and what can't be seen. */
const SKIPPED = /^['\s\p{C}\p{M}\p{DI}\u2800\uFFF9-\uFFFD]+/u;
/** A program for spreadsheets runs it as a formula; hyphens and the minus sign become a minus in some encodings. */
const FORMULA = /^[=+\-\u2010-\u2012\u2212@]/;
/** OWASP's list of dangerous beginnings also has tabs and line breaks. */
const CONTROL = /^'*\p{Cc}/u;
/** A program for spreadsheets reads it as a number: it rounds long ones, and drops zeros at the start. */
const FIGURE = /^(?:\d{12,}|0\d+|\d+[Ee]\d+)\s*$/;

/** Rows as CSV (RFC 4180). Cells that a spreadsheet would calculate or round start with an apostrophe. */
export function writeCsv(rows: readonly (readonly string[])[], separator: Separator): string {
  return rows.map((row) => `${row.map(writeCell).join(separator)}\r\n`).join('');
}

/** A cell as it was before {@link writeCsv} made it harmless. */
export function readCell(cell: string): string {
  return cell.startsWith("'") && isMisread(cell.slice(1)) ? cell.slice(1) : cell;
}

/** The cells of a row. A quote opens a cell only at its start, so that the inches of 5" heels stay what they are. */
export function splitRow(row: string, separator: Separator): string[] {
  if (!row.includes('"')) return row.split(separator).map((cell) => cell.trim());
  const cells: string[] = [];
  const quoted = new RegExp(`[^\\S\\t]*"((?:[^"]|"")*)"[^\\S\\t]*(?=[${separator}]|$)`, 'y');
  let start = 0;
  while (start <= row.length) {
    quoted.lastIndex = start;
    const content = quoted.exec(row)?.[1];
    const next = row.indexOf(separator, start);
    const endOfPlain = next === -1 ? row.length : next;
    const end = content === undefined ? endOfPlain : quoted.lastIndex;
    cells.push(content?.replaceAll('""', '"') ?? row.slice(start, end).trim());
    start = end + 1;
  }
  return cells;
}

/** The rows of a text, one at a time. A quoted cell may contain line breaks if it is closed before the end of a cell. */
export function* splitRows(text: string): Generator<string> {
  const row = /(?:(?<![^,;\t|\r\n])"(?:[^"]|"")*"(?=[,;\t|\r\n]|$)|[^\r\n])+/g;
  for (const [match] of text.matchAll(row)) yield match;
}

function writeCell(cell: string): string {
  const harmless = isMisread(cell) ? `'${cell}` : cell;
  return SPECIAL.test(harmless) || harmless.trim() !== harmless
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

function isMisread(cell: string): boolean {
  // Full-width, small, raised and lowered signs count as the plain ones.
  const bare = cell.replace(SKIPPED, '').normalize('NFKC');
  return CONTROL.test(cell) || FORMULA.test(bare) || FIGURE.test(bare);
}

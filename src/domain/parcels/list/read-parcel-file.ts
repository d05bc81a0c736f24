import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import { splitRows } from './csv.ts';
import { createRowReader, joinLists, type ParcelList } from './read-parcel-list.ts';

/** In bytes. Room for as many parcels as one user can follow, even with long names and as Excel's "Unicode text". */
export const MAX_FILE_BYTES = 128 * 1024;

/** Three times as many parcels as one user can follow. Further rows are not read. */
export const MAX_ROWS = 1_000;
/** In a row, in UTF-16 units; what follows is not read. Patterns may take the square of it. */
const MAX_ROW = 1_000;
/** Read at a stretch. Then whatever else the bot has to do has its turn. */
export const ROWS_PER_TURN = 10;
/** Signs that no text has: a spreadsheet's own format, or a picture. */
const BINARY = /(?!\s)\p{Cc}/u;

/** Bytes of UTF-8 that Windows-1252 hardly ever has side by side: "Ã¶", "é¸¡". Then it is a UTF-8 file with a broken byte. */
const UTF8_PARTS = /[\xC2\xC3][\x80-\xBF]|[\xE3-\xE9][\x80-\xBF]{2}/;

/** Several files at once would each read their rows before anything else has its turn. */
const oneAtATime = pLimit(1);

/**
 * Reads a file with tracking numbers: what `/parcels` exports, or a spreadsheet's CSV or "Unicode text". Waits for the
 * files that came before.
 * @returns the list, and how many rows were not read (`skippedRows`); null if it isn't text
 */
export function readParcelFile(bytes: Uint8Array) {
  return oneAtATime(() => readFile(bytes));
}

async function readFile(bytes: Uint8Array) {
  const text = decoded(bytes);
  if (text === null || BINARY.test(text)) return null;
  const readRow = createRowReader();
  const lists: ParcelList[] = [];
  let rows = 0;
  for (const row of splitRows(text)) {
    if (rows < MAX_ROWS) lists.push(readRow(row.slice(0, MAX_ROW)));
    rows += 1;
    if (rows % ROWS_PER_TURN === 0) await nextTurn();
  }
  return { ...joinLists(lists), skippedRows: rows - lists.length };
}

/** UTF-16 has a mark at its start; what isn't UTF-8 is what Excel saves as CSV in Western Europe. */
function decoded(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodedAs('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decodedAs('utf-16be', bytes);
  const text = decodedAs('utf-8', bytes);
  if (text !== null || UTF8_PARTS.test(Buffer.from(bytes).toString('latin1'))) return text;
  return decodedAs('windows-1252', bytes);
}

function decodedAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

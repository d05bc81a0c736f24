import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import { splitRows } from './csv.ts';
import { createRowReader, joinLists, type ParcelList } from './read-parcel-list.ts';

/** In bytes. As many parcels as anybody can follow fit, also with long names and as Excel's "Unicode text". */
export const MAX_FILE_BYTES = 128 * 1024;

/** Three times as many parcels as anybody can follow. Further rows are not read. */
export const MAX_ROWS = 1_000;
/** In a row, in UTF-16 units; what follows is not read. Patterns may take the square of it. */
const MAX_ROW = 1_000;
/** Read at a stretch. Then whatever else the bot has to do has its turn. */
export const ROWS_PER_TURN = 10;
/** Signs that no text has: a spreadsheet's own format, or a picture. */
const BINARY = /(?!\s)\p{Cc}/u;

/** Several files at once would each read their rows before anything else has its turn. */
const oneAtATime = pLimit(1);

/** A list from a file. */
export interface ParcelFile extends ParcelList {
  /** How many rows were not read. */
  readonly skippedRows: number;
}

/**
 * Reads a file with tracking numbers: what `/parcels` exports, or a spreadsheet's CSV or "Unicode text". Waits for the
 * files that came before.
 * @returns null if it isn't text in UTF-8, or in UTF-16 with a mark at its start
 */
export function readParcelFile(bytes: Uint8Array): Promise<ParcelFile | null> {
  return oneAtATime(() => readFile(bytes));
}

async function readFile(bytes: Uint8Array): Promise<ParcelFile | null> {
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

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** By the mark at the start of the file. */
function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

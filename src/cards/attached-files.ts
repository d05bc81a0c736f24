import {
  type APIButtonComponent,
  type APIFileComponent,
  type APIMediaGalleryComponent,
  ComponentType,
} from 'discord.js';
import { markdownUrl } from '../discord/messages/markdown.ts';
import { codeBlock } from '../discord/messages/message-text.ts';
import type { MessageFile } from '../discord/messages/message-view.ts';
import { takeWhileFits } from '../discord/messages/plain-text.ts';
import { writeCsv } from '../domain/parcels/list/csv.ts';
import type { Texts } from '../texts/index.ts';
import { button } from './components.ts';
import { containerCard } from './container.ts';

/** Excel takes a file without it for another encoding than UTF-8; Google Sheets skips it. */
const BYTE_ORDER_MARK = '\uFEFF';

interface CsvFile {
  /** Letters, digits and hyphens, with `.csv`: Discord changes others. */
  readonly name: string;
  readonly title: string;
  readonly hint: string;
  /** The first row names the columns. */
  readonly rows: readonly (readonly string[])[];
  readonly backId: string;
  readonly steps?: readonly APIButtonComponent[];
  readonly colour: number | null;
}

export function csvCard({ name, title, hint, rows, backId, steps = [], colour }: CsvFile, texts: Texts) {
  // Excel expects semicolons where the comma separates decimals.
  const separator = decimalCell(0.5, texts).includes(',') ? ';' : ',';
  const content = `${BYTE_ORDER_MARK}${writeCsv(rows, separator)}`;
  return containerCard(
    colour,
    [`### ${title}\n${hint}`, filePart(name), [...steps, button(texts.common.back, backId)]],
    [{ name, bytes: Buffer.from(content) }],
  );
}

/** A picture that is a file of the message. */
export function attachedPicture({ name, description }: Required<MessageFile>): APIMediaGalleryComponent {
  const item = { media: { url: `attachment://${name}` }, description };
  return { type: ComponentType.MediaGallery, items: [item] };
}

/** A number as spreadsheets of the reader's language read it: "1234.5" or "1234,5". */
export function decimalCell(value: number, { locale }: Texts): string {
  const format = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 4 });
  return format.format(value);
}

function filePart(name: string): APIFileComponent {
  return { type: ComponentType.File, file: { url: `attachment://${name}` } };
}

const FILE = 'links.txt';

interface LinkToCopy {
  /** What stands before the address; empty: nothing. */
  readonly before: string;
  readonly url: string;
}

/** One on each line: those that fit into a code block (empty: none), and every one in a file when some don't. */
export function linksToCopy(links: readonly LinkToCopy[], maxChars: number, maxBytes: number) {
  const encoded = links.flatMap(({ before, url }) => {
    const safe = markdownUrl(url);
    return safe === null ? [] : [before + safe];
  });
  const fitting = takeWhileFits(encoded, maxChars, maxBytes);
  const block = fitting.length === 0 ? '' : `\n${codeBlock(fitting.join('\n'))}`;
  if (fitting.length === links.length) return { block, fileParts: [], files: [] };
  const lines = links.map(({ before, url }) => before + url);
  const file = { name: FILE, bytes: Buffer.from(lines.join('\n')) };
  return { block, fileParts: [filePart(FILE)], files: [file] };
}

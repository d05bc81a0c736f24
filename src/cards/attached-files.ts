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

/** Without it, Excel assumes another encoding than UTF-8; Google Sheets ignores it. */
const BYTE_ORDER_MARK = '\uFEFF';

interface FileCard {
  /** Letters, digits and hyphens, with an extension: Discord changes others. */
  readonly name: string;
  readonly title: string;
  readonly hint: string;
  readonly content: string;
  readonly backId: string;
  readonly steps?: readonly APIButtonComponent[];
  readonly colour: number | null;
}

interface CsvFile extends Omit<FileCard, 'content'> {
  /** The first row names the columns. */
  readonly rows: readonly (readonly string[])[];
}

/** A file to download, and *Back*. */
export function fileCard(
  { name, title, hint, content, backId, steps = [], colour }: FileCard,
  { common }: Texts,
) {
  return containerCard(
    colour,
    [`### ${title}\n${hint}`, filePart(name), [...steps, button(common.back, backId)]],
    [{ name, bytes: Buffer.from(content) }],
  );
}

export function csvCard({ rows, ...file }: CsvFile, texts: Texts) {
  // Excel expects semicolons where the comma separates decimals.
  const separator = decimalCell(0.5, texts).includes(',') ? ';' : ',';
  return fileCard({ ...file, content: `${BYTE_ORDER_MARK}${writeCsv(rows, separator)}` }, texts);
}

/** A picture that is one of the message's files. */
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
  /** What precedes the URL; may be empty. */
  readonly before: string;
  readonly url: string;
}

/** One per line: those that fit in a code block (empty: none), and all of them in a file if some don't. */
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

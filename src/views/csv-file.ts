import { type APIButtonComponent, ComponentType } from 'discord.js';
import type { MessageView } from '../discord/message-view.ts';
import { type Separator, writeCsv } from '../domain/parcel-list/csv.ts';
import type { Texts } from '../texts/index.ts';
import { fittingRows } from './button-layout.ts';
import { button } from './components.ts';
import { containerCard, textDisplay } from './container.ts';

/** Excel takes a file without it for another encoding than UTF-8; Google Sheets skips it. */
const BYTE_ORDER_MARK = '\uFEFF';

interface CsvFile {
  /** Letters, digits and hyphens, with `.csv`: Discord changes others. */
  readonly name: string;
  readonly title: string;
  readonly hint: string;
  /** The first row names the columns. */
  readonly rows: readonly (readonly string[])[];
  /** Custom id of *Back*. */
  readonly backId: string;
  /** What can be done besides. */
  readonly steps?: readonly APIButtonComponent[];
  /** Null: without an accent. */
  readonly colour: number | null;
}

/** A card with a file for spreadsheets. */
export function csvCard(
  { name, title, hint, rows, backId, steps = [], colour }: CsvFile,
  texts: Texts,
): MessageView {
  const content = `${BYTE_ORDER_MARK}${writeCsv(rows, separatorIn(texts))}`;
  const card = containerCard(colour, [
    textDisplay(`### ${title}\n${hint}`),
    { type: ComponentType.File, file: { url: `attachment://${name}` } },
    ...fittingRows([...steps, button(texts.common.back, backId)]),
  ]);
  return { ...card, files: [{ name, bytes: Buffer.from(content) }] };
}

/** A number as spreadsheets of the reader's language read it: "1234.5" or "1234,5". */
export function decimalCell(value: number, { locale }: Texts): string {
  const format = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 4 });
  return format.format(value);
}

/** Excel expects semicolons where the comma separates decimals. */
function separatorIn(texts: Texts): Separator {
  return decimalCell(0.5, texts).includes(',') ? ';' : ',';
}

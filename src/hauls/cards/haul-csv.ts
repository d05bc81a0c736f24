import { csvCard, decimalCell } from '../../cards/attached-files.ts';
import { button } from '../../cards/components.ts';
import { platformDisplayName } from '../../cards/display-names.ts';
import { haulCustomId } from '../../cards/haul-buttons.ts';
import { haulName, plainHaulName } from '../../cards/haul-name.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { oneLine, plainText } from '../../discord/messages/plain-text.ts';
import { fromMinorUnits } from '../../domain/hauls/figures.ts';
import type { PriceFigures } from '../../domain/hauls/totals.ts';
import type { Haul, HaulItem } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import type { LinkedHaulItem } from './lines.ts';
import { aboutItems } from './totals.ts';

const MAX_FILE_NAME = 40;
/** Longer than a listing says, shorter than a spreadsheet's cell takes. */
const MAX_CELL = 500;
/** Windows can't open files with these names. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Positions of the items, from 0, about which not everything is known. */
interface MissingFacts {
  readonly pending: readonly number[];
  readonly unanswered: readonly number[];
}

/** A haul as a file, with a row for each item. Without sums, because spreadsheets can add up. */
export function haulFileView(
  haul: Pick<Haul, 'id' | 'name'>,
  items: readonly Omit<LinkedHaulItem<HaulItem>, 'choice' | 'photos'>[],
  texts: Texts,
  { pending, unanswered }: MissingFacts = { pending: [], unanswered: [] },
): MessageView {
  const { file } = texts.haulList;
  const canRetry = pending.length === 0 && unanswered.length > 0;
  const again = button(texts.common.tryAgain, haulCustomId('csv', haul.id), { primary: true });
  const headings = [
    ...[file.number, file.title, file.platform, file.id, file.link, file.agentLink],
    ...[file.variant, file.quantity, file.price, file.from, file.to, file.currency],
    ...[file.weight, file.volume, file.dimensions, file.photos],
  ];
  const news = [
    ...(pending.length === 0 ? [] : [file.underWay(pending.length)]),
    ...(canRetry ? aboutItems(unanswered, file.incomplete) : []),
  ];
  return csvCard(
    {
      name: fileNameOf(plainHaulName(haul.name, texts)),
      title: file.heading(haulName(haul.name, texts)),
      // What the reader has to know comes first, the rest in small print.
      hint: news.length === 0 ? file.hint : [...news, `-# ${file.hint}`].join('\n'),
      rows: [headings, ...items.map((item) => rowOf(item, texts))],
      backId: haulCustomId('more', haul.id),
      steps: canRetry ? [again] : [],
      colour: null,
    },
    texts,
  );
}

function rowOf(
  {
    item,
    number,
    product,
    summary,
    lookup,
    figures,
    link,
  }: Omit<LinkedHaulItem<HaulItem>, 'choice' | 'photos'>,
  texts: Texts,
) {
  const { quantity, price, weightG, volumeCm3 } = figures;
  const figure = (value: number | null | undefined) => String(value ?? '');
  return [
    ...[String(number), plainText(summary.title ?? '', MAX_CELL)],
    ...[
      platformDisplayName(product.platform, texts.locale),
      product.id,
      summary.canonical ?? '',
      link?.url ?? '',
    ],
    ...[oneLine(item.variantName), String(quantity), ...priceCells(price, quantity, texts)],
    ...[figure(weightG), figure(volumeCm3), plainText(lookup?.warehouse?.dimensions_cm ?? '', MAX_CELL)],
    figure(summary.qc?.photos),
  ];
}

/** "238–298" for one piece while no variant is chosen, the lowest and the highest sum, and the currency. */
function priceCells(price: PriceFigures | null, quantity: number, texts: Texts): string[] {
  if (price === null) return ['', '', '', ''];
  const { low, high, currency } = price;
  const cell = (minor: number) => decimalCell(fromMinorUnits(minor, currency), texts);
  const each = [...new Set([cell(low), cell(high)])].join('–');
  return [each, cell(low * quantity), cell(high * quantity), plainText(currency, MAX_CELL)];
}

/** A name that Discord and every system keep as it is: `spring-haul.csv`, or `haul.csv` for a name without Latin letters. */
export function fileNameOf(name: string | null): string {
  const kept = (name ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_FILE_NAME)
    .replaceAll(/^-+|-+$/g, '');
  return `${kept === '' || RESERVED.test(kept) ? 'haul' : kept}.csv`;
}

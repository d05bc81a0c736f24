import type { APIButtonComponent, APIComponentInContainer } from 'discord.js';
import { attachedPicture } from '../../cards/attached-files.ts';
import { fittingRows } from '../../cards/button-layout.ts';
import { button, menuRow } from '../../cards/components.ts';
import { containerCard, divider, sectionWithButton, textDisplay } from '../../cards/container.ts';
import { addButton, haulCustomId } from '../../cards/haul-buttons.ts';
import { haulName, isNamedIn } from '../../cards/haul-name.ts';
import { formatNumber } from '../../cards/number-format.ts';
import { workingPageButtons } from '../../cards/paging.ts';
import { inLine, inLines, smallLine } from '../../cards/phrases.ts';
import type { Reader } from '../../cards/reader.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { cut, plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { KilogramPrice } from '../../domain/hauls/shipping.ts';
import { positionsOf } from '../../domain/hauls/totals.ts';
import type { Picture } from '../../pictures/index.ts';
import { shortProductName } from '../../products/cards/product-header.ts';
import type { Haul, HaulItem } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import type { LoadedHaul } from '../load-haul.ts';
import { costOf, formatKilogramPrice } from './cost.ts';
import { ITEMS_PER_PAGE, itemLines, type LinkedHaulItem, stripOf } from './lines.ts';
import { areAllDelivered, type LinkedParcel, parcelsInWords } from './parcels-in-words.ts';
import { weightLines } from './totals.ts';

export interface HaulCard {
  readonly haul: Haul;
  readonly loaded: LoadedHaul<HaulItem>;
  readonly offset: number;
  readonly items: readonly LinkedHaulItem<HaulItem>[];
  readonly strip: Picture | null;
  readonly parcels: readonly LinkedParcel[];
  readonly notes: readonly string[];
  readonly steps?: readonly APIButtonComponent[];
  /** The agent that the reader prefers; null: none is chosen, so the first that has a link is shown. */
  readonly agent: string | null;
  /** What the reader's shipping line charges; null: not known. */
  readonly kilogramPrice: KilogramPrice | null;
}

/** What a haul costs and weighs, its items five at a time, and what can be done with it. For its owner alone. */
export function haulView(card: HaulCard, reader: Reader): MessageView {
  const { haul, loaded, items } = card;
  const { texts } = reader;
  if (loaded.items.length === 0) return emptyHaulView(card, reader);
  const strip = stripOf(card.strip, items, texts);
  const options = items.map(({ item, number, summary }) => ({
    label: cut(`${number} · ${plainText(shortProductName(summary, texts), 80)}`, LIMITS.optionText),
    value: String(item.id),
  }));
  const page = { items, offset: card.offset, size: ITEMS_PER_PAGE, total: loaded.items.length };
  const id = (component: string) => (to: string) => haulCustomId(component, haul.id, to);
  const parts = [
    ...topOf(card, reader),
    ...fittingRows(card.steps ?? []),
    ...strip.map(attachedPicture),
    textDisplay(items.map((item) => itemLines(item, loaded.pending, texts)).join('\n')),
    ...weights(card, reader),
    ...menuRow(haulCustomId('item', haul.id), texts.haul.change, options),
    ...fittingRows(workingPageButtons(page, id('newer'), id('older'), texts)),
    ...haulButtons(card, texts),
  ];
  return containerCard(null, parts, strip);
}

function emptyHaulView({ haul, notes, steps = [] }: HaulCard, { texts }: Reader): MessageView {
  const { empty, emptyHint, closed, more } = texts.haul;
  const isClosed = haul.closedAt !== null;
  const name = inLine([haulName(haul.name, texts), isClosed ? closed : '']);
  const moreButton = button(more, haulCustomId('more', haul.id));
  return containerCard(null, [
    inLines([`### ${empty}`, name, ...notes, isClosed ? '' : emptyHint]),
    ...fittingRows([addButton(haul, texts, { primary: true }), ...steps, moreButton]),
  ]);
}

/** What it costs, and its name with *More* beside it; then its parcels and what was just done. */
function topOf(card: HaulCard, reader: Reader): APIComponentInContainer[] {
  const { haul, parcels, notes } = card;
  const { texts } = reader;
  const name = haulName(haul.name, texts);
  const { heading, parts, items } = costOf(card.loaded.totals, kilogramOf(card), reader);
  const facts = [
    isNamedIn(notes, name) ? '' : name,
    texts.haul.items(haul.items.length, formatNumber(haul.items.length, texts.locale)),
    haul.closedAt === null ? '' : texts.haul.closed,
  ].filter((fact) => fact !== '');
  const [top, ...others] = heading === '' ? facts : [heading, ...facts];
  const line = inLine([...others, items]);
  const text = inLines([`### ${top}`, parts, items === '' ? line : `-# ${line}`]);
  const coming = parcelsInWords(parcels, texts);
  const below = inLines([
    coming.title === '' ? '' : `📦 ${coming.title}`,
    smallLine([coming.states]),
    ...notes,
  ]);
  return [
    sectionWithButton(text, texts.haul.more, haulCustomId('more', haul.id)),
    ...(below === '' ? [] : [textDisplay(below)]),
  ];
}

/** What is still on its way would change the cost of shipping. */
function kilogramOf({ loaded, kilogramPrice }: HaulCard) {
  return loaded.pending ? null : kilogramPrice;
}

function weights({ loaded, kilogramPrice }: HaulCard, { texts }: Reader): APIComponentInContainer[] {
  // Items still loading don't count as missing.
  if (loaded.pending) return [];
  const failed = positionsOf(loaded.items, ({ lookup }) => lookup === null);
  const price = kilogramPrice && formatKilogramPrice(kilogramPrice, texts.locale);
  const lines = weightLines(loaded.totals, failed, price, texts);
  return lines.length === 0 ? [] : [divider(), textDisplay(lines.join('\n'))];
}

function haulButtons(card: HaulCard, texts: Texts) {
  const { haul, parcels } = card;
  const id = (component: string) => haulCustomId(component, haul.id);
  const agent = card.agent ?? card.items.find(({ link }) => link !== null)?.link?.name ?? null;
  const links = agent === null ? texts.common.agentLinks : texts.haul.linksAt(agent);
  const isDone = haul.closedAt === null && areAllDelivered(parcels);
  return [
    ...fittingRows([
      isDone && button(texts.haulList.closeHaul, id('close'), { primary: true }),
      button(links, id('links'), { primary: !isDone }),
      button(texts.common.share, id('share')),
    ]),
    ...fittingRows([addButton(haul, texts), button(texts.haulShipping.title, id('divisor'))]),
  ];
}

/** What a haul is, with the way to the first one. */
export function noHaulView({ texts }: Reader): MessageView {
  const add = button(texts.haul.addItems, haulCustomId('add', '0'), { primary: true });
  const heading = textDisplay(`### ${texts.haul.none}\n${texts.haul.noneHint}`);
  return containerCard(null, [heading, ...fittingRows([add])]);
}

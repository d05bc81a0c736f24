import { fittingRows } from '../../cards/button-layout.ts';
import { button, menuRow } from '../../cards/components.ts';
import { COLOURS, containerCard, divider, prompt, sectionWith, textDisplay } from '../../cards/container.ts';
import { pageAt, pageButtons, rangeLine } from '../../cards/paging.ts';
import { inLine, inLines } from '../../cards/phrases.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { isOver, isProblem } from '../../domain/parcels/state-of-parcel.ts';
import type { Texts } from '../../texts/index.ts';
import {
  byUrgency,
  type ListedParcel,
  parcelLine,
  parcelOption,
  placeOf,
  unusualPlaces,
} from './parcel-line.ts';
import { parcelInLine } from './parcel-name.ts';
import { STATE_EMOJI, stateTitle } from './parcel-state.ts';

export const PARCELS_PER_PAGE = 12;
/** Each takes three of a message's 40 components; further problems are lines like the others. */
const MAX_SECTIONS = 6;

interface FollowedParcel extends ListedParcel {
  /** Where it is followed: channels, and null for the DMs. */
  readonly places: readonly (string | null)[];
}

interface FollowedParcels {
  readonly parcels: readonly FollowedParcel[];
  readonly dmClosed: boolean;
  readonly archived: number;
  readonly watched: number;
}

/** Everything that someone follows, most urgent first; visible to that person only. */
export function parcelsView(list: FollowedParcels, from: number, texts: Texts): MessageView {
  const { parcels, dmClosed } = list;
  if (parcels.length === 0) return emptyView(list, texts);
  const placesOf = unusualPlaces(parcels, texts);
  const page = pageAt(parcels.toSorted(byUrgency), from, PARCELS_PER_PAGE);
  const problems = parcels.filter(hasProblem);
  const sections = page.items.filter(hasProblem).slice(0, MAX_SECTIONS);
  const rest = page.items.filter((parcel) => !sections.includes(parcel));
  const offset = String(page.offset);
  const options = page.items.map((parcel) => parcelOption(parcel, texts));
  return containerCard(problems.length > 0 ? COLOURS.bad : COLOURS.neutral, [
    textDisplay(`### ${heading(parcels, problems.length, texts)}`),
    dmClosed && textDisplay(texts.parcels.dmClosed),
    ...sections.map((parcel, index) => problemSection(parcel, placesOf(parcel), offset, index === 0, texts)),
    sections.length > 0 && rest.length > 0 && divider(),
    inLines(restLines(rest, placesOf, texts)),
    rangeLine(page, texts.parcels.range),
    ...menuRow(pageId('open')(offset), texts.parcels.choose, options),
    ...fittingRows([
      ...pageButtons(page, pageId('newer'), pageId('older'), texts),
      button(texts.parcels.add, encodeCustomId('parcels', 'add')),
      ...furtherLists(list, texts),
      button(texts.parcels.csv, encodeCustomId('parcels', 'csv')),
    ]),
  ]);
}

const pageId = (component: string) => (to: string) => encodeCustomId('parcels', component, to);

const hasProblem = ({ state }: ListedParcel): boolean => isProblem(state);
const isFinished = ({ state }: ListedParcel): boolean => isOver(state);

function emptyView(list: FollowedParcels, texts: Texts): MessageView {
  const { none, noneHint, add } = texts.parcels;
  const addButton = button(add, encodeCustomId('parcels', 'add'), { primary: true });
  return prompt(`### ${none}\n${noneHint}`, fittingRows([addButton, ...furtherLists(list, texts)]));
}

/** What else the reader has; a list without entries has no button. */
function furtherLists({ archived, watched }: FollowedParcels, { parcels: texts }: Texts) {
  return [
    archived > 0 && button(texts.archive(archived), pageId('archive')('0')),
    watched > 0 && button(texts.watched(watched), pageId('products')('0')),
  ];
}

/** Counts what needs the reader; else the parcels that are still expected. */
function heading(parcels: readonly ListedParcel[], problems: number, { parcels: texts }: Texts): string {
  const expected = parcels.filter((parcel) => !isFinished(parcel));
  if (problems > 0) return texts.needsYou(problems, parcels.length);
  if (expected.length === 0) return texts.allArrived(parcels.length);
  const moving = ['accepted', 'in_transit', 'customs', 'out_for_delivery'];
  const areAllMoving = expected.every(({ state }) => moving.includes(state));
  return areAllMoving ? texts.allMoving(expected.length) : texts.count(expected.length);
}

function problemSection(
  parcel: ListedParcel,
  places: string,
  offset: string,
  isFirst: boolean,
  texts: Texts,
) {
  const name = `${STATE_EMOJI[parcel.state]} ${parcelInLine(parcel)}`;
  const facts = [stateTitle(parcel.state, texts), placeOf(parcel, texts), places];
  // A line never starts with the dot.
  const line = facts.filter((part) => part !== '').join('\u00A0· ');
  const id = encodeCustomId('parcels', 'problem', parcel.number, offset);
  return sectionWith(`${name}\n${line}`, button(texts.parcels.whatToDo, id, { primary: isFirst }));
}

function restLines(
  rest: readonly FollowedParcel[],
  placesOf: (parcel: FollowedParcel) => string,
  texts: Texts,
): string[] {
  const line = (parcel: FollowedParcel) => inLine([parcelLine(parcel, texts), placesOf(parcel)]);
  const expected = rest.filter((parcel) => !isFinished(parcel)).map(line);
  const finished = rest.filter(isFinished).map(line);
  return [...expected, ...(finished.length === 0 ? [] : [`-# ${texts.parcels.arrived}`, ...finished])];
}

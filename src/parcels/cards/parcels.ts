import { fittingRows } from '../../cards/button-layout.ts';
import { button, menuRow } from '../../cards/components.ts';
import {
  COLOURS,
  containerCard,
  divider,
  prompt,
  sectionWith,
  sectionWithButton,
  textDisplay,
} from '../../cards/container.ts';
import { pageAt, pageButtons, rangeLine } from '../../cards/paging.ts';
import { capitalise, inLine, inLines } from '../../cards/phrases.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { isOver, isProblem } from '../../domain/parcels/state-of-parcel.ts';
import type { Texts } from '../../texts/index.ts';
import { arrivalInList } from './arrival-words.ts';
import {
  byUrgency,
  dayInList,
  emojiOf,
  type ListedParcel,
  mayComeToday,
  nameInLine,
  needsReader,
  parcelLine,
  parcelOption,
  placeOf,
  stateInLine,
  unusualPlaces,
} from './parcel-line.ts';

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
export function parcelsView(list: FollowedParcels, from: number, now: number, texts: Texts): MessageView {
  const { parcels, dmClosed } = list;
  if (parcels.length === 0) return emptyView(list, texts);
  const placesOf = unusualPlaces(parcels, texts);
  const page = pageAt(parcels.toSorted(byUrgency), from, PARCELS_PER_PAGE);
  const sections = page.items.filter(needsReader).slice(0, MAX_SECTIONS);
  const groups = Map.groupBy(
    page.items.filter((parcel) => !sections.includes(parcel)),
    (parcel) => groupOf(parcel, now),
  );
  const block = (group: Group, isNamed: boolean) =>
    groupBlock(group, groups.get(group) ?? [], isNamed, placesOf, texts);
  const others = GROUPS.slice(1).flatMap((group) => block(group, sections.length > 0 || groups.size > 1));
  const offset = String(page.offset);
  const options = page.items.map((parcel) => parcelOption(parcel, texts));
  return containerCard(listColour(parcels), [
    textDisplay(`### ${heading(parcels, texts)}`),
    dmClosed && textDisplay(texts.parcels.dmClosed),
    ...sections.map((parcel, index) => problemSection(parcel, placesOf(parcel), offset, index === 0, texts)),
    ...block('needsYou', sections.length === 0 && groups.size > 1),
    sections.length > 0 && others.length > 0 && divider(),
    ...others,
    rangeLine(page, texts.parcels.range),
    ...menuRow(pageId('open')(offset), texts.parcels.choose, options),
    ...fittingRows(pageButtons(page, pageId('newer'), pageId('older'), texts)),
    ...fittingRows(listButtons(texts)),
  ]);
}

const pageId = (component: string) => (to: string) => encodeCustomId('parcels', component, to);

function listColour(parcels: readonly ListedParcel[]): number {
  if (parcels.some(({ state }) => isProblem(state))) return COLOURS.bad;
  return parcels.some(needsReader) ? COLOURS.attention : COLOURS.neutral;
}

function listButtons(texts: Texts, isEmpty = false) {
  return [
    button(texts.parcels.add, encodeCustomId('parcels', 'add'), { primary: isEmpty }),
    button(texts.track.more, encodeCustomId('parcels', 'more')),
  ];
}

function emptyView({ archived, watched }: FollowedParcels, texts: Texts): MessageView {
  const [add, more] = listButtons(texts, true);
  const hasMore = archived + watched > 0;
  return prompt(`### ${texts.parcels.none}\n${texts.parcels.noneHint}`, [[add, hasMore && more]]);
}

interface ListCounts {
  readonly parcels: number;
  readonly archived: number;
  readonly watched: number;
  /** Some of the parcels have a date. */
  readonly hasDates: boolean;
}

/** *More* of the list: what else the reader has, each with an explanation. Without entries, there is no button. */
export function moreOfListView(counts: ListCounts, texts: Texts): MessageView {
  const { parcels, archived, watched, hasDates } = counts;
  const { track, qc, parcels: words } = texts;
  const row = (name: string, hint: string, label: string, id: string) =>
    sectionWithButton(`**${name}**\n${hint}`, label, id);
  return prompt(`### ${parcels === 0 ? words.none : words.count(parcels)}`, [
    archived > 0 && row(words.archive(archived), words.archiveHint, qc.open, pageId('archive')('0')),
    watched > 0 && row(words.watched(watched), words.watchedHint, qc.open, pageId('products')('0')),
    hasDates && row(words.calendar, words.calendarHint, track.getFile, encodeCustomId('parcels', 'calendar')),
    parcels > 0 && row(words.csv, words.csvHint, track.getFile, encodeCustomId('parcels', 'csv')),
    [button(texts.common.back, pageId('list')('0'))],
  ]);
}

/** Counts all parcels, and which of them need the reader. */
function heading(parcels: readonly ListedParcel[], { parcels: texts }: Texts): string {
  const urgent = parcels.filter(needsReader).length;
  if (urgent > 0) return texts.needsYou(urgent, parcels.length);
  if (parcels.every(({ state }) => isOver(state))) return texts.allArrived(parcels.length);
  const moving = ['accepted', 'in_transit', 'customs', 'out_for_delivery'];
  const areAllMoving = parcels.every(({ state }) => moving.includes(state));
  return areAllMoving ? texts.allMoving(parcels.length) : texts.count(parcels.length);
}

function problemSection(
  parcel: ListedParcel,
  places: string,
  offset: string,
  isFirst: boolean,
  texts: Texts,
) {
  const name = `${emojiOf(parcel)} ${nameInLine(parcel)}`;
  const facts = [capitalise(urgentFact(parcel, texts), texts), placeOf(parcel, texts), places];
  // A dot never ends a line.
  const line = facts.filter((part) => part !== '').join(' ·\u00A0');
  const id = encodeCustomId('parcels', 'problem', parcel.number, offset);
  return sectionWith(`${name}\n${line}`, button(texts.parcels.whatToDo, id, { primary: isFirst }));
}

/** "Held by customs", "ready since 21 Nov", "late, ask your agent" */
const urgentFact = (parcel: ListedParcel, texts: Texts): string =>
  parcel.arrival?.state === 'late' ? arrivalInList(parcel.arrival, texts) : stateInLine(parcel, texts);

const GROUPS = ['needsYou', 'late', 'today', 'soon', 'later', 'onTheWay', 'waiting', 'arrived'] as const;
type Group = (typeof GROUPS)[number];

/** A courier who has had a parcel since yesterday didn't bring it. */
const DAY_MS = 24 * 3_600_000;
const SOON_DAYS = 7;

function groupOf(parcel: ListedParcel, now: number): Group {
  const { state, newest, arrival = null } = parcel;
  if (needsReader(parcel)) return 'needsYou';
  if (isOver(state)) return 'arrived';
  if (state === 'pending') return 'waiting';
  if (arrival?.state === 'late') return 'late';
  if (arrival !== null) {
    if (mayComeToday(state, arrival)) return 'today';
    return dayInList(arrival) - arrival.today < SOON_DAYS ? 'soon' : 'later';
  }
  const isNew = now - (newest?.at ?? now) < DAY_MS;
  return state === 'out_for_delivery' && isNew ? 'today' : 'onTheWay';
}

/** A group's lines below its name. @param isNamed a single group needs no name */
function groupBlock(
  group: Group,
  parcels: readonly FollowedParcel[],
  isNamed: boolean,
  placesOf: (parcel: FollowedParcel) => string,
  texts: Texts,
): string[] {
  if (parcels.length === 0) return [];
  // Below "Today", only what it says in addition is worth a line.
  const isSaid = ({ state }: ListedParcel) => group === 'today' && state === 'out_for_delivery';
  const lines = parcels.map((parcel) =>
    inLine([parcelLine(isSaid(parcel) ? { ...parcel, arrival: null } : parcel, texts), placesOf(parcel)]),
  );
  const name = group === 'late' ? capitalise(texts.arrival.late, texts) : texts.parcels.groups[group];
  return [inLines([isNamed ? `-# ${name}` : '', ...lines])];
}

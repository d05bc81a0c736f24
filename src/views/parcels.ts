import type { APIButtonComponent, APIComponentInContainer } from 'discord.js';
import { encodeCustomId } from '../discord/custom-id.ts';
import type { MessageView, ModalView } from '../discord/message-view.ts';
import { isOver, isProblem, stateOfParcel } from '../domain/state-of-parcel.ts';
import type { Texts } from '../texts/index.ts';
import { fittingRows } from './button-layout.ts';
import { COLOURS } from './colours.ts';
import { button, menuRow } from './components.ts';
import { containerCard, divider, sectionWith, textDisplay } from './container.ts';
import { formModal } from './modal.ts';
import { hasSeveralPages, pageAt, pageButtons } from './paging.ts';
import { byUrgency, type ListedParcel, parcelLine, parcelOption, placeOf } from './parcel-line.ts';
import { MAX_LABEL, parcelInLine } from './parcel-name.ts';
import { STATE_EMOJI, stateTitle } from './parcel-state.ts';
import { numberField } from './track-not-found.ts';

const PARCELS_PER_PAGE = 12;
/** Each takes three of a message's 40 components; further problems are lines like the others. */
const MAX_SECTIONS = 6;

interface FollowedParcels {
  readonly parcels: readonly ListedParcel[];
  /** The bot can't write to the reader. */
  readonly dmClosed: boolean;
}

/** Everything that someone follows, most urgent first; visible to that person only. */
export function parcelsView(
  { parcels, dmClosed }: FollowedParcels,
  from: number,
  now: number,
  texts: Texts,
): MessageView {
  if (parcels.length === 0) return emptyView(texts);
  const page = pageAt(parcels.toSorted(byUrgency), from, PARCELS_PER_PAGE);
  const problems = parcels.filter(hasProblem);
  const sections = page.items.filter(hasProblem).slice(0, MAX_SECTIONS);
  const rest = page.items.filter((parcel) => !sections.includes(parcel));
  const offset = String(page.offset);
  return containerCard(problems.length > 0 ? COLOURS.bad : COLOURS.neutral, [
    textDisplay(`### ${heading(parcels, problems.length, texts)}`),
    ...(dmClosed ? [textDisplay(texts.parcels.dmClosed)] : []),
    ...sections.map((parcel, index) => problemSection(parcel, offset, index === 0, texts)),
    ...(sections.length > 0 && rest.length > 0 ? [divider()] : []),
    ...restLines(rest, now, texts),
    ...(hasSeveralPages(page)
      ? [
          textDisplay(
            `-# ${texts.parcels.range(page.offset + 1, page.offset + page.items.length, page.total)}`,
          ),
        ]
      : []),
    ...menuRow(
      encodeCustomId('parcels', 'open', offset),
      texts.parcels.choose,
      page.items.map((parcel) => parcelOption(parcel, texts)),
    ),
    ...fittingRows([
      ...pageButtons(page, pageId('newer'), pageId('older'), texts),
      button(texts.parcels.add, encodeCustomId('parcels', 'add')),
    ]),
  ]);
}

/** The form behind *Add*. */
export function addParcelModal(texts: Texts): ModalView {
  return formModal(encodeCustomId('parcels', 'add'), texts.parcels.addTitle, [
    numberField(texts),
    {
      id: 'label',
      label: texts.track.nameLabel,
      hint: texts.track.nameHint,
      value: null,
      maxLength: MAX_LABEL,
    },
  ]);
}

const pageId = (component: string) => (to: string) => encodeCustomId('parcels', component, to);

const hasProblem = ({ scans }: ListedParcel): boolean => isProblem(stateOfParcel(scans));
const isFinished = ({ scans }: ListedParcel): boolean => isOver(stateOfParcel(scans));

function emptyView(texts: Texts): MessageView {
  return containerCard(COLOURS.neutral, [
    textDisplay(`### ${texts.parcels.none}\n${texts.parcels.noneHint}`),
    ...fittingRows([button(texts.parcels.add, encodeCustomId('parcels', 'add'), { primary: true })]),
  ]);
}

/** Counts the parcels that are still expected, and what needs the reader among them. */
function heading(parcels: readonly ListedParcel[], problems: number, { parcels: texts }: Texts): string {
  const expected = parcels.filter((parcel) => !isFinished(parcel));
  if (problems > 0) return texts.needsYou(problems, expected.length);
  if (expected.length === 0) return texts.allArrived(parcels.length);
  const moving = ['accepted', 'in_transit', 'customs', 'out_for_delivery'];
  const areAllMoving = expected.every(({ scans }) => moving.includes(stateOfParcel(scans)));
  return areAllMoving ? texts.allMoving(expected.length) : texts.count(expected.length);
}

function problemSection(parcel: ListedParcel, offset: string, isFirst: boolean, texts: Texts) {
  const state = stateOfParcel(parcel.scans);
  const where = placeOf(parcel, texts);
  const lines = [
    `${STATE_EMOJI[state]} ${parcelInLine(parcel)}`,
    // A line never starts with the dot.
    [stateTitle(state, texts), where].filter((part) => part !== '').join('\u00A0· '),
  ];
  const id = encodeCustomId('parcels', 'problem', parcel.number, offset);
  const accessory: APIButtonComponent = button(texts.parcels.whatToDo, id, { primary: isFirst });
  return sectionWith(lines.join('\n'), accessory);
}

function restLines(rest: readonly ListedParcel[], now: number, texts: Texts): APIComponentInContainer[] {
  const line = (parcel: ListedParcel) => parcelLine(parcel, now, texts);
  const expected = rest.filter((parcel) => !isFinished(parcel)).map(line);
  const finished = rest.filter(isFinished).map(line);
  const lines = [...expected, ...(finished.length === 0 ? [] : [`-# ${texts.parcels.arrived}`, ...finished])];
  return lines.length === 0 ? [] : [textDisplay(lines.join('\n'))];
}

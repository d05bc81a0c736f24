import type { APISelectMenuOption } from 'discord.js';
import { button, menuRow } from '../../cards/components.ts';
import { COLOURS, containerCard, textDisplay } from '../../cards/container.ts';
import { inLines, smallLine } from '../../cards/phrases.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { isProblem } from '../../domain/parcels/state-of-parcel.ts';
import { isMistyped, MAX_NUMBERS } from '../../domain/parcels/tracking-number.ts';
import type { Texts } from '../../texts/index.ts';
import {
  byUrgency,
  nameInLine,
  needsReader,
  type ParcelSummary,
  parcelLine,
  parcelOption,
} from './parcel-line.ts';
import { type LabelledParcel, shownNumber } from './parcel-name.ts';

/** One of several numbers that a user looked up. */
export interface TrackedNumber extends LabelledParcel {
  /** What the menu sends: the number, or on a public card the sealed number. */
  readonly value: string;
  /** Whether the reader follows it. */
  readonly following: boolean;
  /** Null when the number isn't known, `'failed'` when that couldn't be found out. */
  readonly known: ParcelSummary | null | 'failed';
}

/** What a list says in addition to its parcels. */
export interface BesidesNumbers {
  /** What was typed and isn't a number. */
  readonly invalid: readonly string[];
  /** How many further entries were not read. */
  readonly more: number;
  /** Why some numbers were not looked up, and what was done: a line each, unless it is empty. */
  readonly notes: readonly string[];
  /** All of them were just followed. */
  readonly areFollowed?: boolean;
}

/** Several parcels in one card, a line each: what needs the reader, what is mistyped, then the others. */
export function trackListView(
  parcels: readonly TrackedNumber[],
  { invalid, more, notes, areFollowed = false }: BesidesNumbers,
  texts: Texts,
): MessageView {
  const known = parcels
    .flatMap((parcel) => (isKnown(parcel.known) ? [{ ...parcel, ...parcel.known }] : []))
    .toSorted(byUrgency);
  const [urgent, others] = [known.filter(needsReader), known.filter((parcel) => !needsReader(parcel))];
  const unknown = parcels.filter((parcel) => !isKnown(parcel.known));
  const [typos, waiting] = [unknown.filter(isTypo), unknown.filter((parcel) => !isTypo(parcel))];
  const lines = [
    ...urgent.map((parcel) => parcelLine(parcel, texts)),
    ...typos.map(({ number }) => `⚠️ \`${number}\` · ${texts.track.lookForTypo}`),
    ...invalid.map((typed) => `🔎 ${escapeText(typed, 60)} · ${texts.track.noNumberInline}`),
    ...others.map((parcel) => parcelLine(parcel, texts)),
    ...waiting.map((parcel) => unknownLine(parcel, texts)),
    ...(more === 0 ? [] : [`-# ${texts.common.more(more)} · ${texts.track.atOnce(MAX_NUMBERS)}`]),
    ...notes.map((note) => smallLine([note])),
    areFollowed ? smallLine([followedText(known, texts)]) : '',
  ];
  const options: APISelectMenuOption[] = [
    ...known.map((parcel) => ({ ...parcelOption(parcel, texts), value: parcel.value })),
    ...unknown.map((parcel) => ({ label: shownNumber(parcel), value: parcel.value })),
  ];
  return containerCard(listColour(urgent, typos.length), [
    textDisplay(`### ${listHeading(parcels.length + invalid.length, urgent.length, typos.length, texts)}`),
    inLines(lines),
    ...menuRow(encodeCustomId('track', 'pick'), texts.parcels.choose, options),
    [...listActions(parcels, typos.length, texts), areFollowed && myParcelsButton(texts)],
  ]);
}

/** A date is promised to be told only where one of them has one. */
function followedText(known: readonly ParcelSummary[], { track }: Texts): string {
  const hasDate = known.some(({ arrival }) => arrival?.state === 'expected');
  return hasDate ? track.followsAllInDm : track.followsAllUndated;
}

/** A number that the service doesn't know and that can't exist. */
const isTypo = ({ known, number, masked }: TrackedNumber): boolean =>
  known === null && !masked && isMistyped(number);

function listColour(urgent: readonly ParcelSummary[], typos: number): number {
  if (urgent.some(({ state }) => isProblem(state))) return COLOURS.bad;
  return urgent.length + typos > 0 ? COLOURS.attention : COLOURS.neutral;
}

/** "10 numbers: 1 needs you, 2 have typos" */
function listHeading(count: number, urgent: number, typos: number, { track, digest }: Texts): string {
  const facts = [
    ...(urgent === 0 ? [] : [digest.needYou(urgent)]),
    ...(typos === 0 ? [] : [track.haveTypos(typos)]),
  ];
  const all = track.numbers(count);
  return facts.length === 0 ? all : track.named(all, facts.reduce(digest.both));
}

/** Both read the numbers from the menu above, which nobody else sees. */
function listActions(parcels: readonly TrackedNumber[], typos: number, { track }: Texts) {
  const followable = parcels.filter(
    (parcel) => !parcel.masked && !parcel.following && parcel.known !== 'failed' && !isTypo(parcel),
  ).length;
  return [
    followable > 0 &&
      button(track.followAll(followable), encodeCustomId('track', 'followall'), { primary: true }),
    typos > 0 && button(track.correctTypos, encodeCustomId('track', 'typos')),
  ];
}

function myParcelsButton({ digest }: Texts) {
  return button(digest.myParcels, encodeCustomId('parcels', 'list', '0'));
}

function isKnown(known: TrackedNumber['known']): known is ParcelSummary {
  return known !== null && known !== 'failed';
}

function unknownLine(parcel: TrackedNumber, { track }: Texts): string {
  const [emoji, said] = parcel.known === null ? ['⏳', track.states.pending] : ['⚠️', track.notLoaded];
  return `${emoji} ${nameInLine(parcel)} · ${said}`;
}

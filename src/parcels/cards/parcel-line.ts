import type { APISelectMenuOption } from 'discord.js';
import { capitalise, destinationName, inLine } from '../../cards/phrases.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import { cellsOf, cut, cutToCells } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import { dayCount, type Journey, journeyOf } from '../../domain/parcels/journey.ts';
import { shortenNumber } from '../../domain/parcels/mask-number.ts';
import { isAdvised, isExpected, isOver, isProblem } from '../../domain/parcels/state-of-parcel.ts';
import { isMistyped } from '../../domain/parcels/tracking-number.ts';
import type { ParcelState } from '../../domain/parcels/wordings/index.ts';
import type { TrackingUpdate } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import type { Arrival } from '../arrival.ts';
import { arrivalInList, arrivalTitle, isOverdue } from './arrival-words.ts';
import { type LabelledParcel, parcelName, plainParcelName, shownNumber } from './parcel-name.ts';
import { LATE_EMOJI, parcelEmoji, STATE_EMOJI, stateTitle } from './parcel-state.ts';
import { placeText, scanDay, shownScan } from './scan-text.ts';

const MAX_PLACE = 40;

export interface ParcelSummary {
  readonly state: ParcelState;
  /** How far it is, and how it travels; undefined where only its newest scan is known. */
  readonly journey?: Pick<Journey, 'stage' | 'transport'> | undefined;
  /** The newest scan; undefined before the first. */
  readonly newest: TrackingUpdate | undefined;
  /** As `dayCount` counts; null: not known. */
  readonly day: number | null;
  /** When it is likely here; nothing where that is not known. */
  readonly arrival?: Arrival | null | undefined;
}

export interface ListedParcel extends LabelledParcel, ParcelSummary {}

/** @param scans of one parcel, newest first */
export function summaryOf(scans: readonly TrackingUpdate[], now: number): ParcelSummary {
  const { state, ...journey } = journeyOf(scans);
  return {
    state: scans.length === 0 ? 'pending' : state,
    newest: scans[0],
    day: dayCount(scans, now),
    journey,
  };
}

/** What comes first in a list: what needs the reader, what is late, what arrives today, what has a date, and what is on its way without one. */
const ORDER = [
  'problem',
  'pickup',
  'returned',
  'overdue',
  'late',
  'today',
  'dated',
  'moving',
  'pending',
  'over',
] as const;

function urgencyOf({ state, arrival = null }: ParcelSummary): (typeof ORDER)[number] {
  if (isProblem(state)) return 'problem';
  if (state === 'pickup' || state === 'pending' || state === 'returned') return state;
  if (isOver(state)) return 'over';
  if (arrival === null) return state === 'out_for_delivery' ? 'today' : 'moving';
  if (arrival.state === 'late') return isOverdue(arrival) ? 'overdue' : 'late';
  return mayComeToday(state, arrival) ? 'today' : 'dated';
}

/** It is likely here today; with the courier, it may also be tomorrow. */
export function mayComeToday(state: ParcelState, arrival: Arrival): boolean {
  if (arrival.state === 'late') return false;
  return arrival.isToday || (state === 'out_for_delivery' && arrival.earliest === arrival.today);
}

/** Something is wrong, to be collected (lockers send parcels back after days), or to be asked for. */
export function needsReader({ state, arrival }: Pick<ParcelSummary, 'state' | 'arrival'>): boolean {
  return isAdvised(state) || state === 'pickup' || isOverdue(arrival);
}

/** The day that a parcel's place in a list follows from: the first on which it may arrive, or on which to ask for it. */
export function dayInList(arrival: Arrival): number {
  return arrival.state === 'expected' ? arrival.earliest : arrival.waitUntil;
}

/** The order of a list: by urgency, then by the date, then by the newest scan. */
export function byUrgency(a: ParcelSummary, b: ParcelSummary): number {
  const rank = (parcel: ParcelSummary) => ORDER.indexOf(urgencyOf(parcel));
  const byDate = a.arrival && b.arrival ? compareDates(a.arrival, b.arrival) : 0;
  return rank(a) - rank(b) || byDate || (b.newest?.at ?? 0) - (a.newest?.at ?? 0);
}

function compareDates(a: Arrival, b: Arrival): number {
  const lastDay = (arrival: Arrival) => (arrival.state === 'expected' ? arrival.latest : arrival.waitUntil);
  return dayInList(a) - dayInList(b) || lastDay(a) - lastDay(b);
}

/** What fits on a line of a phone that is 360 pixels wide. */
const LINE_CELLS = 33;
const MIN_NAME_CELLS = 10;
/** The emoji, and the dot between the name and the rest. */
const AROUND_CELLS = 6;

/**
 * `🚚 **Hoodies** · 26–28 Nov`, or without a date `🚚 **Hoodies** · in transit · day 3`, in one line of a phone.
 * @param isStateSaid whether a heading says the state: then a line without a date says the place
 */
export function parcelLine(parcel: ListedParcel, texts: Texts, isStateSaid = false): string {
  if (isTypo(parcel)) return inLine([`⚠️ ${nameInLine(parcel)}`, texts.track.lookForTypo]);
  const room = LINE_CELLS - AROUND_CELLS - cellsOf(nameOf(parcel));
  const said = saidInLine(parcel, isStateSaid, room, texts);
  const name = nameInLine(parcel, LINE_CELLS - AROUND_CELLS - cellsOf(said));
  return inLine([`${emojiOf(parcel)} ${name}`, said]);
}

/** A number that can't exist, and that no carrier has scanned. */
const isTypo = ({ state, number, masked }: ListedParcel): boolean =>
  state === 'pending' && !masked && isMistyped(number);

function saidInLine(parcel: ListedParcel, isStateSaid: boolean, room: number, texts: Texts): string {
  const { arrival = null } = parcel;
  if (arrival !== null && isExpected(parcel.state)) return arrivalInList(arrival, texts, room);
  const facts = factsOf(parcel, texts, isStateSaid);
  const [first = '', day = ''] = facts;
  const all = inLine(facts);
  return cellsOf(all) <= room ? all : shorterFact(parcel, isStateSaid, [first, day], texts);
}

/** What is left of the facts where a line has no room for all. */
function shorterFact(
  { state }: ListedParcel,
  isStateSaid: boolean,
  [first, day]: readonly [string, string],
  { parcels, track }: Texts,
): string {
  if (isStateSaid) return first;
  // The emoji of a parcel on its way says as much as these words.
  if (state === 'in_transit') return day || first;
  return parcels.short[state] ?? track.states[state];
}

/** The state, or the place where the state is said or not known; the day of a parcel on its way. */
function factsOf(parcel: ListedParcel, texts: Texts, isStateSaid: boolean): string[] {
  const { state, day } = parcel;
  const urgency = urgencyOf(parcel);
  const place = urgency === 'moving' || urgency === 'problem' ? placeOf(parcel, texts) : '';
  const said = stateInLine(parcel, texts);
  const first = isStateSaid ? place : state === 'unknown' ? place || said : said;
  return [first, urgency === 'moving' && day !== null ? texts.track.day(day) : ''];
}

/** "ready since 21 Nov", or the state. */
export function stateInLine({ state, newest, number, masked }: ListedParcel, texts: Texts): string {
  if (state !== 'pickup' || newest === undefined) return texts.track.states[state];
  const day = scanDay(shownScan(newest, { number, masked }), newest.at ?? 0, texts);
  return day === '' ? texts.track.states.pickup : texts.parcels.readySince(escapeText(day, 60));
}

/** The name, or else the number, shortened in the middle where the message shows it at all. */
export function nameInLine(parcel: LabelledParcel, cells = LINE_CELLS): string {
  const name = nameOf(parcel);
  if (parcel.label === null) return parcel.masked ? `\`${name}\`` : name;
  const shown = cutToCells(name, Math.max(MIN_NAME_CELLS, cells));
  return `**${escapeText(shown, 2 * shown.length + 20)}**`;
}

function nameOf(parcel: LabelledParcel): string {
  if (parcel.label !== null) return plainParcelName(parcel);
  return parcel.masked ? shownNumber(parcel) : shortenNumber(parcel.number);
}

export function emojiOf({ state, journey, arrival }: ParcelSummary): string {
  if (arrival?.state === 'late') return LATE_EMOJI;
  return journey === undefined ? STATE_EMOJI[state] : parcelEmoji({ state, ...journey });
}

/** Where the newest scan happened. */
export function placeOf({ newest, number, masked }: ListedParcel, texts: Texts): string {
  return newest === undefined ? '' : placeText(shownScan(newest, { number, masked }), texts, MAX_PLACE);
}

/** The parcel in a menu; the option's value is its number. */
export function parcelOption(parcel: ListedParcel, texts: Texts): APISelectMenuOption {
  const { state, arrival = null } = parcel;
  const said = arrival === null ? stateTitle(state, texts) : capitalise(arrivalTitle(arrival, texts), texts);
  return {
    label: cut(parcelName(parcel), LIMITS.optionText),
    value: parcel.number,
    description: cut(said, LIMITS.optionText),
    emoji: { name: emojiOf(parcel) },
  };
}

const NAMED = 2;

interface Followed {
  /** Channels, and null for the DMs. */
  readonly places: readonly (string | null)[];
}

/**
 * Says where a parcel is followed only where that differs from most parcels of the list: the same words on every line say
 * nothing.
 */
export function unusualPlaces(parcels: readonly Followed[], texts: Texts): (parcel: Followed) => string {
  const keyOf = ({ places }: Followed) => places.map(String).toSorted().join(' ');
  const counts = new Map<string, number>();
  // Of several equally common ones, that of the DMs is the usual one: it needs no explanation.
  for (const key of parcels.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + (key === 'null' ? 1.5 : 1));
  const [usual] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return (parcel) => (keyOf(parcel) === usual ? '' : placesText(parcel.places, texts));
}

/** "in your DMs, in #parcels" */
function placesText(places: Followed['places'], texts: Texts): string {
  return places.length > NAMED
    ? texts.parcels.inPlaces(places.length)
    : places.map((place) => destinationName(place, texts)).join(', ');
}

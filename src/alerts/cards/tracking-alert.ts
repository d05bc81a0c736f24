import { MessageFlags } from 'discord.js';
import { fittingRows, OPEN_WIDTH } from '../../cards/button-layout.ts';
import { button } from '../../cards/components.ts';
import { COLOURS, embedsWith } from '../../cards/container.ts';
import { capitalise, inLine, relative, smallLine } from '../../cards/phrases.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { takeWhileFits } from '../../discord/messages/plain-text.ts';
import { LIMITS, MAX_TEXT_BYTES } from '../../discord/posting/limits.ts';
import type { Journey } from '../../domain/parcels/journey.ts';
import { isProblem } from '../../domain/parcels/state-of-parcel.ts';
import type { ParcelState } from '../../domain/parcels/wordings/index.ts';
import { arrivalReason } from '../../parcels/cards/arrival-words.ts';
import { journeyFile } from '../../parcels/cards/journey-picture.ts';
import { daysLine, isOnTime } from '../../parcels/cards/parcel-facts.ts';
import type { ParcelIds } from '../../parcels/cards/parcel-ids.ts';
import { type LabelledParcel, numberBelow } from '../../parcels/cards/parcel-name.ts';
import { adviceFor, stateColour } from '../../parcels/cards/parcel-state.ts';
import { BELOW_PROBLEM } from '../../parcels/cards/track-agent-text.ts';
import type { Picture } from '../../pictures/index.ts';
import type { UsualDuration } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import type { ToldDate } from '../dates/told-date.ts';
import {
  type AlertScan,
  alertLine,
  earlierScanLine,
  isDated,
  movedDate,
  placeBelow,
  scanBelow,
} from './alert-line.ts';

/** Scans of one parcel in a message; further ones go into another message. */
export const MAX_SCANS_IN_ALERT = 8;
export const MAX_PARCELS_IN_ALERT = 10;
/** Characters of a message's lines, which a mention follows. */
const LINES_LENGTH = LIMITS.content - 40;
/** From this many in ten on, "faster than" is worth saying. */
const FAST_OF_TEN = 5;

export interface TrackingAlert extends LabelledParcel {
  readonly ids: ParcelIds;
  /** Oldest first; at least one. */
  readonly scans: readonly AlertScan[];
}

/** The scan that an alert is about: the last one that matters, or else the newest. */
export function decisiveScan(scans: readonly AlertScan[]): AlertScan {
  const decisive = scans.findLast(({ importance }) => importance !== 'ordinary') ?? scans.at(-1);
  if (decisive === undefined) throw new RangeError('An alert needs at least one scan');
  return decisive;
}

/** Its other scans, newest first, a line each. */
export function otherScanLines(alert: TrackingAlert, texts: Texts): string[] {
  const decisive = decisiveScan(alert.scans);
  return alert.scans
    .filter((scan) => scan !== decisive)
    .toReversed()
    .map((scan) => earlierScanLine(alert, scan, texts));
}

/** New scans in lines without a card: ordinary ones, or those of several parcels in a channel that would fall behind. */
export function trackingLinesView(alerts: readonly TrackingAlert[], texts: Texts): MessageView {
  return { content: trackingLines(alerts, texts).join('\n'), flags: MessageFlags.SuppressEmbeds };
}

export function trackingLines(alerts: readonly TrackingAlert[], texts: Texts): string[] {
  return alerts.flatMap((alert) => linesOfParcel(alert, texts));
}

export function parcelsThatFit(alerts: readonly TrackingAlert[], texts: Texts): number {
  const lines = alerts.slice(0, MAX_PARCELS_IN_ALERT).map((alert) => linesOfParcel(alert, texts).join('\n'));
  return takeWhileFits(lines, LINES_LENGTH, MAX_TEXT_BYTES).length;
}

/** All scans of one parcel, the one that matters first. */
function linesOfParcel(alert: TrackingAlert, texts: Texts): string[] {
  return [alertLine(alert, decisiveScan(alert.scans), texts), ...otherScanLines(alert, texts)];
}

/** What a card shows in addition to the scans; depends on what could be loaded in time. */
export interface AlertExtras {
  /** Days since the first scan, on the day of this one; null when the scans name no day. */
  readonly day: number | null;
  readonly usual: UsualDuration | null;
  /** How many of ten took longer than a delivered parcel; null: not known. */
  readonly slowerOfTen?: number | null;
  readonly journey: Journey;
  readonly picture: Picture | null;
}

interface CardOptions {
  /** In a DM, the reader is the one who waits for the parcel. */
  readonly inDm: boolean;
  /** Someone follows the parcel here, or the channel gets all parcels: the reader can ask for fewer alerts. */
  readonly canBeFewer: boolean;
}

/** News about one parcel: a line that a notification shows, and what follows from it. */
export function trackingCardView(
  alert: TrackingAlert,
  extras: AlertExtras,
  options: CardOptions,
  texts: Texts,
): MessageView {
  const decisive = decisiveScan(alert.scans);
  const { journey, picture } = extras;
  const file = picture === null ? null : journeyFile(journey, picture, texts);
  const lines = [
    ...(movedDate(decisive) === null
      ? factLines(alert, decisive, { ...extras, ...options }, texts)
      : movedLines(alert, decisive, extras, texts)),
    ...otherScanLines(alert, texts),
    smallLine([numberBelow(alert)]),
  ];
  return {
    content: alertLine(alert, decisive, texts),
    embeds: embedsWith(lines, {
      color: isDelayed(decisive, extras) ? COLOURS.attention : stateColour(decisive.state),
      ...(file && { image: { url: `attachment://${file.name}` } }),
    }),
    components: fittingRows(buttonsOf(alert, decisive, options, texts), OPEN_WIDTH),
    ...(file && { files: [file] }),
  };
}

/** In the order of the parcel's card: where, when and on which day, why this date or what to do. */
function factLines(
  alert: TrackingAlert,
  decisive: AlertScan,
  extras: AlertExtras & Pick<CardOptions, 'inDm'>,
  texts: Texts,
): string[] {
  const { whatToDo, forOwner } = texts.track;
  const { scan, state } = decisive;
  const inDays = state === 'delivered' ? daysText(decisive, extras, texts) : '';
  const onDay = state === 'delivered' ? '' : daysText(decisive, extras, texts);
  const when = scan.at == null ? '' : relative(scan.at);
  return [
    capitalise(inLine([placeBelow(alert, decisive, texts), inDays]), texts),
    smallLine([capitalise(inLine([when, onDay]), texts)]),
    ...(isProblem(state)
      ? [(extras.inDm ? whatToDo : forOwner)(adviceFor([scan], state, texts))]
      : [smallLine([whyLine(decisive, extras, texts)])]),
  ];
}

/** The reason for the date; without a date, how long parcels usually take. */
function whyLine({ state, told = null }: AlertScan, extras: AlertExtras, texts: Texts): string {
  if (told !== null && isDated(state)) return reasonText(told, texts);
  return daysLine('', isFast(extras) ? null : extras.usual, state, texts);
}

/** Below the line that says the new date: the scan that moved it, when that was, and what the date follows from. */
function movedLines(alert: TrackingAlert, decisive: AlertScan, { day }: AlertExtras, texts: Texts): string[] {
  const { scan, told = null } = decisive;
  const when = scan.at == null ? '' : relative(scan.at);
  return [
    scanBelow(alert, decisive, texts),
    smallLine([capitalise(inLine([when, day === null ? '' : texts.track.day(day)]), texts)]),
    smallLine([told === null ? '' : reasonText(told, texts)]),
  ];
}

const reasonText = (date: ToldDate, texts: Texts) => capitalise(arrivalReason(date, texts), texts);

/** Whether it takes longer than usual, or than readers were told. */
function isDelayed(scan: AlertScan, extras: AlertExtras): boolean {
  const moved = movedDate(scan);
  return moved === null ? isSlow(scan.state, extras) : moved.latest > moved.before.latest;
}

function isSlow(state: ParcelState, { day, usual }: AlertExtras): boolean {
  return state === 'in_transit' && usual !== null && day !== null && day > usual.high;
}

/** "day 12, on time"; a parcel that is going back, or nowhere, has no day. */
function daysText({ state, told = null }: AlertScan, extras: AlertExtras, texts: Texts): string {
  const { day, usual } = extras;
  if (day === null || state === 'returned' || state === 'cancelled') return '';
  if (state === 'delivered') return deliveredText(day, extras, texts);
  const onDay = texts.track.day(day);
  if (told !== null && isDated(state)) return isOnTime(day, told, usual) ? texts.alerts.onTime(onDay) : onDay;
  if (state !== 'in_transit' || usual === null) return onDay;
  return isSlow(state, extras) ? texts.alerts.slow(onDay) : texts.alerts.onTime(onDay);
}

/** "Delivered in 16 days, faster than 7 of 10 on this route" */
function deliveredText(day: number, extras: AlertExtras, texts: Texts): string {
  const inDays = texts.track.deliveredIn(day);
  const { slowerOfTen = null } = extras;
  if (slowerOfTen === null || !isFast(extras)) return inDays;
  return texts.alerts.withDetail(inDays, texts.arrival.fasterThan(slowerOfTen));
}

const isFast = ({ slowerOfTen = null }: AlertExtras) => slowerOfTen !== null && slowerOfTen >= FAST_OF_TEN;

function buttonsOf(
  { ids }: TrackingAlert,
  { state }: AlertScan,
  { inDm, canBeFewer }: CardOptions,
  { track, received, alerts }: Texts,
) {
  const history = button(track.history, ids('scans'));
  if (isProblem(state))
    return [button(track.agentText, ids('message', BELOW_PROBLEM), { primary: true }), history];
  if (state !== 'delivered' || !inDm) return [history, canBeFewer && button(alerts.fewer, ids('level'))];
  const gotIt = button(received.gotIt, ids('received'), { primary: true });
  return [gotIt, button(received.missing, ids('missing'))];
}

import { formatDay, formatDays, formatSpan } from '../../cards/date-range.ts';
import { cellsOf } from '../../discord/messages/plain-text.ts';
import { stateOfParcel } from '../../domain/parcels/state-of-parcel.ts';
import type { TrackingUpdate } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import { type Arrival, type ExpectedArrival, HELD_OF_TEN, type LateArrival } from '../arrival.ts';

/** As within a line of a heading or an alert: "likely here Thu 26 – Sat 28 Nov", "likely here today", "later than usual". */
export function arrivalTitle(arrival: Arrival, texts: Texts): string {
  return arrival.state === 'late' ? texts.arrival.late : texts.arrival.likely(arrivalDays(arrival, texts));
}

/** The days alone: "Thu 26 – Sat 28 Nov", or "26–28 Nov" for a list, where each line has to be short. */
export function arrivalDays(
  arrival: Pick<ExpectedArrival, 'earliest' | 'latest' | 'today'>,
  { locale }: Texts,
  style: 'heading' | 'list' = 'heading',
): string {
  return formatDays(arrival, locale, { today: arrival.today, style });
}

/**
 * For a list: "26–28 Nov", "today", "late, ask on 30 Nov", or only "late".
 * @param cells that the line has room for
 */
export function arrivalInList(arrival: Arrival, texts: Texts, cells = Number.POSITIVE_INFINITY): string {
  if (arrival.state === 'expected') return arrivalDays(arrival, texts, 'list');
  const { askOn, askNow, lateInList, askInList } = texts.arrival;
  const isOver = isWaitOver(arrival);
  const said = isOver ? askNow : askOn(dayInWords(arrival, texts, 'list'));
  if (cellsOf(said) <= cells) return said;
  return isOver ? askInList : lateInList;
}

/**
 * What a date follows from, so that its reader can check it: "8 of 10 take 3–5 days after landing", "9 of 10 come the same day";
 * of a late parcel: "9 of 10 had arrived by now". Empty where its reader could not check it.
 */
export function arrivalReason(arrival: Arrival, { arrival: texts }: Texts): string {
  if (arrival.state === 'late') return texts.arrivedByNow(arrival.ofTen);
  if (arrival.unexplained === true) return '';
  const { from, to } = arrival.days;
  // This can't be said of a parcel that has been there since an earlier day.
  if (arrival.isToday && to <= 0 && arrival.ofTen >= LIKELY_OF_TEN) return texts.today(arrival.ofTen);
  // Days that are over are no longer part of the window.
  const isCut = from <= 0 || arrival.earliest === arrival.today;
  const days = isCut ? texts.upToDays(to) : texts.days(formatSpan(from, to), to);
  return texts.take(HELD_OF_TEN, days, texts.after[arrival.checkpoint]);
}

/** With fewer, there is no reason to expect a parcel today. */
const LIKELY_OF_TEN = 5;

/** Until when to wait, after "What to do:". */
export function lateAdvice(arrival: LateArrival, texts: Texts): string {
  const { ask, waitUntil } = texts.arrival;
  return isWaitOver(arrival) ? ask : waitUntil(dayInWords(arrival, texts, 'heading'));
}

/** As within a line of an alert: "no new scan by Mon 30 Nov, ask your agent now". */
export function askTitle({ waitUntil }: LateArrival, { arrival, locale }: Texts): string {
  return arrival.noScanBy(formatDay(waitUntil, locale, { withWeekday: true, withYear: false }));
}

/** The reader has waited long enough. */
function isWaitOver({ waitUntil, today }: LateArrival): boolean {
  return waitUntil <= today;
}

/** Late for so long that the reader is to ask the agent. */
export function isOverdue(arrival: Arrival | null | undefined): boolean {
  return arrival?.state === 'late' && isWaitOver(arrival);
}

const DAY_MS = 86_400_000;
/** The first scan usually comes by then. */
const FIRST_SCAN_DAYS = 5;

/** There has only been a label for longer than usual. @param scans newest first */
export function isUnscanned(scans: readonly TrackingUpdate[], now: number): boolean {
  const announcedAt = scans.at(-1)?.at ?? now;
  return stateOfParcel(scans) === 'pending' && now - announcedAt > FIRST_SCAN_DAYS * DAY_MS;
}

/** The reader is told to ask the agent, now. @param scans newest first */
export function isAgentDue(arrival: Arrival | null, scans: readonly TrackingUpdate[], now: number): boolean {
  return isOverdue(arrival) || isUnscanned(scans, now);
}

function dayInWords({ waitUntil, today }: LateArrival, texts: Texts, style: 'heading' | 'list'): string {
  return arrivalDays({ earliest: waitUntil, latest: waitUntil, today }, texts, style);
}

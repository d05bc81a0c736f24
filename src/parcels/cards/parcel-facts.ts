import { COLOURS } from '../../cards/container.ts';
import { capitalise, inLine, relative, smallLine } from '../../cards/phrases.ts';
import { dayCount, journeyOf } from '../../domain/parcels/journey.ts';
import { isExpected, isOver, isProblem, stateOfParcel } from '../../domain/parcels/state-of-parcel.ts';
import { meaningOfScan, type ParcelState, stateOfMeaning } from '../../domain/parcels/wordings/index.ts';
import type { CachedResponse, TrackingUpdate } from '../../service/index.ts';
import type { UsualDuration } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import type { Arrival, ExpectedArrival } from '../arrival.ts';
import { arrivalReason, arrivalTitle } from './arrival-words.ts';
import type { MaskableParcel } from './parcel-name.ts';
import { LATE_EMOJI, parcelEmoji, problemPhrase, stateColour } from './parcel-state.ts';
import { countryWithFlag, placeText, saidOnCard, scanAge, shownScan } from './scan-text.ts';

/** The first line of a parcel's card, and the reason for it. */
export interface Verdict {
  readonly state: ParcelState;
  /** By state and stage: "🛬" */
  readonly emoji: string;
  /** As part of a line: "in transit, on time" */
  readonly title: string;
  readonly colour: number;
  /** The destination country, if it is known and not reached yet; ISO 3166-1 alpha-2. */
  readonly ahead: string | null;
  /** Days since the first scan, up to the delivery; null if the scans name no day. */
  readonly day: number | null;
  /** When it is likely to arrive; null: unknown. */
  readonly arrival: Arrival | null;
  /** The reason for the heading: "8 of 10 take 3–5 days after landing"; empty if the heading says it, or there is none. */
  readonly reason: string;
}

/** What is known about a parcel in addition to its scans. */
export interface KnownOfParcel {
  /** How long most parcels on its route take, if known. */
  readonly usual: UsualDuration | null;
  readonly now: number;
  /** The probable destination country, from the reader's last parcels; ISO 3166-1 alpha-2. */
  readonly destination?: string | null | undefined;
  readonly arrival?: Arrival | null | undefined;
  /** How many in ten parcels of its route took longer than this delivered one. */
  readonly slowerOfTen?: number | null | undefined;
}

/**
 * The most important thing about a parcel: when it is likely to arrive, or else where it is.
 * @param scans newest first
 * @param given `isNamed`: a name and a colon start the heading, so that no second colon follows
 */
export function verdictOf(
  scans: readonly TrackingUpdate[],
  given: KnownOfParcel & { readonly isNamed: boolean },
  texts: Texts,
): Verdict {
  const state = stateOfParcel(scans);
  const known = isExpected(state) ? given : { ...given, arrival: null };
  const { usual, now, destination = null, arrival = null } = known;
  const because = given.isNamed ? texts.alerts.withDetail : texts.track.because;
  const day = dayCount(scans, now);
  const isUsual = arrival === null && state === 'in_transit' && usual !== null && day !== null;
  const isSlow = isUsual ? day > usual.high : null;
  const titleOf = () => {
    if (arrival !== null) return arrivalTitle(arrival, texts);
    if (isProblem(state)) return problemPhrase(scans, state, because, texts);
    if (state === 'delivered' && day !== null) return texts.track.deliveredIn(day);
    if (isSlow === null) return texts.track.states[state];
    return isSlow ? texts.track.slow : texts.track.onTime;
  };
  const isLate = isSlow === true || arrival?.state === 'late';
  const journey = journeyOf(scans, destination);
  return {
    state,
    day,
    arrival,
    title: titleOf(),
    reason: reasonOf(state, known, texts),
    emoji: isLate ? LATE_EMOJI : parcelEmoji({ ...journey, state }),
    colour: isLate ? COLOURS.attention : stateColour(state),
    ahead: journey.ahead?.country ?? null,
  };
}

/** Fewer wouldn't be worth mentioning. */
const WORTH_SAYING = 5;

/** The reason for the date; how fast a delivered parcel was; or else how long parcels take: "Usually 9–13 days on this route". */
function reasonOf(
  state: ParcelState,
  { usual, arrival = null, slowerOfTen = null }: KnownOfParcel,
  texts: Texts,
): string {
  if (arrival !== null) return capitalise(arrivalReason(arrival, texts), texts);
  if (state === 'delivered' && slowerOfTen !== null && slowerOfTen >= WORTH_SAYING)
    return capitalise(texts.arrival.fasterThan(slowerOfTen), texts);
  // Its own days may count among those that are usual.
  return state === 'delivered' ? '' : daysLine('', usual, state, texts);
}

type FactOptions = MaskableParcel & KnownOfParcel;

/** The lines below a card's heading: what isn't working; what the newest scan says, and where; when, and the day of the journey. */
export function factLines(
  { data: { updates }, stale, checkedAt }: CachedResponse<{ readonly updates: readonly TrackingUpdate[] }>,
  options: FactOptions,
  verdict: Verdict,
  texts: Texts,
): string[] {
  const [newest] = updates;
  const lines = [
    stale ? `⚠️ ${texts.common.stale(relative(checkedAt))}` : '',
    ...(newest === undefined ? [texts.track.firstScan] : newestLines(newest, options, verdict, texts)),
    smallLine([verdict.reason]),
  ];
  return lines.filter((line) => line !== '');
}

/** "Left the sorting center · Leipzig 🇩🇪", the carrier's words if they say more, "2 days ago · day 12". */
function newestLines(newest: TrackingUpdate, options: FactOptions, verdict: Verdict, texts: Texts): string[] {
  const { line, quote } = saidOnCard(newest, options, texts);
  const said = isInHeading(newest, line, verdict, texts) ? '' : line;
  const { ahead } = verdict;
  const to = ahead === null ? '' : texts.track.to(countryWithFlag(ahead, texts));
  return [
    capitalise(inLine([said, placeText(shownScan(newest, options), texts)]), texts),
    smallLine([quote]),
    smallLine([
      capitalise(inLine([scanAge(newest, options.now), dayText(options, verdict, texts), to]), texts),
    ]),
  ];
}

/** "day 12, on time"; a delivered parcel's days are in its heading, and one that ended otherwise has none. */
function dayText({ usual }: FactOptions, { state, day, arrival }: Verdict, texts: Texts): string {
  if (day === null || isOver(state)) return '';
  const said = texts.track.day(day);
  return arrival?.state === 'expected' && isOnTime(day, arrival, usual) ? texts.alerts.onTime(said) : said;
}

/** Whether a parcel that is there on its likeliest day has taken no longer than usual. */
export function isOnTime(
  day: number,
  { likeliest, today }: Pick<ExpectedArrival, 'likeliest' | 'today'>,
  usual: UsualDuration | null,
): boolean {
  return usual !== null && day + likeliest - today <= usual.high;
}

/** The heading says it: the state in general, or what is wrong. */
function isInHeading(newest: TrackingUpdate, line: string, verdict: Verdict, texts: Texts): boolean {
  const { state, arrival } = verdict;
  if (line === '' || arrival !== null) return line === '';
  const meaning = meaningOfScan(newest.status ?? '');
  if (meaning === null) return false;
  if (isProblem(state)) return stateOfMeaning(meaning) === state;
  return meaning === 'on_its_way' || meaning === 'delivered' || line === texts.track.states[state];
}

/** How many days it has been, and how many are usual. */
export function daysLine(days: string, usual: UsualDuration | null, state: ParcelState, texts: Texts) {
  // A parcel that is going back, or nowhere, has no day.
  if (isProblem(state) || state === 'returned' || state === 'cancelled') return '';
  const usually = usual === null ? '' : texts.track.usually(usual.low, usual.high);
  return capitalise(inLine([days, usually]), texts);
}

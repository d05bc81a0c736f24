import { attachedPicture } from '../../cards/attached-files.ts';
import { COLOURS, textDisplay } from '../../cards/container.ts';
import { capitalise, inLine, relative, smallLine } from '../../cards/phrases.ts';
import type { MessageFile } from '../../discord/messages/message-view.ts';
import { cut, plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import { dayCount, type Journey, journeyOf } from '../../domain/parcels/journey.ts';
import { journeyStrip } from '../../domain/parcels/journey-stage.ts';
import { isOver, isProblem, stateOfParcel } from '../../domain/parcels/state-of-parcel.ts';
import { meaningOfScan, type ParcelState, stateOfMeaning } from '../../domain/parcels/wordings/index.ts';
import type { Picture } from '../../pictures/index.ts';
import type { CachedResponse, TrackingUpdate } from '../../service/index.ts';
import type { UsualDuration } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import type { MaskableParcel } from './parcel-name.ts';
import { parcelEmoji, problemPhrase, stateColour, stateTitle } from './parcel-state.ts';
import { countryName, countryWithFlag, placeText, saidOnCard, scanAge, shownScan } from './scan-text.ts';

/** The first line of a parcel's card, and what it follows from. */
export interface Verdict {
  readonly state: ParcelState;
  /** By state and stage: "🛬" */
  readonly emoji: string;
  /** As within a line: "in transit, on time" */
  readonly title: string;
  readonly colour: number;
  /** The country that it goes to, where that is known and not reached; ISO 3166-1 alpha-2. */
  readonly ahead: string | null;
  /** Days since the first scan, to the delivery if delivered; null when the scans name no day. */
  readonly day: number | null;
}

/**
 * What is to be known first about a parcel.
 * @param scans newest first
 * @param usual how long most parcels take on its route, if that is known
 */
export function verdictOf(
  scans: readonly TrackingUpdate[],
  usual: UsualDuration | null,
  now: number,
  texts: Texts,
  destination: string | null = null,
): Verdict {
  const state = stateOfParcel(scans);
  const day = dayCount(scans, now);
  const isSlow = state === 'in_transit' && usual !== null && day !== null ? day > usual.high : null;
  const titleOf = () => {
    if (isProblem(state)) return problemPhrase(scans, state, texts.track.because, texts);
    if (state === 'delivered' && day !== null) return texts.track.deliveredIn(day);
    if (isSlow === null) return texts.track.states[state];
    return isSlow ? texts.track.slow : texts.track.onTime;
  };
  const title = titleOf();
  const colour = isSlow === true ? COLOURS.attention : stateColour(state);
  const journey = journeyOf(scans, destination);
  const emoji = isSlow === true ? SLOW_EMOJI : parcelEmoji({ ...journey, state });
  return { state, day, title, emoji, colour, ahead: journey.ahead?.country ?? null };
}

const SLOW_EMOJI = '🐢';

interface FactOptions extends MaskableParcel {
  readonly usual: UsualDuration | null;
  readonly now: number;
}

/** The lines below a card's heading: what doesn't work; what the newest scan says, and where; when, and how long it has been. */
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
    // "Usually 9–13 days on this route"
    smallLine([daysLine('', options.usual, verdict.state, texts)]),
  ];
  return lines.filter((line) => line !== '');
}

/** "Left the sorting center · Leipzig 🇩🇪", the carrier's words where they say more, "2 days ago · day 12". */
function newestLines(newest: TrackingUpdate, options: FactOptions, verdict: Verdict, texts: Texts): string[] {
  const { line, quote } = saidOnCard(newest, options, texts);
  const said = isInHeading(newest, line, verdict, texts) ? '' : line;
  const { state, day, ahead } = verdict;
  // A delivered parcel's days are in its heading; one that ended otherwise has none.
  const days = day === null || isOver(state) ? '' : texts.track.day(day);
  const to = ahead === null ? '' : texts.track.to(countryWithFlag(ahead, texts));
  return [
    capitalise(inLine([said, placeText(shownScan(newest, options), texts)]), texts),
    smallLine([quote]),
    smallLine([capitalise(inLine([scanAge(newest, options.now), days, to]), texts)]),
  ];
}

/** The heading says it: the state in general, or what is wrong. */
function isInHeading(newest: TrackingUpdate, line: string, { state }: Verdict, texts: Texts): boolean {
  if (line === '') return true;
  const meaning = meaningOfScan(newest.status ?? '');
  if (meaning === null) return false;
  if (isProblem(state)) return stateOfMeaning(meaning) === state;
  return meaning === 'on_its_way' || meaning === 'delivered' || line === texts.track.states[state];
}

/** How many days it has been, and how many are usual. */
export function daysLine(days: string, usual: UsualDuration | null, state: ParcelState, texts: Texts) {
  // A parcel that goes back, or nowhere, has no day.
  if (isProblem(state) || state === 'returned' || state === 'cancelled') return '';
  const usually = usual === null ? '' : texts.track.usually(usual.low, usual.high);
  return capitalise(inLine([days, usually]), texts);
}

/** Of these, a stage would say too much: "sent", "not delivered yet". */
const GOES_NOWHERE: ReadonlySet<ParcelState> = new Set(['pending', 'returned', 'cancelled']);

/**
 * A parcel's way as a picture, or as a line of signs while there is none.
 * @param scans newest first; without any, there is no way
 */
export function drawnJourney(
  scans: readonly TrackingUpdate[],
  picture: Picture | null,
  texts: Texts,
  destination: string | null = null,
) {
  if (scans.length === 0) return { components: [], files: [] };
  const journey = journeyOf(scans, destination);
  if (picture === null) return { components: [textDisplay(journeyStrip(journey))], files: [] };
  const file = journeyFile(journey, picture, texts);
  return { components: [attachedPicture(file)], files: [file] };
}

/** The picture as a file, with what it shows for people who can't see it. */
export function journeyFile(journey: Journey, { name, bytes }: Picture, texts: Texts): Required<MessageFile> {
  return { name, bytes, description: cut(altText(journey, texts), LIMITS.mediaDescription) };
}

function altText({ stops, ahead, stage, transport, state }: Journey, texts: Texts): string {
  const { alt } = texts.track;
  const names = stops.map(({ city, country }) => plainText(city ?? countryName(country, texts), 60));
  const title = stateTitle(state, texts);
  return [
    ...(names.length === 0 ? [] : [alt.stops(names.join(', '))]),
    ...(ahead === null ? [] : [alt.ahead(countryName(ahead.country, texts))]),
    ...(transport === null ? [] : [alt.transport[transport]]),
    ...(isProblem(state) ? [alt.problem(title)] : []),
    GOES_NOWHERE.has(state) ? title : alt.stages[stage],
  ].join(' ');
}

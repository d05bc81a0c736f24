import type { CachedResponse, TrackingUpdate } from '../api/index.ts';
import { meaningOfScan, type ParcelState, stateOfMeaning } from '../domain/parcels/wordings/index.ts';
import { isOver, isProblem } from '../domain/state-of-parcel.ts';
import type { UsualDuration } from '../store/index.ts';
import type { Texts } from '../texts/index.ts';
import { capitalise } from './capitalise.ts';
import type { MaskableParcel } from './parcel-name.ts';
import { placeText } from './parcel-place.ts';
import { scanAge } from './scan-moment.ts';
import { saidOnCard, shownScan } from './scan-text.ts';
import { relative } from './time.ts';
import type { Verdict } from './track-verdict.ts';

/** The scans of a parcel, and how old the answer is. */
interface KnownScans extends Pick<CachedResponse<unknown>, 'stale' | 'checkedAt'> {
  readonly data: { readonly updates: readonly TrackingUpdate[] };
}

interface FactOptions extends MaskableParcel {
  readonly usual: UsualDuration | null;
  readonly now: number;
}

/** The lines below a card's heading: what doesn't work; what the newest scan says, and where; when, and how long it has been. */
export function factLines(
  { data: { updates }, stale, checkedAt }: KnownScans,
  options: FactOptions,
  verdict: Verdict,
  texts: Texts,
): string[] {
  const [newest] = updates;
  const lines = [
    stale ? `⚠️ ${texts.common.stale(relative(checkedAt))}` : '',
    ...(newest === undefined ? [texts.track.noScans] : newestLines(newest, options, verdict, texts)),
    usualLine(options.usual, verdict, texts),
  ];
  return lines.filter((line) => line !== '');
}

/** "Left the sorting center · Leipzig 🇩🇪", the carrier's words where they say more, "2 days ago · day 12". */
function newestLines(newest: TrackingUpdate, options: FactOptions, verdict: Verdict, texts: Texts): string[] {
  const { line, quote } = saidOnCard(newest, options, texts);
  const said = isInHeading(newest, line, verdict, texts) ? '' : line;
  return [
    lineOf([said, placeText(shownScan(newest, options), texts)], texts),
    small(quote),
    small(lineOf([scanAge(newest, options.now), daysOf(verdict, texts)], texts)),
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

/** A delivered parcel's days are in its heading; one that ended otherwise has none. */
function daysOf({ state, day }: Verdict, texts: Texts): string {
  return day === null || isOver(state) ? '' : texts.track.day(day);
}

/** "Usually 9–13 days on this route" */
function usualLine(usual: UsualDuration | null, { state }: Verdict, texts: Texts): string {
  return small(daysLine('', usual, state, texts));
}

const small = (line: string) => (line === '' ? '' : `-# ${line}`);

function lineOf(parts: readonly string[], texts: Texts): string {
  return capitalise(parts.filter((part) => part !== '').join(' · '), texts);
}

/** How many days it has been, and how many are usual. */
export function daysLine(
  days: string,
  usual: UsualDuration | null,
  state: ParcelState,
  texts: Texts,
): string {
  // A parcel that goes back, or nowhere, has no day.
  if (isProblem(state) || state === 'returned' || state === 'cancelled') return '';
  const parts = [days, usual === null ? '' : texts.track.usually(usual.low, usual.high)];
  return capitalise(parts.filter((part) => part !== '').join(' · '), texts);
}

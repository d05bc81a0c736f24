import type { CachedResponse, TrackingUpdate } from '../api/index.ts';
import { type ParcelState, stateOfScan } from '../domain/parcel-state.ts';
import { isProblem } from '../domain/state-of-parcel.ts';
import type { UsualDuration } from '../store/index.ts';
import type { Texts } from '../texts/index.ts';
import { capitalise } from './capitalise.ts';
import type { MaskableParcel } from './parcel-name.ts';
import { placeText } from './parcel-place.ts';
import { stateTitle } from './parcel-state.ts';
import { scanAge } from './scan-moment.ts';
import { scanText, shownScan } from './scan-text.ts';
import { relative } from './time.ts';
import type { Verdict } from './track-verdict.ts';

/** How a parcel arrived or where it waits, and what an announcement says. */
const SAYS_MORE: ReadonlySet<ParcelState> = new Set(['pending', 'pickup', 'delivered']);

/** The scans of a parcel, and how old the answer is. */
interface KnownScans extends Pick<CachedResponse<unknown>, 'stale' | 'checkedAt'> {
  readonly data: { readonly updates: readonly TrackingUpdate[] };
}

interface FactOptions extends MaskableParcel {
  readonly usual: UsualDuration | null;
  readonly now: number;
}

/** The lines below a card's heading: what doesn't work, where, when and what the carrier says besides, how long. */
export function factLines(
  { data: { updates }, stale, checkedAt }: KnownScans,
  options: FactOptions,
  verdict: Verdict,
  texts: Texts,
): string[] {
  const [newest] = updates;
  const lines = [
    stale ? `⚠️ ${texts.common.stale(relative(checkedAt))}` : '',
    newest === undefined ? texts.track.noScans : whereAndWhen(newest, options, verdict, texts),
    durationLine(options.usual, verdict, texts),
  ];
  return lines.filter((line) => line !== '');
}

/** "Chicago 🇺🇸 · 2 days ago", and where the reader must act, "· day 14"; last, what only the scan says. */
function whereAndWhen(
  newest: TrackingUpdate,
  options: FactOptions,
  { state, day }: Verdict,
  texts: Texts,
): string {
  const place = placeText(shownScan(newest, options), texts);
  const isSaidAbove = place !== '' && !SAYS_MORE.has(state) && stateOfScan(newest.status ?? '') !== 'unknown';
  const parts = [
    place,
    scanAge(newest, options.now),
    isProblem(state) && day !== null ? texts.track.day(day) : '',
    isSaidAbove ? '' : saidBesides(newest, state, options, texts),
  ];
  return capitalise(parts.filter((part) => part !== '').join(' · '), texts);
}

/** What the scan says, where the heading doesn't: "left at the door". */
function saidBesides(scan: TrackingUpdate, state: ParcelState, parcel: MaskableParcel, texts: Texts): string {
  if ((scan.status ?? '').trim() === '') return '';
  const text = scanText(scan, parcel, texts);
  return capitalise(text, texts) === stateTitle(state, texts) ? '' : text;
}

/** "Day 12 · usually 9–13 days on this route"; the heading of a delivered parcel names the days already. */
function durationLine(usual: UsualDuration | null, { state, day }: Verdict, texts: Texts): string {
  const days = day === null || state === 'delivered' ? '' : texts.track.day(day);
  return daysLine(days, usual, state, texts);
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

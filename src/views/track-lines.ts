import type { CachedResponse, TrackingResult, TrackingUpdate } from '../api/index.ts';
import { type ParcelState, stateOfScan } from '../domain/parcel-state.ts';
import { meaningOfScan } from '../domain/scan-meanings/meaning-of-scan.ts';
import { isProblem } from '../domain/state-of-parcel.ts';
import type { UsualDuration } from '../store/index.ts';
import type { Texts } from '../texts/index.ts';
import { capitalise } from './capitalise.ts';
import type { MaskableParcel } from './parcel-name.ts';
import { placeText } from './parcel-place.ts';
import { scanAge } from './scan-moment.ts';
import { quotedWords, shownScan } from './scan-text.ts';
import { relative } from './time.ts';
import type { Verdict } from './track-verdict.ts';

interface FactOptions extends MaskableParcel {
  readonly usual: UsualDuration | null;
  readonly now: number;
}

/** The lines below a card's heading: what doesn't work, what the carrier says, where and when, how long. */
export function factLines(
  { data: { updates }, stale, checkedAt }: CachedResponse<TrackingResult>,
  options: FactOptions,
  verdict: Verdict,
  texts: Texts,
): string[] {
  const [newest] = updates;
  const lines = [
    stale ? `⚠️ ${texts.common.stale(relative(checkedAt))}` : '',
    newest === undefined ? texts.track.noScans : unrecognisedWords(newest, options, texts),
    newest === undefined ? '' : whereAndWhen(newest, options, verdict, texts),
    durationLine(options.usual, verdict, texts),
  ];
  return lines.filter((line) => line !== '');
}

/** The newest scan's words, where the heading doesn't say what they mean. */
function unrecognisedWords(newest: TrackingUpdate, options: FactOptions, texts: Texts): string {
  if (stateOfScan(newest.status ?? '') !== 'unknown') return '';
  return quotedWords(shownScan(newest, options), texts);
}

/** "Chicago 🇺🇸 · 2 days ago", and where the reader must act, "· day 14". */
function whereAndWhen(
  newest: TrackingUpdate,
  options: FactOptions,
  { state, day }: Verdict,
  texts: Texts,
): string {
  const parts = [
    arrivalPhrase(newest, state, texts),
    placeText(shownScan(newest, options), texts),
    scanAge(newest, options.now),
    isProblem(state) && day !== null ? texts.track.day(day) : '',
  ];
  return capitalise(parts.filter((part) => part !== '').join(' · '), texts);
}

/** How a parcel arrived, where the scan says more than the heading: "left at the door". */
function arrivalPhrase({ status }: TrackingUpdate, state: ParcelState, texts: Texts): string {
  const meaning = meaningOfScan(status ?? '');
  const hasArrived = state === 'delivered' || state === 'pickup';
  return hasArrived && meaning !== null && meaning !== 'delivered' ? texts.scans[meaning] : '';
}

/** "Day 12 · usually 9–13 days on this route"; the heading of a delivered parcel names the days already. */
function durationLine(usual: UsualDuration | null, { state, day }: Verdict, texts: Texts): string {
  if (isProblem(state)) return '';
  const parts = [
    day === null || state === 'delivered' ? '' : texts.track.day(day),
    usual === null ? '' : texts.track.usually(usual.low, usual.high),
  ];
  return capitalise(parts.filter((part) => part !== '').join(' · '), texts);
}

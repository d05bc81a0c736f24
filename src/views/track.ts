import type { CachedResponse, TrackingResult, TrackingUpdate } from '../api/index.ts';
import { MAX_TEXT_BYTES } from '../discord/limits.ts';
import type { MessageView } from '../discord/message-view.ts';
import { plainText, takeWhileFits } from '../discord/truncate.ts';
import { displayStateOfScans } from '../domain/display-state.ts';
import type { Texts } from '../texts/index.ts';
import { buttonRows } from './components.ts';
import { type FollowStatus, followLines } from './follow-lines.ts';
import { freshness } from './freshness.ts';
import { hasSeveralPages, type Page, pageAt } from './paging.ts';
import type { ParcelIds } from './parcel-ids.ts';
import { type MaskableParcel, maskParcelTexts, parcelTitle } from './parcel-name.ts';
import { STATE_COLOURS, STATE_EMOJI } from './parcel-state.ts';
import { incompleteLine } from './provenance.ts';
import { type ScanTextLimits, scanLines } from './scan-lines.ts';
import { relative } from './time.ts';
import { trackButtons } from './track-buttons.ts';

export const SCANS_PER_PAGE = 8;

/** What the scans of a page may take of an embed's description, apart from the lines around them. */
const SCANS_CHARS = 3_500;
const SCANS_BYTES = MAX_TEXT_BYTES - 1_000;
/** So short that a page of scans fits in any script. */
const SHORT: ScanTextLimits = { status: 150, location: 40 };

interface TrackViewOptions {
  /** As the user entered it, normalised. */
  readonly number: string;
  readonly ids: ParcelIds;
  /** How many newer scans to skip. */
  readonly offset: number;
  /** Others can see the card, so it masks the number. */
  readonly shared: boolean;
  /** Where the user follows the parcel; on private cards only. */
  readonly follow?: FollowStatus;
}

/** The scans of a parcel, newest first. */
export function trackView(
  answer: CachedResponse<TrackingResult>,
  options: TrackViewOptions,
  texts: Texts,
): MessageView {
  const { number, ids, shared, follow } = options;
  const { updates, count } = answer.data;
  const page = pageAt(updates, options.offset, SCANS_PER_PAGE);
  const parcel = { number, masked: shared };
  const [attribution = '', source = ''] = maskParcelTexts(parcel, [
    answer.data.attribution ?? '',
    answer.data.source ?? '',
  ]);
  const state = displayStateOfScans(updates);
  const description = [
    `### ${STATE_EMOJI[state]} ${texts.track.states[state]}`,
    ...lastScanLines(updates[0], texts),
    ...(updates.length === 0 ? [texts.track.noScans] : pageLines(page, parcel, texts)),
    '',
    ...rangeLines(page, texts),
    ...incompleteLines(updates.length, count, texts),
    ...followLines(follow, texts),
    freshness({ ...answer, data: { attribution, source } }, texts),
  ].join('\n');
  return {
    embeds: [
      {
        color: STATE_COLOURS[state],
        title: parcelTitle({ ...parcel, label: follow?.label ?? null }),
        description,
        ...(attribution.trim() === '' ? {} : { footer: { text: plainText(attribution, 200) || '·' } }),
      },
    ],
    components: buttonRows(trackButtons(page, ids, shared, follow, texts)),
  };
}

function lastScanLines(newest: TrackingUpdate | undefined, texts: Texts): string[] {
  const moment = newest?.at ?? null;
  return moment === null ? [] : [texts.track.lastScan(relative(moment)), ''];
}

/** Shortens texts that don't fit, but shows every scan of the page: the next page continues where this one ends. */
function pageLines({ items, offset }: Page<TrackingUpdate>, parcel: MaskableParcel, texts: Texts): string[] {
  const linesWithin = (limits?: ScanTextLimits) =>
    items.map((scan, index) => scanLines(scan, parcel, offset + index === 0 ? '●' : '○', texts, limits));
  const full = linesWithin();
  const fits = takeWhileFits(full, SCANS_CHARS, SCANS_BYTES).length === full.length;
  return fits ? full : linesWithin(SHORT);
}

function rangeLines(page: Page<TrackingUpdate>, texts: Texts): string[] {
  if (!hasSeveralPages(page)) return [];
  return [`-# ${texts.track.range(page.offset + 1, page.offset + page.items.length, page.total)}`];
}

function incompleteLines(received: number, expected: number | undefined, texts: Texts): string[] {
  const line = incompleteLine(received, expected, texts);
  return line === '' ? [] : [line];
}

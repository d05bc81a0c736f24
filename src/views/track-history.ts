import type { CachedResponse, TrackingResult, TrackingUpdate } from '../api/index.ts';
import { escapeText } from '../discord/escape-markdown.ts';
import { MAX_TEXT_BYTES } from '../discord/limits.ts';
import type { MessageView } from '../discord/message-view.ts';
import { takeWhileFits } from '../discord/truncate.ts';
import { isInLanguage } from '../domain/carrier-phrases/likely-languages.ts';
import { stateOfParcel } from '../domain/state-of-parcel.ts';
import type { Texts } from '../texts/index.ts';
import { fittingRows } from './button-layout.ts';
import { capitalise } from './capitalise.ts';
import { button } from './components.ts';
import { containerCard, textDisplay } from './container.ts';
import { hasSeveralPages, type Page, pageAt, pageButtons } from './paging.ts';
import type { ParcelIds } from './parcel-ids.ts';
import { type LabelledParcel, type MaskableParcel, maskParcelTexts, parcelLines } from './parcel-name.ts';
import { placeText } from './parcel-place.ts';
import { stateColour } from './parcel-state.ts';
import { incompleteLine, sourcePart } from './provenance.ts';
import { localTime } from './scan-moment.ts';
import { carrierWords, quotedWords, scanPhrase, shownScan } from './scan-text.ts';

export const SCANS_PER_PAGE = 8;

/** What the scans of a page may take of a message, apart from the lines around them. */
const SCANS_CHARS = 2_800;
const SCANS_BYTES = MAX_TEXT_BYTES - 2_000;

/** The most characters of a scan's words and of its place. */
interface ScanLimits {
  readonly words: number;
  readonly place: number;
}
const FULL: ScanLimits = { words: 300, place: 60 };
/** So short that a page of scans fits in any script. */
const SHORT: ScanLimits = { words: 90, place: 30 };

interface ParcelHistory extends LabelledParcel {
  readonly ids: ParcelIds;
  /** How many newer scans to skip. */
  readonly offset: number;
  readonly now: number;
}

/** A parcel's scans, newest first, with the local time of their places and the carrier's words. */
export function historyView(
  { data }: CachedResponse<TrackingResult>,
  history: ParcelHistory,
  texts: Texts,
): MessageView {
  const { ids } = history;
  const page = pageAt(data.updates, history.offset, SCANS_PER_PAGE);
  const buttons = [
    ...pageButtons(
      page,
      (offset) => ids('page', offset),
      (offset) => ids('older', offset),
      texts,
    ),
    button(texts.common.back, ids('card')),
  ];
  return containerCard(stateColour(stateOfParcel(data.updates)), [
    textDisplay(`### ${texts.track.history}\n${parcelLines(history).join(' · ')}`),
    textDisplay(data.updates.length === 0 ? texts.track.noScans : pageLines(page, history, texts).join('\n')),
    ...smallPrint(data, page, history, texts),
    ...fittingRows(buttons),
  ]);
}

/** Shortens texts that don't fit, but shows every scan of the page: the next page continues where this one ends. */
function pageLines({ items }: Page<TrackingUpdate>, history: ParcelHistory, texts: Texts): string[] {
  const linesWithin = (limits: ScanLimits) => items.map((scan) => scanLines(scan, history, limits, texts));
  const full = linesWithin(FULL);
  const fits = takeWhileFits(full, SCANS_CHARS, SCANS_BYTES).length === full.length;
  return fits ? full : linesWithin(SHORT);
}

/** What the scan says and where; below, when, and the carrier's words where they are put in other words above. */
function scanLines(
  scan: TrackingUpdate,
  { now, number, masked }: ParcelHistory,
  limits: ScanLimits,
  texts: Texts,
): string {
  const shown = shownScan(scan, { number, masked });
  const phrase = readersPhrase(scan.status, texts);
  const said = phrase ?? (carrierWords(shown, limits.words) || texts.track.noStatus);
  const isRephrased = phrase !== null && !isSame(phrase, shown.status);
  const details = [
    escapeText(localTime(shown, now, texts), 60),
    isRephrased ? quotedWords(shown, texts, limits.words) : '',
  ].filter((part) => part !== '');
  const place = placeText(shown, texts, limits.place);
  return `**${said}**${place === '' ? '' : ` · ${place}`}${details.length === 0 ? '' : `\n-# ${details.join(' · ')}`}`;
}

/** Null where the carrier's words need no other: those that aren't recognised, and those in the reader's language. */
function readersPhrase(status: string | undefined, texts: Texts): string | null {
  const phrase = scanPhrase(status, texts);
  if (phrase === null || status === undefined) return null;
  const [language = ''] = texts.locale.split('-', 1);
  return isInLanguage(status, language) && !isSame(phrase, status) ? null : capitalise(phrase, texts);
}

function isSame(phrase: string, status: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return bare(phrase) === bare(status);
}

/** Which scans these are, whether some are missing, and whose data it is. */
function smallPrint(data: TrackingResult, page: Page<unknown>, parcel: MaskableParcel, texts: Texts) {
  const [attribution = '', source = ''] = maskParcelTexts(parcel, [
    data.attribution ?? '',
    data.source ?? '',
  ]);
  const { offset, items, total } = page;
  const origin = [escapeText(attribution, 200), sourcePart({ attribution, source }, texts)];
  const lines = [
    hasSeveralPages(page) ? `-# ${texts.track.range(offset + 1, offset + items.length, total)}` : '',
    incompleteLine(data.updates.length, data.count, texts),
    ...origin.filter((part) => part !== '').map((part) => `-# ${part}`),
  ].filter((line) => line !== '');
  return lines.length === 0 ? [] : [textDisplay(lines.join('\n'))];
}

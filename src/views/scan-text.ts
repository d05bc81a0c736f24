import type { TrackingUpdate } from '../api/index.ts';
import { escapeText } from '../discord/escape-markdown.ts';
import { meaningOfScan } from '../domain/scan-meanings/meaning-of-scan.ts';
import type { Texts } from '../texts/index.ts';
import { type MaskableParcel, maskParcelTexts } from './parcel-name.ts';

const MAX_WORDS = 300;

/** A scan's texts as they may be shown: without the number of a masked parcel, but not escaped. */
export interface ShownScan {
  readonly status: string;
  readonly location: string;
  readonly country: string;
  readonly date: string;
  readonly hour: string;
}

/** Masks all parts at once, in the order in which a card shows them: a number may be spread over several. */
export function shownScan(scan: TrackingUpdate, parcel: MaskableParcel): ShownScan {
  const parts = [scan.status, scan.location, scan.country, scan.date, scan.hour].map((part) => part ?? '');
  const [status = '', location = '', country = '', date = '', hour = ''] = maskParcelTexts(parcel, parts);
  return { status, location, country, date, hour };
}

/** The carrier's words, escaped; empty when there are none. */
export function carrierWords({ status }: Pick<ShownScan, 'status'>, max = MAX_WORDS): string {
  return escapeText(wholeWords(status, max), max);
}

/** Shortened at a space where one is near the end. */
function wholeWords(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).replace(/\s\S{0,20}$/, '')}…`;
}

/** The carrier's words in quotation marks; empty when there are none. */
export function quotedWords(shown: Pick<ShownScan, 'status'>, texts: Texts, max = MAX_WORDS): string {
  const words = carrierWords(shown, max);
  return words === '' ? '' : texts.track.quoted(words);
}

/** What a scan's words mean, in the reader's language and as within a sentence; null when they aren't recognised. */
export function scanPhrase(status: string | undefined, texts: Texts): string | null {
  const meaning = meaningOfScan(status ?? '');
  return meaning === null ? null : texts.scans[meaning];
}

/** What a scan says, within a line: in the reader's language, or quoted when its words aren't recognised. */
export function scanText(scan: TrackingUpdate, parcel: MaskableParcel, texts: Texts): string {
  return (
    scanPhrase(scan.status, texts) ?? (quotedWords(shownScan(scan, parcel), texts) || texts.track.noStatus)
  );
}

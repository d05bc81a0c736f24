import { LRUCache } from 'lru-cache';
import type { Reading } from './combine-parts.ts';
import { compileLanguage, readingIn } from './languages.ts';
import { type ParcelState, type ScanMeaning, stateOfMeaning } from './meanings.ts';
import { MAX_CHARACTERS, splitText } from './split-text.ts';

export { isInLanguage, learnLanguage } from './languages.ts';
export { type ParcelState, SCAN_MEANINGS, type ScanMeaning, stateOfMeaning } from './meanings.ts';

/** Keyed by the text with its digits replaced by zeros, which no wording contains, since carriers use few wordings. */
const recent = new LRUCache<string, { readonly reading: Reading | null }>({ max: 2_000 });

/**
 * What a scan says; null if some word isn't explained, so that the carrier is quoted: the interface has no
 * state field, and `status` is free text in the carrier's language (section 2, TrackingUpdate).
 */
export function readScan(text: string): Reading | null {
  const start = text.slice(0, MAX_CHARACTERS);
  const wording = wordingOf(text);
  let known = recent.get(wording);
  if (known === undefined) {
    known = { reading: readingIn(splitText(wording)) };
    recent.set(wording, known);
  }
  const { reading } = known;
  const isDelivery = reading !== null && stateOfMeaning(reading.meaning) === 'delivered';
  return isDelivery && isPartial(start) ? null : reading;
}

/**
 * Does part of the work of reading a text for the first time.
 * @returns whether more is left to do, in a later turn of the event loop
 */
export function prepareReading(text: string): boolean {
  const wording = wordingOf(text);
  return !recent.has(wording) && compileLanguage(splitText(wording));
}

function wordingOf(text: string): string {
  return text.slice(0, MAX_CHARACTERS).replaceAll(/\d/g, '0');
}

/** "Delivered 1 of 2 pieces": the other one's state is unknown. */
function isPartial(text: string): boolean {
  const [, some, all] = /(\d+)\s(?:of|de|von|di|sur|van|z|av|af|din)\s(\d+)/i.exec(text) ?? [];
  return some !== undefined && Number(some) < Number(all);
}

/** What a scan says, to show it in the reader's language; null if that isn't certain. */
export function meaningOfScan(text: string): ScanMeaning | null {
  return readScan(text)?.meaning ?? null;
}

/** The state that a scan's text describes; `unknown` if it isn't recognized, so that the previous state remains. */
export function stateOfScan(text: string): ParcelState {
  const meaning = meaningOfScan(text);
  return meaning === null ? 'unknown' : stateOfMeaning(meaning);
}

/** @param texts of a parcel's scans, newest first; unrecognized ones are skipped */
export function lastKnownState(texts: readonly string[]): ParcelState {
  for (const text of texts) {
    const state = stateOfScan(text);
    if (state !== 'unknown') return state;
  }
  return 'unknown';
}

import { LRUCache } from 'lru-cache';
import type { Reading } from './combine-parts.ts';
import { compileLanguage, readingIn } from './languages.ts';
import { type ParcelState, type ScanMeaning, stateOfMeaning } from './meanings.ts';
import { MAX_CHARACTERS, splitText } from './split-text.ts';

export { isInLanguage, learnLanguage } from './languages.ts';
export { type ParcelState, SCAN_MEANINGS, type ScanMeaning, stateOfMeaning } from './meanings.ts';

/** By the text with zeros for its digits, which no wording contains: carriers use few wordings. */
const recent = new LRUCache<string, { readonly reading: Reading | null }>({ max: 2_000 });

/**
 * What a scan says; null when not every word of it is explained, so that the carrier is quoted: the interface has no state
 * field, and `status` is free text in the carrier's language (section 2, TrackingUpdate).
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
 * Does a part of what reading a text for the first time takes.
 * @returns whether there is more to do, which may wait for another turn of the event loop
 */
export function prepareReading(text: string): boolean {
  const wording = wordingOf(text);
  return !recent.has(wording) && compileLanguage(splitText(wording));
}

function wordingOf(text: string): string {
  return text.slice(0, MAX_CHARACTERS).replaceAll(/\d/g, '0');
}

/** "Delivered 1 of 2 pieces": nobody knows about the other one. */
function isPartial(text: string): boolean {
  const [, some, all] = /(\d+)\s(?:of|de|von|di|sur|van|z|av|af|din)\s(\d+)/i.exec(text) ?? [];
  return some !== undefined && Number(some) < Number(all);
}

/** What a scan says, to show it in the reader's language; null when that isn't certain. */
export function meaningOfScan(text: string): ScanMeaning | null {
  return readScan(text)?.meaning ?? null;
}

/** The state that a scan's text describes; `unknown` when its words aren't recognised: what was known before stays. */
export function stateOfScan(text: string): ParcelState {
  const meaning = meaningOfScan(text);
  return meaning === null ? 'unknown' : stateOfMeaning(meaning);
}

/** @param texts of a parcel's scans, newest first; texts that are not recognised are skipped */
export function lastKnownState(texts: readonly string[]): ParcelState {
  for (const text of texts) {
    const state = stateOfScan(text);
    if (state !== 'unknown') return state;
  }
  return 'unknown';
}

import { compilePhrases, normaliseText } from '../carrier-phrases/compile-phrases.ts';
import type { LanguageCode } from '../carrier-phrases/index.ts';
import { likelyLanguages } from '../carrier-phrases/likely-languages.ts';
import { MAX_TEXT_CHARACTERS, type ParcelState, stateOfScan } from '../parcel-state.ts';
import { SCAN_MEANINGS, type ScanMeaning, stateOfMeaning } from './meanings.ts';
import { MEANING_PHRASES } from './phrases/index.ts';

/** What a text means that has the state and says nothing more specific. */
const MEANING_OF_STATE: Readonly<Partial<Record<ParcelState, ScanMeaning>>> = {
  out_for_delivery: 'out_for_delivery',
  delivered: 'delivered',
  damaged: 'damaged',
  lost: 'lost',
  returning: 'on_way_to_sender',
  returned: 'returned_to_sender',
  cancelled: 'cancelled',
};

/** The same, but longer texts of these states give a reason that the reader should see. */
const MEANING_OF_SHORT_TEXT: Readonly<Partial<Record<ParcelState, ScanMeaning>>> = {
  customs: 'at_customs',
  customs_held: 'held_by_customs',
  attempt_failed: 'attempt_failed',
};
const MAX_SHORT_TEXT_CHARACTERS = 40;

/**
 * What a scan says, to show it in the reader's language; null when that isn't certain, so that the carrier is quoted.
 * The meaning never contradicts {@link stateOfScan}: only the meanings of that state are considered.
 */
export function meaningOfScan(text: string): ScanMeaning | null {
  const state = stateOfScan(text);
  if (state === 'unknown') return null;
  const normalised = normaliseText(text.slice(0, MAX_TEXT_CHARACTERS));
  const languages = likelyLanguages(normalised);
  const specific = SCAN_MEANINGS.find(
    (meaning) =>
      stateOfMeaning(meaning) === state &&
      languages.some((language) => matcherOf(language, meaning)?.test(normalised) === true),
  );
  if (specific !== undefined) return specific;
  const isShort = normalised.length <= MAX_SHORT_TEXT_CHARACTERS;
  return MEANING_OF_STATE[state] ?? (isShort ? MEANING_OF_SHORT_TEXT[state] : undefined) ?? null;
}

const matchers = new Map<string, RegExp | undefined>();

/** Compiled on first use. */
function matcherOf(language: LanguageCode, meaning: ScanMeaning): RegExp | undefined {
  const key = `${language} ${meaning}`;
  if (!matchers.has(key)) {
    const phrases = MEANING_PHRASES[language][meaning];
    matchers.set(key, phrases === undefined ? undefined : compilePhrases(phrases));
  }
  return matchers.get(key);
}

import { LRUCache } from 'lru-cache';
import { normaliseText } from './carrier-phrases/compile-phrases.ts';
import { LANGUAGE_CODES, type LanguageCode } from './carrier-phrases/index.ts';
import { likelyLanguages } from './carrier-phrases/likely-languages.ts';
import { phraseMatchers } from './carrier-phrases/matchers.ts';
import { PHRASE_KINDS, type PhraseKind } from './carrier-phrases/phrase-kinds.ts';

/** Where a parcel is on its way. */
export type ParcelState =
  | 'pending'
  | 'accepted'
  | 'in_transit'
  | 'customs'
  | 'customs_held'
  | 'out_for_delivery'
  | 'pickup'
  | 'delivered'
  | 'attempt_failed'
  | 'address_problem'
  | 'damaged'
  | 'lost'
  | 'returning'
  | 'returned'
  | 'cancelled'
  | 'exception'
  | 'unknown';

/** By the text with zeros for its digits, which no phrase contains: carriers use few wordings. */
const recent = new LRUCache<string, ParcelState>({ max: 2_000 });

/** Null: words that are no state by themselves, but change the meaning of others. */
const STATE_OF_KIND: Readonly<Record<PhraseKind, ParcelState | null>> = {
  override_customs_held: 'customs_held',
  override_address_problem: 'address_problem',
  override_exception: 'exception',
  override_out_for_delivery: 'out_for_delivery',
  override_in_transit: 'in_transit',
  override_customs: 'customs',
  override_attempt_failed: 'attempt_failed',
  override_pending: 'pending',
  override_accepted: 'accepted',
  override_pickup: 'pickup',
  override_returned: 'returned',
  override_delivered: 'delivered',
  damaged: 'damaged',
  lost: 'lost',
  cancelled: 'cancelled',
  customs_held: 'customs_held',
  being_returned: 'returning',
  returned: 'returned',
  returning: 'returning',
  address_problem: 'address_problem',
  exception: 'exception',
  attempt_failed: 'attempt_failed',
  out_for_delivery: 'out_for_delivery',
  not_yet_delivered: 'in_transit',
  handed_to_carrier: 'in_transit',
  collected_by_recipient: 'delivered',
  pickup: 'pickup',
  uncertain: null,
  delivered: 'delivered',
  customs_cleared: 'in_transit',
  customs: 'customs',
  pending: 'pending',
  accepted: 'accepted',
  in_transit: 'in_transit',
};

/** The state comes first in a text; later sentences are advice ("… will be returned unless …"). */
export const MAX_TEXT_CHARACTERS = 160;

/**
 * The state that a scan's text describes: the interface has no state field, and `status` is free text in the carrier's
 * language (section 2, TrackingUpdate). The most likely languages of the text are tried first, then all of them.
 */
export function stateOfScan(text: string): ParcelState {
  const start = text.slice(0, MAX_TEXT_CHARACTERS);
  const wording = start.replaceAll(/\d/g, '0');
  const known = recent.get(wording);
  if (known !== undefined) return known;
  const state = findState(normaliseText(start));
  recent.set(wording, state);
  return state;
}

function findState(normalised: string): ParcelState {
  const state = matchState(likelyLanguages(normalised), normalised);
  return state === 'unknown' ? matchState(LANGUAGE_CODES, normalised) : state;
}

/** @param texts of a parcel's scans, newest first; texts that are not recognised are skipped */
export function lastKnownState(texts: readonly string[]): ParcelState {
  for (const text of texts) {
    const state = stateOfScan(text);
    if (state !== 'unknown') return state;
  }
  return 'unknown';
}

function matchState(languages: readonly LanguageCode[], normalised: string): ParcelState {
  const matchers = languages.map(phraseMatchers);
  const contains = (kind: PhraseKind) =>
    matchers.some((phrases) => phrases.get(kind)?.test(normalised) === true);
  const isUncertain = contains('uncertain');
  for (const kind of PHRASE_KINDS) {
    const state = STATE_OF_KIND[kind];
    if (
      state === null ||
      (isUncertain && (kind === 'override_delivered' || kind === 'collected_by_recipient')) ||
      !contains(kind)
    )
      continue;
    // "Will be delivered": it is still on its way.
    return kind === 'delivered' && isUncertain ? 'in_transit' : state;
  }
  return 'unknown';
}

/**
 * The words of carriers for what happens to a parcel, in one language: lower case, without accents and punctuation. In a
 * phrase, `*` matches the rest of a word and ` .. ` up to five words; everything else is regular expression syntax.
 * Chinese, Japanese and Korean phrases match anywhere in a text, all others at word boundaries.
 */
type Phrases = Readonly<Partial<Record<PhraseKind, readonly string[]>>>;

export interface Language extends Phrases {
  /** Words or characters that show that a text is in this language. */
  readonly commonWords: string;
}

/** What a phrase means, in order of precedence: the first kind with a phrase in the text decides. */
export const PHRASE_KINDS = [
  /** Before `returned` and `delivered`, because it contains their words. */
  'being_returned',
  // Longer phrases that contain words of other states: they override those.
  'override_customs_held',
  'override_address_problem',
  'override_exception',
  'override_attempt_failed',
  'override_out_for_delivery',
  'override_pending',
  'override_accepted',
  'override_in_transit',
  'override_customs',
  'override_returned',
  'override_delivered',
  'override_pickup',
  'damaged',
  'lost',
  'cancelled',
  'customs_held',
  'returned',
  'returning',
  'address_problem',
  'exception',
  'attempt_failed',
  'out_for_delivery',
  /** Contains "deliver", but the delivery is still to come. */
  'not_yet_delivered',
  /** Delivered to a carrier or a depot, not to the recipient. */
  'handed_to_carrier',
  'collected_by_recipient',
  'pickup',
  /** Words such as "not" and "will": with one of them, a text does not mean "delivered" or "collected". */
  'uncertain',
  'delivered',
  'customs_cleared',
  'customs',
  'pending',
  'accepted',
  'in_transit',
] as const;

export type PhraseKind = (typeof PHRASE_KINDS)[number];

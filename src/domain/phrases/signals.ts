/**
 * How carriers word what happens to a parcel, in one language: lower case, without accents and punctuation. Within a phrase
 * `*` stands for the rest of a word, ` .. ` for up to five words, and the rest is regular expression syntax. Chinese, Japanese
 * and Korean phrases may stand anywhere in a text, all others at word boundaries.
 */
export type Phrases = Readonly<Partial<Record<Signal, readonly string[]>>>;

export interface Language extends Phrases {
  /** Words, or characters, by which a text in this language is recognised. */
  readonly typical: string;
}

/**
 * What phrases give away, in the order in which they are looked for: the first that a text contains decides. `doubtful`
 * words keep a text from meaning "delivered".
 */
export const SIGNALS = [
  // Contain words of other states, and mean this.
  'surely_in_transit',
  'surely_customs',
  'surely_attempt_failed',
  'surely_pending',
  'surely_accepted',
  'surely_pickup',
  'surely_returned',
  'surely_delivered',
  'damaged',
  'lost',
  'cancelled',
  'customs_held',
  /** Contains the words of a return that is over. */
  'being_returned',
  'returned',
  'returning',
  'address_problem',
  'exception',
  'attempt_failed',
  'out_for_delivery',
  /** Still to be delivered. */
  'to_come',
  /** Delivered, but to somebody on the way. */
  'handed_on',
  /** The recipient fetched it. */
  'collected',
  'pickup',
  'doubtful',
  'delivered',
  /** Customs is over: nobody has to do anything about it any more. */
  'cleared',
  'customs',
  'pending',
  'accepted',
  'in_transit',
] as const;

export type Signal = (typeof SIGNALS)[number];

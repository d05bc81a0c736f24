import { compilePhrases, normaliseText } from './phrases/compile-phrases.ts';
import { LANGUAGES } from './phrases/index.ts';
import { SIGNALS, type Signal } from './phrases/signals.ts';

/** Where a parcel is in its life. */
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

const STATE_OF_SIGNAL: Readonly<Record<Signal, ParcelState | null>> = {
  surely_in_transit: 'in_transit',
  surely_customs: 'customs',
  surely_attempt_failed: 'attempt_failed',
  surely_pending: 'pending',
  surely_accepted: 'accepted',
  surely_pickup: 'pickup',
  surely_delivered: 'delivered',
  surely_returned: 'returned',
  being_returned: 'returning',
  damaged: 'damaged',
  lost: 'lost',
  cancelled: 'cancelled',
  customs_held: 'customs_held',
  returned: 'returned',
  returning: 'returning',
  address_problem: 'address_problem',
  exception: 'exception',
  attempt_failed: 'attempt_failed',
  out_for_delivery: 'out_for_delivery',
  to_come: 'in_transit',
  handed_on: 'in_transit',
  collected: 'delivered',
  pickup: 'pickup',
  doubtful: null,
  delivered: 'delivered',
  cleared: 'in_transit',
  customs: 'customs',
  pending: 'pending',
  accepted: 'accepted',
  in_transit: 'in_transit',
};

interface Recogniser {
  readonly typical: RegExp;
  readonly signals: ReadonlyMap<Signal, RegExp>;
}

let built: readonly Recogniser[] | undefined;

/** Built for the first text, so that a start does not wait for the phrases of every language. */
function allRecognisers(): readonly Recogniser[] {
  built ??= LANGUAGES.map(({ typical, ...phrases }) => {
    const signals = SIGNALS.flatMap((signal) => {
      const listed = phrases[signal] ?? [];
      return listed.length === 0 ? [] : [[signal, compilePhrases(listed)] as const];
    });
    return { typical: compilePhrases(typical.split(' '), 'g'), signals: new Map(signals) };
  });
  return built;
}

/** A state is told at once; what long texts go on to say is advice ("… will be returned unless …"). */
const MAX_TEXT_CHARACTERS = 160;

/**
 * The state that the words of a scan tell: the interface has no state field, and `status` is free text in the carrier's
 * language (section 2, TrackingUpdate). Looks in the language that the text seems to be in, then in all of them.
 */
export function stateOfScan(text: string): ParcelState {
  const words = normaliseText(text.slice(0, MAX_TEXT_CHARACTERS));
  const recognisers = allRecognisers();
  const state = stateIn(likeliestLanguages(recognisers, words), words);
  return state === 'unknown' ? stateIn(recognisers, words) : state;
}

/** @param texts of a parcel's scans, newest first: one that is not recognised leaves the state as it was */
export function lastKnownState(texts: readonly string[]): ParcelState {
  for (const text of texts) {
    const state = stateOfScan(text);
    if (state !== 'unknown') return state;
  }
  return 'unknown';
}

function likeliestLanguages(recognisers: readonly Recogniser[], words: string): readonly Recogniser[] {
  const counts = recognisers.map(({ typical }) => new Set(words.match(typical)).size);
  const most = Math.max(...counts);
  return recognisers.filter((_, index) => counts[index] === most);
}

function stateIn(recognisers: readonly Recogniser[], words: string): ParcelState {
  const has = (signal: Signal) =>
    recognisers.some(({ signals }) => signals.get(signal)?.test(words) === true);
  const isDoubtful = has('doubtful');
  for (const signal of SIGNALS) {
    if (STATE_OF_SIGNAL[signal] === null || (signal === 'collected' && isDoubtful) || !has(signal)) continue;
    // What is still to be delivered is on its way.
    return signal === 'delivered' && isDoubtful ? 'in_transit' : STATE_OF_SIGNAL[signal];
  }
  return 'unknown';
}

import { MOMENTS } from './concept-groups.ts';
import type { Turned } from './marks.ts';
import type { Piece } from './match-words.ts';
import { type ParcelState, type ScanMeaning, stateOfMeaning } from './meanings.ts';
import { readClause } from './read-clause.ts';
import type { Clause } from './split-text.ts';
import { turnWords } from './turn-words.ts';

/** A part of a text, read on its own. */
export interface Part {
  readonly clause: Clause;
  readonly pieces: readonly Piece[];
  /** Whether the part before it leaves it open: "will be sorted, …". */
  readonly isOpen: boolean;
  /** Whether it has a turning word that applies to nothing in it. */
  readonly isDangling: boolean;
  /** Whether it is advice, which counts only if nothing else is said. */
  readonly isAdvice: boolean;
  readonly concepts: readonly Turned[];
  readonly meaning: ScanMeaning | null;
  readonly kind: 'said' | 'empty' | 'advice' | 'condition' | 'fragment' | 'unknown';
}

/** "Customs clearance, not completed": a clause without meaning of its own belongs to the one before or after it. */
export function mergeFragments(parts: readonly Part[]): Part[] {
  const merged: Part[] = [];
  for (const part of parts) {
    // "Handed to courier (John) for delivery".
    const index = merged.findLastIndex(({ kind, clause }) => kind !== 'empty' || !clause.isAside);
    const before = merged[index];
    const joined = before === undefined ? null : join(before, part);
    if (joined === null) merged.push(part);
    else merged[index] = joined;
  }
  return merged;
}

/** "Delivered, received by Maria": the second part says no more than the first. */
function isByWhom({ concepts }: Part): boolean {
  return concepts.every(
    ({ sense, mark }) =>
      mark === '' && (['received', 'accepted', 'collected'].includes(sense) || MOMENTS.has(sense)),
  );
}

const COUNTERS: ReadonlySet<string> = new Set(['locker', 'pickup_point', 'post_office']);

/** "Posted (parcel locker 5)": only adds the place. */
function isWhereAccepted(before: Part, { concepts }: Part): boolean {
  return before.meaning !== null && stateOfMeaning(before.meaning) === 'accepted' && isCounter(concepts);
}

/** "Handed to the recipient, locker 5": only adds the place. */
function isWhereCollected({ meaning, concepts }: Part, { concepts: where }: Part): boolean {
  const isByRecipient =
    meaning === 'collected_by_recipient' ||
    (meaning === 'delivered' && concepts.some(({ sense, mark }) => sense === 'recipient' && mark === ''));
  return isByRecipient && isCounter(where);
}

const isCounter = (concepts: readonly Turned[]) =>
  concepts.length > 0 && concepts.every(({ sense, mark }) => mark === '' && COUNTERS.has(sense));

function join(before: Part, part: Part): Part | null {
  // "Aramex: received at the facility": only names the source.
  if (part.kind === 'said' && before.concepts.every(({ sense }) => sense === 'carrier')) return null;
  const canJoin = (kind: Part['kind']) => kind === 'fragment' || kind === 'said';
  if (!canJoin(before.kind) || !canJoin(part.kind)) return null;
  if (isWhereCollected(before, part)) return { ...before, meaning: 'collected_by_recipient' };
  // "Out for delivery, expected between 9 and 11": still out for delivery.
  const isOnRound = before.meaning !== null && stateOfMeaning(before.meaning) === 'out_for_delivery';
  if (isOnRound && isExpectedTime(part.pieces, 'out_for_delivery')) return null;
  const isSaidTwice = before.kind === 'said' && part.kind === 'said';
  if (isSaidTwice && !isByWhom(part) && !isWhereAccepted(before, part)) return null;
  const pieces = [...before.pieces, ...part.pieces];
  // "No duty is due, released": a turning word that has been applied doesn't affect the next part.
  const { concepts, isDangling } =
    before.isDangling || part.isDangling
      ? turnWords(pieces, before.isOpen)
      : { concepts: [...before.concepts, ...part.concepts], isDangling: false };
  const meaning = isDangling ? null : readClause(concepts);
  if (meaning === null || (isSaidTwice && !isByWhom(part) && stateOfMeaning(meaning) !== 'accepted'))
    return null;
  return { ...before, pieces, concepts, isDangling, meaning, kind: 'said' };
}

/** "Expected 14:00–16:00" next to news of the journey; during delivery, only if it is today. */
export function isExpectedTime(pieces: readonly Piece[], state: ParcelState): boolean {
  if (state !== 'in_transit' && state !== 'out_for_delivery') return false;
  return pieces.every(
    ({ sense }) =>
      ['will', 'will_around', 'will_before', 'until', 'filler', 'and'].includes(sense ?? '') ||
      (MOMENTS.has(sense) && (state === 'in_transit' || !['date', 'tomorrow', 'yet'].includes(sense ?? ''))),
  );
}

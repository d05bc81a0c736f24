import { MOMENTS, PARTICIPANTS } from './concept-groups.ts';
import type { TurningWord } from './concepts.ts';
import type { Sense } from './table.ts';

/** How a concept is meant: `` as stated, `-` negated, `?` still to come or only possible, `!` both, and so unclear. */
export type Mark = '' | '-' | '?' | '!';

export interface Turned {
  readonly sense: Exclude<Sense, TurningWord>;
  readonly mark: Mark;
}

/** A concept whose mark may still change. */
export interface Marked {
  readonly sense: Turned['sense'];
  mark: Mark;
}

export function openAll(concepts: readonly Marked[]): void {
  for (const concept of concepts) if (!MOMENTS.has(concept.sense)) concept.mark = opened(concept.mark);
}

/** "Will be picked up by the carrier": the pickup is still to come, the carrier is just a carrier. */
export function closeParticipants(concepts: readonly Marked[]): void {
  if (!concepts.some(({ sense, mark }) => mark !== '' && !PARTICIPANTS.has(sense))) return;
  for (const concept of concepts)
    if (concept.mark === '?' && PARTICIPANTS.has(concept.sense)) concept.mark = '';
}

export function markOf(isNegated: boolean, isOpen: boolean, isPossible: boolean): Mark {
  // "Can not be delivered" is a no; "will not be delivered" may change.
  if (isNegated) return isOpen ? '!' : '-';
  return isOpen || isPossible ? '?' : '';
}

export const negated = (mark: Mark): Mark => (mark === '' ? '-' : '!');
const opened = (mark: Mark): Mark => (mark === '' || mark === '?' ? '?' : '!');

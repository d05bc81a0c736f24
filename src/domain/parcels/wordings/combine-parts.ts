import { combineMeanings } from './combine-meanings.ts';
import { BESIDE, DECISIVE, DENIED, HARMLESS, NAMED, PLACES } from './concept-groups.ts';
import type { Piece } from './match-words.ts';
import { type ParcelState, type ScanMeaning, stateOfMeaning } from './meanings.ts';
import { readClause } from './read-clause.ts';
import type { Clause } from './split-text.ts';
import { type Turned, turnWords } from './turn-words.ts';

/** What a text says. */
export interface Reading {
  readonly meaning: ScanMeaning;
  /** There is advice, a reason or a condition beside it: the reader should see the carrier's words as well. */
  readonly saysMore: boolean;
}

/** A part of a text, read on its own. */
export interface Part {
  readonly clause: Clause;
  readonly pieces: readonly Piece[];
  /** What was said before it leaves it open: "will be sorted, …". */
  readonly isOpen: boolean;
  /** A turning word of it reaches nothing. */
  readonly isDangling: boolean;
  /** Of a sentence of advice: what it says counts only where nothing else is said. */
  readonly isAdvice: boolean;
  readonly concepts: readonly Turned[];
  readonly meaning: ScanMeaning | null;
  readonly kind: 'said' | 'empty' | 'advice' | 'condition' | 'fragment' | 'unknown';
}

/** "Customs clearance, not completed": what says nothing by itself belongs to the clause before or after it. */
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
    ({ sense, mark }) => mark === '' && ['received', 'accepted', 'collected'].includes(sense),
  );
}

function join(before: Part, part: Part): Part | null {
  // "Aramex: received at the facility": only who says it.
  if (part.kind === 'said' && before.concepts.every(({ sense }) => sense === 'carrier')) return null;
  const canJoin = (kind: Part['kind']) => kind === 'fragment' || kind === 'said';
  if (!canJoin(before.kind) || !canJoin(part.kind)) return null;
  if (before.kind === 'said' && part.kind === 'said' && !isByWhom(part)) return null;
  const pieces = [...before.pieces, ...part.pieces];
  const { concepts, isDangling } = turnWords(pieces, before.isOpen);
  const meaning = isDangling ? null : readClause(concepts);
  return meaning === null ? null : { ...before, pieces, concepts, isDangling, meaning, kind: 'said' };
}

/**
 * What stands beside the news may hold unknown words if nothing in it turns anything around or goes wrong: an addition in
 * brackets, a later sentence and, where the news isn't final, a later part of the sentence. The reader sees all of it.
 */
function mayBeSkipped(
  { clause, kind, concepts, isDangling, isAdvice }: Part,
  index: number,
  state: ParcelState,
) {
  if (kind === 'empty' || kind === 'advice' || isAdvice) return true;
  if (kind === 'condition') return !clause.isAside;
  if (isDangling) return false;
  if (deniesTrouble(concepts)) return true;
  if (!concepts.every(({ sense, mark }) => mark === '' && !DECISIVE.has(sense))) return false;
  if (kind === 'fragment' && concepts.every(({ sense }) => BESIDE.has(sense) || HARMLESS.has(sense)))
    return true;
  if (clause.isAside) return kind !== 'unknown' || GOES_ON.has(state) || ENDS.has(state);
  if (index === 0 || !(GOES_ON.has(state) || ENDS.has(state))) return false;
  return GOES_ON.has(state) || (kind === 'unknown' && clause.startsSentence);
}

/** "No duty", "not damaged": good news beside other news. */
function deniesTrouble(concepts: readonly Turned[]): boolean {
  const denied = concepts.filter(({ mark }) => mark === '-');
  const others = concepts.filter(({ mark }) => mark !== '-');
  return (
    denied.length > 0 &&
    denied.every(({ sense }) => DENIED.has(sense)) &&
    others.every(({ sense, mark }) => mark === '' && (HARMLESS.has(sense) || DENIED.has(sense)))
  );
}

export function combineParts(parts: readonly Part[]): Reading | null {
  const news = parts.filter(({ kind, isAdvice }) => kind === 'said' && !isAdvice);
  const said = news.length > 0 ? news : parts.filter(({ kind }) => kind === 'said');
  const rest = parts.filter((part) => !said.includes(part));
  const condition = said.length > 0 ? null : conditionOf(parts);
  if (condition !== null) return { meaning: condition, saysMore: true };
  if (said.length === 0) return placeOf(parts);
  // "Courier: …", "(Shinjuku branch)" only name somebody or a place beside other news.
  const told = said.filter(
    ({ concepts }) => !concepts.every(({ sense, mark }) => mark === '' && NAMED.has(sense)),
  );
  const meaning = combineMeanings((told.length > 0 ? told : said).flatMap((part) => part.meaning ?? []));
  if (meaning === null) return null;
  const state = stateOfMeaning(meaning);
  if (!parts.every((part, index) => part.kind === 'said' || mayBeSkipped(part, index, state))) return null;
  return { meaning, saysMore: rest.some(({ kind }) => kind !== 'empty') };
}

/** A parcel on its way: what stands beside this news doesn't end it. */
const GOES_ON: ReadonlySet<ParcelState> = new Set<ParcelState>([
  'pending',
  'accepted',
  'in_transit',
  'customs',
  'out_for_delivery',
  'pickup',
]);
/** Only a later sentence may hold unknown words. Beside a problem, nothing may: "Nobody home, …" can end well. */
const ENDS: ReadonlySet<ParcelState> = new Set<ParcelState>(['delivered', 'returned']);

/** "At the sorting center": only where it is. */
function placeOf(parts: readonly Part[]): Reading | null {
  const concepts = parts.flatMap((part) => part.concepts);
  const isPlace =
    concepts.every(({ sense, mark }) => mark === '' && PLACES.has(sense)) &&
    parts.every(({ isDangling }) => !isDangling);
  if (!isPlace || !parts.every(({ kind }) => kind === 'fragment' || kind === 'empty')) return null;
  if (!concepts.some(({ sense }) => sense !== 'carrier' && sense !== 'country')) return null;
  const meaning = readClause([...concepts, { sense: 'arrived', mark: '' }]);
  return meaning === null ? null : { meaning, saysMore: false };
}

/** "If not collected, it will be returned": said of nothing but the condition. */
function conditionOf(parts: readonly Part[]): ScanMeaning | null {
  if (!parts.some(({ kind }) => kind === 'condition')) return null;
  const senses = new Set(parts.flatMap(({ concepts }) => concepts.map(({ sense }) => sense)));
  const has = (...all: Turned['sense'][]) => all.some((sense) => senses.has(sense));
  if (parts.some(({ kind }) => kind === 'unknown')) return null;
  return has('returned', 'return', 'returning', 'sent', 'to_sender', '=return_started') &&
    has('collected', 'collection', 'uncollected')
    ? 'return_if_not_collected'
    : null;
}

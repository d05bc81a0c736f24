import { CAUSES, KEPT_UNTIL, KNOWN_CAUSES, MOMENTS, PASSED_OVER, THINGS } from './concept-groups.ts';
import { type Concept, isTurning, type TurningWord } from './concepts.ts';
import { closeParticipants, type Marked, markOf, negated, openAll, type Turned } from './marks.ts';
import type { Piece } from './match-words.ts';

/** What a clause says, each concept with its mark. */
export interface TurnedClause {
  readonly concepts: readonly Turned[];
  /** "If", "unless": nothing in the sentence has happened. */
  readonly isCondition: boolean;
  /** Whether a turning word applies to nothing, so that the clause belongs to another one. */
  readonly isDangling: boolean;
  /** "Will be sorted, …": what follows is still to come as well. */
  readonly staysOpen: boolean;
}

const NO_CONCEPTS: ReadonlySet<Piece['sense']> = new Set<Concept | 'number'>(['filler', 'number', 'and']);

/** The turning words of a clause, as far as it has been read. */
interface Reach {
  readonly concepts: Marked[];
  /** `verb`: skips people and places. */
  negation: 'none' | 'next' | 'verb';
  isOpen: boolean;
  /** Whether only the previous clause leaves it open. */
  isCarried: boolean;
  isPossible: boolean;
  isOpenAround: boolean;
  /** `alone`: only an "until" leaves it open; `settled`: and its date has been read. */
  until: 'none' | 'alone' | 'settled';
  isCondition: boolean;
  isDangling: boolean;
  /** What a turning word still has to be applied to. */
  waitsFor: 'nothing' | 'concept' | 'concept or date';
  hasTurned: boolean;
}

/** Applies a clause's turning words. @param isOpen as after "will be sorted and …" */
export function turnWords(pieces: readonly Piece[], isOpen: boolean): TurnedClause {
  const reach: Reach = {
    concepts: [],
    negation: 'none',
    isOpen,
    isCarried: isOpen,
    isPossible: false,
    isOpenAround: false,
    until: 'none',
    isCondition: false,
    isDangling: false,
    waitsFor: 'nothing',
    hasTurned: false,
  };
  for (const [index, { sense }] of pieces.entries()) {
    if (reach.waitsFor === 'concept or date' && MOMENTS.has(sense) && sense !== 'yet') settleUntil(reach);
    if (sense === null || sense === 'number' || NO_CONCEPTS.has(sense)) continue;
    const rest = pieces.slice(index + 1);
    if (isTurning(sense)) turn(reach, sense, rest);
    else take(reach, sense, rest);
  }
  endNegation(reach);
  if (reach.isOpenAround) {
    // "If all goes well, …"
    if (reach.concepts.length === 0) reach.isOpen = true;
    if (reach.concepts.every(({ sense }) => MOMENTS.has(sense))) reach.isDangling = true;
    openAll(reach.concepts);
  }
  closeParticipants(reach.concepts);
  return {
    concepts: reach.concepts,
    isCondition: reach.isCondition,
    isDangling: reach.isDangling || reach.waitsFor !== 'nothing',
    staysOpen: (reach.isOpen && reach.until !== 'settled') || reach.isPossible,
  };
}

/** Adds a concept, marked according to the turning words before it. */
function take(reach: Reach, sense: Turned['sense'], rest: readonly Piece[]): void {
  const isPassedOver =
    reach.negation === 'verb' && PASSED_OVER.has(sense) && (hasVerb(rest) || reach.concepts.some(isDeniable));
  // "Not back again": the "not" doesn't negate "again".
  const isRepeated = sense === 'again' && reach.negation !== 'none' && hasVerb(rest);
  if (MOMENTS.has(sense) || isPassedOver || isRepeated) {
    reach.concepts.push({ sense, mark: '' });
    return;
  }
  const isNegated = reach.negation !== 'none';
  // "Awaiting collection, notice left": it has been left.
  const isNotice = sense === 'card' && !reach.hasTurned;
  const isCause = reach.isCarried && KNOWN_CAUSES.has(sense);
  const isOpen =
    reach.isOpen && !isNotice && !isCause && !(reach.until === 'settled' && KEPT_UNTIL.has(sense));
  reach.concepts.push({ sense, mark: markOf(isNegated, isOpen, reach.isPossible) });
  if (isNegated && !THINGS.has(sense)) closePossible(reach);
  reach.negation = 'none';
  reach.waitsFor = 'nothing';
}

/** "Could because of a wrong address not be delivered": before and after the "not", the reasons are facts. */
function closePossible(reach: Reach): void {
  if (reach.isPossible && !reach.isOpen)
    for (const concept of reach.concepts) if (concept.mark === '?') concept.mark = '';
  reach.isPossible = false;
}

/** "Until Friday": what lasts until then is a fact. "Delivered by Friday" may be a promise. */
function settleUntil(reach: Reach): void {
  reach.waitsFor = 'nothing';
  if (reach.until === 'alone') reach.until = 'settled';
  if (reach.concepts.some(({ sense, mark }) => sense === 'delivered' && mark === '')) reach.isDangling = true;
}

function turn(reach: Reach, word: TurningWord, rest: readonly Piece[]): void {
  const hadTurned = reach.hasTurned;
  reach.hasTurned = true;
  reach.isCarried = false;
  if (word === 'not' || word === 'not_verb') negate(reach, word === 'not_verb');
  else if (word === 'auxiliary') takeAuxiliary(reach, rest, hadTurned);
  else if (word === 'not_before' || word === 'will_before') turnBack(reach, word);
  else if (word === 'if') reach.isCondition = true;
  else if (word === 'will_around') reach.isOpenAround = true;
  else if (endsDenied(reach, word, rest)) return;
  else if (word === 'can') {
    reach.isPossible = true;
    reach.waitsFor = 'concept';
  } else {
    reach.until = word === 'until' && (!reach.isOpen || reach.until === 'settled') ? 'alone' : 'none';
    reach.isOpen = true;
    reach.waitsFor = word === 'until' ? 'concept or date' : 'concept';
  }
}

/** "Delays possible because of a strike" */
const REASONS: ReadonlySet<Piece['sense']> = new Set<Concept>(['reason', 'weather']);
/** "Collection by the recipient possible" */
const POSSIBLE: ReadonlySet<string> = new Set(
  'collected collection =collected_by_recipient delayed'.split(' '),
);

/** "No delivery possible", "delivery there will not be": nothing follows that could be left open. */
function endsDenied(reach: Reach, word: TurningWord, rest: readonly Piece[]): boolean {
  const last = reach.concepts.findLast(({ sense }) => !MOMENTS.has(sense));
  if (word === 'until' || last === undefined) return false;
  const ends = rest.every(({ sense }) => NO_CONCEPTS.has(sense) || MOMENTS.has(sense));
  const endsOrTellsWhy = ends || rest.every(({ sense }) => NO_CONCEPTS.has(sense) || REASONS.has(sense));
  const isPossible = word === 'can' && last.mark === '' && reach.negation === 'none';
  if (isPossible && endsOrTellsWhy && POSSIBLE.has(last.sense)) {
    openAll(reach.concepts);
    return true;
  }
  if (!ends) return false;
  if (word === 'can') return last.mark === '-' && reach.negation === 'none';
  if (reach.negation === 'none' || PASSED_OVER.has(last.sense)) return false;
  last.mark = '!';
  reach.negation = 'none';
  return true;
}

function negate(reach: Reach, isVerb: boolean): void {
  // "Le colis ne sera pas livré", "nikt nie otworzył": a double negative is still one "not".
  reach.negation = isVerb ? 'verb' : 'next';
}

/** "Wird zugestellt" is still to come; "konnte nicht zugestellt werden" says nothing new. */
function takeAuxiliary(reach: Reach, rest: readonly Piece[], hadTurned: boolean): void {
  const isLast = rest.every(({ sense }) => NO_CONCEPTS.has(sense) || MOMENTS.has(sense));
  if (reach.negation !== 'none' || reach.isPossible || (isLast && hadTurned)) return;
  if (isLast) openAll(reach.concepts);
  else {
    reach.isOpen = true;
    reach.waitsFor = 'concept';
  }
}

function turnBack(reach: Reach, word: 'not_before' | 'will_before'): void {
  const last = reach.concepts.findLast(({ sense }) => !MOMENTS.has(sense));
  if (last === undefined) reach.isDangling = true;
  else if (word === 'not_before') last.mark = negated(last.mark);
  else openAll(reach.concepts);
}

/** A "not" at the end applies to what comes before it: "leveres ikke". */
function endNegation(reach: Reach): void {
  if (reach.negation === 'none') return;
  const all = reach.concepts.filter(({ sense }) => !MOMENTS.has(sense));
  const verbs = reach.negation === 'verb' ? all.filter(({ sense }) => !PASSED_OVER.has(sense)) : [];
  const verb = verbs.findLast(({ sense }) => !CAUSES.has(sense)) ?? verbs.at(-1);
  const last = verb ?? all.at(-1);
  if (last === undefined) reach.isDangling = true;
  else last.mark = negated(last.mark);
  // "Possible: not" leaves nothing open.
  if (reach.isPossible) reach.waitsFor = 'nothing';
  reach.isPossible = false;
}

/** "Tilbageholdes ikke længere af tolden": the verb comes first. */
const isDeniable = ({ sense, mark }: Marked) =>
  mark === '' && (sense === 'held' || sense === 'delayed') && !MOMENTS.has(sense);

/** Whether anything but people, places and moments follows up to the next "and". */
function hasVerb(pieces: readonly Piece[]): boolean {
  const end = pieces.findIndex(({ sense }) => sense === 'and');
  return pieces.slice(0, end < 0 ? pieces.length : end).some(({ sense }) => isVerb(sense));
}

const isVerb = (sense: Piece['sense']) =>
  sense !== null &&
  sense !== 'number' &&
  !NO_CONCEPTS.has(sense) &&
  !MOMENTS.has(sense) &&
  !PASSED_OVER.has(sense) &&
  !isTurning(sense);

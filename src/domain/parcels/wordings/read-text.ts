import { combineParts, type Reading } from './combine-parts.ts';
import { DECISIVE } from './concept-groups.ts';
import { type Concept, isTurning } from './concepts.ts';
import { mergeFragments, type Part } from './join-parts.ts';
import type { Turned } from './marks.ts';
import { matchWords, type Piece } from './match-words.ts';
import { type ScanMeaning, stateOfMeaning } from './meanings.ts';
import { capitalsOf, excuseNames, type NameRules } from './names.ts';
import { readClause } from './read-clause.ts';
import { isPaymentAwaited } from './read-condition.ts';
import type { Clause } from './split-text.ts';
import type { Lexicon, Table } from './table.ts';
import { turnWords } from './turn-words.ts';

export interface Language {
  readonly lexicon: Lexicon;
  readonly table: Table;
}

/** Bounds the work; texts with more clauses aren't scans. */
const MAX_CLAUSES = 24;

/** What one language makes of a text. */
export interface TextRead {
  /** Null: some word isn't explained, or together they say nothing certain. */
  readonly reading: Reading | null;
  readonly knowsAllWords: boolean;
  /** Whether a word negates something, or leaves it open. */
  readonly turns: boolean;
  /** Whether it mentions a problem. */
  readonly decides: boolean;
}

/** Reads a text in one language. @param matched its clauses already divided into expressions */
export function readText(
  clauses: readonly Clause[],
  language: Language,
  matched: readonly (readonly Piece[])[] = matchClauses(clauses, language),
): TextRead {
  if (clauses.length > MAX_CLAUSES)
    return { reading: null, knowsAllWords: false, turns: false, decides: false };
  const parts = partsOf(clauses, language, matched);
  return {
    reading: combineParts(mergeFragments(parts)),
    knowsAllWords: parts.every(({ pieces }) => pieces.every(({ sense }) => sense !== null)),
    decides: parts.some(({ concepts }) => concepts.some(({ sense }) => DECISIVE.has(sense))),
    turns: parts.some(({ pieces }) =>
      pieces.some(
        ({ sense, units }) =>
          isTurning(sense) || units.some(({ text }) => isTurning(language.lexicon.senses.get(text) ?? null)),
      ),
    ),
  };
}

export function matchClauses(clauses: readonly Clause[], { lexicon }: Language): Piece[][] {
  return clauses.map(({ units }) => matchWords(units, lexicon));
}

function partsOf(
  clauses: readonly Clause[],
  language: Language,
  matched: readonly (readonly Piece[])[],
): Part[] {
  const rules: NameRules = { table: language.table, ...capitalsOf(matched) };
  const parts: Part[][] = [];
  let isOpen = false;
  for (const [index, clause] of clauses.entries()) {
    if (clause.startsSentence || clause.isAside || clause.followsColon) isOpen = false;
    const pieces = excuseNames(matched[index] ?? [], clause, clauses[index - 1], matched[index - 1], rules);
    const read: PartsRead = beginsCondition(clause, clauses[index + 1], language.table)
      ? {
          parts: [{ ...readPart(clause, pieces, isOpen, language.lexicon).part, kind: 'condition' as const }],
          isOpen: false,
        }
      : readPieces(clause, pieces, isOpen, language.lexicon);
    isOpen = read.isOpen;
    if (clause.startsSentence || parts.length === 0) parts.push([]);
    const passesOn = read.isOpen && goesOn(clauses[index + 1]);
    parts.at(-1)?.push(...read.parts.map((part) => (passesOn ? withoutOpening(part) : part)));
  }
  return parts.flatMap((sentence) => asAdvice(underConditions(sentence)));
}

/** Whether the next clause belongs to the same statement. */
function goesOn(next: Clause | undefined): boolean {
  return next !== undefined && !next.startsSentence && !next.isAside && !next.followsColon;
}

/** "We are waiting, that …": its content is in the next clause, so it says nothing itself. */
function withoutOpening(part: Part): Part {
  const isOpening =
    part.isDangling &&
    part.concepts.length === 0 &&
    part.pieces.every(({ sense }) => sense !== null && !sense.startsWith('not'));
  return isOpening ? { ...part, kind: 'empty', isDangling: false } : part;
}

/** "Wird sie nicht abgeholt, geht sie zurück": the verb comes first, and the rest of the sentence follows. */
function beginsCondition(clause: Clause, next: Clause | undefined, table: Table): boolean {
  return (
    clause.startsSentence &&
    goesOn(next) &&
    table.beginsCondition?.test(clause.units.map(({ text }) => text).join(' ')) === true
  );
}

/** "Please note that the presentation may take 15 days": a sentence that starts as advice is advice. */
function asAdvice(sentence: readonly Part[]): readonly Part[] {
  const first = sentence.find(({ kind }) => kind !== 'empty');
  return first?.kind === 'advice' ? sentence.map((part) => ({ ...part, isAdvice: true })) : sentence;
}

/** "It will be returned, if not collected", "If not collected, it will be returned": the sentence depends on its condition. */
function underConditions(sentence: readonly Part[]): readonly Part[] {
  const condition = sentence.findIndex(({ kind }) => kind === 'condition');
  if (condition < 0) return sentence;
  return sentence.map((part, index) => {
    const isSaid = part.kind === 'said' || part.kind === 'fragment';
    const isOpen = part.meaning === 'return_started' || part.concepts.some(({ mark }) => mark === '?');
    // "Customs release it once the duty is paid".
    const isWithheld =
      sentence.some(isPaymentAwaited) && part.concepts.some(({ sense }) => RELEASES.has(sense));
    const isPlanned = isDelivered(part) && sentence.some((other) => isPlan(other, part));
    return isSaid && (index > condition || isOpen || isWithheld || isPlanned)
      ? { ...part, kind: 'condition', meaning: null }
      : part;
  });
}

const isDelivered = ({ meaning }: Part) => meaning !== null && stateOfMeaning(meaning) === 'delivered';

/** "It is left with a neighbor if you are out"; but "signed for, if you have questions, …" has happened. */
function isPlan({ kind, concepts }: Part, { concepts: planned }: Part): boolean {
  const isOfAbsence = concepts.some(({ sense }) => sense === 'nobody_home' || sense === 'home');
  return kind === 'condition' && (isOfAbsence || planned.some(({ sense }) => sense === 'delivery'));
}

const RELEASES: ReadonlySet<string> = new Set('released cleared clearance customs'.split(' '));

interface PartsRead {
  readonly parts: readonly Part[];
  /** Whether what follows is left open. */
  readonly isOpen: boolean;
}

/** Reads a clause as a whole, or else its parts between "and" and "but". */
function readPieces(clause: Clause, pieces: readonly Piece[], isOpen: boolean, lexicon: Lexicon): PartsRead {
  const whole = readPart(clause, pieces, isOpen, lexicon);
  const halves = splitAt(pieces, 'and');
  if (whole.part.kind !== 'fragment' || halves.length < 2)
    return { parts: [whole.part], isOpen: whole.staysOpen };
  let staysOpen = isOpen;
  const parts = halves.map((half) => {
    const read = readPart(clause, half, staysOpen, lexicon);
    staysOpen = read.staysOpen;
    return read.part;
  });
  return { parts, isOpen: staysOpen };
}

function readPart(
  clause: Clause,
  pieces: readonly Piece[],
  isOpen: boolean,
  lexicon: Lexicon,
): { part: Part; staysOpen: boolean } {
  const { concepts: all, isCondition, isDangling, staysOpen } = turnWords(pieces, isOpen);
  const isAdvice = all.some(({ sense }) => sense === 'advice');
  const concepts = all.filter(({ sense }) => sense !== 'advice');
  const part = (kind: Part['kind'], meaning: ScanMeaning | null = null) => ({
    part: { clause, pieces, isOpen, isDangling, isAdvice: false, concepts, kind, meaning },
    staysOpen,
  });
  if (isCondition) {
    const read = part('condition');
    return { ...read, part: { ...read.part, concepts: [...concepts, ...conditionsIn(pieces, lexicon)] } };
  }
  const isUnknown = pieces.some(({ sense }) => sense === null);
  if (isUnknown) return part(isAdvice ? 'advice' : 'unknown');
  if (concepts.length === 0) return part(isAdvice ? 'advice' : isDangling ? 'unknown' : 'empty');
  const meaning = isDangling ? null : readClause(concepts);
  // "Please do not collect it yet" isn't news.
  const isWarning = isAdvice && concepts.some(({ mark }) => mark === '-');
  if (meaning !== null && !isWarning) return part('said', meaning);
  return part(isAdvice ? 'advice' : 'fragment');
}

/** What an "if" of several words is about: "wird es nicht abgeholt". */
function conditionsIn(pieces: readonly Piece[], { senses }: Lexicon): Turned[] {
  const words = pieces.flatMap(({ sense, units }) => (sense === 'if' ? units.map(({ text }) => text) : []));
  return words.flatMap((word) => {
    const sense = senses.get(word) ?? null;
    return sense === null || isTurning(sense) ? [] : [{ sense, mark: '' as const }];
  });
}

function splitAt(pieces: readonly Piece[], concept: Concept): Piece[][] {
  const halves: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.sense === concept) halves.push([]);
    else halves.at(-1)?.push(piece);
  }
  return halves;
}

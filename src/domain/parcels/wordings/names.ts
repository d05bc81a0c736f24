import { isPlaceName } from '../places/find-place.ts';
import { isCharacterName, saysMoreThanName } from './character-names.ts';
import { DECISIVE, SITES } from './concept-groups.ts';
import { type Concept, isTurning } from './concepts.ts';
import type { Piece } from './match-words.ts';
import type { Clause } from './split-text.ts';
import type { Table } from './table.ts';

export interface NameRules {
  readonly table: Table;
  /** Whether ordinary words of the text are in lower case, so that a capital letter indicates a name. */
  readonly tellsByCapitals: boolean;
  /** Whether some words are in lower case, so that those in all capitals are names or codes. */
  readonly hasSmallLetters: boolean;
  /** Whether it is Chinese, Japanese or Korean, so that a few Latin letters are a code: "ICN". */
  readonly hasCharacters: boolean;
  /** Whether the clause follows "Signed by:". */
  readonly followsPerson?: boolean;
}

/** A person's name follows these and a colon: "Signed by: P. Lost". */
const BEFORE_PERSON: ReadonlySet<Piece['sense']> = new Set<Concept>([
  'signed',
  'signature',
  'received',
  'recipient',
  'courier',
  'neighbour',
  'sender',
  'delivered',
  'handed',
  'accepted',
  'collected',
  'reception',
]);
/** A name after these says which one it is. */
const NAMED_AFTER: ReadonlySet<Piece['sense']> = new Set<Concept>([
  ...SITES.filter((site) => site !== 'country' && site !== 'carrier'),
  'pickup_point',
  'locker',
]);
const MAX_PERSON_UNITS = 5;
/** Airports and exchange offices: "NRT", "CNCAN", "KRSELB". */
const OFFICE_CODE = /^(?!not|nil)[a-z]{3}$|^(cn|hk|jp|kr|sg|tw|us)[a-z]{3,4}$/;

/** What capital letters mean in a text, judged by the words that a table lists. */
export function capitalsOf(
  clauses: readonly (readonly Piece[])[],
): Pick<NameRules, 'tellsByCapitals' | 'hasSmallLetters' | 'hasCharacters'> {
  const units = clauses.flat().flatMap(({ sense, units }) => (sense === null ? [] : units));
  const words = units.filter(({ kind, text }) => kind === 'word' && text.length > 3);
  return {
    tellsByCapitals: words.some(({ capitals }) => capitals === 'none'),
    hasSmallLetters: words.some(({ capitals }) => capitals !== 'all'),
    hasCharacters: units.some(({ kind }) => kind === 'character'),
  };
}

/** The pieces of a clause, with unknown names replaced by filler. */
export function excuseNames(
  pieces: readonly Piece[],
  clause: Clause,
  before: Clause | undefined,
  piecesBefore: readonly Piece[] | undefined,
  rules: NameRules,
): Piece[] {
  const last = piecesBefore?.findLast(({ sense }) => sense !== 'filler');
  const followsPerson = clause.followsColon && before !== undefined && BEFORE_PERSON.has(last?.sense ?? null);
  if (followsPerson && clause.units.length <= MAX_PERSON_UNITS && !saysMoreThanName(pieces)) return [];
  return pieces.map((piece, index) =>
    isStreet(pieces, index) ||
    (piece.sense === null && isName(pieces, index, clause, { ...rules, followsPerson }))
      ? { ...piece, sense: 'filler' }
      : piece,
  );
}

/** "Airport Road": neither an airport nor an unknown word; but "Wrong street" names a problem. */
function isStreet(pieces: readonly Piece[], index: number): boolean {
  const sense = pieces[index]?.sense ?? null;
  if (sense === 'street') return true;
  if (isTurning(sense === 'number' ? null : sense) || DECISIVE.has(sense ?? '')) return false;
  const [unit, ...others] = pieces[index]?.units ?? [];
  return pieces[index + 1]?.sense === 'street' && others.length === 0 && unit?.capitals !== 'none';
}

function isName(pieces: readonly Piece[], index: number, clause: Clause, rules: NameRules): boolean {
  const [unit] = pieces[index]?.units ?? [];
  if (unit === undefined) return false;
  if (unit.kind === 'character') return isCharacterName(pieces, index, clause, rules.followsPerson === true);
  // Every sentence begins with a capital letter.
  const isFirst = index === 0 && clause.startsSentence;
  return isWordName(pieces, index, clause, isFirst ? { ...rules, tellsByCapitals: false } : rules);
}

function isWordName(pieces: readonly Piece[], index: number, clause: Clause, rules: NameRules): boolean {
  const { table, tellsByCapitals: tells } = rules;
  const [unit] = pieces[index]?.units ?? [];
  if (unit === undefined) return false;
  if (unit.capitals === 'none') return isPlaceAdjective(unit.text, pieces[index + 1], table);
  if (
    unit.capitals === 'all' &&
    (rules.hasSmallLetters || (rules.hasCharacters && OFFICE_CODE.test(unit.text)))
  )
    return true;
  const before = pieces[index - 1]?.units.at(-1);
  const followsName = before !== undefined && pieces[index - 1]?.sense === null && before.capitals !== 'none';
  if (followsName && isName(pieces, index - 1, clause, rules)) return true;
  // "Centro logístico de Coslada"
  if (tells && table.capitals === 'names' && isNamedAfter(pieces, index)) return true;
  if (before !== undefined && (table.beforePlaces ?? '').split(' ').includes(before.text))
    return !looksAbstract(unit.text, table);
  if (tells && table.capitals === 'names') return true;
  // "PaketShop Kiosk Yildiz", "Umschlagplatz Neuenstein".
  if (NAMED_AFTER.has(pieces[index - 1]?.sense ?? null)) return !looksAbstract(unit.text, table);
  return isPartOfPlaceName(pieces, index);
}

function isNamedAfter(pieces: readonly Piece[], index: number): boolean {
  const [before, place] = [pieces[index - 1], pieces[index - 2]];
  return before?.sense === 'filler' && NAMED_AFTER.has(place?.sense ?? null);
}

/** "A budaörsi elosztóközpont", "krakowska sortownia": which place it is. */
function isPlaceAdjective(word: string, next: Piece | undefined, { placeAdjectives }: Table): boolean {
  return placeAdjectives?.test(word) === true && NAMED_AFTER.has(next?.sense ?? null);
}

const MAX_PLACE_WORDS = 3;

/** "Frankfurt", or a word of "New York". The last resort, since it looks up cities. */
function isPartOfPlaceName(pieces: readonly Piece[], index: number): boolean {
  for (let first = index; first > index - MAX_PLACE_WORDS; first--) {
    for (let last = index; last < first + MAX_PLACE_WORDS; last++) {
      const words = first < 0 ? [] : pieces.slice(first, last + 1).flatMap(({ units }) => units);
      if (words.length === 0 || words.some(({ kind, capitals }) => kind !== 'word' || capitals === 'none'))
        continue;
      if (isPlaceName(words.map(({ text }) => text).join(' '))) return true;
    }
  }
  return false;
}

const looksAbstract = (word: string, { notNames }: Table) => notNames?.test(word) === true;

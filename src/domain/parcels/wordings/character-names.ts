import { SITES } from './concept-groups.ts';
import { type Concept, isTurning } from './concepts.ts';
import type { Piece } from './match-words.ts';
import type { Clause } from './split-text.ts';

/** In Chinese, Japanese and Korean, an unknown name comes before a place, or after what happened there. */
const NAMED_PLACES: ReadonlySet<Piece['sense']> = new Set<Concept>([
  ...SITES,
  'rail_station',
  'pickup_point',
  'locker',
  'customs',
  'courier',
  'to_carrier',
  'airline',
  'street',
]);
const AT_PLACES: ReadonlySet<Piece['sense']> = new Set<Concept>([
  'arrived',
  'departed',
  'sent',
  'transit',
  'landed',
]);
/** Pieces that may be part of a person's name, or say who it is. */
const ABOUT_PERSON: ReadonlySet<Piece['sense']> = new Set<Concept | 'number'>([
  'recipient',
  'sender',
  'courier',
  'neighbour',
  'reception',
  'signed',
  'filler',
  'number',
  'date',
]);
const MAX_NAME_CHARACTERS = 10;
const MAX_PERSON_CHARACTERS = 4;
/** "Not" in Chinese, Japanese and (as a prefix) Korean: an unknown word with it isn't a name, and may mean anything. */
const NEGATIVE_CHARACTERS = /[未不没無无非否勿莫別别禁拒]|ない|なか|ませ|ず|ぬ|^[미불못비무부]|않|못|없/;
/** Known on their own, but equally often part of a place name: "三圣乡", "大田区". */
const PART_OF_NAME = /^[东南西北一二三四五六七八九十乡镇村区町]$/;
/** No Korean place name is this short, but many verbs start with a single syllable. */
const SYLLABLE = /^\p{Script=Hangul}$/u;
const HIRAGANA = /\p{Script=Hiragana}/u;

/** Whether a short clause after "签收人：" says more than a name: "未签收". */
export function saysMoreThanName(pieces: readonly Piece[]): boolean {
  return pieces.some(
    ({ sense, units }) =>
      isTurning(sense) ||
      (units[0]?.kind === 'character' && units.length > 1 && sense !== null && !ABOUT_PERSON.has(sense)),
  );
}

/**
 * Whether an unknown run of characters is the name of a person or a place.
 * @param followsPerson whether the clause follows "Courier:"
 */
export function isCharacterName(
  pieces: readonly Piece[],
  index: number,
  clause: Clause,
  followsPerson: boolean,
): boolean {
  let [start, end] = [index, index];
  while (pieces[start - 1]?.sense === null) start--;
  while (pieces[end + 1]?.sense === null || PART_OF_NAME.test(textOf(pieces[end + 1]))) end++;
  if (end - start >= MAX_NAME_CHARACTERS) return false;
  const run = pieces
    .slice(start, end + 1)
    .map(textOf)
    .join('');
  if (NEGATIVE_CHARACTERS.test(run) || SYLLABLE.test(run)) return false;
  if (clause.isAside) return true;
  const [previous, next] = [pieces[start - 1], pieces[end + 1]];
  return (
    isPerson(run, previous) ||
    (followsPerson && start === 0 && run.length <= MAX_PERSON_CHARACTERS) ||
    isFromSomewhere(pieces, end) ||
    (next !== undefined && (NAMED_PLACES.has(next.sense) || (isPostposition(next) && !HIRAGANA.test(run)))) ||
    (previous !== undefined && (AT_PLACES.has(previous.sense) || isPreposition(previous)))
  );
}

const isPerson = (run: string, previous: Piece | undefined) =>
  run.length <= MAX_PERSON_CHARACTERS &&
  previous !== undefined &&
  (previous.sense === 'courier' || textOf(previous) === '的');

/** "徐汇的张伟": where a person is from. */
function isFromSomewhere(pieces: readonly Piece[], end: number): boolean {
  const [next, person] = [pieces[end + 1], pieces[end + 2]];
  if (next === undefined || textOf(next) !== '的') return false;
  return person === undefined || person.sense === null || person.sense === 'courier';
}

const isPreposition = (piece: Piece) => /^[从由在到于至往发]$/.test(textOf(piece));

/** "東京から", "서울에서": Japanese and Korean put "from" and "in" after the name. */
const isPostposition = (piece: Piece) => /^(から|より|まで|へ|にて|에서|까지|(?:으)?로)$/.test(textOf(piece));

const textOf = (piece: Piece | undefined) => (piece?.units ?? []).map(({ text }) => text).join('');

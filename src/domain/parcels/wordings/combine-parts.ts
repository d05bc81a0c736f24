import { combineMeanings } from './combine-meanings.ts';
import { NAMED, PLACES } from './concept-groups.ts';
import type { Part } from './join-parts.ts';
import { type ScanMeaning, stateOfMeaning } from './meanings.ts';
import { readClause } from './read-clause.ts';
import { conditionOf } from './read-condition.ts';
import { isPaid, mayBeSkipped } from './skip-parts.ts';

/** What a text says. */
export interface Reading {
  readonly meaning: ScanMeaning;
  /** Whether there is also advice, a reason or a condition, so that the reader should see the carrier's words as well. */
  readonly saysMore: boolean;
}

export function combineParts(parts: readonly Part[]): Reading | null {
  const news = parts.filter(({ kind, isAdvice }) => kind === 'said' && !isAdvice);
  const said = news.length > 0 ? news : parts.filter(({ kind }) => kind === 'said');
  const rest = parts.filter((part) => !said.includes(part));
  const condition = said.length > 0 ? null : conditionOf(parts);
  if (condition !== null) return { meaning: condition, saysMore: true };
  if (said.length === 0) return placeOf(parts);
  // "Courier: …", "(Shinjuku branch)" only name a person or place next to other news.
  const told = said.filter(
    (part, index) =>
      !isPaid(part.concepts) &&
      !part.concepts.every(({ sense, mark }) => mark === '' && NAMED.has(sense)) &&
      !(isOfCollection(part) && said.slice(0, index).some(isUnderWay)) &&
      !(isUnsigned(part) && said.some(isDelivered)) &&
      !(isCheck(part) && said.some(isProblem)),
  );
  const meaning = returnsLater(parts)
    ? 'return_if_not_collected'
    : combineMeanings((told.length > 0 ? told : said).flatMap((part) => part.meaning ?? []));
  if (meaning === null) return null;
  if (!parts.every((part, index) => part.kind === 'said' || mayBeSkipped(part, index, meaning))) return null;
  return { meaning, saysMore: rest.some(({ kind }) => kind !== 'empty') };
}

const RETURNS: ReadonlySet<ScanMeaning | null> = new Set<ScanMeaning>(['return_started', 'on_way_to_sender']);

/** "Ready for collection until Friday, then it goes back": the return is still to come. */
function returnsLater(parts: readonly Part[]): boolean {
  const said = parts.filter(({ meaning }) => meaning !== null);
  const first = said.find(({ meaning }) => !RETURNS.has(meaning));
  const last = said.findLast(({ meaning }) => RETURNS.has(meaning));
  if (first === undefined || last === undefined) return false;
  const toCollect = said.filter((part) => !RETURNS.has(part.meaning));
  const between = parts.slice(parts.indexOf(first) + 1, parts.indexOf(last) + 1);
  return (
    toCollect.every(isToCollect) &&
    between.includes(last) &&
    (between.some(({ pieces }) => pieces.some(({ sense }) => sense === 'and' || isTerm(sense))) ||
      !between.some(({ clause }) => clause.startsSentence))
  );
}

/** "On its way to the shop, you can collect it from tomorrow": not there yet. */
const isUnderWay = ({ meaning, concepts }: Part) =>
  (meaning === 'on_way_to_pickup_point' || meaning === 'on_its_way') &&
  concepts.some(
    ({ sense, mark }) =>
      mark === '' && (sense === 'transit' || sense === '=on_way_to_pickup_point' || sense === '=on_its_way'),
  );

/** "…, ready from tomorrow", "…, can't be collected yet" */
const isOfCollection = (part: Part) =>
  (isToCollect(part) && !hasArrived(part)) ||
  part.meaning === 'not_picked_up' ||
  part.meaning === 'not_ready';

/** "Delivered, no signature obtained" */
const isUnsigned = ({ concepts }: Part) =>
  concepts.every(({ sense, mark }) => mark === '-' && (sense === 'signed' || sense === 'signature'));
/** "House number missing, it is being checked" */
const isCheck = ({ concepts }: Part) =>
  concepts.every(({ sense, mark }) => sense === 'inspection' && (mark === '' || mark === '?'));
const isProblem = ({ meaning }: Part) =>
  meaning !== null && ['address_problem', 'damaged', 'lost', 'exception'].includes(stateOfMeaning(meaning));
const isDelivered = ({ meaning }: Part) => meaning !== null && stateOfMeaning(meaning) === 'delivered';

const IS_THERE: ReadonlySet<string> = new Set('arrived delivered deposited stored received'.split(' '));
const hasArrived = ({ concepts }: Part) =>
  concepts.some(({ sense, mark }) => mark === '' && IS_THERE.has(sense));

/** "Ready for collection. Return after 7 days." */
const isTerm = (sense: Part['pieces'][number]['sense']) =>
  sense === 'number' || sense === 'date' || sense === 'deadline';

/** "Still not collected" may be the reason for a return. */
function isToCollect({ meaning, concepts }: Part): boolean {
  return (
    meaning !== null &&
    stateOfMeaning(meaning) === 'pickup' &&
    !concepts.some(({ sense, mark }) => sense === 'uncollected' || mark === '-')
  );
}

/** "At the sorting center": only a place. */
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

import { combineMeanings } from './combine-meanings.ts';
import { BESIDE, DECISIVE, DENIED, HARMLESS, NAMED, PLACES } from './concept-groups.ts';
import { isExpectedTime, type Part } from './join-parts.ts';
import type { Turned } from './marks.ts';
import { type ParcelState, type ScanMeaning, stateOfMeaning } from './meanings.ts';
import { readClause } from './read-clause.ts';
import { conditionOf, isWithheld } from './read-condition.ts';

/** What a text says. */
export interface Reading {
  readonly meaning: ScanMeaning;
  /** There is advice, a reason or a condition beside it: the reader should see the carrier's words as well. */
  readonly saysMore: boolean;
}

/**
 * What stands beside the news may hold unknown words if nothing in it turns anything around or goes wrong: an addition in
 * brackets, a later sentence and, where the news isn't final, a later part of the sentence. The reader sees all of it.
 */
function mayBeSkipped(
  { clause, pieces, kind, concepts, isDangling, isAdvice }: Part,
  index: number,
  meaning: ScanMeaning,
) {
  const state = stateOfMeaning(meaning);
  if (kind === 'empty' || kind === 'advice' || isAdvice) return true;
  if (kind === 'condition') return !clause.isAside;
  if (isOfHow(concepts, meaning) || (meaning === 'held_duty_due' && concepts.every(isWithheldUntil)))
    return true;
  if (isDangling) return isExpectedTime(pieces, state);
  if (deniesTrouble(concepts) || isPaid(concepts)) return true;
  if (kind === 'fragment' && GOES_ON.has(state) && concepts.every(isWhoGoesOn)) return true;
  if (!concepts.every(({ sense, mark }) => mark === '' && !DECISIVE.has(sense))) return false;
  if (kind === 'fragment' && concepts.every(({ sense }) => BESIDE.has(sense) || HARMLESS.has(sense)))
    return true;
  if (clause.isAside) return kind !== 'unknown' || GOES_ON.has(state) || ENDS.has(state);
  if (index === 0 || !(GOES_ON.has(state) || ENDS.has(state))) return false;
  return GOES_ON.has(state) || (kind === 'unknown' && clause.startsSentence);
}

/** "…, who will do the last mile" */
const isWhoGoesOn = ({ sense, mark }: Turned) => (mark === '' || mark === '?') && HARMLESS.has(sense);

const HOW_COLLECTED: ReadonlySet<string> = new Set([
  ...BESIDE,
  ...'collection collected ready notified card recipient pickup_point locker info signature identity arrived'.split(
    ' ',
  ),
] as string[]);
const ASKED: ReadonlySet<string> = new Set([
  ...BESIDE,
  ...'info sender recipient notified requested reached address carrier investigation inspection document'.split(
    ' ',
  ),
] as string[]);

/** "On its way to the shop, …, once we have told you", "Wrong address, awaiting information from the sender". */
function isOfHow(concepts: readonly Turned[], meaning: ScanMeaning): boolean {
  const known =
    meaning === 'on_way_to_pickup_point'
      ? HOW_COLLECTED
      : stateOfMeaning(meaning) === 'address_problem'
        ? ASKED
        : null;
  return (
    known !== null &&
    concepts.length > 0 &&
    concepts.every(({ sense, mark }) => (mark === '' || mark === '?') && known.has(sense))
  );
}

/** "Until the duty is paid, it will not be delivered" */
const isWithheldUntil = (concept: Turned) =>
  isWithheld({ concepts: [concept] }) || HARMLESS.has(concept.sense);

const PAID: ReadonlySet<string | null> = new Set(['duty', 'pay', 'paid', 'sender', 'recipient', ...BESIDE]);

/** "Duty paid at the shop", "cash on delivery received" beside other news. */
function isPaid(concepts: readonly Turned[]): boolean {
  const has = (wanted: Turned['sense']) => concepts.some(({ sense }) => sense === wanted);
  return (
    has('paid') &&
    (has('duty') || has('pay')) &&
    concepts.every(({ sense, mark }) => mark === '' && PAID.has(sense))
  );
}

/** What nothing has to be done about: "customs clearance is not required". */
const NOT_REQUIRED: ReadonlySet<string> = new Set(['customs', 'clearance']);

/** "No duty", "not damaged": good news beside other news. */
function deniesTrouble(concepts: readonly Turned[]): boolean {
  const denied = concepts.filter(({ mark }) => mark === '-');
  const others = concepts.filter(({ mark }) => mark !== '-');
  const mayStand = ({ sense, mark }: Turned) =>
    mark === '' && (HARMLESS.has(sense) || DENIED.has(sense) || BESIDE.has(sense) || NOT_REQUIRED.has(sense));
  // "No customs to pay": some languages have one word for customs and duty.
  const isOfDuty = concepts.some(({ sense }) => sense === 'pay' || sense === 'duty' || sense === 'required');
  const isHarmless = ({ sense }: Turned) => DENIED.has(sense) || (isOfDuty && sense === 'customs');
  return denied.length > 0 && denied.every(isHarmless) && others.every(mayStand);
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

/** "Still not collected" may be why it is returned. */
function isToCollect({ meaning, concepts }: Part): boolean {
  return (
    meaning !== null &&
    stateOfMeaning(meaning) === 'pickup' &&
    !concepts.some(({ sense, mark }) => sense === 'uncollected' || mark === '-')
  );
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

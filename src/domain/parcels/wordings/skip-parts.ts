import { BESIDE, DECISIVE, DENIED, HARMLESS } from './concept-groups.ts';
import { isExpectedTime, type Part } from './join-parts.ts';
import type { Turned } from './marks.ts';
import { type ParcelState, type ScanMeaning, stateOfMeaning } from './meanings.ts';
import { isWithheld } from './read-condition.ts';

/** The parcel is still on its way, so accompanying text doesn't end the journey. */
const GOES_ON: ReadonlySet<ParcelState> = new Set<ParcelState>([
  'pending',
  'accepted',
  'in_transit',
  'customs',
  'out_for_delivery',
  'pickup',
]);
/**
 * For these, only a later sentence may hold unknown words. Next to a problem, nothing may: "Nobody home, …"
 * can end well.
 */
const ENDS: ReadonlySet<ParcelState> = new Set<ParcelState>(['delivered', 'returned']);

/**
 * Text next to the news may hold unknown words if it contains no turning word and no problem: an addition in
 * brackets, a later sentence and, unless the news is final, a later part of the sentence. The reader sees all
 * of it.
 */
export function mayBeSkipped(
  { clause, pieces, kind, concepts, isDangling, isAdvice }: Part,
  index: number,
  meaning: ScanMeaning,
) {
  const state = stateOfMeaning(meaning);
  if (kind === 'empty' || kind === 'advice' || isAdvice) return true;
  if (kind === 'condition') return !clause.isAside;
  if (kind === 'fragment' && saysTheSame(concepts, meaning)) return true;
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
  ...'info sender recipient notified requested reached address carrier changed investigation inspection document'.split(
    ' ',
  ),
] as string[]);

/** What the news implies or leads to. */
function saysTheSame(concepts: readonly Turned[], meaning: ScanMeaning): boolean {
  const areOf = (known: ReadonlySet<string>) =>
    concepts.every(({ sense, mark }) => (mark === '' || mark === '?') && known.has(sense));
  const state = stateOfMeaning(meaning);
  // "On its way to the shop, …, once we have told you".
  if (meaning === 'on_way_to_pickup_point') return areOf(HOW_COLLECTED);
  // "Wrong address, awaiting information from the sender".
  if (state === 'address_problem' || meaning === 'on_hold') return areOf(ASKED);
  if (meaning === 'held_duty_due') return concepts.every(isWithheldUntil);
  if (state === 'cancelled') return concepts.every(isNotDone);
  return state === 'delivered' && concepts.every(isOfProof);
}

/** "Identity card checked" */
const isOfProof = ({ sense, mark }: Turned) =>
  mark === '' && ['identity', 'inspection', 'signature', 'proof', 'complete'].includes(sense);

/** "It will not be sent, the order has been cancelled" */
const isNotDone = ({ sense, mark }: Turned) =>
  HARMLESS.has(sense) || (mark !== '' && mark !== '?' && NOT_DONE.has(sense));
const NOT_DONE: ReadonlySet<string> = new Set(
  'sent posted delivered delivery departed handed collected collection =awaiting_departure'.split(' '),
);

/** "Until the duty is paid, it will not be delivered" */
const isWithheldUntil = (concept: Turned) =>
  isWithheld({ concepts: [concept] }) || HARMLESS.has(concept.sense);

const PAID: ReadonlySet<string | null> = new Set(['duty', 'pay', 'paid', 'sender', 'recipient', ...BESIDE]);

/** "Duty paid at the shop", "cash on delivery received" next to other news. */
export function isPaid(concepts: readonly Turned[]): boolean {
  const has = (wanted: Turned['sense']) => concepts.some(({ sense }) => sense === wanted);
  return (
    has('paid') &&
    (has('duty') || has('pay')) &&
    concepts.every(({ sense, mark }) => mark === '' && PAID.has(sense))
  );
}

/** What needs no action if negated: "customs clearance is not required". */
const NOT_REQUIRED: ReadonlySet<string> = new Set(['customs', 'clearance']);

/** "No duty", "not damaged": good news next to other news. */
function deniesTrouble(concepts: readonly Turned[]): boolean {
  const denied = concepts.filter(({ mark }) => mark === '-');
  const others = concepts.filter(({ mark }) => mark !== '-');
  const mayStand = ({ sense, mark }: Turned) =>
    mark === '' &&
    (sense === 'requested' ||
      HARMLESS.has(sense) ||
      DENIED.has(sense) ||
      BESIDE.has(sense) ||
      NOT_REQUIRED.has(sense));
  // "No customs to pay": some languages have one word for customs and duty.
  const isOfDuty = concepts.some(({ sense }) => sense === 'pay' || sense === 'duty' || sense === 'required');
  const isHarmless = ({ sense }: Turned) => DENIED.has(sense) || (isOfDuty && sense === 'customs');
  return denied.length > 0 && denied.every(isHarmless) && others.every(mayStand);
}

import { combineMeanings } from './combine-meanings.ts';
import type { Turned } from './marks.ts';
import { type ParcelState, type ScanMeaning, stateOfMeaning } from './meanings.ts';
import { COMPANIONS, READINGS, type Reading } from './tables/readings.ts';

interface Compiled {
  readonly required: readonly (readonly string[])[];
  readonly meaning: ScanMeaning;
}

let compiled: readonly Compiled[] | undefined;
const companionsOf = new Map<ParcelState, ReadonlySet<string>>();

/** What the concepts of a clause mean together; null: no reading explains all of them. */
export function readClause(concepts: readonly Turned[]): ScanMeaning | null {
  const items = new Set(concepts.map(({ sense, mark }) => mark + sense));
  if (items.size === 0) return null;
  const sayings = concepts.filter(({ sense }) => sense.startsWith('='));
  const saying = strongestOf(sayings);
  if (saying === null) return null;
  if (saying !== undefined) return saidMeaning(saying, itemsBeside(saying, items));
  compiled ??= READINGS.map(compile);
  return compiled.find((reading) => explains(reading, items))?.meaning ?? null;
}

/**
 * "Address unknown, delivery on hold" in one clause: the combined meaning of several sayings; null: they
 * contradict each other.
 */
function strongestOf(sayings: readonly Turned[]): Turned | null | undefined {
  const [first] = sayings;
  if (first === undefined || sayings.length === 1) return first;
  if (sayings.some(({ mark }) => mark !== '')) return null;
  const meaning = combineMeanings(sayings.map(({ sense }) => sense.slice(1) as ScanMeaning));
  return sayings.find(({ sense }) => sense === `=${meaning}`) ?? null;
}

/** The items without other sayings, and without the return in "if it is not collected, it is returned". */
function itemsBeside({ sense, mark }: Turned, items: ReadonlySet<string>): ReadonlySet<string> {
  const isTold = (item: string) =>
    sense === '=return_if_not_collected' && ['returned', 'return', 'sender', 'to_sender'].includes(item);
  return new Set(
    [...items].filter((item) => item === mark + sense || !(item.startsWith('=') || isTold(item))),
  );
}

const stateOfSaying = (saying: string) => stateOfMeaning(saying.slice(1) as ScanMeaning);

/** Still to come in any case: "estimated delivery by the end of the day", "waiting, until the sender hands it over". */
const STILL_TO_COME: ReadonlySet<Turned['sense']> = new Set([
  '=delivery_expected',
  '=awaiting_handover',
  '=attempt_again',
  '=not_departed',
  '=not_arrived',
]);

function saidMeaning({ sense, mark }: Turned, items: ReadonlySet<string>): ScanMeaning | null {
  if (mark === '-') return deniedMeaning(sense, items);
  const isExpected = mark === '?' && !STILL_TO_COME.has(sense);
  if (isExpected) return expectedMeaning(sense, items);
  if (mark !== '' && mark !== '?') return null;
  // "Uncollected within 48 hours, it goes back": is it, or will it be?
  if (sense === '=return_started' && items.has('uncollected') && items.has('date')) return null;
  const meaning = meaningBeside(sense.slice(1) as ScanMeaning, items);
  if (!explains({ required: [[mark + sense]], meaning }, items)) return null;
  return meaning === 'delivery_expected' && items.has('today') ? 'delivery_today' : meaning;
}

/** "Will be ready for collection", "before we have accepted it": still to come. */
function expectedMeaning(sense: Turned['sense'], items: ReadonlySet<string>): ScanMeaning | null {
  const state = stateOfSaying(sense);
  const expected =
    sense === '=ready_at_pickup_point' || state === 'out_for_delivery' || sense === '=delivered'
      ? 'delivery_expected'
      : sense === '=collected_by_recipient'
        ? 'ready_at_pickup_point'
        : state === 'accepted'
          ? 'awaiting_handover'
          : null;
  return expected !== null && explains({ required: [[`?${sense}`]], meaning: expected }, items)
    ? expected
    : null;
}

/** "Waiting to be handed over to the airline", "the return has not arrived at the sender": it left the sender long ago. */
function meaningBeside(meaning: ScanMeaning, items: ReadonlySet<string>): ScanMeaning {
  const isOnward = ['airline', 'local'].some((carrier) => items.has(carrier));
  if (meaning === 'awaiting_handover' && isOnward && !items.has('sender')) return 'awaiting_transfer';
  // "The seller will deliver it to the courier".
  const isToCarrier = ['to_carrier', 'to_courier', 'post_office'].some((place) => items.has(place));
  if (meaning === 'delivery_expected' && items.has('sender') && isToCarrier) return 'awaiting_handover';
  // "Your driver is on the way and will be with you between 2 and 3".
  if (
    meaning === 'delivery_expected' &&
    items.has('courier') &&
    items.has('transit') &&
    !items.has('tomorrow')
  )
    return 'with_courier';
  // "It has not reached the delivery depot yet".
  if (meaning === 'not_picked_up' && (items.has('depot') || items.has('destination'))) return 'not_arrived';
  return meaning === 'not_arrived' && items.has('to_sender') ? 'on_way_to_sender' : meaning;
}

/** "Not ready for collection yet", "not out for delivery", "not back with the sender". */
function deniedMeaning(sense: Turned['sense'], items: ReadonlySet<string>): ScanMeaning | null {
  const meaning = sense.slice(1) as ScanMeaning;
  const denied =
    stateOfMeaning(meaning) === 'out_for_delivery'
      ? 'not_delivered_yet'
      : stateOfMeaning(meaning) === 'pickup' && items.has('yet')
        ? 'not_ready'
        : stateOfMeaning(meaning) === 'returned'
          ? 'on_way_to_sender'
          : stateOfMeaning(meaning) === 'accepted'
            ? 'not_picked_up'
            : null;
  return denied !== null && explains({ required: [[`-${sense}`]], meaning: denied }, items) ? denied : null;
}

function compile([words, meaning]: Reading): Compiled {
  return { required: words.split(' ').map((alternatives) => alternatives.split('/')), meaning };
}

/** Whether everything required is there, and everything else fits the state. */
function explains({ required, meaning }: Compiled, items: ReadonlySet<string>): boolean {
  if (!required.every((alternatives) => alternatives.some((item) => items.has(item)))) return false;
  const companions = companionsFor(stateOfMeaning(meaning));
  for (const item of items)
    if (!companions.has(item) && !required.some((all) => all.includes(item))) return false;
  return true;
}

function companionsFor(state: ParcelState): ReadonlySet<string> {
  const known = companionsOf.get(state);
  if (known !== undefined) return known;
  const companions = new Set((COMPANIONS[state] ?? '').split(/\s+/));
  companionsOf.set(state, companions);
  return companions;
}

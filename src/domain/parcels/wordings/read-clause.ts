import type { Turned } from './marks.ts';
import { type ParcelState, type ScanMeaning, stateOfMeaning } from './meanings.ts';
import { COMPANIONS, READINGS, type Reading } from './readings.ts';

interface Compiled {
  readonly required: readonly (readonly string[])[];
  readonly meaning: ScanMeaning;
}

let compiled: readonly Compiled[] | undefined;
const companionsOf = new Map<ParcelState, ReadonlySet<string>>();

/** What the concepts of a clause mean together; null: no reading explains every one of them. */
export function readClause(concepts: readonly Turned[]): ScanMeaning | null {
  const items = new Set(concepts.map(({ sense, mark }) => mark + sense));
  if (items.size === 0) return null;
  const saying = concepts.find(({ sense }) => sense.startsWith('='));
  if (saying !== undefined) return saidMeaning(saying, withoutRepetitions(saying, items));
  compiled ??= READINGS.map(compile);
  return compiled.find((reading) => explains(reading, items))?.meaning ?? null;
}

/** "Held until the duty is paid, customs can't release it": a second saying of the same state adds nothing. */
function withoutRepetitions({ sense, mark }: Turned, items: ReadonlySet<string>): ReadonlySet<string> {
  const state = stateOfSaying(sense);
  const isRepetition = (item: string) =>
    item.startsWith('=') && item !== sense && mark === '' && stateOfSaying(item) === state;
  return new Set([...items].filter((item) => !isRepetition(item)));
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
  const meaning = meaningBeside(sense.slice(1) as ScanMeaning, items);
  if (!explains({ required: [[mark + sense]], meaning }, items)) return null;
  return meaning === 'delivery_expected' && items.has('today') ? 'delivery_today' : meaning;
}

/** "Will be ready for collection", "before we have accepted it": what is still to come. */
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
  if (meaning === 'awaiting_handover' && items.has('airline')) return 'awaiting_transfer';
  // "The seller will deliver it to the courier".
  const isToCarrier = ['to_carrier', 'to_courier', 'post_office'].some((place) => items.has(place));
  if (meaning === 'delivery_expected' && items.has('sender') && isToCarrier) return 'awaiting_handover';
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

/** All that is required is there, and everything else goes with the state. */
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

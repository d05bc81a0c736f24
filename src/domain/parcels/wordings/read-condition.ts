import { BESIDE, DECISIVE } from './concept-groups.ts';
import type { Part } from './join-parts.ts';
import type { Turned } from './marks.ts';
import type { ScanMeaning } from './meanings.ts';
import { readClause } from './read-clause.ts';

/**
 * What a text says that consists only of a condition: "If not collected, it will be returned", "Once the duty
 * is paid, …".
 */
export function conditionOf(parts: readonly Part[]): ScanMeaning | null {
  if (!parts.some(({ kind }) => kind === 'condition')) return null;
  const senses = new Set(parts.flatMap(({ concepts }) => concepts.map(({ sense }) => sense)));
  const has = (...all: Turned['sense'][]) => all.some((sense) => senses.has(sense));
  if (parts.some(({ kind }) => kind === 'unknown')) return null;
  if (has('=return_if_not_collected')) return 'return_if_not_collected';
  const isReturned = has(
    'returned',
    'return',
    'returning',
    'back',
    'to_sender',
    '=return_started',
    '=on_way_to_sender',
  );
  if (isReturned && has('collected', 'collection', 'uncollected', 'reminder'))
    return 'return_if_not_collected';
  if (parts.some(isUnforeseen)) return expectedUnless(parts);
  if (parts.some(isPaymentAwaited) || (parts.some(isPaymentCondition) && parts.some(isWithheld)))
    return 'held_duty_due';
  if (parts.some(isReleaseAwaited) && parts.every(isLeftOpen)) return 'not_cleared';
  if (has('cancelled', '=cancelled') && parts.every(isHandoverOrCancellation)) return 'awaiting_handover';
  if (has('nobody_home', 'home') && has('neighbour', 'door', 'reception') && parts.every(isPlan))
    return 'delivery_expected';
  return parts.every(isHandoverAwaited) ? 'awaiting_handover' : null;
}

const UNFORESEEN: ReadonlySet<string> = new Set(['filler', 'weather', 'reason', 'problem', 'delayed']);

/** "Unless something unforeseen happens", "if the weather permits" */
const isUnforeseen = ({ kind, concepts }: Part) =>
  kind === 'condition' && concepts.length > 0 && concepts.every(({ sense }) => UNFORESEEN.has(sense));

/** "If the weather permits, it will be delivered tomorrow" */
function expectedUnless(parts: readonly Part[]): ScanMeaning | null {
  const others = parts.filter((part) => part.kind !== 'empty' && !part.isAdvice && !isUnforeseen(part));
  const isExpected = ({ concepts }: Part) =>
    ['delivery_expected', 'delivery_booked'].includes(readClause(concepts) ?? '');
  return others.length > 0 && others.every(isExpected) ? 'delivery_expected' : null;
}

const HANDOVER: ReadonlySet<string> = new Set(
  'filler received accepted sender carrier to_carrier handed'.split(' '),
);

const PLANNED: ReadonlySet<string> = new Set(
  'nobody_home home neighbour door reception delivered delivery handed deposited recipient'.split(' '),
);

/** "It will be left with a neighbor if you are out" */
const isPlan = ({ kind, concepts, isAdvice }: Part) =>
  isAdvice || kind === 'advice' || concepts.every(({ sense }) => PLANNED.has(sense) || BESIDE.has(sense));

const CANCELLED_UNLESS: ReadonlySet<string> = new Set(
  'cancelled =cancelled sender carrier to_carrier order label sent handed posted received accepted dropped_off arrived transit delivery'.split(
    ' ',
  ),
);

/** "If the sender does not hand it over within 5 days, the order will be cancelled" */
const isHandoverOrCancellation = ({ kind, concepts, isAdvice }: Part) =>
  isAdvice ||
  kind === 'advice' ||
  concepts.every(({ sense }) => CANCELLED_UNLESS.has(sense) || BESIDE.has(sense));

/** "As soon as we have received it from the sender, …", and nothing else but advice. */
function isHandoverAwaited({ kind, concepts, isAdvice }: Part): boolean {
  if (kind === 'condition')
    return (
      concepts.some(({ sense }) => sense === 'received' || sense === 'accepted') &&
      concepts.every(({ sense, mark }) => mark !== '-' && (HANDOVER.has(sense) || BESIDE.has(sense)))
    );
  return kind === 'empty' || kind === 'advice' || isAdvice;
}

/** "As soon as customs have released it, …" */
function isReleaseAwaited({ kind, concepts }: Part): boolean {
  const has = (...all: Turned['sense'][]) =>
    concepts.some(({ sense, mark }) => mark !== '-' && mark !== '!' && all.includes(sense));
  return (
    kind === 'condition' && (has('cleared') || (has('customs', 'clearance') && has('released', 'complete')))
  );
}

/** Whether nothing in it has gone wrong or is negated. */
const isLeftOpen = ({ concepts }: Part) =>
  concepts.every(({ sense, mark }) => mark !== '-' && mark !== '!' && !DECISIVE.has(sense));

const WITHHELD: ReadonlySet<string> = new Set(
  'delivered delivery released cleared clearance handed'.split(' '),
);

/** "It won't be released", next to its condition. */
export const isWithheld = ({ concepts }: Pick<Part, 'concepts'>) =>
  concepts.some(
    ({ sense, mark }) => ((mark === '-' || mark === '!') && WITHHELD.has(sense)) || sense === 'failed',
  );

/** "… unless you pay the fee" */
function isPaymentCondition({ kind, concepts }: Part): boolean {
  const senses = concepts.map(({ sense }) => sense);
  // Some languages have one word for customs and duty.
  return (
    kind === 'condition' &&
    (senses.includes('duty') || senses.includes('customs')) &&
    (senses.includes('pay') || senses.includes('missing'))
  );
}

/** "Once the duty is paid, …" */
export function isPaymentAwaited({ kind, concepts }: Part): boolean {
  const senses = concepts.map(({ sense }) => sense);
  const isPaid = senses.includes('paid') || senses.includes('pay');
  return kind === 'condition' && (senses.includes('duty') || senses.includes('customs')) && isPaid;
}

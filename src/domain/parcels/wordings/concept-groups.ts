import type { Concept } from './concepts.ts';

/** Who and where: what is still to come, or not so, is what they do. */
export const PARTICIPANTS: ReadonlySet<string> = new Set<Concept>(
  (
    'recipient sender to_sender courier to_courier carrier to_carrier onward_carrier airline broker neighbour mailbox door ' +
    'reception locker pickup_point post_office depot sorting_center exchange_office warehouse airport port rail_station site ' +
    'country origin destination export import international local onward container address status order reason'
  ).split(' ') as Concept[],
);

/** What "until" may reach without leaving anything open: "available until Friday". */
export const MOMENTS: ReadonlySet<string | null> = new Set<string | null>([
  'number',
  'date',
  'today',
  'tomorrow',
  'soon',
  'yet',
]);

/** What "not" passes over where the verb comes last: "nicht vom Zoll freigegeben". */
export const PASSED_OVER: ReadonlySet<string | null> = new Set([...PARTICIPANTS, 'customs', 'weather']);

/** Why something is not so: "Zustellung wegen falscher Adresse nicht möglich". */
export const CAUSES: ReadonlySet<string> = new Set(
  'closed nobody_home no_access wrong incomplete unknown missing damaged delayed refused card problem'.split(
    ' ',
  ),
);

/** What is so until a date: "until Friday at the post office". */
export const KEPT_UNTIL: ReadonlySet<string | null> = new Set([
  ...PARTICIPANTS,
  'ready',
  'stored',
  'deposited',
  'held',
  '=ready_at_pickup_point',
]);

/** "Without signature", "no duty": a "not" before these says nothing about what happened. */
export const THINGS: ReadonlySet<string | null> = new Set<string | null>([
  'signature',
  'duty',
  'inspection',
  'document',
  'invoice',
  'identity',
  'delayed',
  'problem',
  'damaged',
  'label',
  'pay',
]);

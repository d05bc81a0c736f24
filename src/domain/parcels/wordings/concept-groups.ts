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
  'hours',
  'deadline',
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

/** Why something will happen: "It will be returned, uncollected". */
export const KNOWN_CAUSES: ReadonlySet<string | null> = new Set(
  'closed nobody_home no_access wrong incomplete unknown refused uncollected expired moved address held cancelled order'.split(
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

/** Where parcels come by, whichever it is. */
export const SITES = [
  'site',
  'sorting_center',
  'exchange_office',
  'warehouse',
  'airport',
  'port',
  'depot',
  'post_office',
  'country',
  'carrier',
] as const satisfies readonly Concept[];

/** Where a parcel is, as in "At the sorting center". */
export const PLACES: ReadonlySet<string> = new Set<Concept>([
  ...SITES,
  'destination',
  'local',
  'international',
  'import',
  'export',
]);

/** What may stand alone without saying anything: "DHL", "Sorting center Leipzig", "Customer". */
export const HARMLESS: ReadonlySet<string> = new Set([
  ...PLACES,
  ...'notified origin onward info recipient sender address status van truck container flight ship train reason'.split(
    ' ',
  ),
]);

/** What may stand beside any news: when, how often, of which order. */
export const BESIDE: ReadonlySet<string | null> = new Set([...MOMENTS, 'again', 'status', 'order']);

/** What only names somebody or a place beside other news: "Courier: …". */
export const NAMED: ReadonlySet<string> = new Set<Concept>(['courier', 'depot', 'site']);

/** What a "no" is good news about. */
export const DENIED: ReadonlySet<string> = new Set(
  'duty pay signature signed inspection damaged lost problem held delayed refused cancelled prohibited required'.split(
    ' ',
  ),
);

/** What goes wrong: no reader may miss it. */
export const DECISIVE: ReadonlySet<string> = new Set(
  (
    'refused damaged lost cancelled failed problem wrong incomplete unknown missing required seized held returned return ' +
    'returning to_sender destroyed prohibited uncollected expired closed nobody_home no_access delayed'
  ).split(' '),
);

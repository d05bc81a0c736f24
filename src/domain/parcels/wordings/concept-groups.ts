import type { Concept } from './concepts.ts';

/** People and places: "not" and "will" apply to what they do, not to them. */
export const PARTICIPANTS: ReadonlySet<string> = new Set<Concept>(
  (
    'recipient sender to_sender courier to_courier carrier to_carrier onward_carrier airline broker neighbour mailbox door ' +
    'reception locker pickup_point post_office depot sorting_center exchange_office warehouse airport port rail_station site ' +
    'country origin destination export import international local onward container address status order reason'
  ).split(' ') as Concept[],
);

/** After "until", these leave nothing open: "available until Friday". */
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

/** What "not" skips if the verb comes last: "nicht vom Zoll freigegeben". */
export const PASSED_OVER: ReadonlySet<string | null> = new Set([...PARTICIPANTS, 'customs', 'weather']);

/** Reasons why something doesn't happen: "Zustellung wegen falscher Adresse nicht möglich". */
export const CAUSES: ReadonlySet<string> = new Set(
  'closed nobody_home no_access wrong incomplete unknown missing damaged delayed refused card problem'.split(
    ' ',
  ),
);

/** Reasons why something will happen: "It will be returned, uncollected". */
export const KNOWN_CAUSES: ReadonlySet<string | null> = new Set(
  'closed nobody_home no_access wrong incomplete unknown refused uncollected expired moved address held cancelled order'.split(
    ' ',
  ),
);

/** What lasts until a date: "until Friday at the post office". */
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

/** Places that parcels pass through. */
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

/** What says nothing on its own: "DHL", "Sorting center Leipzig", "Customer". */
export const HARMLESS: ReadonlySet<string> = new Set([
  ...PLACES,
  ...'notified origin onward info recipient sender address status van truck container flight ship train reason'.split(
    ' ',
  ),
]);

/** What may accompany any news: when, how often, which order. */
export const BESIDE: ReadonlySet<string | null> = new Set([...MOMENTS, 'again', 'status', 'order']);

/** What only names a person or place next to other news: "Courier: …". */
export const NAMED: ReadonlySet<string> = new Set<Concept>(['courier', 'depot', 'site']);

/** What it is good news to have none of. */
export const DENIED: ReadonlySet<string> = new Set(
  'duty pay signature signed inspection damaged lost problem held delayed refused cancelled prohibited required'.split(
    ' ',
  ),
);

/** Problems that no reader may miss. */
export const DECISIVE: ReadonlySet<string> = new Set(
  (
    'refused damaged lost cancelled failed problem wrong incomplete unknown missing required seized held returned return ' +
    'returning to_sender destroyed prohibited uncollected expired closed nobody_home no_access delayed'
  ).split(' '),
);

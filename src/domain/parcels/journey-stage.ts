import type { Place } from './places/find-place.ts';
import type { ParcelState, ScanMeaning } from './wordings/index.ts';

export type Stage = 'sent' | 'abroad' | 'customs' | 'local' | 'home';

/** How a parcel left its country. */
export type Transport = 'air' | 'sea' | 'rail';

/** A scan's state and, where they are known, what it says and where. */
export interface Passage {
  readonly state: ParcelState;
  readonly meaning: ScanMeaning | null;
  readonly place: Place | null;
}

export const STAGES: readonly Stage[] = ['sent', 'abroad', 'customs', 'local', 'home'];
/** Places where parcels of purchasing agents start: what happens there is before they go abroad. */
const ORIGINS = new Set(['CN', 'HK', 'MO']);

/** Whether parcels of purchasing agents start in this country (ISO 3166-1 alpha-2). */
export function isOrigin(country: string | undefined | null): boolean {
  return country !== undefined && country !== null && ORIGINS.has(country);
}

const WITH_LOCAL_CARRIER: ReadonlySet<ParcelState> = new Set([
  'out_for_delivery',
  'pickup',
  'attempt_failed',
  'address_problem',
]);
/** Abroad, what follows customs: the carrier of that country has the parcel. */
const AFTER_IMPORT: ReadonlySet<ScanMeaning> = new Set<ScanMeaning>([
  'import_customs_cleared',
  'customs_cleared',
  'handed_to_local_carrier',
  'at_delivery_depot',
  'ready_for_delivery',
  'on_way_to_pickup_point',
]);
/** What happens to a parcel only in the country that it is for: customs comes next there, whether a scan says so or not. */
const IN_DESTINATION: ReadonlySet<ScanMeaning> = new Set<ScanMeaning>([
  'arrived_in_destination_country',
  'arrived_at_exchange_office',
  'arrived_at_sorting_centre',
  'departed_sorting_centre',
]);
/** Said where a parcel starts, it is on its way abroad; a flight or a train may stay in the country. */
const LEAVING: ReadonlySet<ScanMeaning> = new Set<ScanMeaning>(['ship_departed', 'left_origin_country']);
/** A hub on the way is one city; two cities of a country are a way through it. */
const CITIES_OF_DESTINATION = 2;
const TRANSPORT_OF: Readonly<Partial<Record<ScanMeaning, Transport>>> = {
  handed_to_airline: 'air',
  loaded_on_plane: 'air',
  flight_departed: 'air',
  flight_arrived: 'air',
  delayed_flight: 'air',
  arrived_at_airport: 'air',
  ship_departed: 'sea',
  ship_arrived: 'sea',
  train_departed: 'rail',
  train_arrived: 'rail',
};
const AT_CUSTOMS: ReadonlySet<ParcelState> = new Set(['customs', 'customs_held']);

/** How a parcel travels; null: no scan says so. @param passages oldest first */
export function transportOf(passages: readonly Passage[]): Transport | null {
  const named = passages.flatMap(({ meaning }) => (meaning === null ? [] : (TRANSPORT_OF[meaning] ?? [])));
  // A train to the airport, or a flight within China: what comes last took it abroad.
  return named.at(-1) ?? null;
}

/**
 * The furthest stage reached; problems on the way don't set it back. @param passages oldest first @param state now @param
 * destination a country, if known
 */
export function stageOf(
  passages: readonly Passage[],
  state: ParcelState,
  destination: string | null = null,
): Stage {
  if (state === 'delivered') return 'home';
  let reached = 0;
  const seen: Seen = { destination, country: null, cities: new Set(), customs: false };
  for (const passage of passages) {
    const { place } = passage;
    if (place !== null && place.country !== seen.country) {
      seen.country = place.country;
      seen.cities.clear();
    }
    if (place !== null && place.city !== null) seen.cities.add(place.city);
    if (AT_CUSTOMS.has(passage.state) && !isOrigin(seen.country)) seen.customs = true;
    reached = Math.max(reached, STAGES.indexOf(stageAt(passage, seen)));
  }
  return STAGES[Math.min(reached, STAGES.indexOf('local'))] ?? 'sent';
}

/** What a parcel has passed, up to a scan. */
interface Seen {
  /** The parcel's, if known. */
  readonly destination: string | null;
  country: string | null;
  /** Of this country, since it was entered. */
  readonly cities: Set<string>;
  /** Customs abroad. */
  customs: boolean;
}

function stageAt({ state, meaning }: Passage, { destination, country, cities, customs }: Seen): Stage {
  if (state === 'delivered') return 'home';
  if (WITH_LOCAL_CARRIER.has(state)) return 'local';
  // Customs in China is that of the export.
  if (AT_CUSTOMS.has(state)) return isOrigin(country) ? 'sent' : 'customs';
  if (country === null || isOrigin(country))
    return meaning !== null && LEAVING.has(meaning) ? 'abroad' : 'sent';
  if (meaning !== null && AFTER_IMPORT.has(meaning)) return 'local';
  if (customs && state === 'in_transit') return 'local';
  const isThere = country === destination || (meaning !== null && IN_DESTINATION.has(meaning));
  return isThere || cities.size >= CITIES_OF_DESTINATION ? 'customs' : 'abroad';
}

/** What a scan by itself says about entering the destination country. */
export type ImportStep = 'landed' | 'cleared';

/** Where a scan was made, outside the countries in which parcels start. */
export type Abroad = Pick<Place, 'country' | 'city'>;

/** Two cities of one country, one after the other: the parcel isn't only passing through. */
export function isSecondCity(before: Abroad | null, now: Abroad): boolean {
  const [one, other] = [before?.city ?? null, now.city];
  return before?.country === now.country && one !== null && other !== null && one !== other;
}

/** Meanings that are of the import wherever they are said; the others of {@link AFTER_IMPORT} need a place abroad. */
const SAYS_WHERE: ReadonlySet<ScanMeaning> = new Set<ScanMeaning>([
  'arrived_in_destination_country',
  'import_customs_cleared',
]);
const AT_EXPORT: ReadonlySet<ScanMeaning> = new Set<ScanMeaning>(['export_customs_started']);

/** Null: it says neither that the parcel is in that country nor that it has cleared customs there. */
export function importStepOf({ state, meaning, place }: Passage): ImportStep | null {
  if (isOrigin(place?.country) || (meaning !== null && AT_EXPORT.has(meaning))) return null;
  if (AT_CUSTOMS.has(state)) return 'landed';
  if (meaning === null || (place === null && !SAYS_WHERE.has(meaning))) return null;
  if (AFTER_IMPORT.has(meaning)) return 'cleared';
  return IN_DESTINATION.has(meaning) ? 'landed' : null;
}

const SIGNS: Readonly<Record<Stage, string>> = {
  sent: '📦',
  abroad: '➡️',
  customs: '🛃',
  local: '🚚',
  home: '🏠',
};
const SIGN_OF_TRANSPORT: Readonly<Record<Transport, string>> = { air: '✈️', sea: '🚢', rail: '🚆' };

/** A journey's stages in one line of text, where no picture can be shown: `📦 ━ ✈️ ━ 🛃 ┄ 🚚 ┄ 🏠` is at customs. */
export function journeyStrip({ stage, transport }: { stage: Stage; transport: Transport | null }): string {
  return STAGES.map((each, index) => {
    const sign = each === 'abroad' && transport !== null ? SIGN_OF_TRANSPORT[transport] : SIGNS[each];
    const joint = index === 0 ? '' : index <= STAGES.indexOf(stage) ? ' ━ ' : ' ┄ ';
    return `${joint}${sign}`;
  }).join('');
}

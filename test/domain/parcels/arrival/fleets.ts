import type { Scan } from '../../../../src/domain/moments.ts';
import { momentShownAs } from '../../../../src/domain/moments.ts';

/** Made-up parcels, as an operator's file has them. */
export interface FleetParcel {
  readonly number: string;
  /** Newest first, as in the interface. */
  readonly updates: readonly Scan[];
}

export interface Carrier {
  /** The beginning of its numbers. */
  readonly prefix: string;
  /** All of its times are this many times the usual ones. */
  readonly pace: number;
  readonly share: number;
}

/** What changes while parcels are under way. Days since the beginning of the fleet. */
export interface Change {
  readonly from: number;
  readonly until: number;
  /** Longer times of a step that begins meanwhile. */
  readonly slower?: Readonly<Partial<Record<Step, number>>>;
  /** Nothing ends this step meanwhile; what waited is worked off afterwards within so many days. */
  readonly stops?: { readonly step: Step; readonly workedOffDays: number };
}

export interface Fleet {
  readonly name: string;
  readonly parcelsPerDay: number;
  readonly days: number;
  readonly carriers: readonly Carrier[];
  readonly countries: readonly Country[];
  readonly changes: readonly Change[];
  /** Share of the parcels that are never delivered. */
  readonly lost?: number;
}

interface Country {
  readonly code: string;
  readonly zone: string;
  readonly airport: string;
  readonly city: string;
  readonly pace: number;
}

export type Step = 'export' | 'flight' | 'arrival' | 'customs' | 'handover' | 'sorting' | 'depot' | 'round';

/** Medians in days, and the spread of the logarithm. */
const STEPS: readonly (readonly [Step, median: number, spread: number])[] = [
  ['export', 1.6, 0.45],
  ['flight', 1.3, 0.35],
  ['arrival', 1.1, 0.5],
  ['customs', 1.8, 0.6],
  ['handover', 0.9, 0.5],
  ['sorting', 0.8, 0.5],
  ['depot', 0.7, 0.5],
  ['round', 0.3, 0.3],
];
export const COUNTRIES = {
  DE: { code: 'DE', zone: 'Europe/Berlin', airport: 'Frankfurt', city: 'Leipzig', pace: 1 },
  US: { code: 'US', zone: 'America/New_York', airport: 'New York', city: 'Albany', pace: 1.25 },
  GB: { code: 'GB', zone: 'Europe/London', airport: 'London', city: 'Leeds', pace: 0.9 },
  FR: { code: 'FR', zone: 'Europe/Paris', airport: 'Paris', city: 'Lyon', pace: 1.1 },
} as const satisfies Readonly<Record<string, Country>>;
const CHINA = 'Asia/Shanghai';
const DAY_MS = 86_400_000;
export const START = Date.parse('2026-03-02T00:00:00Z');

/** Repeatable random numbers below 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The moment that a step which begins at `at` ends. */
function endOf(step: Step, at: number, days: number, fleet: Fleet, random: () => number): number {
  const dayOf = (moment: number) => (moment - START) / DAY_MS;
  let length = days;
  for (const { from, until, slower } of fleet.changes)
    if (dayOf(at) >= from && dayOf(at) < until) length *= slower?.[step] ?? 1;
  let end = at + length * DAY_MS;
  for (const { from, until, stops } of fleet.changes)
    if (stops?.step === step && dayOf(end) >= from && dayOf(end) < until)
      end = START + (until + random() * stops.workedOffDays) * DAY_MS;
  return end;
}

/** In the country's daytime, and on no Sunday. */
function deliveryMoment(at: number, zone: string, random: () => number): number {
  const shownAs = (moment: number) => moment - (momentShownAs(moment, zone) - moment);
  let shown = shownAs(at);
  const hour = (shown % DAY_MS) / 3_600_000;
  if (hour >= 19) shown = shown - (shown % DAY_MS) + DAY_MS;
  const day = () => Math.floor(shown / DAY_MS);
  if ((shown % DAY_MS) / 3_600_000 < 9) shown = day() * DAY_MS + (9 + random() * 8) * 3_600_000;
  while (new Date(shown).getUTCDay() === 0) shown = (day() + 1) * DAY_MS + (9 + random() * 8) * 3_600_000;
  return momentShownAs(shown, zone);
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Seen from the interface: date and hour on the clocks of the place. */
function scanAt(at: number, status: string, location: string, country: string, zone: string): Scan {
  const shown = new Date(at - (momentShownAs(at, zone) - at)).toISOString();
  return { date: shown.slice(0, 10), hour: shown.slice(11, 16), status, location, country };
}

/** All parcels of a fleet. @param until days after which nothing more is known */
export function parcelsOf(fleet: Fleet, seed: number): FleetParcel[] {
  const random = seeded(seed);
  const parcels: FleetParcel[] = [];
  const total = fleet.carriers.reduce((sum, { share }) => sum + share, 0);
  for (let index = 0; index < fleet.days * fleet.parcelsPerDay; index += 1) {
    const carrier = pickCarrier(fleet.carriers, random() * total);
    const country = fleet.countries[Math.floor(random() * fleet.countries.length)];
    if (carrier === undefined || country === undefined)
      throw new Error('a fleet needs a carrier and a country');
    const at = START + (index / fleet.parcelsPerDay + random()) * DAY_MS;
    const updates = journey(at, carrier, country, fleet, random);
    const number = `${carrier.prefix}${String(100_000_000_000 + index)}`;
    parcels.push({ number, updates: updates.toReversed() });
  }
  return parcels;
}

/** @param at within the sum of their shares */
function pickCarrier(carriers: readonly Carrier[], at: number): Carrier | undefined {
  let end = 0;
  for (const carrier of carriers) {
    end += carrier.share;
    if (at < end) return carrier;
  }
  return carriers.at(-1);
}

function journey(
  start: number,
  carrier: Carrier,
  country: Country,
  fleet: Fleet,
  random: () => number,
): Scan[] {
  const { code, zone, airport, city } = country;
  const scans = [scanAt(start, 'Accepted by carrier', 'Guangzhou', 'CN', CHINA)];
  const lostAt = random() < (fleet.lost ?? 0) ? Math.floor(random() * STEPS.length) : STEPS.length;
  let at = start;
  for (const [index, [step, median, spread]] of STEPS.entries()) {
    if (index === lostAt) return scans;
    const pace = carrier.pace * (index < 3 ? 1 : country.pace);
    at = endOf(step, at, median * pace * Math.exp(spread * normal(random)), fleet, random);
    if (step === 'export')
      scans.push(scanAt(at, 'Departed from airport of origin', 'Guangzhou', 'CN', CHINA));
    if (step === 'flight') scans.push(scanAt(at, 'Arrived in destination country', airport, code, zone));
    if (step === 'arrival') scans.push(scanAt(at, 'Presented to customs', airport, code, zone));
    if (step === 'customs') scans.push(scanAt(at, 'Customs clearance completed', airport, code, zone));
    if (step === 'handover') scans.push(scanAt(at, 'Handed over to local carrier', airport, code, zone));
    if (step === 'sorting') scans.push(scanAt(at, 'Arrived at sorting center', city, code, zone));
    if (step === 'depot') {
      at = deliveryMoment(at, zone, random);
      scans.push(scanAt(at, 'Out for delivery', city, code, zone));
    }
    if (step === 'round') {
      if (random() < 0.06) at += DAY_MS;
      at = deliveryMoment(at, zone, random);
      scans.push(scanAt(at, 'Delivered', city, code, zone));
    }
  }
  return scans;
}

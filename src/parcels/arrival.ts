import { momentShownAs, type Scan } from '../domain/moments.ts';
import { type Checkpoint, progressOf } from '../domain/parcels/arrival/checkpoints.ts';
import { dayOf } from '../domain/parcels/arrival/delivery-days.ts';
import type { Outlook } from '../domain/parcels/arrival/forecast.ts';
import { kindOfNumber } from '../domain/parcels/arrival/kinds.ts';
import { type Asked, askAbout } from '../domain/parcels/arrival/question.ts';
import { type Trip, tripOf } from '../domain/parcels/arrival/trip.ts';
import { windowOf } from '../domain/parcels/arrival/windows.ts';
import type { Store } from '../store/index.ts';
import { createArrivalKnowledge } from './arrival-knowledge.ts';
import { type NumberHash, rankOf } from './number-hash.ts';

/** What all answers have in common. Days are counted since 1970-01-01 in the destination's calendar. */
interface Arriving {
  /** ISO 3166-1 alpha-2. */
  readonly destination: string;
  /** IANA zone whose days count. */
  readonly timeZone: string;
  readonly checkpoint: Checkpoint;
  /** Or the day in UTC where that is later: most readers have that day already. */
  readonly today: number;
  /** No scan that the reader sees says what the days are counted from. */
  readonly unexplained?: true | undefined;
}

/** A date: eight of ten such parcels arrive from `earliest` to `latest`. Never in the past, and in this order. */
export interface ExpectedArrival extends Arriving {
  readonly state: 'expected';
  readonly earliest: number;
  readonly likeliest: number;
  readonly latest: number;
  /** The window is today alone. */
  readonly isToday: boolean;
  /** The same window, counted from the day on which the parcel reached its checkpoint: "3–5 days from here". */
  readonly days: { readonly from: number; readonly to: number };
  /** How many in ten arrive within it; for today, how often that turned out to be true. */
  readonly ofTen: number;
}

/** No date: later than usual. Nine of ten such parcels had arrived by now. */
export interface LateArrival extends Arriving {
  readonly state: 'late';
  readonly ofTen: 9;
  /** The day until which to wait before asking the agent; it may be over. */
  readonly waitUntil: number;
}

export type Arrival = ExpectedArrival | LateArrival;

export interface ScannedParcel {
  readonly number: string;
  /** Newest first, as the service returns them; `at` if known. */
  readonly updates: readonly (Scan & { readonly at?: number | null })[];
}

interface AskedFor {
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
  /** Where the parcel is probably going, until a scan says so: the country of the reader's last parcels. */
  readonly destination?: string | null | undefined;
}

export type Arrivals = ReturnType<typeof createArrivals>;

/** Windows are calibrated so that eight in ten are right. */
export const HELD_OF_TEN = 8;
const LATE_OF_TEN = 9;
/** Nothing is certain. */
const MAX_OF_TEN = 9;

/** When parcels arrive, judging by what the bot has seen of others. */
export function createArrivals({ store, hash }: { store: Pick<Store, 'arrivals'>; hash: NumberHash }) {
  const knowledge = createArrivalKnowledge(store);

  return {
    /** Null: there is nothing to say. */
    async of({ number, updates }: ScannedParcel, { now, destination }: AskedFor): Promise<Arrival | null> {
      const trip = tripOf(progressOf(updates), destination ?? null);
      const asked = trip === null ? null : askAbout(trip, kindOfNumber(number), now);
      if (trip === null || asked === null) return null;
      const outlook = await knowledge.outlook(asked, hash(number), trip);
      return outlook === null ? null : arrivalOf(outlook, asked, trip);
    },
    /** How many in ten parcels of its route took longer than this delivered one, rounded down; null: unknown. */
    async slowerOfTen({ updates }: Pick<ScannedParcel, 'updates'>): Promise<number | null> {
      const trip = tripOf(progressOf(updates));
      return trip === null || !trip.delivered ? null : knowledge.slowerOfTen(trip);
    },
    /**
     * The id of the parcel's calendar entry: a different hash from the stored one, so that nobody can match a shared
     * file with it.
     */
    calendarUid: (number: string) => `${hash(`calendar ${number}`)}@haulmate`,
    /**
     * Learns from a parcel.
     * @param seen `at`: when the service answered; milliseconds since 1970, UTC. `watched`: it reports each scan by
     * itself
     * @returns what can be said about the parcel then
     */
    async learn(
      { number, updates }: ScannedParcel,
      { at, watched }: { readonly at: number; readonly watched: boolean },
    ): Promise<Outlook | null> {
      const trip = tripOf(progressOf(updates));
      if (trip === null) return null;
      const [parcel, kind] = [hash(number), kindOfNumber(number)];
      const asked = askAbout(trip, kind, at);
      const said = asked === null ? null : await knowledge.outlook(asked, parcel, trip);
      const window =
        asked === null || said?.state !== 'expected' ? null : windowOf(said, asked.checkpoint, trip);
      await store.arrivals.record({ parcel, kind, rank: rankOf(parcel), trip, at, watched, window });
      knowledge.forget(kind, trip);
      return said;
    },
  };
}

/** A courier who has had a parcel for days may or may not bring it today. */
const COURIER_DAYS = 2;

/** What an outlook tells readers; null: nothing. */
export function arrivalOf(
  outlook: Outlook,
  asked: Pick<Asked, 'checkpoint' | 'since' | 'now'>,
  { destination, timeZone, isExplained }: Pick<Trip, 'destination' | 'timeZone' | 'isExplained'>,
): Arrival | null {
  const { checkpoint, since, now } = asked;
  const here = dayOf(now);
  // West of most readers, it is still yesterday there.
  const today = Math.max(here, dayOf(momentShownAs(now, timeZone)));
  const arriving = { destination, timeZone, checkpoint, today };
  if (outlook.state === 'late') return { ...arriving, ...outlook, ofTen: LATE_OF_TEN };
  if (outlook.latest === here && checkpoint === 'out' && here - dayOf(since) >= COURIER_DAYS) return null;
  const earliest = Math.max(outlook.earliest, today);
  const likeliest = Math.max(outlook.likeliest, today);
  const latest = Math.max(outlook.latest, today);
  const isToday = latest === today;
  return {
    ...arriving,
    state: 'expected',
    ...(isExplained ? {} : { unexplained: true }),
    ...{ earliest, likeliest, latest, isToday },
    days: { from: earliest - dayOf(since), to: latest - dayOf(since) },
    ofTen: isToday && today === here ? Math.min(outlook.today, MAX_OF_TEN) : HELD_OF_TEN,
  };
}

import { type GrowingView, growingView, type MessageView } from '../discord/messages/message-view.ts';
import { takeTurn } from '../process/timing/take-turn.ts';
import type { TrackingUpdate } from '../service/index.ts';
import type { Texts } from '../texts/index.ts';
import type { Arrival, Arrivals } from './arrival.ts';
import { type BesidesNumbers, type TrackedNumber, trackListView } from './cards/track-numbers.ts';

interface DatedParcel {
  readonly number: string;
  /** Newest first. */
  readonly updates: readonly TrackingUpdate[];
}

/**
 * When the parcels of a list are likely here, asked for once, one after the other. A list doesn't wait for them long, so those that are
 * known by then are shown.
 * @param destination where the reader's parcels go, as far as that is known
 */
export function loadDates(
  arrivals: Pick<Arrivals, 'of'>,
  parcels: readonly DatedParcel[],
  asked: { readonly now: number; readonly destination?: string | null },
) {
  const known = new Map<string, Arrival>();
  const loadAll = async () => {
    for (const parcel of parcels) {
      // Each may have hundreds of scans, so others get a turn in between.
      await takeTurn();
      try {
        const arrival = await arrivals.of(parcel, asked);
        if (arrival !== null) known.set(parcel.number, arrival);
      } catch {
        // A list can do without.
      }
    }
  };
  return {
    /** Null: not known, or not yet. */
    of: (number: string): Arrival | null => known.get(number) ?? null,
    /** Settles when all are known; never rejects. */
    loading: loadAll(),
  };
}

/** A number that someone looked up, with its scans. */
export interface LookedUpNumber extends TrackedNumber {
  readonly updates: readonly TrackingUpdate[];
}

interface BesidesList extends BesidesNumbers {
  readonly destination: string | null;
}

/** Several numbers in one card, with the dates as soon as they are known. */
export function datedListView(
  { arrivals, clock }: { readonly arrivals: Pick<Arrivals, 'of'>; readonly clock: () => number },
  parcels: readonly LookedUpNumber[],
  { destination, ...besides }: BesidesList,
  texts: Texts,
): Promise<MessageView | GrowingView> {
  const dates = loadDates(arrivals, parcels, { now: clock(), destination });
  return growingView(dates.loading, () => {
    const dated = parcels.map(({ known, ...parcel }) => {
      const isKnown = known !== null && known !== 'failed';
      return { ...parcel, known: isKnown ? { ...known, arrival: dates.of(parcel.number) } : known };
    });
    return trackListView(dated, besides, texts);
  });
}

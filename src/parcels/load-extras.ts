import { journeyOf, routeOf } from '../domain/parcels/journey.ts';
import type { Picture, Pictures } from '../pictures/index.ts';
import type { TrackingUpdate } from '../service/index.ts';
import type { Store } from '../store/index.ts';
import type { Arrival, Arrivals } from './arrival.ts';

interface ExtrasDeps {
  readonly store: Pick<Store, 'routes'>;
  /** None: without a date. */
  readonly arrivals?: Pick<Arrivals, 'of' | 'slowerOfTen'> | undefined;
  /** None: without a picture. */
  readonly pictures?: Pictures | undefined;
}

interface About {
  readonly number: string;
  readonly now: number;
  /** The country that it goes to, as far as its reader is known. */
  readonly destination?: string | null | undefined;
}

/**
 * What a parcel's card shows in addition to the service's answer.
 * @param scans newest first; without any, no journey is drawn
 * @param about the parcel; without it, nothing says when it is likely here
 */
export async function loadParcelExtras(
  { store, arrivals, pictures }: ExtrasDeps,
  scans: readonly TrackingUpdate[],
  about?: About,
) {
  const route = routeOf(scans);
  let drawn: Picture | null = null;
  let dates: ArrivalFacts = { arrival: null, slowerOfTen: null };
  const asked = about === undefined ? undefined : arrivals && datesOf(arrivals, scans, about);
  const dating = Promise.resolve(asked).then(
    (known = dates) => {
      dates = known;
    },
    () => undefined,
  );
  const draw = async () => {
    if (scans.length === 0 || pictures === undefined) return;
    await dating;
    const isLate = dates.arrival?.state === 'late';
    drawn = await pictures.drawJourney(journeyOf(scans, about?.destination ?? null), isLate);
  };
  const drawing = draw();
  return {
    /** How long most parcels take on its route, if that is known. */
    usual: route === null ? null : await store.routes.usualDuration(route),
    /** The drawn journey; null until it is drawn, and where it can't be. */
    picture: () => drawn,
    /** When it is likely here; nothing until that is known. */
    dates: () => dates,
    /** Settles when the picture is drawn; never rejects. */
    drawing,
    /** Settles when the date is known; never rejects: a card can do without. */
    dating,
  };
}

interface ArrivalFacts {
  readonly arrival: Arrival | null;
  /** Of a delivered parcel. */
  readonly slowerOfTen: number | null;
}

async function datesOf(
  arrivals: Pick<Arrivals, 'of' | 'slowerOfTen'>,
  updates: readonly TrackingUpdate[],
  { number, now, destination }: About,
): Promise<ArrivalFacts> {
  const [arrival, slowerOfTen] = await Promise.all([
    arrivals.of({ number, updates }, { now, destination }),
    arrivals.slowerOfTen({ updates }),
  ]);
  return { arrival, slowerOfTen };
}

import { journeyOf, routeOf } from '../domain/parcels/journey.ts';
import type { Picture, Pictures } from '../pictures/index.ts';
import type { TrackingUpdate } from '../service/index.ts';
import type { Store } from '../store/index.ts';

interface ExtrasDeps {
  readonly store: Pick<Store, 'routes'>;
  /** None: without a picture. */
  readonly pictures?: Pictures | undefined;
}

/**
 * What a parcel's card shows besides the service's answer.
 * @param scans newest first; without any, there is no journey to draw
 * @param destination the country that it goes to, as far as its reader is known
 */
export async function loadParcelExtras(
  { store, pictures }: ExtrasDeps,
  scans: readonly TrackingUpdate[],
  destination: string | null = null,
) {
  const route = routeOf(scans);
  let drawn: Picture | null = null;
  const drawing = scans.length === 0 ? null : pictures?.drawJourney(journeyOf(scans, destination));
  return {
    /** How long most parcels take on its route, if that is known. */
    usual: route === null ? null : await store.routes.usualDuration(route),
    /** The drawn journey; null until it is drawn, and where it can't be. */
    picture: () => drawn,
    /** Settles when the picture is drawn; never rejects. */
    drawing: Promise.resolve(drawing).then((picture = null) => {
      drawn = picture;
    }),
  };
}

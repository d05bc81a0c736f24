import type { Texts } from '../texts/index.ts';
import { destinationName } from './destination-name.ts';

/** More are only counted. */
const NAMED = 2;

interface Followed {
  /** Channels, and null for the DMs. */
  readonly places: readonly (string | null)[];
}

/**
 * Says where a parcel is followed only where that differs from most parcels of the list: the same words on every line say
 * nothing.
 */
export function unusualPlaces(parcels: readonly Followed[], texts: Texts): (parcel: Followed) => string {
  const usual = commonest(parcels.map(keyOf));
  return (parcel) => (keyOf(parcel) === usual ? '' : placesText(parcel.places, texts));
}

/** "in your DMs, in #parcels" */
function placesText(places: Followed['places'], texts: Texts): string {
  return places.length > NAMED
    ? texts.parcels.inPlaces(places.length)
    : places.map((place) => destinationName(place, texts)).join(', ');
}

function keyOf({ places }: Followed): string {
  return places.map(String).toSorted().join(' ');
}

/** Of several equally common ones, that of the DMs: it needs no explanation. */
function commonest(keys: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + (key === 'null' ? 1.5 : 1));
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

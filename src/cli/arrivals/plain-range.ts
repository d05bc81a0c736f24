import { dayOf } from '../../domain/parcels/arrival/delivery-days.ts';
import type { Forecast } from '../../domain/parcels/arrival/forecast.ts';

const PARCELS = 200;
const MIN_PARCELS = 10;
const SHARES = { earliest: 0.1, likeliest: 0.5, latest: 0.9 } as const;

/** What a tracker without forecasts can say: so many days after the first scan, as the newest parcels to that country took. */
export class PlainRange {
  readonly #days = new Map<string, number[]>();

  /** @param days from the first scan to the delivery */
  add(country: string, days: number): void {
    const known = this.#days.get(country) ?? [];
    this.#days.set(country, [...known, days].slice(-PARCELS));
  }

  /** Null with fewer than ten delivered parcels. @param first the first scan, on the clocks of its place */
  forecast(country: string, first: number): Forecast | null {
    const sorted = (this.#days.get(country) ?? []).toSorted((a, b) => a - b);
    if (sorted.length < MIN_PARCELS) return null;
    const at = (share: number) => dayOf(first) + (sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
    return { earliest: at(SHARES.earliest), likeliest: at(SHARES.likeliest), latest: at(SHARES.latest) };
  }
}

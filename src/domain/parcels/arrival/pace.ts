import { type DeliveryWeek, deliveryTime } from './delivery-days.ts';
import { durationsOf, type Sample } from './experience.ts';
import { MIN_DELIVERED } from './forecast.ts';
import { shareLeft, survivalOf } from './survival.ts';
import type { Trip } from './trip.ts';

/**
 * How many of ten parcels of the route took longer than a delivered one, rounded down; null: it isn't delivered, or too few are known.
 * @param samples of the route, from the first checkpoint of the trip on
 */
export function slowerOfTen(
  { stays: [first], end, delivered }: Trip,
  samples: readonly Sample[],
  week: DeliveryWeek,
): number | null {
  const known = samples.filter((sample) => sample.delivered).length;
  if (!delivered || end === null || known < MIN_DELIVERED) return null;
  const took = deliveryTime(end, week) - deliveryTime(first.since, week);
  // Its own time is among them: "faster than 10 of 10" is never true.
  return Math.min(9, Math.floor(10 * shareLeft(survivalOf(durationsOf([samples], end, week)), took) + 1e-9));
}

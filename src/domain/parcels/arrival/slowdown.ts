import { type DeliveryWeek, deliveryTime } from './delivery-days.ts';
import { durationsOf, type Sample, weekOfStays } from './experience.ts';
import { type Duration, quantileOf, type Survival, survivalOf } from './survival.ts';

/** Typical days at a checkpoint, and from it to the delivery: as parcels pass now, and for those delivered recently. */
export interface Tempo {
  readonly stay: { readonly now: number; readonly lately: number };
  readonly rest: { readonly now: number; readonly lately: number };
}

const DAY_MS = 86_400_000;
/** Parcels of so many days before count a third as much. */
const NOW_DAYS = 2;
const LATELY_DAYS = 5;
/** With fewer parcels, counted by their weights, nothing is known to have changed; with fewer delivered, nothing is known. */
const [MIN_WEIGHT, MIN_DELIVERED] = [10, 20];
/** Chance alone makes the ratio of the times differ from 1 by as much (as a logarithm). */
const NOISE = 0.05;
const DECILES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const;

/** As of the last thing that happened: midnight changes nothing. Null: too little is known. @param samples of one checkpoint */
export function tempoOf(samples: readonly Sample[], week: DeliveryWeek): Tempo | null {
  const now = Math.max(
    ...samples.map(({ since, next, end }) => Math.max(since, next ?? since, end ?? since)),
  );
  const working = weekOfStays(samples);
  const stays = staysNow(samples, now, working);
  const delivered = samples.flatMap(({ since, next, end, delivered: isThere }) => {
    if (!isThere || end === null || next === null) return [];
    const weight = Math.exp((end - now) / DAY_MS / LATELY_DAYS);
    const took = (until: number, days: DeliveryWeek) => ({
      days: deliveryTime(until, days) - deliveryTime(since, days),
      ended: true,
      weight,
    });
    return [{ stay: took(next, working), rest: took(end, week) }];
  });
  if (delivered.length < MIN_DELIVERED) return null;
  const weight = stays.reduce((sum, each) => sum + each.weight, 0);
  const stay = typicalDays(survivalOf(delivered.map((each) => each.stay)));
  return {
    stay: { now: weight < MIN_WEIGHT ? stay : typicalDays(survivalOf(stays)), lately: stay },
    rest: {
      now: typicalDays(survivalOf(durationsOf([samples], now, week))),
      lately: typicalDays(survivalOf(delivered.map((each) => each.rest))),
    },
  };
}

function staysNow(samples: readonly Sample[], now: number, week: DeliveryWeek): Duration[] {
  const newest = Math.max(...samples.map(({ since }) => since));
  // Of old ones, only the delivery is known.
  const known = samples.filter(({ next, delivered }) => next !== null || !delivered);
  return known.map(({ since, knownFrom, next, end }) => {
    const start = deliveryTime(since, week);
    return {
      days: Math.max(0, deliveryTime(next ?? end ?? now, week) - start),
      ended: next !== null,
      weight: Math.exp((since - newest) / DAY_MS / NOW_DAYS),
      seenAfter: deliveryTime(knownFrom, week) - start,
    };
  });
}

/** The mean without the slowest tenth: a parcel that is lost would count as much as all the others. */
function typicalDays(survival: Survival): number {
  const days = DECILES.map((share) => quantileOf(survival, share) ?? survival.days.at(-1) ?? 0);
  return days.reduce((sum, each) => sum + each, 0) / days.length;
}

/**
 * How many times as long as the samples say a parcel now takes to its delivery. How long the last part of the way takes shows only
 * when parcels have gone all of it; that they stay longer at the checkpoints ahead shows days before. So the rest of the way of
 * those delivered recently is stretched by what the stays have become since, and compared with what the samples say.
 * @param tempos of the parcel's checkpoint and of all later ones
 */
export function slowdownOf(tempos: readonly (Tempo | null)[]): number {
  const [rest] = tempos.map((tempo) => tempo?.rest);
  if (rest === undefined) return 1;
  const stays = tempos.flatMap((tempo) => (tempo === null ? [] : [tempo.stay]));
  const sum = (of: 'now' | 'lately') => stays.reduce((all, stay) => all + stay[of], 0);
  const change = Math.log((sum('now') / sum('lately')) * (rest.lately / rest.now));
  return Number.isFinite(change) ? Math.exp(Math.sign(change) * Math.max(0, Math.abs(change) - NOISE)) : 1;
}

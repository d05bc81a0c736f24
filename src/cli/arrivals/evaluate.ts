import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { shownAt } from '../../domain/moments.ts';
import { pinballLoss } from '../../domain/parcels/arrival/calibration.ts';
import { CHECKPOINTS, type Checkpoint } from '../../domain/parcels/arrival/checkpoints.ts';
import { dayOf } from '../../domain/parcels/arrival/delivery-days.ts';
import type { Forecast } from '../../domain/parcels/arrival/forecast.ts';
import {
  type ReplayedForecast,
  type ReplayedParcel,
  readProgress,
  replay,
} from '../../domain/parcels/arrival/replay.ts';
import { print, UsageError } from '../tool.ts';
import { PlainRange } from './plain-range.ts';
import { readParcels } from './read-parcels.ts';

const DAY_MS = 86_400_000;

/** When a parcel had its first scan and came, on the clocks of the places. */
interface Trip {
  readonly first: number;
  /** Days since 1970-01-01; null: not delivered, as far as the file says. */
  readonly cameOn: number | null;
  /** The moment of the delivery; milliseconds since 1970, UTC. */
  readonly cameAt: number | null;
  readonly country: string | null;
}

/** A forecast with a date, what came, and what the plain range would have said. */
interface Judged {
  readonly at: number;
  readonly checkpoint: Checkpoint;
  readonly said: Forecast;
  readonly plain: Forecast | null;
  readonly cameOn: number;
}

/** `npm run arrivals -- evaluate`. @returns the exit code */
export async function evaluate(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { forecasts: { type: 'string' } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError('evaluate takes one file of parcels.');
  const parcels = (await readParcels(file)).map(readProgress);
  const forecasts = [...replay(parcels)];
  if (values.forecasts !== undefined) await writeFile(values.forecasts, forecasts.map(lineOf).join(''));
  print(...report(parcels.length, forecasts, judge(parcels, forecasts)));
  return 0;
}

function lineOf({ number, at, forecast }: ReplayedForecast): string {
  const date = (day: number | undefined) =>
    day === undefined ? null : new Date(day * DAY_MS).toISOString().slice(0, 10);
  const days = {
    earliest: date(forecast?.earliest),
    likeliest: date(forecast?.likeliest),
    latest: date(forecast?.latest),
  };
  return `${JSON.stringify({ number, at: new Date(at).toISOString(), ...days })}\n`;
}

/** Compares the dates with what came; the plain range, too, knows only what was delivered before. */
export function judge(parcels: readonly ReplayedParcel[], forecasts: readonly ReplayedForecast[]): Judged[] {
  const trips = new Map(parcels.map((parcel) => [parcel.number, tripOf(parcel)]));
  const deliveries = [...trips.values()]
    .filter(({ cameAt }) => cameAt !== null)
    .toSorted((a, b) => Number(a.cameAt) - Number(b.cameAt));
  const plainRange = new PlainRange();
  let next = 0;
  return forecasts.flatMap(({ number, at, checkpoint, destination, forecast: said }) => {
    for (let trip = deliveries[next]; trip?.cameAt != null && trip.cameAt < at; trip = deliveries[next]) {
      if (trip.country !== null && trip.cameOn !== null)
        plainRange.add(trip.country, trip.cameOn - dayOf(trip.first));
      next += 1;
    }
    const trip = trips.get(number);
    if (said === null || checkpoint === null || destination === null || trip?.cameOn == null) return [];
    return [
      { at, checkpoint, said, cameOn: trip.cameOn, plain: plainRange.forecast(destination, trip.first) },
    ];
  });
}

function tripOf({ progress }: ReplayedParcel): Trip {
  const [first] = progress;
  const delivery = progress.find(({ state }) => state === 'delivered');
  return {
    first: first === undefined ? 0 : shownAt(first.at, first.timeZone),
    cameOn: delivery === undefined ? null : dayOf(shownAt(delivery.at, delivery.timeZone)),
    cameAt: delivery?.at ?? null,
    country: delivery?.destination ?? null,
  };
}

function report(
  parcels: number,
  forecasts: readonly ReplayedForecast[],
  judged: readonly Judged[],
): string[] {
  const dated = forecasts.filter(({ forecast }) => forecast !== null).length;
  return [
    `${parcels} parcels, ${forecasts.length} forecasts, ${dated} with a date (${percent(dated, forecasts.length)})`,
    `${judged.length} of these can be compared with a delivery:`,
    '',
    ...[null, ...CHECKPOINTS].flatMap((checkpoint) => {
      const own = checkpoint === null ? judged : judged.filter((each) => each.checkpoint === checkpoint);
      return own.length === 0 ? [] : [`${(checkpoint ?? 'all').padEnd(9)} ${figuresOf(own)}`];
    }),
  ];
}

/** How many windows held, how wide they were, and the pinball loss. */
function figuresOf(judged: readonly Judged[]): string {
  const held = judged.filter(({ said, cameOn }) => said.earliest <= cameOn && cameOn <= said.latest).length;
  const width = judged.reduce((sum, { said }) => sum + said.latest - said.earliest + 1, 0) / judged.length;
  const both = judged.flatMap((each) => (each.plain === null ? [] : [{ ...each, plain: each.plain }]));
  const [ours, plain] = [
    meanLoss(both.map(({ said, cameOn }) => ({ said, cameOn }))),
    meanLoss(both.map((each) => ({ said: each.plain, cameOn: each.cameOn }))),
  ];
  return [
    `${String(judged.length).padStart(7)} forecasts`,
    `${percent(held, judged.length)} of windows held`,
    `${width.toFixed(1)} days wide`,
    `pinball loss ${ours.toFixed(3)}, plain range ${plain.toFixed(3)}${plain > 0 ? `, ratio ${(ours / plain).toFixed(3)}` : ''}`,
  ].join(' · ');
}

/** The mean loss at the three percentiles, in days. */
function meanLoss(said: readonly Pick<Judged, 'said' | 'cameOn'>[]): number {
  const total = said.reduce(
    (sum, { said: { earliest, likeliest, latest }, cameOn }) =>
      sum +
      pinballLoss(0.1, earliest, cameOn) +
      pinballLoss(0.5, likeliest, cameOn) +
      pinballLoss(0.9, latest, cameOn),
    0,
  );
  return said.length === 0 ? 0 : total / said.length / 3;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '0 %' : `${((100 * part) / whole).toFixed(1)} %`;
}

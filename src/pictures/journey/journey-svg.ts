import type { Journey } from '../../domain/parcels/journey.ts';
import { toneOf } from '../../domain/parcels/state-of-parcel.ts';
import { TONE_COLOURS } from '../palette.ts';
import { drawMap } from './map.ts';
import { viewOf } from './projection.ts';
import { drawRouteLine, extremesOf, routeThrough } from './route.ts';
import { drawStageStrip, STRIP } from './stage-strip.ts';

const MAP_HEIGHT = 292;

/** A journey's picture as SVG: the map above the stages, or the stages alone where no place is known. */
export async function journeySvg({ stops, stage, transport, state }: Journey): Promise<string> {
  const tone = toneOf(state);
  const strip = drawStageStrip({ stage, transport }, tone);
  const [first, ...rest] = stops;
  if (first === undefined) return svg(STRIP.height, strip);
  const route = routeThrough([first, ...rest]);
  const view = viewOf(extremesOf(route), STRIP.width, MAP_HEIGHT);
  const points = [route.start, ...route.legs.map(({ end }) => end)];
  const visits = stops.map(({ country }, index) => ({ country, at: points[index] ?? route.start }));
  const map = await drawMap(view, visits, TONE_COLOURS[tone]);
  return svg(
    MAP_HEIGHT + STRIP.height,
    `${map}${drawRouteLine(route, view, tone)}<g transform="translate(0 ${MAP_HEIGHT})">${strip}</g>`,
  );
}

function svg(height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${STRIP.width}" height="${height}">${content}</svg>`;
}

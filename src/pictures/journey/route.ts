import type { StateTone } from '../../domain/parcels/state-of-parcel.ts';
import { GROUND, TONE_COLOURS } from '../palette.ts';
import {
  greatCircleBulge,
  type MapPoint,
  type MapView,
  type Place,
  project,
  toPixels,
} from './projection.ts';

/** A leg as a parabola: the control point of its curve, and its end. */
interface Leg {
  readonly control: MapPoint;
  readonly end: MapPoint;
}

export interface Route {
  readonly start: MapPoint;
  readonly legs: readonly Leg[];
}

/** No arc rises further above its chord than this share of the chord's length: the map stays low. */
const MAX_BULGE = 0.17;
/** Nobody ships to a pole, but a scan may say so. */
const MAX_LATITUDE = 84;

/** @param places at least one, oldest first */
export function routeThrough(places: readonly [Place, ...Place[]]): Route {
  const stops = unwrap(places.map(onMap));
  const [first = onMap(places[0]), ...rest] = stops;
  return {
    start: project(first),
    legs: rest.map((stop, index) => legBetween(stops[index] ?? first, stop)),
  };
}

const onMap = ({ longitude, latitude }: Place): Place => ({
  longitude: wrap(longitude),
  latitude: Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude)),
});

/** −180 up to 180, 180 excluded. */
const wrap = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/**
 * Longitudes that may exceed 180°, so that each leg goes the shorter way round. A route that goes around the world
 * stays within one turn, as seen from its end.
 */
function unwrap(places: readonly Place[]): Place[] {
  const unwrapped: Place[] = [];
  for (const place of places) {
    const previous = unwrapped.at(-1)?.longitude ?? place.longitude;
    unwrapped.push({ ...place, longitude: previous + wrap(place.longitude - previous) });
  }
  const longitudes = unwrapped.map(({ longitude }) => longitude);
  if (Math.max(...longitudes) - Math.min(...longitudes) <= 360) return unwrapped;
  const end = unwrapped.at(-1)?.longitude ?? 0;
  return unwrapped.map((place) => ({ ...place, longitude: end + wrap(place.longitude - end) }));
}

function legBetween(from: Place, to: Place): Leg {
  const [start, end] = [project(from), project(to)];
  const [eastward, northward] = [end[0] - start[0], end[1] - start[1]];
  const limit = MAX_BULGE * Math.hypot(eastward, northward);
  const ofGlobe = greatCircleBulge(from, to, Math.min(180, Math.abs(eastward)));
  const bulge = Math.max(-limit, Math.min(limit, ofGlobe));
  // The curve passes halfway between the chord and its control point.
  return { control: [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + 2 * bulge], end };
}

/** Points that enclose the route: its stops and the tops of its arcs. */
export function extremesOf({ start, legs }: Route): MapPoint[] {
  const points: MapPoint[] = [start];
  for (const { control, end } of legs) {
    const from = points.at(-1) ?? start;
    for (const share of [0.25, 0.5, 0.75, 1]) points.push(pointOnCurve(from, control, end, share));
  }
  return points;
}

function pointOnCurve(from: MapPoint, control: MapPoint, end: MapPoint, share: number): MapPoint {
  const at = (a: number, b: number, c: number) =>
    (1 - share) ** 2 * a + 2 * share * (1 - share) * b + share ** 2 * c;
  return [at(from[0], control[0], end[0]), at(from[1], control[1], end[1])];
}

/**
 * The SVG of a route's arcs, its stops, and the mark of the place where the parcel is now.
 * @param isAhead whether the last leg is still to come
 */
export function drawRouteLine(route: Route, view: MapView, tone: StateTone, isAhead = false): string {
  const { start } = route;
  const legs = isAhead ? route.legs.slice(0, -1) : route.legs;
  const colour = TONE_COLOURS[tone];
  const at = (point: MapPoint) => {
    const [x, y] = toPixels(view, point);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const line = `M${at(start)}${legs.map(({ control, end }) => `Q${at(control)} ${at(end)}`).join('')}`;
  const points = [start, ...legs.map(({ end }) => end)];
  const stops = points.map((point) => toPixels(view, point));
  const [now = toPixels(view, start), ...earlier] = stops.toReversed();
  const next = isAhead ? route.legs.at(-1) : undefined;
  return [
    ...(next === undefined ? [] : [drawAhead(points.at(-1) ?? start, next, view)]),
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${line}" stroke="#131722" stroke-opacity=".55" stroke-width="13"/><path d="${line}" stroke="${colour}" stroke-width="8"/></g>`,
    ...earlier
      .filter(([x, y]) => Math.hypot(x - now[0], y - now[1]) > 14)
      .map(
        ([x, y]) =>
          `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="11" fill="#fff" stroke="${colour}" stroke-width="5"/>`,
      ),
    drawMarker(now, colour, tone),
  ].join('');
}

/** The way that is left, as dots to an open ring. */
function drawAhead(from: MapPoint, { control, end }: Leg, view: MapView): string {
  const [start, over, [x, y]] = [toPixels(view, from), toPixels(view, control), toPixels(view, end)];
  const path = `M${start.map(rounded).join(' ')}Q${over.map(rounded).join(' ')} ${rounded(x)} ${rounded(y)}`;
  return `<path d="${path}" fill="none" stroke="${GROUND.ahead}" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 19"/><circle cx="${rounded(x)}" cy="${rounded(y)}" r="15" fill="${GROUND.sea}" stroke="${GROUND.ahead}" stroke-width="6"/>`;
}

const rounded = (pixels: number): string => pixels.toFixed(1);

const SIGNS: Readonly<Partial<Record<StateTone, string>>> = {
  good: '<path d="M-8.5 .5-2.5 6.5 8.5-5.5" fill="none" stroke="#fff" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"/>',
  problem:
    '<path d="M0-10.5V2M0 10V10.01" fill="none" stroke="#fff" stroke-width="6.5" stroke-linecap="round"/>',
};

function drawMarker([x, y]: readonly [number, number], colour: string, tone: StateTone): string {
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle r="39" fill="${colour}" fill-opacity=".28"/><circle r="24" fill="${colour}" stroke="#fff" stroke-width="5"/>${SIGNS[tone] ?? '<circle r="8.5" fill="#fff"/>'}</g>`;
}

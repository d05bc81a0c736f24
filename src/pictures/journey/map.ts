import { geoIdentity, geoPath } from 'd3-geo';
import { GROUND } from '../palette.ts';
import { COUNTRY_IDS } from './country-ids.ts';
import type { MapView } from './map-view.ts';
import type { Shape } from './shape.ts';
import { loadWorld } from './world.ts';

/** Pixels around the view, so that the ends of cut lines stay outside. */
const OVERLAP = 4;
/** How much of a country's own colour is left where the parcel is. */
const LAND_SHARE = 0.58;

interface MapColours {
  /** Alpha-2 codes of the countries that the parcel has left. */
  readonly passed: readonly string[];
  /** The country where the parcel is now. */
  readonly current: string | undefined;
  readonly colour: string;
}

/** The SVG of sea, land, borders and the countries of a route. */
export async function drawMap(view: MapView, { passed, current, colour }: MapColours): Promise<string> {
  const { land, borders, countryShapes } = await loadWorld(view.scale);
  const shapesOf = (code: string) => countryShapes(COUNTRY_IDS.get(code) ?? '');
  const oneTurn = within180(view);
  const left = passed.filter((code) => code !== current).flatMap(shapesOf);
  const here = current === undefined ? [] : shapesOf(current);
  return [
    `<rect width="${view.width}" height="${view.height}" fill="${GROUND.sea}"/>`,
    `<path d="${pathOf(land, view)}" fill="${GROUND.land}"/>`,
    `<path d="${pathOf(left, view, oneTurn)}" fill="${GROUND.passed}"/>`,
    `<path d="${pathOf(here, view, oneTurn)}" fill="${mix(GROUND.passed, colour, LAND_SHARE)}"/>`,
    `<path d="${pathOf(borders, view)}" fill="none" stroke="${GROUND.border}" stroke-width="1.6"/>`,
  ].join('');
}

/** Pixels from left to right. */
type Columns = readonly [from: number, to: number];

/** A view of a tall route can be wider than the world: its countries are coloured only once. */
function within180({ width, scale }: MapView): Columns {
  return [Math.max(0, width / 2 - 180 * scale), Math.min(width, width / 2 + 180 * scale)];
}

/** The path of all shapes, once for every turn of 360° in which they are in view. */
function pathOf(shapes: readonly Shape[], view: MapView, [from, to]: Columns = [0, view.width]): string {
  const { scale, left, top, height } = view;
  const [west, east, south] = [left + from / scale, left + to / scale, top - height / scale];
  const paths: string[] = [];
  // Shapes that cross the date line continue beyond 180°: one turn more on each side.
  for (let turn = Math.floor(west / 360) * 360 - 360; turn <= east + 360; turn += 360) {
    const path = pathAt(view, turn, [from, to]);
    for (const { geometry, bounds } of shapes) {
      const [[x0, y0], [x1, y1]] = bounds;
      if (x1 + turn >= west && x0 + turn <= east && y1 >= south && y0 <= top)
        paths.push(path(geometry) ?? '');
    }
  }
  return paths.join('');
}

function pathAt({ scale, left, top, height }: MapView, turn: number, [from, to]: Columns) {
  const plane = geoIdentity()
    .reflectY(true)
    .scale(scale)
    .translate([(turn - left) * scale, top * scale])
    .clipExtent([
      [from - OVERLAP, -OVERLAP],
      [to + OVERLAP, height + OVERLAP],
    ]);
  return geoPath(plane).digits(1);
}

/** A colour (`#rrggbb`) between two others. */
function mix(one: string, other: string, share: number): string {
  const channel = (start: number) => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    return Math.round((a ?? 0) * share + (b ?? 0) * (1 - share));
  };
  return `#${[1, 3, 5].map((start) => channel(start).toString(16).padStart(2, '0')).join('')}`;
}

import { geoIdentity, geoPath } from 'd3-geo';
import { GROUND } from '../palette.ts';
import { COUNTRY_IDS } from './country-ids.ts';
import type { MapView } from './map-view.ts';
import { loadWorld, type Shape } from './world.ts';

/** Strokes at the edge stay outside the picture. */
const OVERLAP = 4;

interface MapColours {
  /** Alpha-2 codes of the countries that the parcel has left. */
  readonly passed: readonly string[];
  /** The country where the parcel is now. */
  readonly current: string | undefined;
  readonly colour: string;
}

/** The SVG of sea, land, borders and the countries of a route. */
export async function drawMap(view: MapView, { passed, current, colour }: MapColours): Promise<string> {
  const world = await loadWorld(view.scale);
  const shapesOf = (code: string) => world.countryShapes(COUNTRY_IDS.get(code) ?? '');
  const fill = (shapes: readonly Shape[], paint: string) =>
    // The stroke closes the seam where shapes are cut at the date line.
    `<path d="${turnsOf(view)
      .map((turn) => pathOf(shapes, view, turn))
      .join('')}" fill="${paint}" stroke="${paint}" stroke-width=".8"/>`;
  const left = passed.filter((code) => code !== current);
  return [
    `<rect width="${view.width}" height="${view.height}" fill="${GROUND.sea}"/>`,
    fill(world.land, GROUND.land),
    fill(left.flatMap(shapesOf), GROUND.passed),
    current === undefined ? '' : fill(shapesOf(current), mix(colour, GROUND.passed)),
    `<path d="${turnsOf(view)
      .map((turn) => planeOf(view, turn)(world.borders) ?? '')
      .join('')}" fill="none" stroke="${GROUND.border}" stroke-width="1.6"/>`,
  ].join('');
}

/** How often the world is drawn side by side, in turns of 360°: mostly once, or twice across the date line. */
function turnsOf({ left, width, scale }: MapView): number[] {
  const [first, last] = [Math.floor((left + 180) / 360), Math.floor((left + width / scale + 180) / 360)];
  return Array.from({ length: last - first + 1 }, (_, index) => 360 * (first + index));
}

function pathOf(shapes: readonly Shape[], view: MapView, turn: number): string {
  const path = planeOf(view, turn);
  const [west, south] = [view.left - turn, view.top - view.height / view.scale];
  const east = west + view.width / view.scale;
  return shapes
    .filter(({ bounds: [[x0, y0], [x1, y1]] }) => x1 >= west && x0 <= east && y1 >= south && y0 <= view.top)
    .map(({ geometry }) => path(geometry) ?? '')
    .join('');
}

function planeOf({ scale, left, top, width, height }: MapView, turn: number) {
  const plane = geoIdentity()
    .reflectY(true)
    .scale(scale)
    .translate([(turn - left) * scale, top * scale])
    .clipExtent([
      [-OVERLAP, -OVERLAP],
      [width + OVERLAP, height + OVERLAP],
    ]);
  return geoPath(plane).digits(1);
}

/** Half of each of two colours (`#rrggbb`). */
function mix(one: string, other: string): string {
  const half = (start: number) =>
    Math.round(
      (Number.parseInt(one.slice(start, start + 2), 16) +
        Number.parseInt(other.slice(start, start + 2), 16)) /
        2,
    );
  return `#${[1, 3, 5].map((start) => half(start).toString(16).padStart(2, '0')).join('')}`;
}

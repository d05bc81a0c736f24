import { geoIdentity, geoPath } from 'd3-geo';
import { GROUND } from '../palette.ts';
import { COUNTRY_IDS } from './country-ids.ts';
import type { MapView } from './map-view.ts';
import type { MapPoint } from './projection.ts';
import { geometryOf, type Shape } from './shape.ts';
import { loadWorld } from './world.ts';

/** Pixels around the view, so that the ends of cut lines stay outside. */
const OVERLAP = 4;
/** How much of a country's own colour is left where the parcel is. */
const LAND_SHARE = 0.58;

/** A country of the route, and where on the map its stop is: the map may show the same country twice. */
interface Visit {
  /** Alpha-2. */
  readonly country: string;
  readonly at: MapPoint;
}

/** The SVG of sea, land, borders and the countries of a route; that of the last visit is tinted. */
export async function drawMap(view: MapView, visits: readonly Visit[], colour: string): Promise<string> {
  const { land, borders, countryShapes } = await loadWorld(view.scale);
  const current = visits.at(-1)?.country;
  const pathOfVisits = (isDrawn: (country: string) => boolean) =>
    visits
      .filter(({ country }) => isDrawn(country))
      .map(({ country, at }) => pathNear(at, countryShapes(COUNTRY_IDS.get(country) ?? ''), view));
  const fill = (paths: readonly string[], paint: string) =>
    [...new Set(paths)].map((path) => `<path d="${path}" fill="${paint}"/>`).join('');
  return [
    `<rect width="${view.width}" height="${view.height}" fill="${GROUND.sea}"/>`,
    fill([pathOf(land, view)], GROUND.land),
    fill(
      pathOfVisits((country) => country !== current),
      GROUND.passed,
    ),
    fill(
      pathOfVisits((country) => country === current),
      mix(GROUND.passed, colour, LAND_SHARE),
    ),
    `<path d="${pathOf(borders, view)}" fill="none" stroke="${GROUND.border}" stroke-width="1.6"/>`,
  ].join('');
}

/** Every shape once, as near to a point as possible. */
function pathNear([x]: MapPoint, shapes: readonly Shape[], view: MapView): string {
  return shapes
    .map((shape) => {
      const [[west], [east]] = shape.bounds;
      return pathOfTurn([shape], view, 360 * Math.round((x - (west + east) / 2) / 360));
    })
    .join('');
}

/** Every shape as often as it is in view: a tall route needs a view that is wider than the world. */
function pathOf(shapes: readonly Shape[], view: MapView): string {
  const { left, width, scale } = view;
  const paths: string[] = [];
  // Shapes that cross the date line continue beyond 180°: one turn more on each side.
  for (let turn = Math.floor(left / 360) * 360 - 360; turn <= left + width / scale + 360; turn += 360)
    paths.push(pathOfTurn(shapes, view, turn));
  return paths.join('');
}

/** Those of the shapes that are in view. @param turn degrees to the east */
function pathOfTurn(shapes: readonly Shape[], view: MapView, turn: number): string {
  const { scale, left, top, width, height } = view;
  const [right, bottom] = [left + width / scale, top - height / scale];
  const inView = shapes.filter(({ bounds: [[west, south], [east, north]] }) => {
    return east + turn >= left && west + turn <= right && north >= bottom && south <= top;
  });
  if (inView.length === 0) return '';
  const plane = geoIdentity()
    .reflectY(true)
    .scale(scale)
    .translate([(turn - left) * scale, top * scale])
    .clipExtent([
      [-OVERLAP, -OVERLAP],
      [width + OVERLAP, height + OVERLAP],
    ]);
  const path = geoPath(plane).digits(1);
  return inView.map((shape) => path(geometryOf(shape)) ?? '').join('');
}

/** A colour (`#rrggbb`) between two others. */
function mix(one: string, other: string, share: number): string {
  const channel = (start: number) => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    return Math.round((a ?? 0) * share + (b ?? 0) * (1 - share));
  };
  return `#${[1, 3, 5].map((start) => channel(start).toString(16).padStart(2, '0')).join('')}`;
}

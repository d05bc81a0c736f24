import { geoIdentity, geoPath } from 'd3-geo';
import type { LineString, Polygon, Position } from 'geojson';

/** A place on the globe, in degrees. */
export interface Place {
  readonly longitude: number;
  readonly latitude: number;
}

/** A point on the map in map degrees: x grows eastwards, y northwards; one degree at the equator is 1 wide and 1 high. */
export type MapPoint = [x: number, y: number];

const RADIANS = Math.PI / 180;

/**
 * Miller's projection: shapes are familiar, and the poles are on the map. A cylindrical projection needs no new
 * computation when the map is turned around the axis.
 */
export function project({ longitude, latitude }: Place): MapPoint {
  return [longitude, (1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * latitude * RADIANS))) / RADIANS];
}

/** How far north of the straight line on the map the great circle runs, at the longitude halfway; in map degrees. */
export function greatCircleBulge(from: Place, to: Place, eastward: number): number {
  const tangents = Math.tan(from.latitude * RADIANS) + Math.tan(to.latitude * RADIANS);
  const latitude = Math.atan2(tangents, 2 * Math.cos((eastward / 2) * RADIANS)) / RADIANS;
  const [, halfway] = project({ longitude: 0, latitude });
  return halfway - (project(from)[1] + project(to)[1]) / 2;
}

/**
 * The part of the map that is drawn, in pixels; `scale` is pixels per map degree, `left` and `top` are the map degrees at
 * the left edge and at the upper one.
 */
export type MapView = ReturnType<typeof viewOf>;

/** Pixels between the route and the edges: room for the markers. */
const MARGIN = { x: 110, top: 50, bottom: 48 } as const;
/** Map degrees from edge to edge: with less, no coast would be recognizable. */
const MIN_WIDTH = { short: 20, long: 50 } as const;
const [, NORTH] = project({ longitude: 0, latitude: 88 });

/** The smallest view that contains all points, for a picture of this size in pixels. */
export function viewOf(points: readonly MapPoint[], width: number, height: number) {
  const [west, east] = rangeOf(points.map(([x]) => x));
  const [south, north] = rangeOf(points.map(([, y]) => y));
  const span = Math.max(east - west, north - south);
  const minWidth =
    span === 0 ? MIN_WIDTH.long : Math.min(MIN_WIDTH.long, Math.max(MIN_WIDTH.short, 5 * span));
  const scale = Math.min(
    width / minWidth,
    (width - 2 * MARGIN.x) / Math.max(east - west, Number.EPSILON),
    (height - MARGIN.top - MARGIN.bottom) / Math.max(north - south, Number.EPSILON),
  );
  const middle = (south + north) / 2;
  const top = middle + (height + MARGIN.top - MARGIN.bottom) / 2 / scale;
  const rows = height / scale;
  const highest = rows >= 2 * NORTH ? rows / 2 : Math.max(rows - NORTH, Math.min(NORTH, top));
  return { width, height, scale, left: (west + east) / 2 - width / 2 / scale, top: highest };
}

function rangeOf(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** Pixels from the left and from above. */
export function toPixels({ scale, left, top }: MapView, [x, y]: MapPoint): [number, number] {
  return [(x - left) * scale, (top - y) * scale];
}

/** A polygon or a line in map degrees, and the corners of the rectangle around it. */
export interface Shape {
  readonly type: 'Polygon' | 'LineString';
  /** Packed by {@link packLine}. */
  readonly lines: readonly Float32Array[];
  readonly bounds: readonly [southWest: MapPoint, northEast: MapPoint];
}

/** @param rings of longitudes and latitudes, or one line */
export function shapeOf(type: Shape['type'], rings: readonly (readonly Position[])[]): Shape {
  const points = rings.map(toMap);
  const lines = (type === 'Polygon' ? points.map(closeAroundPole) : points).map(packLine);
  return { type, lines, bounds: geoPath(geoIdentity()).bounds(geometryOf({ type, lines })) };
}

/** The shape as GeoJSON. */
export function geometryOf({ type, lines }: Pick<Shape, 'type' | 'lines'>): Polygon | LineString {
  const [line = [], ...others] = lines.map(unpackLine);
  return type === 'Polygon' ? { type, coordinates: [line, ...others] } : { type, coordinates: line };
}

/** The x and y of each point in turn: a tenth of the memory that pairs take. */
export function packLine(line: readonly Position[]): Float32Array {
  return Float32Array.from(line.flat());
}

export function unpackLine(line: Float32Array): MapPoint[] {
  const points = { length: line.length / 2 };
  return Array.from(points, (_, index) => [line[2 * index] ?? 0, line[2 * index + 1] ?? 0]);
}

/** A line that crosses the date line continues beyond 180°, instead of coming back across the whole map. */
function toMap(line: readonly Position[]): MapPoint[] {
  let previous = line[0]?.[0] ?? 0;
  return line.map(([longitude = 0, latitude = 0]) => {
    previous = longitude + 360 * Math.round((previous - longitude) / 360);
    return project({ longitude: previous, latitude });
  });
}

/** Antarctica's coast doesn't end where it started, but one turn away: its shape goes down to the pole. */
function closeAroundPole(ring: MapPoint[]): MapPoint[] {
  const [start, end] = [ring[0], ring.at(-1)];
  if (start === undefined || end === undefined || Math.abs(end[0] - start[0]) < 180) return ring;
  const [, bottom] = project({ longitude: 0, latitude: -90 });
  return [...ring, [end[0], bottom], [start[0], bottom], start];
}

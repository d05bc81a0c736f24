import { geoIdentity, geoPath } from 'd3-geo';
import type { LineString, Polygon, Position } from 'geojson';
import { type MapPoint, project } from './projection.ts';

/** A polygon or a line in map degrees, and the corners of the rectangle around it. */
export interface Shape {
  readonly type: 'Polygon' | 'LineString';
  /** Packed by {@link packLine}. */
  readonly lines: readonly Float32Array[];
  readonly bounds: readonly [southWest: MapPoint, northEast: MapPoint];
}

/** @param rings of longitudes and latitudes */
export function shapeOf(rings: readonly Position[][]): Shape {
  return compact('Polygon', rings.map(toMap).map(closeAroundPole));
}

/** @param line of longitudes and latitudes */
export function outlineOf(line: readonly Position[]): Shape {
  return compact('LineString', [toMap(line)]);
}

/** The shape as GeoJSON. */
export function geometryOf({ type, lines }: Pick<Shape, 'type' | 'lines'>): Polygon | LineString {
  const [line = [], ...others] = lines.map(unpackLine);
  return type === 'Polygon' ? { type, coordinates: [line, ...others] } : { type, coordinates: line };
}

function compact(type: Shape['type'], points: readonly MapPoint[][]): Shape {
  const lines = points.map(packLine);
  return { type, lines, bounds: geoPath(geoIdentity()).bounds(geometryOf({ type, lines })) };
}

/** The x and y of each point in turn: a tenth of the memory that pairs take. */
export function packLine(line: readonly Position[]): Float32Array {
  return Float32Array.from(line.flat());
}

export function unpackLine(line: Float32Array): MapPoint[] {
  return Array.from({ length: line.length / 2 }, (_, index) => [
    line[2 * index] ?? 0,
    line[2 * index + 1] ?? 0,
  ]);
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

import { geoIdentity, geoPath } from 'd3-geo';
import type { LineString, Polygon, Position } from 'geojson';
import { type MapPoint, project } from './projection.ts';

/** A polygon or a line in map degrees, and the corners of the rectangle around it. */
export interface Shape {
  readonly geometry: Polygon | LineString;
  readonly bounds: readonly [southWest: MapPoint, northEast: MapPoint];
}

/** @param rings of longitudes and latitudes */
export function shapeOf(rings: readonly Position[][]): Shape {
  return bounded({ type: 'Polygon', coordinates: rings.map(toMap).map(closeAroundPole) });
}

/** @param line of longitudes and latitudes */
export function outlineOf(line: readonly Position[]): Shape {
  return bounded({ type: 'LineString', coordinates: toMap(line) });
}

function bounded(geometry: Polygon | LineString): Shape {
  return { geometry, bounds: geoPath(geoIdentity()).bounds(geometry) };
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

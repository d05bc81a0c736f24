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

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FeatureCollection, Position } from 'geojson';
import { feature, mesh, transform } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import { inSlices } from '../../process/timing/take-turn.ts';
import { packLine, type Shape, shapeOf, unpackLine } from './projection.ts';

/** The world in map degrees, with as many points as one scale needs. */
export interface World {
  readonly land: readonly Shape[];
  /** By the country's ISO number; empty for one that the map doesn't show. */
  countryShapes(id: string): readonly Shape[];
  readonly borders: readonly Shape[];
}

type Atlas = Topology<{
  land: GeometryCollection;
  countries: GeometryCollection<{ name: string }>;
}>;

/** Degrees by which a line may differ from the atlas, coarsest map first. */
const DETAIL = [0.4, 0.2, 0.12, 0.06, 0.02, 0] as const;
/** Differences of up to this many pixels go unnoticed. */
const TOLERANCE = 0.8;

const worlds = new Map<number, Promise<World>>();

/** @param scale pixels per map degree */
export function loadWorld(scale: number): Promise<World> {
  const detail = DETAIL.find((degrees) => degrees * scale <= TOLERANCE) ?? 0;
  const known = worlds.get(detail);
  if (known !== undefined) return known;
  const world = loadDetail(detail);
  worlds.set(detail, world);
  // A file that can't be read now may be readable later.
  world.catch(() => worlds.delete(detail));
  return world;
}

/** In several turns of the event loop: together, they take a tenth of a second. */
async function loadDetail(detail: number): Promise<World> {
  const atlas = await simplify(await readAtlas(), detail);
  await nextTurn();
  const borders = bordersOf(atlas);
  await nextTurn();
  const land = landOf(atlas, detail);
  await nextTurn();
  return { land, borders, countryShapes: shapesByCountry(atlas) };
}

/** Re-read each time it's needed, so that the atlas doesn't stay in memory. */
async function readAtlas(): Promise<Atlas> {
  // Read, not imported: otherwise the build would compile it as a program.
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const atlas: Atlas = JSON.parse(await readFile(path, 'utf8'));
  return atlas;
}

/** Neighbors share their border's arc, so there is no gap between them. */
async function simplify({ transform: encoding, ...topology }: Atlas, tolerance: number): Promise<Atlas> {
  const decode = transform(encoding ?? { scale: [1, 1], translate: [0, 0] });
  const arcs: Position[][] = [];
  await inSlices(topology.arcs, (arc) => {
    const points = arc.map((point, index) => {
      const [x = 0, y = 0] = decode([...point], index > 0);
      return { x, y };
    });
    arcs.push(simplifyLine(points, tolerance).map(({ x, y }) => [x, y]));
  });
  return { ...topology, arcs };
}

/** @param detail degrees; smaller islands are left out */
function landOf(topology: Atlas, detail: number): Shape[] {
  const isLarge = ({ bounds: [[west, south], [east, north]] }: Shape) =>
    Math.max(east - west, north - south) > detail;
  return shapesOf(feature(topology, topology.objects.land)).filter(isLarge);
}

function bordersOf(topology: Atlas): Shape[] {
  const { coordinates } = mesh(topology, topology.objects.countries, (a, b) => a !== b);
  return coordinates.map((line) => shapeOf('LineString', [line]));
}

/** Few countries are ever drawn, so all that is kept of the others is their arcs, in little memory. */
function shapesByCountry({ arcs, ...topology }: Atlas): World['countryShapes'] {
  const packed = arcs.map(packLine);
  const { geometries } = topology.objects.countries;
  return (id) => {
    const country = geometries.filter((geometry) => geometry.id === id);
    const used: Position[][] = [];
    for (const index of country.flatMap(arcsOf)) used[index] = unpackLine(packed[index] ?? packLine([]));
    return shapesOf(
      feature({ ...topology, arcs: used }, { type: 'GeometryCollection', geometries: country }),
    );
  };
}

/** The arcs of a country's borders; ~n is arc n reversed. */
function arcsOf(country: GeometryObject): number[] {
  if (country.type !== 'Polygon' && country.type !== 'MultiPolygon') return [];
  return country.arcs.flat(2).map((index) => (index < 0 ? ~index : index));
}

function shapesOf({ features }: FeatureCollection): Shape[] {
  return features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [shapeOf('Polygon', geometry.coordinates)];
    return geometry.type === 'MultiPolygon'
      ? geometry.coordinates.map((rings) => shapeOf('Polygon', rings))
      : [];
  });
}

/** Not a pair of numbers, which would double the time that a map takes to load. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Drops points of a line that make no visible difference (Douglas–Peucker): the point that is farthest from the straight
 * line between both ends stays, and so on in both halves, until every other one is near enough. The ends always stay.
 * @param tolerance how far away a point may be that is left out
 */
export function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  const kept = line.slice(0, 1);
  const keepBetween = (first: number, last: number): void => {
    const [start, end] = [line[first], line[last]];
    if (start === undefined || end === undefined || first === last) return;
    let farthest = -1;
    let greatest = tolerance * tolerance;
    for (let index = first + 1; index < last; index += 1) {
      const distance = squareDistance(line[index] ?? start, start, end);
      if (distance > greatest) {
        farthest = index;
        greatest = distance;
      }
    }
    if (farthest < 0) {
      kept.push(end);
      return;
    }
    keepBetween(first, farthest);
    keepBetween(farthest, last);
  };
  keepBetween(0, line.length - 1);
  return kept;
}

/** The square of how far a point is from the straight line between two others. */
function squareDistance(point: Point, start: Point, end: Point): number {
  const width = end.x - start.x;
  const height = end.y - start.y;
  const x = point.x - start.x;
  const y = point.y - start.y;
  const squareLength = width * width + height * height;
  const along = squareLength === 0 ? 0 : (x * width + y * height) / squareLength;
  const share = Math.min(1, Math.max(0, along));
  const besideX = x - share * width;
  const besideY = y - share * height;
  return besideX * besideX + besideY * besideY;
}

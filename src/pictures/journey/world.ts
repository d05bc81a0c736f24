import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Geometry } from 'geojson';
import { feature, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { outlineOf, type Shape, shapeOf } from './shape.ts';

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

/** Square degrees: triangles smaller than this are left out, coarsest map first. */
const DETAIL = [0.02, 0.003, 0] as const;

let atlas: Promise<Atlas> | undefined;
const worlds = new Map<number, Promise<World>>();

/** @param scale pixels per map degree; what is smaller than a pixel is left out */
export function loadWorld(scale: number): Promise<World> {
  const detail = DETAIL.find((area) => area <= 1 / scale ** 2) ?? 0;
  const known = worlds.get(detail);
  if (known !== undefined) return known;
  atlas ??= readAtlas();
  const world = atlas.then((topology) => worldOf(simplify(topology, detail)));
  worlds.set(detail, world);
  return world;
}

async function readAtlas(): Promise<Atlas> {
  // Read, not imported: otherwise the build would compile it as a program.
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const topology: Atlas = JSON.parse(await readFile(path, 'utf8'));
  return presimplify(topology);
}

function worldOf(topology: Atlas): World {
  const { land, countries } = topology.objects;
  const { features } = feature(topology, countries);
  const borders = mesh(topology, countries, (a, b) => a !== b);
  return {
    land: feature(topology, land).features.flatMap(({ geometry }) => shapesOf(geometry)),
    countryShapes: (id) =>
      features.filter((country) => country.id === id).flatMap(({ geometry }) => shapesOf(geometry)),
    borders: borders.coordinates.map(outlineOf),
  };
}

function shapesOf(geometry: Geometry): Shape[] {
  if (geometry.type === 'Polygon') return [shapeOf(geometry.coordinates)];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.map(shapeOf) : [];
}

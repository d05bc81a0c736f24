import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { geoIdentity, geoPath } from 'd3-geo';
import type { MultiLineString, MultiPolygon, Polygon } from 'geojson';
import { feature, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { project } from './projection.ts';

/** A polygon in map degrees, and the corners of the rectangle around it. */
export interface Shape {
  readonly geometry: Polygon;
  readonly bounds: readonly [readonly [number, number], readonly [number, number]];
}

/** The world in map degrees, with as many points as one scale needs. */
export interface World {
  readonly land: readonly Shape[];
  /** By the country's ISO number. */
  countryShapes(id: string): readonly Shape[];
  readonly borders: MultiLineString;
}

type Atlas = Topology<{
  land: GeometryCollection;
  countries: GeometryCollection<{ name: string }>;
}>;

/** Triangles smaller than this many square degrees are left out, coarsest first. */
const DETAIL = [0.02, 0.003, 0] as const;

let presimplified: Promise<Atlas> | undefined;
const worlds = new Map<number, Promise<World>>();

/** @param scale pixels per map degree; points that fall into one pixel are left out */
export function loadWorld(scale: number): Promise<World> {
  const detail = DETAIL.find((area) => area <= 1 / scale ** 2) ?? 0;
  const known = worlds.get(detail);
  if (known !== undefined) return known;
  presimplified ??= readAtlas();
  const world = presimplified.then((atlas) => worldOf(simplify(atlas, detail)));
  worlds.set(detail, world);
  return world;
}

async function readAtlas(): Promise<Atlas> {
  // Read, not imported: otherwise the build would compile it as a program.
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const atlas: Atlas = JSON.parse(await readFile(path, 'utf8'));
  return presimplify(atlas);
}

function worldOf(atlas: Atlas): World {
  const projected: Atlas = {
    ...atlas,
    arcs: atlas.arcs.map((arc) =>
      arc.map(([longitude = 0, latitude = 0]) => project({ longitude, latitude })),
    ),
  };
  const { land, countries } = projected.objects;
  const { features } = feature(projected, countries);
  return {
    land: feature(projected, land).features.flatMap(({ geometry }) => shapesOf(geometry)),
    countryShapes: (id) =>
      features.filter((country) => country.id === id).flatMap(({ geometry }) => shapesOf(geometry)),
    borders: mesh(projected, countries, (a, b) => a !== b),
  };
}

function shapesOf(geometry: { readonly type: string }): Shape[] {
  if (isMultiPolygon(geometry))
    return geometry.coordinates.map((coordinates) => shapeOf({ type: 'Polygon', coordinates }));
  return isPolygon(geometry) ? [shapeOf(geometry)] : [];
}

const isPolygon = (geometry: { readonly type: string }): geometry is Polygon => geometry.type === 'Polygon';

const isMultiPolygon = (geometry: { readonly type: string }): geometry is MultiPolygon =>
  geometry.type === 'MultiPolygon';

function shapeOf(geometry: Polygon): Shape {
  return { geometry, bounds: geoPath(geoIdentity()).bounds(geometry) };
}

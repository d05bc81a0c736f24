import { createHash } from 'node:crypto';
import type { Journey, Stop } from '../domain/parcels/journey.ts';
import { type StateTone, toneOf } from '../domain/parcels/state-of-parcel.ts';
import { drawMap } from './journey/map.ts';
import { viewOf } from './journey/projection.ts';
import { drawRouteLine, extremesOf, routeThrough } from './journey/route.ts';
import { drawStageStrip, STRIP } from './journey/stage-strip.ts';
import { TONE_COLOURS } from './palette.ts';
import type { Photo } from './photos/draw-tiles.ts';
import {
  drawContactSheet,
  drawMosaic,
  drawStrip,
  PHOTOS_PER_MOSAIC,
  PHOTOS_PER_SHEET,
  PHOTOS_PER_STRIP,
} from './photos/sheets.ts';
import { type PriceLine, priceLineSvg } from './price-line.ts';
import { createStudio, type StudioOptions } from './studio.ts';

export type { PhotoSource } from './photos/draw-tiles.ts';
export type { PriceLine } from './price-line.ts';
export type { Picture } from './studio.ts';

/** The number of the first photo. */
interface Numbering {
  readonly first: number;
}

const OF_PHOTOS = {
  sheet: { name: 'contact-sheet.webp', max: PHOTOS_PER_SHEET, draw: drawContactSheet },
  strip: { name: 'items.webp', max: PHOTOS_PER_STRIP, draw: drawStrip },
  mosaic: { name: 'photos.webp', max: PHOTOS_PER_MOSAIC, draw: drawMosaic },
} as const;

export type Pictures = ReturnType<typeof createPictures>;

/** Draws pictures. Every function resolves to null instead of failing: a message then goes without its picture. */
export function createPictures(options: StudioOptions) {
  const { canDraw, drawSvg, drawPhotos } = createStudio(options);
  const ofPhotos = async (kind: keyof typeof OF_PHOTOS, photos: readonly Photo[], number: number) => {
    const { name, max, draw } = OF_PHOTOS[kind];
    const shown = photos.slice(0, max);
    if (shown.length === 0) return null;
    return drawPhotos(name, `${kind} ${number} ${digestOf(shown)}`, (tools) => draw(tools, shown, number));
  };
  return {
    canDraw,
    /**
     * Where the parcel is: a map of its stops and its stage, or the stages alone. It contains no text, so write an alt text.
     * @param isLate whether it is later than usual: then, where it is stands out in amber
     */
    drawJourney: (journey: Journey, isLate = false) => {
      const tone = isLate ? 'attention' : toneOf(journey.state);
      return drawSvg('journey.webp', keyOf(journey, tone), () => journeySvg(journey, tone));
    },
    /** What a product cost over time, as steps; null without a price. Two numbers are its only text, so write an alt text. */
    drawPriceLine: async (line: PriceLine) =>
      line.points.length === 0
        ? null
        : drawSvg('price-line.webp', `prices ${JSON.stringify(line)}`, () => priceLineSvg(line)),
    /** Up to 15 numbered photos; null without photos, or if none could be loaded. */
    drawContactSheet: (photos: readonly Photo[], { first }: Numbering) => ofPhotos('sheet', photos, first),
    /** Up to five numbered photos side by side; null as above. */
    drawStrip: (photos: readonly Photo[], { first }: Numbering) => ofPhotos('strip', photos, first),
    /**
     * Up to four photos, without those that can't be loaded; null without any.
     * @param more number of further photos: "+3" counts them and those left out
     */
    drawMosaic: (photos: readonly Photo[], more: number) => ofPhotos('mosaic', photos, more),
  };
}

/** What a journey's picture shows: names of cities, for example, aren't drawn. */
function keyOf({ stops, ahead, stage, transport, state }: Journey, tone: StateTone): string {
  const placeOf = ({ country, latitude, longitude }: Stop) => [country, latitude, longitude];
  const places = [stops.map(placeOf), ahead && placeOf(ahead)];
  return `journey ${JSON.stringify([places, stage, transport, tone, state === 'customs_held'])}`;
}

function digestOf(photos: readonly Photo[]): string {
  const hash = createHash('sha256');
  for (const photo of photos) {
    if (photo instanceof Uint8Array) hash.update(`${photo.byteLength} `).update(photo);
    else hash.update(JSON.stringify(photo.key));
  }
  return hash.digest('base64');
}

const MAP_HEIGHT = 292;

/** A journey's picture as SVG: the map above the stages, or the stages alone if all places are in one country. */
async function journeySvg({ stops, ahead, ...journey }: Journey, tone: StateTone): Promise<string> {
  const strip = drawStageStrip(journey, tone);
  const [first, ...rest] = ahead === null ? stops : [...stops, ahead];
  const countries = new Set([first, ...rest].map((place) => place?.country));
  // Few people recognize a country by its shape alone.
  if (first === undefined || countries.size === 1) return svg(STRIP.height, strip);
  const route = routeThrough([first, ...rest]);
  const view = viewOf(extremesOf(route), STRIP.width, MAP_HEIGHT);
  const points = [route.start, ...route.legs.map(({ end }) => end)];
  const visits = [first, ...rest].map(({ country }, index) => ({
    country,
    at: points[index] ?? route.start,
  }));
  // The country ahead is tinted like those already passed; only the last one is where the parcel is.
  const inOrder = ahead === null ? visits : [...visits.slice(-1), ...visits.slice(0, -1)];
  const map = await drawMap(view, inOrder, TONE_COLOURS[tone]);
  const isAhead = ahead !== null && stops.length > 0;
  return svg(
    MAP_HEIGHT + STRIP.height,
    `<svg width="${STRIP.width}" height="${MAP_HEIGHT}">${map}</svg>${drawRouteLine(route, view, tone, isAhead)}<g transform="translate(0 ${MAP_HEIGHT})">${strip}</g>`,
  );
}

function svg(height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${STRIP.width}" height="${height}">${content}</svg>`;
}

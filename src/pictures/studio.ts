import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Log } from '../process/log.ts';
import { createTileDrawing, type DrawnPhotos, type PhotoTools } from './photos/draw-tiles.ts';
import { loadSharp, type SharpModule, toWebp } from './sharp.ts';

/** A drawn picture, ready to be attached to a message. */
export interface Picture {
  /** Name of the file, with its extension. */
  readonly name: string;
  /** WebP. */
  readonly bytes: Uint8Array;
}

/** A burst of pictures waits instead of filling the memory. */
const CONCURRENT_DRAWINGS = 2;
/** Pictures of photos have their own queue: they take seconds, and a hundred MB. */
const CONCURRENT_PHOTO_DRAWINGS = 1;
/** No more pictures than this wait, and none longer than this; otherwise, the message is sent without one. */
const MAX_WAITING = 100;
const MAX_WAIT_MS = 60_000;
const CACHE_BYTES = 16 * 1024 * 1024;

export interface StudioOptions {
  readonly enabled: boolean;
  readonly log: Log;
  /** Called when the first picture is drawn. */
  readonly load?: () => Promise<SharpModule>;
  /** Milliseconds; never goes back. */
  readonly now?: () => number;
}

type Draw = (sharp: SharpModule) => Promise<DrawnPhotos | null>;

/** Draws pictures in turn, each only once. Every function resolves to null instead of failing. */
export function createStudio({
  enabled,
  log,
  load = loadSharp,
  now = () => performance.now(),
}: StudioOptions) {
  const ofSvgs = createQueue(CONCURRENT_DRAWINGS, now);
  const ofPhotos = createQueue(CONCURRENT_PHOTO_DRAWINGS, now);
  const drawTile = createTileDrawing();
  let isBroken = false;
  let loading: Promise<SharpModule | null> | undefined;
  const sharp = () => {
    loading ??= load().catch((err: unknown) => {
      isBroken = true;
      log.warn({ err }, 'pictures unavailable: sharp cannot be loaded');
      return null;
    });
    return loading;
  };
  const cache = createCache(sharp);
  if (!enabled) log.info('pictures off: PICTURES is off');

  const picture = async (name: string, key: string, context: Draw): Promise<Picture | null> => {
    if (!enabled) return null;
    try {
      const drawn = await cache.fetch(key, { context });
      // A photo that is missing may arrive the next time.
      if (drawn?.isComplete === false) cache.delete(key);
      return drawn === undefined ? null : { name, bytes: drawn.bytes };
    } catch (err) {
      log.warn({ err, name }, 'picture not drawn');
      return null;
    }
  };

  return {
    /** False when pictures are off, and once sharp could not be loaded. */
    canDraw: () => enabled && !isBroken,
    /** @param key the same for the same picture */
    drawSvg: (name: string, key: string, svg: () => string | Promise<string>) =>
      picture(name, key, (module) =>
        ofSvgs(async () => ({
          bytes: await toWebp(module(Buffer.from(await svg()))),
          isComplete: true,
        })),
      ),
    drawPhotos: (name: string, key: string, draw: (tools: PhotoTools) => Promise<DrawnPhotos | null>) =>
      picture(name, key, (module) => ofPhotos(() => draw({ sharp: module, drawTile }))),
  };
}

function createCache(sharp: () => Promise<SharpModule | null>) {
  return new LRUCache<string, DrawnPhotos, Draw>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
    async fetchMethod(_key, _stale, { context: draw }) {
      const module = await sharp();
      return module === null ? undefined : ((await draw(module)) ?? undefined);
    },
  });
}

/** Draws a few pictures at once, and refuses those that would wait too long. */
function createQueue(concurrency: number, now: () => number) {
  const limit = pLimit(concurrency);
  return async <T>(draw: () => Promise<T>): Promise<T> => {
    const queuedAt = now();
    if (limit.pendingCount >= MAX_WAITING) throw new Error('too many pictures are waiting');
    return limit(() => {
      if (now() - queuedAt > MAX_WAIT_MS) throw new Error('waited too long for other pictures');
      return draw();
    });
  };
}

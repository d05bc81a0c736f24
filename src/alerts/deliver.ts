import { setMaxListeners } from 'node:events';
import { setImmediate as breath } from 'node:timers/promises';
import { heedEarlierLives } from './earlier-lives.ts';
import { createServe, type ServeOptions } from './serve.ts';

/** How often places are looked for that nobody told about: replayed, restored, or left by an earlier process. */
const SWEEP_MS = 3_000;
const BEGUN_TOGETHER = 25;

export interface Deliver {
  /** Starts looking for what is owed. */
  start(): void;
  /** These places are owed something: they are served at once. */
  owed(placeIds: readonly number[]): void;
  /** Sends nothing more, and resolves once what is being sent has finished. */
  stop(): Promise<void>;
}

/** Serves all places side by side: those that are owed something now, and those that an earlier process left so. */
export function createDeliver(options: ServeOptions): Deliver {
  const { store, pace, log, clock } = options;
  /** Places being served; `again` when something came meanwhile. */
  const serving = new Map<number, { again: boolean; readonly done: Promise<void> }>();
  const stopping = new AbortController();
  // Every place that waits listens.
  setMaxListeners(0, stopping.signal);
  const serve = createServe(options, stopping.signal);
  let sweep: NodeJS.Timeout | undefined;
  let started = false;

  const begin = (placeId: number): void => {
    const known = serving.get(placeId);
    if (known !== undefined) {
      known.again = true;
      return;
    }
    const done = serve(placeId)
      .catch((error: unknown) => log.error({ err: error, place: placeId }, 'serving a place failed'))
      .then(() => {
        const again = serving.get(placeId)?.again ?? false;
        serving.delete(placeId);
        if (again && !stopping.signal.aborted) begin(placeId);
      });
    serving.set(placeId, { again: false, done });
  };

  /** What is ready to be sent leaves before more is got ready: the first of a thousand does not wait for the last. */
  const beginAll = async (placeIds: readonly number[]): Promise<void> => {
    for (const [index, placeId] of placeIds.entries()) {
      if (index > 0 && index % BEGUN_TOGETHER === 0) await breath();
      begin(placeId);
    }
  };

  const lookAround = async (): Promise<void> => {
    try {
      if (!started) await heedEarlierLives(store, pace, clock());
      started = true;
      await store.deliveries.settle();
      await beginAll(await store.deliveries.owedPlaces());
    } catch (error) {
      log.error({ err: error }, 'could not look for what is owed');
    }
  };

  return {
    start() {
      void lookAround();
      sweep = setInterval(() => void lookAround(), SWEEP_MS);
    },
    owed(placeIds) {
      if (started && !stopping.signal.aborted) void beginAll(placeIds);
    },
    async stop() {
      clearInterval(sweep);
      stopping.abort();
      await Promise.all([...serving.values()].map(({ done }) => done));
    },
  };
}

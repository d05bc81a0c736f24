import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../process/log.ts';
import type { Arrivals, ScannedParcel } from './arrival.ts';

/** Learning takes about a millisecond, and waiting users go first: in a flood, only some of the parcels count. */
const PAUSE_MS = 50;
const MAX_WAITING = 500;

interface Seen {
  readonly load: () => Promise<ScannedParcel['updates']>;
  /** When the service answered or reported it; milliseconds since 1970, UTC. */
  readonly at: number;
  readonly watched: boolean;
}

export type ArrivalLearner = ReturnType<typeof createArrivalLearner>;

/** Learns from the parcels that the bot sees, one after the other in the background. */
export function createArrivalLearner({ arrivals, log }: { arrivals: Pick<Arrivals, 'learn'>; log: Log }) {
  const waiting = new Map<string, Seen>();
  const stopping = new AbortController();
  let learning = Promise.resolve();
  let isLearning = false;

  const learnAll = async (): Promise<void> => {
    for (const [number, { load, at, watched }] of waiting) {
      // Also before the first one, so that the user who asked for the parcel gets the answer first.
      await sleep(PAUSE_MS, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      waiting.delete(number);
      try {
        await arrivals.learn({ number, updates: await load() }, { at, watched });
      } catch (error) {
        // Statistics can do without.
        log.warn({ err: error }, 'parcel not learned from');
      }
    }
  };
  const add = (number: string, seen: Seen): void => {
    const known = waiting.get(number);
    if (known === undefined && waiting.size >= MAX_WAITING) return;
    waiting.set(number, { ...seen, watched: seen.watched || known?.watched === true });
    if (isLearning) return;
    isLearning = true;
    learning = learnAll().finally(() => {
      isLearning = false;
    });
  };

  return {
    /** The service has answered with a parcel's history. @param updates newest first */
    answered: (number: string, updates: ScannedParcel['updates'], at: number) =>
      add(number, { load: () => Promise.resolve(updates), at, watched: false }),
    /** The service has reported a scan. @param load the history, once it is the parcel's turn */
    reported: (number: string, load: Seen['load'], at: number) => add(number, { load, at, watched: true }),
    /** Resolves when all that was seen is learned. */
    settled: () => learning,
    /** Ends with the parcel that is being learned; the others count when they are seen again. */
    stop(): Promise<void> {
      stopping.abort();
      return learning;
    },
  };
}

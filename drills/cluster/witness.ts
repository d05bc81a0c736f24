import type { RestCall } from 'local-discord';
import type { LocalDiscord } from '../../sandbox/discord.ts';
import { sendingMoment } from './sending-moment.ts';

/** How often this process records that it isn't busy. */
const TICK_MS = 5;
const MAX_TICKS = 20_000;

/** A request to Discord. Times are from `performance.now()`. */
export interface SeenRequest extends Pick<RestCall, 'method' | 'route' | 'status' | 'body' | 'answer'> {
  /** Index of the machine; -1: none of them. */
  readonly machine: number;
  readonly arrivedAt: number;
  /** The earliest time it may have been sent, if known, or started waiting for this busy process. */
  readonly earliestAt: number;
  readonly endedAt: number;
}

/** A machine's session at the gateway began or ended. */
export interface SeenSession {
  readonly machine: number;
  readonly shard: number;
  readonly change: 'identified' | 'ready' | 'resumed' | 'closed';
  readonly at: number;
}

/** What Discord saw of each machine. */
export interface Witness {
  readonly requests: readonly SeenRequest[];
  readonly sessions: readonly SeenSession[];
  close(): void;
}

const CHANGES: ReadonlyMap<string, SeenSession['change']> = new Map([
  ['IDENTIFY', 'identified'],
  ['READY', 'ready'],
  ['RESUMED', 'resumed'],
]);

export function createWitness(
  discord: Pick<LocalDiscord, 'onWire'>,
  machineAt: (address: string) => number,
): Witness {
  const requests: SeenRequest[] = [];
  const sessions: SeenSession[] = [];
  const ticks: number[] = [];
  const timer = setInterval(() => {
    ticks.push(performance.now());
    if (ticks.length > 2 * MAX_TICKS) ticks.splice(0, MAX_TICKS);
  }, TICK_MS);
  const stop = discord.onWire((frame) => {
    const machine = machineAt(frame.address ?? '');
    if (frame.kind === 'rest') {
      const { method, route, headers, status, body, answer, arrivedAt, tookMs } = frame;
      const readable = earliestArrival(ticks, arrivedAt);
      const earliestAt = Math.min(readable, sendingMoment(headers) ?? readable);
      const endedAt = arrivedAt + tookMs;
      requests.push({ machine, method, route, status, body, answer, arrivedAt, earliestAt, endedAt });
      return;
    }
    const change = frame.name.startsWith('closed') ? 'closed' : CHANGES.get(frame.name);
    if (change === undefined || frame.shard === null) return;
    sessions.push({ machine, shard: frame.shard[0], change, at: performance.now() });
  });
  return {
    requests,
    sessions,
    close() {
      clearInterval(timer);
      stop();
    },
  };
}

/**
 * Timers run before sockets are read, so what is read after a tick may have arrived since the previous tick.
 * @param ticks ascending
 */
export function earliestArrival(ticks: readonly number[], arrivedAt: number): number {
  const index = ticks.findLastIndex((tick) => tick <= arrivedAt);
  return ticks[index - 1] ?? arrivedAt;
}

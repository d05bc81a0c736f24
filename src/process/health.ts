import { type Client, Status } from 'discord.js';
import type { Store } from '../store/index.ts';

/** Discord asks for a heartbeat every 41 s; two missed ones mean a dead line. */
const HEARTBEAT_FRESH_MS = 100_000;

/** What is ready and what is not; `ready` only when everything is. */
export interface Health {
  readonly ready: boolean;
  readonly gateway: boolean;
  readonly database: boolean;
  /** Alerts that can be posted and are not yet; null when the database cannot be read. */
  readonly waiting: number | null;
  /** Milliseconds that the oldest of them has waited; null when the database cannot be read. */
  readonly oldestWaitingMs: number | null;
}

/** The condition of this process, as `GET /readyz` tells it. */
export function createHealth(
  client: () => Client | undefined,
  store: Store,
  clock: () => number,
): () => Promise<Health> {
  const isAlive = () => {
    const newest = client();
    const shards = [...(newest?.ws.shards.values() ?? [])];
    return (
      newest?.isReady() === true &&
      shards.length > 0 &&
      shards.every(
        ({ status, lastPingTimestamp }) =>
          status === Status.Ready &&
          // The first heartbeat is sent some seconds after READY.
          (lastPingTimestamp <= 0 || clock() - lastPingTimestamp < HEARTBEAT_FRESH_MS),
      )
    );
  };
  return async () => {
    const gateway = isAlive();
    // Before the probe, which takes failures of this read into account.
    const backlog = await store.deliveries.backlog().catch(() => null);
    const database = backlog !== null && (await store.isWritable());
    const ready = gateway && database;
    if (backlog === null) return { ready, gateway, database, waiting: null, oldestWaitingMs: null };
    const { pending, oldestAt } = backlog;
    const oldestWaitingMs = oldestAt === null ? 0 : Math.max(0, clock() - oldestAt);
    return { ready, gateway, database, waiting: pending, oldestWaitingMs };
  };
}

/** Milliseconds of the last heartbeat, null before the first, undefined while not connected. */
export function pingOf(client: Client | undefined): number | null | undefined {
  if (client?.isReady() !== true) return undefined;
  const [shard] = client.ws.shards.values();
  if (shard?.status !== Status.Ready) return undefined;
  return shard.ping < 0 ? null : Math.round(shard.ping);
}

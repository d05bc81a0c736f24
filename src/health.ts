import { type Client, Status } from 'discord.js';
import type { Store } from './store/index.ts';

/** Discord asks for a heartbeat every 41 s; two missed ones mean a dead line. */
const HEARTBEAT_FRESH_MS = 100_000;

/** What is ready and what is not; `ready` only when everything is. */
export interface Health {
  readonly ready: boolean;
  readonly gateway: boolean;
  readonly database: boolean;
  /** Alerts that can be posted and are not yet. */
  readonly waiting: number;
  /** Milliseconds that the oldest of them has waited. */
  readonly oldestWaitingMs: number;
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
    const database = await store.isWritable();
    const { waiting, oldestAt } = await store.deliveries.backlog();
    const oldestWaitingMs = oldestAt === null ? 0 : Math.max(0, clock() - oldestAt);
    return { ready: gateway && database, gateway, database, waiting, oldestWaitingMs };
  };
}

/** Milliseconds of the last heartbeat, null before the first, undefined while not connected. */
export function pingOf(client: Client | undefined): number | null | undefined {
  if (client?.isReady() !== true) return undefined;
  const [shard] = client.ws.shards.values();
  if (shard?.status !== Status.Ready) return undefined;
  return shard.ping < 0 ? null : Math.round(shard.ping);
}

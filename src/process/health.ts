import { type Client, Status } from 'discord.js';

/** Discord requests a heartbeat every 41 s; after two missed ones the connection is considered dead. */
const HEARTBEAT_FRESH_MS = 100_000;

/** Which parts are ready; `ready` if all of them are. */
export interface Health {
  readonly ready: boolean;
  readonly gateway: boolean;
  readonly database: boolean;
  /** Pending alerts of destinations that are not suspended; null when the database cannot be read. */
  readonly waiting: number | null;
  /** How long the oldest of them has been pending, milliseconds; null when the database cannot be read. */
  readonly oldestWaitingMs: number | null;
}

/** What the health of the database is computed from. */
interface DatabaseHealth {
  /** The pending alerts of destinations that are not suspended. */
  backlog(): Promise<{ readonly pending: number; readonly oldestAt: number | null }>;
  isWritable(): Promise<boolean>;
}

/** The health of this process, as `GET /readyz` reports it. */
export function createHealth(
  client: () => Client | undefined,
  { backlog: readBacklog, isWritable }: DatabaseHealth,
  clock: () => number,
): () => Promise<Health> {
  const isGatewayReady = () => {
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
    const gateway = isGatewayReady();
    // Before `isWritable`, which takes a failure of this read into account.
    const backlog = await readBacklog().catch(() => null);
    const database = backlog !== null && (await isWritable());
    const ready = gateway && database;
    if (backlog === null) return { ready, gateway, database, waiting: null, oldestWaitingMs: null };
    const { pending, oldestAt } = backlog;
    const oldestWaitingMs = oldestAt === null ? 0 : Math.max(0, clock() - oldestAt);
    return { ready, gateway, database, waiting: pending, oldestWaitingMs };
  };
}

/** Round trip of the last heartbeat in milliseconds; null before the first, undefined while not connected. */
export function pingOf(client: Client | undefined): number | null | undefined {
  if (client?.isReady() !== true) return undefined;
  const [shard] = client.ws.shards.values();
  if (shard?.status !== Status.Ready) return undefined;
  return shard.ping < 0 ? null : Math.round(shard.ping);
}

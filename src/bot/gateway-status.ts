import { type Client, Status } from 'discord.js';

/** Discord requests a heartbeat every 41 s; after two missed ones the connection is considered dead. */
const HEARTBEAT_FRESH_MS = 100_000;

export interface GatewayStatus {
  /** `ready`: every shard of this process is connected; `standby`: it has none, because other processes serve them. */
  readonly state: 'ready' | 'connecting' | 'standby';
  /** The shards that this process serves. */
  readonly shards: readonly number[];
  /** Those of them that are connected and get answers to their heartbeats. */
  readonly connected: readonly number[];
}

/** Whether a shard of this client is connected and gets answers to its heartbeats. */
export function isConnected(client: Client | undefined, shard: number, clock: () => number): boolean {
  const connection = client?.ws.shards.get(shard);
  return (
    connection?.status === Status.Ready &&
    // The first heartbeat is sent some seconds after READY.
    (connection.lastPingTimestamp <= 0 || clock() - connection.lastPingTimestamp < HEARTBEAT_FRESH_MS)
  );
}

/** Round trip of the last heartbeat in milliseconds; null before the first, undefined while not connected. */
export function pingOf(client: Client | undefined): number | null | undefined {
  if (client?.isReady() !== true) return undefined;
  const [shard] = client.ws.shards.values();
  if (shard?.status !== Status.Ready) return undefined;
  return shard.ping < 0 ? null : Math.round(shard.ping);
}

import { type Client, Status } from 'discord.js';

/** Discord requests a heartbeat every 41 s; after two missed ones the connection is considered dead. */
const HEARTBEAT_FRESH_MS = 100_000;

/** Whether all shards are connected and get answers to their heartbeats. */
export function isGatewayReady(client: Client | undefined, clock: () => number): boolean {
  const shards = [...(client?.ws.shards.values() ?? [])];
  return (
    client?.isReady() === true &&
    shards.length > 0 &&
    shards.every(
      ({ status, lastPingTimestamp }) =>
        status === Status.Ready &&
        // The first heartbeat is sent some seconds after READY.
        (lastPingTimestamp <= 0 || clock() - lastPingTimestamp < HEARTBEAT_FRESH_MS),
    )
  );
}

/** Round trip of the last heartbeat in milliseconds; null before the first, undefined while not connected. */
export function pingOf(client: Client | undefined): number | null | undefined {
  if (client?.isReady() !== true) return undefined;
  const [shard] = client.ws.shards.values();
  if (shard?.status !== Status.Ready) return undefined;
  return shard.ping < 0 ? null : Math.round(shard.ping);
}

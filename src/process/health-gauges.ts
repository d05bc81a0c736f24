import type { Health } from './health.ts';
import type { Gauges } from './instruments.ts';

const TASKS = ['jobs', 'polls'];
const SUSPENSION_REASONS = ['gone', 'forbidden', 'dm_closed', 'unsuitable'];

/** Where the gauges of the process's condition are read from, whenever the page is requested. */
export interface HealthSources {
  readonly health: () => Promise<Health>;
  /** Milliseconds of the last heartbeat; undefined or null: not known. */
  readonly pingMs: () => number | null | undefined;
  /** Sizes of the database and of its -wal file. */
  readonly databaseSize: () => { readonly bytes: number; readonly walBytes: number };
}

/** Brings the gauges of the process's condition up to date. */
export async function updateHealthGauges(
  gauges: Gauges,
  { health, pingMs, databaseSize }: HealthSources,
): Promise<void> {
  const { gateway, database, waiting, oldestWaitingMs, held, suspended, share } = await health();
  gauges.queueLength.set(waiting ?? Number.NaN);
  gauges.queueAge.set((oldestWaitingMs ?? Number.NaN) / 1_000);
  gauges.queueHeld.set(held ?? Number.NaN);
  for (const reason of SUSPENSION_REASONS) {
    gauges.suspended.set({ reason }, suspended === null ? Number.NaN : (suspended[reason] ?? 0));
  }
  gauges.gatewayUp.set(gateway ? 1 : 0);
  gauges.databaseWritable.set(database ? 1 : 0);
  gauges.shards.set(share.shards.length);
  gauges.shardsConfigured.set(share.shardCount);
  gauges.shardsConnected.set(share.connectedShards.length);
  gauges.partitions.set(share.partitions);
  for (const task of TASKS) gauges.tasks.set({ task }, share.tasks.includes(task) ? 1 : 0);
  gauges.processes.set(share.processes ?? Number.NaN);
  const size = databaseSize();
  gauges.databaseBytes.set(size.bytes);
  gauges.walBytes.set(size.walBytes);
  const ping = pingMs();
  if (ping !== undefined && ping !== null) gauges.gatewayPing.set(ping / 1_000);
}

import type { Health } from '../../src/process/health.ts';

/** The health of an idle process that does everything alone. */
export const READY: Health = {
  ready: true,
  gateway: true,
  database: true,
  waiting: 0,
  oldestWaitingMs: 0,
  held: 0,
  suspended: {},
  share: {
    gateway: 'ready',
    shards: [0],
    connectedShards: [0],
    shardCount: 1,
    partitions: 64,
    tasks: ['jobs', 'polls'],
    processes: 1,
  },
};

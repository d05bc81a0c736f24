import { createCluster } from '../../src/cluster/index.ts';
import { PARTITIONS } from '../../src/cluster/ownership.ts';
import { createLog } from '../../src/process/log.ts';
import { createClusterStore } from '../../src/store/postgres/cluster-store.ts';

/**
 * A process that takes part until it is killed, and stops on SIGTERM. Every few milliseconds, it prints what
 * it may use: the time on the clock shared by all processes of the machine, and a letter for each partition.
 */
const [databaseUrl = '', timing = '{}'] = process.argv.slice(2);
const EVERY_MS = 5;
const NUMBERS = Array.from({ length: PARTITIONS }, (_, partition) => partition);

const store = createClusterStore(databaseUrl);
const cluster = createCluster({
  store,
  shards: 2,
  version: '1.0.0',
  log: createLog('silent'),
  timing: JSON.parse(timing),
});
const printer = setInterval(() => {
  const owned = NUMBERS.map((partition) => (cluster.ownership.ownsDestination(partition) ? '1' : '0'));
  process.stdout.write(`${Number(process.hrtime.bigint()) / 1e6} ${owned.join('')}\n`);
}, EVERY_MS);
process.once('SIGTERM', async () => {
  await cluster.stop();
  clearInterval(printer);
  await store.close();
});
await cluster.start();

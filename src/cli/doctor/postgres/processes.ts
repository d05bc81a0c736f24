import { CLUSTER_TIMING } from '../../../cluster/cluster-timing.ts';
import { describeMembers, type Member } from '../../../cluster/members.ts';
import { PARTITIONS } from '../../../cluster/ownership.ts';
import { conflictBetween } from '../../../cluster/shard-count.ts';
import { loadSettings, settings } from '../../../config.ts';
import { loadPostgres } from '../../../store/postgres/load.ts';
import type { Check } from '../check.ts';
import { bad, type Finding, good, warning } from '../finding.ts';
import { inspectedServer, postgresUrl } from './server.ts';

const TASKS = ['jobs', 'polls'];

/** The processes that share the database, and whether together they do everything. */
const processes: Check = {
  name: 'processes',
  async run() {
    const { migrations } = await inspectedServer();
    if (migrations.applied.length === 0) return good('none yet');
    const { SHARD_COUNT } = loadSettings(settings.pick({ SHARD_COUNT: true }));
    const { createClusterStore } = await loadPostgres();
    const store = createClusterStore(postgresUrl());
    try {
      const members = describeMembers(await store.read(), CLUSTER_TIMING.leaseMs);
      const conflict = conflictBetween(SHARD_COUNT, members);
      if (conflict !== null) return bad(`${labelOf(members)}: ${conflict}`, ...members.map(lineOf));
      return toFinding(members, SHARD_COUNT);
    } finally {
      await store.close();
    }
  },
};
export default processes;

function toFinding(members: readonly Member[], shardCount: number): Finding {
  if (members.length === 0) return good('no bot is running');
  const says = labelOf(members);
  const lines = members.map(lineOf);
  const problems = problemsOf(members, shardCount);
  return problems.length === 0
    ? good(says, ...lines)
    : warning(`${says}; ${problems.join('; ')}`, ...lines, ...ADVICE);
}

const labelOf = ({ length }: readonly Member[]) => (length === 1 ? '1 process' : `${length} processes`);

const ADVICE = [
  'During a start or a restart this passes within half a minute. Otherwise see the log of each process.',
];

/** `host-a (0.1.0, for 2,345 s): shards 0 2, 32 of 64 partitions, polls`. */
function lineOf({ host, version, ageMs, shards, partitions, tasks }: Member): string {
  const parts = [
    shards.length === 0 ? 'no shard' : `shards ${shards.map(({ shard }) => shard).join(' ')}`,
    `${partitions} of ${PARTITIONS} partitions`,
    ...tasks,
  ];
  return `${host} (${version}, for ${Math.round(ageMs / 1_000).toLocaleString('en')} s): ${parts.join(', ')}`;
}

function problemsOf(members: readonly Member[], shardCount: number): string[] {
  const versions = new Set(members.map(({ version }) => version));
  const held = members.flatMap(({ shards }) => shards);
  const free = Array.from({ length: shardCount }, (_, shard) => shard).filter(
    (shard) => !held.some((each) => each.shard === shard),
  );
  const unready = held.filter(({ isReady }) => !isReady).map(({ shard }) => shard);
  const partitions = PARTITIONS - members.reduce((sum, member) => sum + member.partitions, 0);
  const tasks = TASKS.filter((task) => !members.some((member) => member.tasks.includes(task)));
  return [
    ...(versions.size > 1 ? [`of different versions: ${[...versions].join(', ')}`] : []),
    ...(free.length > 0 ? [`nobody serves the shards ${free.join(' ')}`] : []),
    ...(unready.length > 0 ? [`the shards ${unready.join(' ')} are not connected`] : []),
    ...(partitions > 0 ? [`nobody posts in ${partitions} of ${PARTITIONS} partitions of the channels`] : []),
    ...(tasks.length > 0 ? [`nobody runs ${tasks.join(' and ')}`] : []),
  ];
}

import { CLUSTER_TIMING } from '../../cluster/cluster-timing.ts';
import { conflictBetween, describeMembers, type Member } from '../../cluster/members.ts';
import { PARTITIONS } from '../../cluster/ownership.ts';
import { loadSettings, settings } from '../../config/config.ts';
import { isPollingBehind, pollIntervalMs } from '../../domain/alerts/poll-interval.ts';
import { callerLimitOf } from '../../service/fair-queue.ts';
import { loadPostgres } from '../../store/postgres/load.ts';
import { readSuspendedDestinations, type SuspendedDestination } from '../../store/suspensions.ts';
import { type PollLoad, readPollLoad } from '../../store/topics.ts';
import { existingDatabase } from './database.ts';
import { bad, countLabel, type Finding, good, requireEarlier, warning } from './finding.ts';
import type { InspectedServer } from './postgres.ts';

const TASKS = ['jobs', 'polls'];

/** Checks that the processes on the database together do all the work. */
export async function checkProcesses({ url, migrations }: InspectedServer): Promise<Finding> {
  if (migrations.applied.length === 0) return good('none yet');
  const { SHARD_COUNT } = loadSettings(settings.pick({ SHARD_COUNT: true }));
  const { createClusterStore } = await loadPostgres();
  const store = createClusterStore(url);
  try {
    const members = describeMembers(await store.read(), CLUSTER_TIMING.leaseMs);
    const conflict = conflictBetween(SHARD_COUNT, members);
    const says = members.length === 1 ? '1 process' : `${members.length} processes`;
    const lines = members.map(lineOfProcess);
    if (conflict !== null) return bad(`${says}: ${conflict}`, ...lines);
    if (members.length === 0) return good('no bot is running');
    const problems = problemsOf(members, SHARD_COUNT);
    if (problems.length === 0) return good(says, ...lines);
    return warning(`${says}; ${problems.join('; ')}`, ...lines, START_TAKES_TIME);
  } finally {
    await store.close();
  }
}

const START_TAKES_TIME =
  'During a start or a restart this passes within half a minute. Otherwise see the log of each process.';

/** `host-a (0.1.0, for 2,345 s): shards 0 2, 32 of 64 partitions, polls`. */
function lineOfProcess({ host, version, ageMs, shards, partitions, tasks }: Member): string {
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

const MINUTE_MS = 60_000;
/** The service's speed under load is unknown; web services usually take about this long. */
const ASSUMED_CALL_MS = 500;

const REDUCE_LOAD = 'Raise POLL_MINUTES or API_CONCURRENCY, or ask the service whether it allows more.';

export async function checkPolling(): Promise<Finding> {
  const { POLL_MINUTES, API_CONCURRENCY } = loadSettings(
    settings.pick({ POLL_MINUTES: true, API_CONCURRENCY: true }),
  );
  if (POLL_MINUTES === 0) return good('off (POLL_MINUTES=0): updates come only by webhook');
  const address = existingDatabase();
  if (address === null) return good('nothing is followed yet');
  const now = Date.now();
  const load = await requireEarlier(readPollLoad(address, now), 'database');
  return judgePolling(load, POLL_MINUTES * MINUTE_MS, API_CONCURRENCY, now);
}

function judgePolling(
  { topicsByQuietPolls, overdue, oldestDueAt }: PollLoad,
  baseMs: number,
  calls: number,
  now: number,
): Finding {
  const groups = [...topicsByQuietPolls];
  const topics = groups.reduce((sum, [, count]) => sum + count, 0);
  const needed = groups.reduce(
    (sum, [quiet, count]) => sum + (count * MINUTE_MS) / pollIntervalMs(baseMs, quiet),
    0,
  );
  const possible = callerLimitOf(calls) * (MINUTE_MS / ASSUMED_CALL_MS);
  const load = `${topics} followed parcels and products need about ${countLabel(Math.ceil(needed), 'poll')} a minute`;
  if (oldestDueAt !== null && isPollingBehind(oldestDueAt, baseMs, now)) {
    const lateMin = Math.round((now - oldestDueAt) / MINUTE_MS);
    return warning(
      `${overdue} of ${topics} followed parcels and products are overdue, the oldest for ${lateMin} min`,
      'If the bot was not running, it catches up. If it was, there is too much to poll, or the service fails.',
      REDUCE_LOAD,
    );
  }
  if (needed <= possible) return good(load);
  return warning(`${load}; about ${possible} are possible at ${ASSUMED_CALL_MS} ms a call`, REDUCE_LOAD);
}

/** Further ones are only counted. */
const MAX_LISTED = 10;

export async function checkSuspendedChannels(): Promise<Finding> {
  const address = existingDatabase();
  const suspended =
    address === null ? [] : await requireEarlier(readSuspendedDestinations(address), 'database');
  const channels = suspended.filter(({ kind }) => kind === 'channel');
  const people = suspended.length - channels.length;
  const dms = people === 0 ? '' : `; people whose DMs are closed: ${people}`;
  if (channels.length === 0) return good(`none${dms}`);
  return warning(
    `${channels.length === 1 ? '1 channel accepts' : `${channels.length} channels accept`} no alerts${dms}`,
    ...channels.slice(0, MAX_LISTED).map(lineOfChannel),
    ...(channels.length > MAX_LISTED ? [`… and ${channels.length - MAX_LISTED} more`] : []),
    'forbidden: give the bot View Channels, Send Messages and Embed Links there; gone: the channel was deleted, or the bot removed;',
    'unsuitable: a locked thread, or a forum. Alerts are kept for 7 days. Once it is fixed: npm run events -- retry',
  );
}

function lineOfChannel({ discordId, guildId, suspendedAt, suspensionReason }: SuspendedDestination): string {
  const where = guildId === null ? '' : ` in server ${guildId}`;
  const since = suspendedAt === null ? '' : ` since ${new Date(suspendedAt).toISOString()}`;
  return `channel ${discordId}${where}: ${suspensionReason}${since}`;
}

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { BUILD } from './build.ts';
import type { Health } from './health.ts';
import type { Metrics } from './metrics.ts';

/** What `GET /metrics` shows. */
export interface MetricsPage {
  /** Prometheus' text format. */
  readonly contentType: string;
  text(): Promise<string>;
}

/**
 * Metrics for Prometheus.
 * @param databaseSize without it, both sizes are 0
 * @param droppedLogLines how many lines of the log could not be written
 */
export function createMetrics(
  health: HealthSources['health'],
  pingMs: HealthSources['pingMs'],
  databaseSize: HealthSources['databaseSize'] = () => ({ bytes: 0, walBytes: 0 }),
  droppedLogLines = () => 0,
): Metrics & MetricsPage {
  const registry = createRegistry();
  const counters = createCounters(registry);
  const histograms = createHistograms(registry);
  const gauges = createGauges(registry);
  const { version, commit } = BUILD;
  gauges.buildInfo.set({ version, commit }, 1);
  startAtZero(counters);
  return {
    command(command, outcome, tookMs) {
      counters.commands.inc({ command, outcome });
      histograms.command.observe({ command }, tookMs / 1_000);
    },
    apiCall(operation, outcome, tookMs) {
      counters.apiCalls.inc({ operation, outcome });
      histograms.api.observe({ operation }, tookMs / 1_000);
    },
    apiCache: (operation, result) => counters.apiCache.inc({ operation, result }),
    apiWaiting: (priority, count) => gauges.apiWaiting.set({ priority }, count),
    event: (kind, outcome) => counters.events.inc({ kind, outcome }),
    delivery(outcome, tookMs) {
      counters.deliveries.inc({ outcome });
      if (tookMs !== undefined) histograms.delivery.observe(tookMs / 1_000);
    },
    chatLinks: (outcome) => counters.chatLinks.inc({ outcome }),
    poll: (outcome) => counters.polls.inc({ outcome }),
    polling(topics, overdue, lagMs) {
      gauges.pollTopics.set(topics);
      gauges.pollOverdue.set(overdue);
      gauges.pollLag.set(lagMs / 1_000);
    },
    refusal: (status) => counters.refusals.inc({ status: String(status) }),
    contentType: registry.contentType,
    async text() {
      await updateHealthGauges(gauges, { health, pingMs, databaseSize });
      counters.logLinesDropped.reset();
      counters.logLinesDropped.inc(droppedLogLines());
      return registry.metrics();
    },
  };
}

const MISNAMED_METRICS = ['handles', 'requests', 'resources'].map((what) => `nodejs_active_${what}_total`);

/** A registry with the metrics of Node.js itself. */
function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // Gauges that are named like counters, which Prometheus' linter refuses. The same numbers by type stay.
  for (const name of MISNAMED_METRICS) registry.removeSingleMetric(name);
  return registry;
}

/** A counter that first appears with its first failure shows no increase, so no alert rule would fire. */
function startAtZero({ events, deliveries, refusals }: Counters): void {
  for (const outcome of ['refused', 'failed']) events.inc({ kind: 'unknown', outcome }, 0);
  for (const outcome of ['dropped', 'suspended']) deliveries.inc({ outcome }, 0);
  for (const status of ['401', '403', '429']) refusals.inc({ status }, 0);
}

/** Seconds: people wait for commands, and the bot for calls of the service. */
const RESPONSE_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 20];
const DELIVERY_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300, 1_800];

/** What only ever increases. */
function createCounters(registry: Registry) {
  const counter = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  return {
    commands: counter('haulmate_commands_total', 'Commands and presses', 'command', 'outcome'),
    apiCalls: counter(
      'haulmate_api_calls_total',
      'Calls of the service, retries included',
      'operation',
      'outcome',
    ),
    apiCache: counter('haulmate_api_cache_total', 'Lookups in the cache', 'operation', 'result'),
    events: counter('haulmate_events_total', 'Events posted to the receiver', 'kind', 'outcome'),
    deliveries: counter('haulmate_deliveries_total', 'Alerts', 'outcome'),
    chatLinks: counter('haulmate_chat_links_total', 'Messages with product links', 'outcome'),
    polls: counter('haulmate_polls_total', 'Polls of followed topics', 'outcome'),
    logLinesDropped: counter(
      'haulmate_log_lines_dropped_total',
      'Lines of the log that could not be written',
    ),
    refusals: counter('haulmate_discord_refusals_total', 'Requests refused by Discord', 'status'),
  };
}

/** How long things take. */
function createHistograms(registry: Registry) {
  const histogram = <L extends string>(name: string, help: string, buckets: number[], ...labelNames: L[]) =>
    new Histogram({ name, help, buckets, labelNames, registers: [registry] });
  return {
    command: histogram(
      'haulmate_command_seconds',
      'From the use of a command to its answer',
      RESPONSE_BUCKETS,
      'command',
    ),
    api: histogram(
      'haulmate_api_seconds',
      'Duration of one call of the service',
      RESPONSE_BUCKETS,
      'operation',
    ),
    delivery: histogram(
      'haulmate_delivery_seconds',
      'From the acceptance of an event to its message',
      DELIVERY_BUCKETS,
    ),
  };
}

/** How things are at the moment. */
function createGauges(registry: Registry) {
  const gauge = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  return {
    apiWaiting: gauge('haulmate_api_waiting', 'Calls of the service that wait for a free slot', 'priority'),
    pollTopics: gauge('haulmate_poll_topics', 'Followed topics that are polled'),
    pollOverdue: gauge('haulmate_poll_overdue', 'Those of them that are due and have not been polled yet'),
    pollLag: gauge('haulmate_poll_lag_seconds', 'How long the longest overdue of them has waited'),
    buildInfo: gauge('haulmate_build_info', 'What this process was built from', 'version', 'commit'),
    queueLength: gauge('haulmate_queue_length', 'Alerts that can be posted and are not yet'),
    queueAge: gauge('haulmate_queue_age_seconds', 'How long the oldest of them has waited'),
    queueHeld: gauge('haulmate_queue_held', 'Alerts held back for quiet hours or a digest'),
    suspended: gauge(
      'haulmate_suspended_destinations',
      'Channels and DMs that accept no alerts, while the bot still tries them',
      'reason',
    ),
    gatewayUp: gauge('haulmate_gateway_up', 'Whether the gateway is connected and alive'),
    gatewayPing: gauge('haulmate_gateway_ping_seconds', 'The last heartbeat'),
    shards: gauge('haulmate_shards', 'Shards that this process serves'),
    shardsConfigured: gauge('haulmate_shards_configured', 'Shards of the bot, in all processes'),
    shardsConnected: gauge('haulmate_shards_connected', 'Those of them that are connected and alive'),
    partitions: gauge('haulmate_partitions', 'Parts of the destinations that this process posts at, of 64'),
    tasks: gauge('haulmate_tasks', 'Whether this process does what one process does for all', 'task'),
    processes: gauge('haulmate_processes', 'Processes that share the database and are alive'),
    databaseWritable: gauge('haulmate_database_writable', 'Whether the database can be written'),
    databaseBytes: gauge('haulmate_database_bytes', 'Size of the database file'),
    walBytes: gauge('haulmate_wal_bytes', 'Size of the -wal file beside it'),
  };
}

type Counters = ReturnType<typeof createCounters>;
type Gauges = ReturnType<typeof createGauges>;

const TASKS = ['jobs', 'polls'];
const SUSPENSION_REASONS = ['gone', 'forbidden', 'dm_closed', 'unsuitable'];

/** Where the gauges of the process's condition are read from, whenever the page is requested. */
interface HealthSources {
  readonly health: () => Promise<Health>;
  /** Milliseconds of the last heartbeat; undefined or null: not known. */
  readonly pingMs: () => number | null | undefined;
  /** Sizes of the database and of its -wal file. */
  readonly databaseSize: () => { readonly bytes: number; readonly walBytes: number };
}

/** Brings the gauges of the process's condition up to date. */
async function updateHealthGauges(
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

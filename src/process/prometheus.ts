import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { BUILD } from './build.ts';
import { DATABASE_MS, type Health } from './health.ts';
import type { Metrics } from './metrics.ts';
import { createAnswerInTime } from './timing/waiting.ts';

/** What `GET /metrics` shows. */
export interface MetricsPage {
  /** Prometheus' text format. */
  readonly contentType: string;
  text(): Promise<string>;
}

/**
 * Metrics for Prometheus.
 * @param pingMs milliseconds of the last heartbeat; undefined or null: not known
 * @param databaseSize sizes of the database and of its -wal file; without it, both are 0
 * @param droppedLogLines how many lines of the log could not be written
 * @param readAccuracy how many recent arrival windows were compared, and how many held; may reject
 */
export function createMetrics(
  health: () => Promise<Health>,
  pingMs: () => number | null | undefined,
  databaseSize = () => ({ bytes: 0, walBytes: 0 }),
  droppedLogLines = () => 0,
  readAccuracy: () => Promise<readonly WindowAccuracy[]> = () => Promise.resolve([]),
): Metrics & MetricsPage {
  const registry = createRegistry();
  const counters = createCounters(registry);
  const histograms = createHistograms(registry);
  const gauges = createGauges(registry);
  const updateConditions = createConditions(registry);
  const updateAccuracy = createAccuracy(registry);
  const accuracyInTime = createAnswerInTime(readAccuracy, DATABASE_MS);
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
      const [condition, accuracy] = await Promise.all([health(), accuracyInTime()]);
      updateConditions(condition, pingMs(), databaseSize());
      updateAccuracy(accuracy ?? []);
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
  // Removes gauges named like counters, which Prometheus' linter rejects. The same figures by type stay.
  for (const name of MISNAMED_METRICS) registry.removeSingleMetric(name);
  return registry;
}

/** A counter that first appears with its first failure shows no increase, so no alert rule would fire. */
function startAtZero({ events, deliveries, refusals }: ReturnType<typeof createCounters>): void {
  for (const outcome of ['refused', 'failed']) events.inc({ kind: 'unknown', outcome }, 0);
  for (const outcome of ['dropped', 'suspended']) deliveries.inc({ outcome }, 0);
  for (const status of ['401', '403', '429']) refusals.inc({ status }, 0);
}

function createCounters(registry: Registry) {
  const counter = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Counter({ name: `haulmate_${name}`, help, labelNames, registers: [registry] });
  return {
    commands: counter('commands_total', 'Commands and presses', 'command', 'outcome'),
    apiCalls: counter('api_calls_total', 'Calls of the service, retries included', 'operation', 'outcome'),
    apiCache: counter('api_cache_total', 'Lookups in the cache', 'operation', 'result'),
    events: counter('events_total', 'Events posted to the receiver', 'kind', 'outcome'),
    deliveries: counter('deliveries_total', 'Alerts', 'outcome'),
    chatLinks: counter('chat_links_total', 'Messages with product links', 'outcome'),
    polls: counter('polls_total', 'Polls of followed topics', 'outcome'),
    logLinesDropped: counter('log_lines_dropped_total', 'Lines of the log that could not be written'),
    refusals: counter('discord_refusals_total', 'Requests refused by Discord', 'status'),
  };
}

/** Buckets in seconds, for commands and calls to the service. */
const RESPONSE = [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 20];
const DELIVERY = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300, 1_800];

function createHistograms(registry: Registry) {
  const histogram = <L extends string>(name: string, help: string, buckets: number[], ...labelNames: L[]) =>
    new Histogram({ name: `haulmate_${name}`, help, buckets, labelNames, registers: [registry] });
  return {
    command: histogram('command_seconds', 'From the use of a command to its answer', RESPONSE, 'command'),
    api: histogram('api_seconds', 'Duration of one call of the service', RESPONSE, 'operation'),
    delivery: histogram('delivery_seconds', 'From the acceptance of an event to its message', DELIVERY),
  };
}

const gaugeOf = <L extends string>(registry: Registry, name: string, help: string, ...labelNames: L[]) =>
  new Gauge({ name: `haulmate_${name}`, help, labelNames, registers: [registry] });

/** Gauges that are set when their value changes. */
function createGauges(registry: Registry) {
  return {
    apiWaiting: gaugeOf(
      registry,
      'api_waiting',
      'Calls of the service that wait for a free slot',
      'priority',
    ),
    pollTopics: gaugeOf(registry, 'poll_topics', 'Followed topics that are polled'),
    pollOverdue: gaugeOf(registry, 'poll_overdue', 'Those of them that are due and have not been polled yet'),
    pollLag: gaugeOf(registry, 'poll_lag_seconds', 'How long the longest overdue of them has waited'),
    buildInfo: gaugeOf(registry, 'build_info', 'What this process was built from', 'version', 'commit'),
  };
}

/** How well arrival windows held. */
interface WindowAccuracy {
  readonly checkpoint: string;
  readonly judged: number;
  readonly held: number;
}

const HELD = 'The share of the windows of arrivals that held lately, by the stage of the parcel';
const JUDGED = 'How many windows of arrivals that is the share of; earlier ones count less and less';

function createAccuracy(registry: Registry) {
  const heldRatio = gaugeOf(registry, 'arrival_windows_held_ratio', HELD, 'checkpoint');
  const judgedGauge = gaugeOf(registry, 'arrival_windows_judged', JUDGED, 'checkpoint');
  return (accuracy: readonly WindowAccuracy[]): void => {
    for (const { checkpoint, judged, held } of accuracy) {
      heldRatio.set({ checkpoint }, held / judged);
      judgedGauge.set({ checkpoint }, judged);
    }
  };
}

const TASKS = ['jobs', 'polls'];
const SUSPENSION_REASONS = ['gone', 'forbidden', 'dm_closed', 'unsuitable'];
const SUSPENDED = 'Channels and DMs that accept no alerts, while the bot still tries them';

/** The process's condition; null: unknown. */
const CONDITIONS: readonly (readonly [name: string, help: string, read: (now: Health) => number | null])[] = [
  ['queue_length', 'Alerts that can be posted and are not yet', ({ waiting }) => waiting],
  ['queue_age_seconds', 'How long the oldest of them has waited', (now) => inSeconds(now.oldestWaitingMs)],
  ['queue_held', 'Alerts held back for quiet hours or a digest', ({ held }) => held],
  ['gateway_up', 'Whether the gateway is connected and alive', ({ gateway }) => Number(gateway)],
  ['shards', 'Shards that this process serves', ({ share }) => share.shards.length],
  ['shards_configured', 'Shards of the bot, in all processes', ({ share }) => share.shardCount],
  [
    'shards_connected',
    'Those of them that are connected and alive',
    (now) => now.share.connectedShards.length,
  ],
  [
    'partitions',
    'Parts of the destinations that this process posts at, of 64',
    ({ share }) => share.partitions,
  ],
  ['processes', 'Processes that share the database and are alive', ({ share }) => share.processes],
  ['database_writable', 'Whether the database can be written', ({ database }) => Number(database)],
];

const inSeconds = (ms: number | null) => (ms === null ? null : ms / 1_000);

/** Gauges that are updated whenever the page is requested. */
function createConditions(registry: Registry) {
  const conditions = CONDITIONS.map(([name, help, read]) => ({ gauge: gaugeOf(registry, name, help), read }));
  const suspendedGauge = gaugeOf(registry, 'suspended_destinations', SUSPENDED, 'reason');
  const ping = gaugeOf(registry, 'gateway_ping_seconds', 'The last heartbeat');
  const tasks = gaugeOf(registry, 'tasks', 'Whether this process does what one process does for all', 'task');
  const databaseBytes = gaugeOf(registry, 'database_bytes', 'Size of the database file');
  const walBytesGauge = gaugeOf(registry, 'wal_bytes', 'Size of the -wal file beside it');
  return (
    now: Health,
    pingMs: number | null | undefined,
    { bytes, walBytes }: { readonly bytes: number; readonly walBytes: number },
  ): void => {
    const { suspended, share } = now;
    for (const { gauge, read } of conditions) gauge.set(read(now) ?? Number.NaN);
    for (const reason of SUSPENSION_REASONS) {
      suspendedGauge.set({ reason }, suspended === null ? Number.NaN : (suspended[reason] ?? 0));
    }
    for (const task of TASKS) tasks.set({ task }, Number(share.tasks.includes(task)));
    databaseBytes.set(bytes);
    walBytesGauge.set(walBytes);
    if (pingMs !== undefined && pingMs !== null) ping.set(pingMs / 1_000);
  };
}

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { BUILD } from './build.ts';
import type { Health } from './health.ts';

/** What became of a command or a press. `told`: the asker was told what is wrong. */
export type CommandOutcome = 'answered' | 'rejected' | 'failed' | 'too_late';
export type EventOutcome = 'accepted' | 'duplicate' | 'ignored' | 'refused' | 'failed';
export type DeliveryOutcome = 'sent' | 'retried' | 'suspended' | 'dropped';
/** `refused`: the service does not know the topic; `broken`: a fault of the bot; `stopped`: the process ended. */
export type PollOutcome = 'updated' | 'quiet' | 'refused' | 'failed' | 'broken' | 'stopped';
export type ChatOutcome = 'replied' | 'skipped' | 'failed';

/** Counts what happens. Whoever counts names only what cannot grow: commands, operations, outcomes; never people or links. */
export interface Metrics {
  command(command: string, outcome: CommandOutcome, tookMs: number): void;
  /** @param outcome `ok`, or the kind of the error */
  apiCall(operation: string, outcome: string, tookMs: number): void;
  apiCache(operation: string, result: 'hit' | 'miss' | 'stale'): void;
  /** @param count questions that wait for their turn */
  apiWaiting(priority: string, count: number): void;
  event(kind: string, outcome: EventOutcome): void;
  /** @param tookMs from the acceptance of the event to the message; only of what was sent */
  delivery(outcome: DeliveryOutcome, tookMs?: number): void;
  chatLinks(outcome: ChatOutcome): void;
  poll(outcome: PollOutcome): void;
  /** @param lagMs how long the longest overdue topic has waited for its poll */
  polling(topics: number, overdue: number, lagMs: number): void;
  /** A request that Discord refused with 401, 403 or 429. */
  refusal(status: number): void;
}

/** For tools that nobody watches. */
export const noMetrics: Metrics = {
  command() {},
  apiCall() {},
  apiCache() {},
  apiWaiting() {},
  event() {},
  delivery() {},
  chatLinks() {},
  poll() {},
  polling() {},
  refusal() {},
};

export interface MetricsPage {
  /** Prometheus' text format. */
  readonly contentType: string;
  text(): Promise<string>;
}

const MISNAMED_METRICS = ['handles', 'requests', 'resources'].map((what) => `nodejs_active_${what}_total`);

/** Seconds: a person waits for a command, a machine for the service. */
const COMMAND_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 20];
const DELIVERY_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300, 1_800];

/**
 * @param health asked whenever somebody reads the page
 * @param pingMs milliseconds of the last heartbeat; undefined or null: not known
 * @param databaseSize of the database and of its -wal file
 */
export function createMetrics(
  health: () => Promise<Health>,
  pingMs: () => number | null | undefined,
  databaseSize: () => { readonly bytes: number; readonly walBytes: number } = () => ({
    bytes: 0,
    walBytes: 0,
  }),
): Metrics & MetricsPage {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  // Gauges that are named like counters, which Prometheus' linter refuses; their parts by type stay.
  for (const name of MISNAMED_METRICS) registry.removeSingleMetric(name);
  const counter = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Counter({ name: `haulmate_${name}`, help, labelNames, registers });
  const histogram = <L extends string>(name: string, help: string, buckets: number[], labelNames: L[]) =>
    new Histogram({ name: `haulmate_${name}`, help, buckets, labelNames, registers });
  const gauge = <L extends string = string>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name: `haulmate_${name}`, help, labelNames, registers });

  const commands = counter('commands_total', 'Commands and presses', ['command', 'outcome']);
  const commandSeconds = histogram(
    'command_seconds',
    'From the use of a command to its answer',
    COMMAND_BUCKETS,
    ['command'],
  );
  const apiCalls = counter('api_calls_total', 'Calls of the service, retries included', [
    'operation',
    'outcome',
  ]);
  const apiSeconds = histogram('api_seconds', 'Time of one call of the service', COMMAND_BUCKETS, [
    'operation',
  ]);
  const cache = counter('api_cache_total', 'What the cache knew', ['operation', 'result']);
  const apiWaiting = gauge('api_waiting', 'Questions to the service that wait for their turn', ['priority']);
  const events = counter('events_total', 'Events posted to the receiver', ['kind', 'outcome']);
  const deliveries = counter('deliveries_total', 'Alerts', ['outcome']);
  const deliverySeconds = histogram(
    'delivery_seconds',
    'From the acceptance of an event to its message',
    DELIVERY_BUCKETS,
    [],
  );
  const chat = counter('chat_links_total', 'Messages with product links', ['outcome']);
  const polls = counter('polls_total', 'Polls of followed topics', ['outcome']);
  const pollTopics = gauge('poll_topics', 'Followed topics that are polled');
  const pollOverdue = gauge('poll_overdue', 'Those of them that are due and have not been polled yet');
  const pollLag = gauge('poll_lag_seconds', 'How long the longest overdue of them has waited');
  const refusals = counter('discord_refusals_total', 'Requests refused by Discord', ['status']);
  const { version, commit } = BUILD;
  gauge('build_info', 'What this process was built from', ['version', 'commit']).set({ version, commit }, 1);
  const readHealth = createHealthGauges(gauge, { health, pingMs, databaseSize });

  // A counter that begins at its first fault shows no increase, and no rule would fire.
  for (const outcome of ['refused', 'failed'] as const) events.inc({ kind: 'unknown', outcome }, 0);
  for (const outcome of ['dropped', 'suspended'] as const) deliveries.inc({ outcome }, 0);
  for (const status of ['401', '403', '429']) refusals.inc({ status }, 0);

  return {
    command(command, outcome, tookMs) {
      commands.inc({ command, outcome });
      commandSeconds.observe({ command }, tookMs / 1_000);
    },
    apiCall(operation, outcome, tookMs) {
      apiCalls.inc({ operation, outcome });
      apiSeconds.observe({ operation }, tookMs / 1_000);
    },
    apiCache: (operation, result) => cache.inc({ operation, result }),
    apiWaiting: (priority, count) => apiWaiting.set({ priority }, count),
    event: (kind, outcome) => events.inc({ kind, outcome }),
    delivery(outcome, tookMs) {
      deliveries.inc({ outcome });
      if (tookMs !== undefined) deliverySeconds.observe(tookMs / 1_000);
    },
    chatLinks: (outcome) => chat.inc({ outcome }),
    poll: (outcome) => polls.inc({ outcome }),
    polling(topics, overdue, lagMs) {
      pollTopics.set(topics);
      pollOverdue.set(overdue);
      pollLag.set(lagMs / 1_000);
    },
    refusal: (status) => refusals.inc({ status: String(status) }),
    contentType: registry.contentType,
    async text() {
      await readHealth();
      return registry.metrics();
    },
  };
}

interface HealthSources {
  readonly health: () => Promise<Health>;
  readonly pingMs: () => number | null | undefined;
  readonly databaseSize: () => { readonly bytes: number; readonly walBytes: number };
}

/** Gauges of the process's condition. @returns brings them up to date */
function createHealthGauges(
  gauge: (name: string, help: string) => Gauge,
  { health, pingMs, databaseSize }: HealthSources,
): () => Promise<void> {
  const queueLength = gauge('queue_length', 'Alerts that can be posted and are not yet');
  const queueAge = gauge('queue_age_seconds', 'How long the oldest of them has waited');
  const gatewayUp = gauge('gateway_up', 'Whether the gateway is connected and alive');
  const gatewayPing = gauge('gateway_ping_seconds', 'The last heartbeat');
  const databaseWritable = gauge('database_writable', 'Whether the database can be written');
  const databaseBytes = gauge('database_bytes', 'Size of the database file');
  const walBytes = gauge('wal_bytes', 'Size of the -wal file beside it');

  return async () => {
    const { gateway, database, waiting, oldestWaitingMs } = await health();
    queueLength.set(waiting ?? Number.NaN);
    queueAge.set((oldestWaitingMs ?? Number.NaN) / 1_000);
    gatewayUp.set(gateway ? 1 : 0);
    databaseWritable.set(database ? 1 : 0);
    const size = databaseSize();
    databaseBytes.set(size.bytes);
    walBytes.set(size.walBytes);
    const ping = pingMs();
    if (ping !== undefined && ping !== null) gatewayPing.set(ping / 1_000);
  };
}

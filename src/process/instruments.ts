import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Seconds: people wait for commands, and the bot for calls of the service. */
const RESPONSE_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 20];
const DELIVERY_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300, 1_800];

/** What only ever increases. */
export function createCounters(registry: Registry) {
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
export function createHistograms(registry: Registry) {
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
export function createGauges(registry: Registry) {
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

export type Counters = ReturnType<typeof createCounters>;
export type Gauges = ReturnType<typeof createGauges>;

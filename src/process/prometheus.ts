import { collectDefaultMetrics, Registry } from 'prom-client';
import { BUILD } from './build.ts';
import { type HealthSources, updateHealthGauges } from './health-gauges.ts';
import { type Counters, createCounters, createGauges, createHistograms } from './instruments.ts';
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

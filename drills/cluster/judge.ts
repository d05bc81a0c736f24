import type { Store } from '../../src/store/index.ts';
import type { Outcome } from '../drill.ts';
import { waitUntil } from '../wait-until.ts';
import { acceptanceFailures, longestPause } from './acceptance.ts';
import { auditAlerts, postedAlerts } from './alert-audit.ts';
import { delayFailures, longestDelay } from './alert-delays.ts';
import type { Fault } from './fault.ts';
import { linkFailures } from './link-replies.ts';
import type { Load } from './load.ts';
import { overlapMs } from './overlap.ts';
import { creationsIn, reactionsIn } from './reactions.ts';
import { peakPerSecond, rateFailures } from './request-rate.ts';
import { gapFailures, gapsOf, takeoversIn } from './shard-gaps.ts';
import { longestGap } from './shard-service.ts';
import { destinationFailures, identifyFailures, shardFailures } from './sole-owners.ts';

const DRAIN_TIMEOUT_MS = 60_000;
/** The documented limit for one bot. */
const MAX_MEMORY_MB = 512;

/**
 * Resolves when the outbox is empty.
 * @param now the clock of the timeout, ms
 * @returns what is left after a timeout
 */
export async function drain(store: Store, now: () => number): Promise<string[]> {
  const left = async () => {
    const { pending, held } = await store.deliveries.backlog();
    return pending + held;
  };
  try {
    await waitUntil(async () => (await left()) === 0, 'the last alerts', DRAIN_TIMEOUT_MS, now);
    return [];
  } catch {
    return [`${await left()} alerts were still pending after ${DRAIN_TIMEOUT_MS / 1_000} s`];
  }
}

/** Compares all observations with what must hold. */
export async function judge(load: Load): Promise<Omit<Outcome, 'workload'>> {
  const { cluster, alerts, commands, links, injector } = load;
  const { witness, machines } = cluster;
  const faults = disturbances(load);
  const { lost, repeated, failures } = auditAlerts(alerts.acknowledged, await alerts.posted());
  const end = performance.now();
  const starved = cluster.starvation.spans();
  const circumstances = { faults, starved, sessions: witness.sessions };
  const creations = creationsIn(witness.requests).filter(({ channelId }) => alerts.isThread(channelId));
  const reactions = reactionsIn(witness.requests, commands.interactions, links.messages);
  const memory = peakMemory(load);
  return {
    lost,
    repeated,
    failures: [
      ...failures,
      ...injector.problems,
      ...machines.flatMap((machine) => machine.problems()),
      ...acceptanceFailures(acknowledgements(load), faults),
      ...delayFailures(postedAlerts(alerts.acknowledged, alerts.firstSeen), circumstances),
      ...gapFailures(commands.probes, end, circumstances),
      ...linkFailures(links.links(), gapsOf(commands.probes, end), circumstances),
      ...rateFailures(witness.requests),
      ...destinationFailures(
        creations,
        machines.map(({ starts }) => starts),
      ),
      ...shardFailures(reactions, witness.sessions),
      ...identifyFailures(witness.sessions, starved),
      ...(memory > MAX_MEMORY_MB ? [`a bot used ${Math.round(memory)} MB`] : []),
    ],
    measurements: measurementsOf(load, end),
  };
}

function measurementsOf(load: Load, end: number): string {
  const { cluster, sender, alerts, commands } = load;
  const { witness, network, starvation } = cluster;
  const faults = disturbances(load);
  const starved = starvation.spans();
  const starvedMs = overlapMs(starved, { from: 0, to: end });
  const delay = longestDelay(postedAlerts(alerts.acknowledged, alerts.firstSeen), { faults, starved });
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  return [
    `${network}; no processor was free for ${seconds(starvedMs)}, longest time without a shard ${seconds(longestGap(commands.probes, end))}`,
    `longest delay of an alert ${seconds(delay)}`,
    `longest time without an accepted event ${seconds(longestPause(acknowledgements(load), faults))}`,
    `${takeoversIn(witness.sessions)} shards taken over`,
    `${peakPerSecond(witness.requests)} requests a second at most`,
    `${sender.retries()} times another machine was asked to accept an event`,
    `${Math.round(peakMemory(load))} MB resident at most`,
  ].join(', ');
}

/** What was done to the cluster, and what other programs of this machine did to it. */
const disturbances = ({ injector, cluster }: Load): readonly Fault[] => [
  ...injector.faults,
  ...cluster.starvation.spans(),
];

const acknowledgements = ({ alerts }: Load): number[] =>
  alerts.acknowledged.map(({ acknowledgedAt }) => acknowledgedAt);

const peakMemory = ({ cluster }: Load): number =>
  Math.max(...cluster.machines.map((machine) => machine.peakMemoryMb()));

import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../../src/store/index.ts';
import { auditAlerts, postedAlerts } from '../cluster/alert-audit.ts';
import { delayFailures, longestDelay } from '../cluster/alert-delays.ts';
import { type AlertLoad, createAlertLoad } from '../cluster/alert-load.ts';
import { type BalancedSender, createBalancedSender } from '../cluster/balanced-sender.ts';
import { type Cluster, startCluster } from '../cluster/cluster.ts';
import { type CommandProbes, createCommandProbes } from '../cluster/command-probes.ts';
import { createFaultInjector, type FaultInjector } from '../cluster/fault-injector.ts';
import { linkFailures } from '../cluster/link-replies.ts';
import { openClusterStore } from '../cluster/open-cluster-store.ts';
import { createLinkLoad, type LinkLoad } from '../cluster/pasted-links.ts';
import { creationsIn, reactionsIn } from '../cluster/reactions.ts';
import { peakPerSecond, rateFailures } from '../cluster/request-rate.ts';
import { gapFailures, gapsOf, takeoversIn } from '../cluster/shard-gaps.ts';
import { longestGap, untilServed } from '../cluster/shard-service.ts';
import { destinationFailures, identifyFailures, shardFailures } from '../cluster/sole-owners.ts';
import type { Drill, DrillRun, Outcome } from '../drill.ts';
import { errorMessage } from '../error-message.ts';
import { waitUntil } from '../wait-until.ts';

const MINUTE_MS = 60_000;
const MACHINES = 3;
const SHARDS = 3;
/** Events, commands and links go on so long after the last fault. */
const CALM_MS = 5_000;
const DRAIN_TIMEOUT_MS = 60_000;
/** What the documentation asks for one bot. */
const MAX_MEMORY_MB = 512;

interface Load {
  readonly cluster: Cluster;
  readonly sender: BalancedSender;
  readonly alerts: AlertLoad;
  readonly commands: CommandProbes;
  readonly links: LinkLoad;
  readonly injector: FaultInjector;
}

const threeMachines: Drill = {
  name: 'three-machines',
  description:
    'three bots on one PostgreSQL, each machine in a network of its own: at random they are killed, frozen, cut off from the database or everything, restarted one after the other, two at the same time, or the database stops or crashes, while events, commands and links pour in',
  size: { full: 20, short: 0.6, unit: 'minutes' },
  async run(run) {
    const cluster = await startCluster({ machines: MACHINES, shards: SHARDS }, run.log);
    let store: Store | undefined;
    try {
      store = await openClusterStore(cluster.postgres.url);
      const load = await startLoad(cluster, store, run);
      const problems = await runLoad(load, run);
      const outcome = await judge(load, store, run.size);
      return { ...outcome, failures: [...problems, ...outcome.failures] };
    } finally {
      await store?.close();
      await cluster.close();
    }
  },
};

/** Stores the follows and starts the bots, until every shard is served. */
async function startLoad(cluster: Cluster, store: Store, { random, log }: DrillRun): Promise<Load> {
  const { discord, machines, servers, postgres } = cluster;
  const sender = createBalancedSender(
    machines.map(({ webhookUrl }) => webhookUrl),
    random.fork(),
  );
  const alerts = createAlertLoad(discord, sender, random.fork());
  const commands = createCommandProbes(discord, servers, random.fork());
  const links = createLinkLoad(discord, servers, random.fork());
  const shards = servers.map(({ shard }) => shard);
  const targets = {
    machines,
    postgres,
    untilServed: (since: number) => untilServed(commands.probes, shards, since),
  };
  const injector = createFaultInjector(targets, random.fork(), log);
  await alerts.storeFollows(store);
  for (const machine of machines) machine.start();
  await Promise.all(machines.map((machine) => machine.untilReady()));
  await discord.waitUntilReady({ withCommands: true });
  await waitUntil(
    () =>
      shards.every((shard) =>
        cluster.witness.sessions.some((one) => one.shard === shard && one.change === 'ready'),
      ),
    'a session of every shard',
    MINUTE_MS,
  );
  return { cluster, sender, alerts, commands, links, injector };
}

/**
 * Faults for so many minutes; the load begins before them and ends after them.
 * @returns why a part of the load stopped earlier
 */
async function runLoad(
  { cluster, alerts, commands, links, injector }: Load,
  { size, log }: DrillRun,
): Promise<string[]> {
  const ended = new AbortController();
  const loads = Promise.allSettled([alerts, commands, links].map((load) => load.run(ended.signal)));
  await sleep(CALM_MS);
  await injector.run(performance.now() + size * MINUTE_MS);
  await sleep(CALM_MS);
  ended.abort();
  const stopped = (await loads).flatMap((load) =>
    load.status === 'rejected' ? [errorMessage(load.reason)] : [],
  );
  log(`${injector.faults.length} faults, ${alerts.acknowledged.length} events; waiting for the last alerts`);
  await Promise.allSettled(cluster.machines.map((machine) => machine.untilReady()));
  return stopped;
}

async function judge(load: Load, store: Store, minutes: number): Promise<Outcome> {
  const { cluster, sender, alerts, commands, links, injector } = load;
  const { witness, machines } = cluster;
  const drained = await waitUntil(
    async () => (await store.deliveries.backlog()).pending === 0,
    'the last alerts',
    DRAIN_TIMEOUT_MS,
  ).then(
    () => [],
    (error: unknown) => [errorMessage(error)],
  );
  const { lost, repeated, failures } = auditAlerts(alerts.acknowledged, await alerts.posted());
  const end = performance.now();
  const circumstances = { faults: injector.faults, sessions: witness.sessions };
  const posted = postedAlerts(alerts.acknowledged, alerts.firstSeen);
  const gaps = gapsOf(commands.probes, end);
  const creations = creationsIn(witness.requests).filter(({ channelId }) => alerts.isThread(channelId));
  const reactions = reactionsIn(witness.requests, commands.interactions, links.messages);
  const memory = Math.max(...machines.map((machine) => machine.peakMemoryMb()));
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  return {
    workload: `${injector.faults.length} faults, ${sender.acknowledged()} events, ${commands.probes.length} commands, ${links.links().length} links in ${minutes} minutes`,
    lost,
    repeated,
    failures: [
      ...failures,
      ...drained,
      ...injector.problems,
      ...machines.flatMap((machine) => machine.problems()),
      ...delayFailures(posted, injector.faults),
      ...gapFailures(commands.probes, end, circumstances),
      ...linkFailures(links.links(), gaps, circumstances),
      ...rateFailures(witness.requests),
      ...destinationFailures(creations),
      ...shardFailures(reactions, witness.sessions),
      ...identifyFailures(witness.sessions),
      ...(memory > MAX_MEMORY_MB ? [`a bot used ${Math.round(memory)} MB`] : []),
    ],
    measurements: [
      `${cluster.network}; longest time without a shard ${seconds(longestGap(commands.probes, end))}`,
      `longest delay of an alert ${seconds(longestDelay(posted, injector.faults))}`,
      `${takeoversIn(witness.sessions)} shards taken over`,
      `${peakPerSecond(witness.requests)} requests a second at most`,
      `${sender.retries()} events sent to another machine again`,
      `${Math.round(memory)} MB resident at most`,
    ].join(', '),
  };
}

export default threeMachines;

import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../../src/store/index.ts';
import type { DrillRun } from '../drill.ts';
import { errorMessage } from '../error-message.ts';
import { waitUntil } from '../wait-until.ts';
import { type AlertLoad, createAlertLoad } from './alert-load.ts';
import { type BalancedSender, createBalancedSender } from './balanced-sender.ts';
import type { Cluster } from './cluster.ts';
import { type CommandProbes, createCommandProbes } from './command-probes.ts';
import { createFaultInjector, type FaultInjector } from './fault-injector.ts';
import { createLinkLoad, type LinkLoad } from './pasted-links.ts';
import { untilServed } from './shard-service.ts';

const MINUTE_MS = 60_000;
/** Events, commands and links begin so long before the first fault, and go on so long after the last one. */
const CALM_MS = 5_000;

/** What people and the service do, and what goes wrong meanwhile. */
export interface Load {
  readonly cluster: Cluster;
  readonly sender: BalancedSender;
  readonly alerts: AlertLoad;
  readonly commands: CommandProbes;
  readonly links: LinkLoad;
  readonly injector: FaultInjector;
  /** @returns what went wrong besides what the observations show */
  run(minutes: number): Promise<string[]>;
}

/** Stores the follows, starts the bots, and waits until every shard is served. */
export async function prepareLoad(
  cluster: Cluster,
  store: Store,
  { random, log }: Pick<DrillRun, 'random' | 'log'>,
): Promise<Load> {
  const { discord, machines, servers, postgres } = cluster;
  const urls = machines.map(({ webhookUrl }) => webhookUrl);
  const sender = createBalancedSender(urls, random.fork());
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
  await startBots(cluster, shards);
  const load = { cluster, sender, alerts, commands, links, injector };
  return { ...load, run: (minutes) => runLoad(load, minutes) };
}

async function startBots({ discord, machines, witness }: Cluster, shards: readonly number[]): Promise<void> {
  for (const machine of machines) machine.start();
  await Promise.all(machines.map((machine) => machine.untilReady()));
  await discord.waitUntilReady({ withCommands: true });
  const isConnected = (shard: number) =>
    witness.sessions.some((session) => session.shard === shard && session.change === 'ready');
  await waitUntil(() => shards.every(isConnected), 'a session of every shard', MINUTE_MS);
}

async function runLoad(
  { cluster, alerts, commands, links, injector }: Omit<Load, 'run'>,
  minutes: number,
): Promise<string[]> {
  const ended = new AbortController();
  const loads = Promise.allSettled([alerts, commands, links].map((load) => load.run(ended.signal)));
  await sleep(CALM_MS);
  await injector.run(performance.now() + minutes * MINUTE_MS);
  await sleep(CALM_MS);
  ended.abort();
  const ready = Promise.allSettled(cluster.machines.map((machine) => machine.untilReady()));
  const results = [...(await loads), ...(await ready)];
  return results.flatMap((result) => (result.status === 'rejected' ? [errorMessage(result.reason)] : []));
}

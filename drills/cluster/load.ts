import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalDiscord } from '../../sandbox/discord.ts';
import { seeded } from '../../sandbox/seed.ts';
import type { Store } from '../../src/store/index.ts';
import type { DrillRun } from '../drill.ts';
import { errorMessage } from '../error-message.ts';
import type { Random } from '../random.ts';
import { uniqueCommand } from '../slash-commands.ts';
import { waitUntil } from '../wait-until.ts';
import { type AlertLoad, createAlertLoad } from './alert-load.ts';
import { type BalancedSender, createBalancedSender } from './balanced-sender.ts';
import type { Cluster } from './cluster.ts';
import { createFaultInjector, type FaultInjector } from './fault-injector.ts';
import type { PastedLink } from './link-replies.ts';
import type { ShardServer } from './seed.ts';
import type { Probe } from './shard-gaps.ts';
import { untilServed } from './shard-service.ts';

const MINUTE_MS = 60_000;
/** Events, commands and links start this long before the first fault, and continue this long after the last. */
const CALM_MS = 5_000;

/** What users and the service do while faults happen. */
export interface Load {
  readonly cluster: Cluster;
  readonly sender: BalancedSender;
  readonly alerts: AlertLoad;
  readonly commands: CommandProbes;
  readonly links: LinkLoad;
  readonly injector: FaultInjector;
  /** @returns failures that the observations don't show */
  run(minutes: number): Promise<string[]>;
}

/** Stores the follows, starts the bots, and waits until every shard is served. */
export async function prepareLoad(
  cluster: Cluster,
  store: Store,
  { random, log }: Pick<DrillRun, 'random' | 'log'>,
): Promise<Load> {
  const { discord, machines, servers, postgres, starvation } = cluster;
  const urls = machines.map(({ webhookUrl }) => webhookUrl);
  const sender = createBalancedSender(urls, random.fork(), starvation.now);
  const alerts = createAlertLoad(discord, sender, random.fork());
  const commands = createCommandProbes(discord, servers, random.fork());
  const links = createLinkLoad(discord, servers, random.fork());
  const shards = servers.map(({ shard }) => shard);
  const targets = {
    machines,
    postgres,
    untilServed: (since: number) => untilServed(commands.probes, shards, since, starvation.now),
  };
  const injector = createFaultInjector(targets, random.fork(), log);
  await alerts.storeFollows(store);
  await startBots(cluster, shards);
  const load = { cluster, sender, alerts, commands, links, injector };
  return { ...load, run: (minutes) => runLoad(load, minutes) };
}

async function startBots(
  { discord, machines, witness, starvation }: Cluster,
  shards: readonly number[],
): Promise<void> {
  for (const machine of machines) machine.start();
  await Promise.all(machines.map((machine) => machine.untilReady()));
  await discord.waitUntilReady({ withCommands: true });
  const isConnected = (shard: number) =>
    witness.sessions.some((session) => session.shard === shard && session.change === 'ready');
  await waitUntil(() => shards.every(isConnected), 'a session of every shard', MINUTE_MS, starvation.now);
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

const INTERVAL_MS = 1_000;

interface CommandProbes {
  /** Uses a command in a server of each shard every second until the signal, even if the last one is unanswered. */
  run(until: AbortSignal): Promise<void>;
  readonly probes: readonly Probe[];
  /** Each interaction's shard and time. */
  readonly interactions: ReadonlyMap<string, { readonly shard: number; readonly at: number }>;
}

function createCommandProbes(
  discord: LocalDiscord,
  servers: readonly ShardServer[],
  random: Random,
): CommandProbes {
  const probes: Probe[] = [];
  const interactions = new Map<string, { readonly shard: number; readonly at: number }>();
  let serial = 0;

  const probe = async ({ shard, channelId, members }: ShardServer) => {
    serial += 1;
    const at = performance.now();
    const caller = { channelId, userId: random.pick(members) };
    try {
      const { interactionId } = await discord.runCommand({ ...caller, ...uniqueCommand(serial) });
      interactions.set(interactionId, { shard, at });
      await discord.waitForAnswer(interactionId);
      probes.push({ shard, at, failure: null });
    } catch (error) {
      probes.push({ shard, at, failure: errorMessage(error) });
    }
  };
  return {
    async run(until) {
      const probing: Promise<void>[] = [];
      while (!until.aborted) {
        probing.push(...servers.map(probe));
        await sleep(INTERVAL_MS);
      }
      await Promise.all(probing);
    },
    probes,
    interactions,
  };
}

/** The bot replies three times in ten seconds in a channel, and ten times a minute to a person. */
const PAUSE_MS = 4_000;

interface LinkLoad {
  /** Pastes a new link in a server of each shard, again and again until the signal. */
  run(until: AbortSignal): Promise<void>;
  links(): PastedLink[];
  /** The shard and time of each message with a link. */
  readonly messages: ReadonlyMap<string, { readonly shard: number; readonly at: number }>;
  close(): void;
}

function createLinkLoad(discord: LocalDiscord, servers: readonly ShardServer[], random: Random): LinkLoad {
  const messages = new Map<string, { readonly shard: number; readonly at: number }>();
  const replies = new Map<string, number>();
  const stop = discord.subscribe(seeded.ada, (event) => {
    if (event.type !== 'message.create' || event.message.replyTo === null) return;
    replies.set(event.message.replyTo, (replies.get(event.message.replyTo) ?? 0) + 1);
  });
  let serial = 0;

  const paste = async ({ shard, channelId, members }: ShardServer) => {
    serial += 1;
    const content = `look at https://weidian.com/item.html?itemID=${7_500_000_000 + serial}`;
    const userId = members[serial % members.length] ?? '';
    const at = performance.now();
    const { id } = await discord.as(userId).in(channelId).send(content);
    messages.set(id, { shard, at });
  };
  return {
    async run(until) {
      await Promise.all(
        servers.map(async (server) => {
          await sleep(random.fraction() * PAUSE_MS);
          while (!until.aborted) {
            await paste(server);
            await sleep(PAUSE_MS);
          }
        }),
      );
    },
    links: () => [...messages].map(([id, link]) => ({ ...link, replies: replies.get(id) ?? 0 })),
    messages,
    close: () => void stop(),
  };
}

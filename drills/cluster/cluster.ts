import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCAL_TOKEN, type LocalDiscord, startLocalDiscord } from '../../sandbox/discord.ts';
import { freePort } from '../../sandbox/free-port.ts';
import { startService } from '../../sandbox/service/index.ts';
import { botSettings } from '../../test/support/bot-settings.ts';
import { buildPreload } from '../build-preload.ts';
import { createMachine, type Machine } from './machine.ts';
import { createNamespaces } from './namespaces.ts';
import type { Endpoint, MachineLink, Network, NetworkOptions, Ports } from './network.ts';
import { createPostgresServer, type PostgresServer } from './postgres-server.ts';
import { raisePriority } from './priority.ts';
import { createProxiedNetwork } from './proxied-network.ts';
import { type ShardServer, seedWithShards } from './seed.ts';
import { type Starvation, watchStarvation } from './starvation.ts';
import { createWitness, type Witness } from './witness.ts';

/** Machines with one bot each, their PostgreSQL, Discord and the service. */
export interface Cluster {
  /** How the network is built, for the report. */
  readonly network: string;
  readonly discord: LocalDiscord;
  readonly witness: Witness;
  readonly servers: readonly ShardServer[];
  readonly postgres: PostgresServer;
  readonly machines: readonly Machine[];
  readonly starvation: Starvation;
  /** Stops the bots, then everything else. */
  close(): Promise<void>;
}

export interface ClusterOptions {
  readonly machines: number;
  readonly shards: number;
  /** Further settings of every bot. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts everything except the bots. */
export async function startCluster(options: ClusterOptions, log: (line: string) => void): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'haulmate-cluster-'));
  // PostgreSQL runs as another user.
  await chmod(folder, 0o711);
  const ports = { discord: await freePort(), service: await freePort(), database: await freePort() };
  const network = await createNetwork({ machines: options.machines, ports, folder }, log);
  const closing: (() => Promise<unknown>)[] = [network.close];
  const close = async () => {
    for (const end of closing.toReversed()) await end();
  };
  try {
    return { ...(await startOn(network, { ...options, ports, folder }, closing)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @param closing collects what stops each part, in starting order */
async function startOn(
  network: Network,
  {
    shards,
    settings = {},
    ports,
    folder,
  }: ClusterOptions & { readonly ports: Ports; readonly folder: string },
  closing: (() => Promise<unknown>)[],
): Promise<Omit<Cluster, 'close'>> {
  const { outside: host, database } = network;
  const priority = raisePriority();
  closing.push(async () => priority.restore());
  const { seed, servers } = seedWithShards(shards);
  const limits = { rateLimits: true, limitsIdentifies: true };
  const { discord, close } = await startLocalDiscord({ ...limits, seed, host, port: ports.discord });
  closing.push(close);
  discord.admin.changePortal({ bot_public: false });
  const service = await startService({ host, port: ports.service });
  closing.push(service.close);
  const postgres = await createPostgresServer({
    command: [...database.command, ...priority.command],
    host: database.host,
    port: ports.database,
    folder,
  });
  closing.push(() => postgres.stop('immediate'));
  await postgres.start();
  const machineAt = (address: string) => network.machines.findIndex((link) => link.address === address);
  const witness = createWitness(discord, machineAt);
  closing.push(async () => witness.close());
  const preload = [await buildPreload('sent-at')];
  const machines: Machine[] = [];
  const starvation = watchStarvation(() => [process.pid, ...machines.flatMap((one) => one.pid() ?? [])]);
  closing.push(async () => starvation.close());
  for (const [index, link] of network.machines.entries()) {
    const ofMachine = { ...settingsOf(link), SHARD_COUNT: String(shards), ...settings };
    machines.push(
      createMachine({ index, link, settings: ofMachine, preload, priority, now: starvation.now }),
    );
  }
  closing.push(() => Promise.all(machines.map((machine) => machine.close())));
  return { network: network.description, discord, witness, servers, postgres, machines, starvation };
}

const baseUrl = ({ host, port }: Endpoint): string => `http://${host}:${port}`;

function settingsOf({ discord, service, database, listens }: MachineLink): Record<string, string> {
  const { DATABASE_PATH: _, ...settings } = botSettings(
    { apiUrl: `${baseUrl(discord)}/api` },
    { url: baseUrl(service) },
    listens.port,
  );
  return {
    ...settings,
    DISCORD_TOKEN: LOCAL_TOKEN,
    HOST: listens.host,
    DATABASE_URL: `postgres://haulmate@${database.host}:${database.port}/postgres`,
    POLL_MINUTES: '0',
  };
}

/**
 * Creates network namespaces, or proxies if this process may not create namespaces.
 * @param log receives the reason for proxies
 */
async function createNetwork(
  options: NetworkOptions,
  log: (line: string) => void,
  wanted = process.env['DRILL_NETWORK'],
): Promise<Network> {
  if (wanted === 'proxies') return createProxiedNetwork(options);
  try {
    return await createNamespaces(options);
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    log(`network namespaces cannot be made here (${reason}), so proxies on this machine drop the packets`);
    return createProxiedNetwork(options);
  }
}

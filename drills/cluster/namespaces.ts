import { execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startCleaner } from './cleaner.ts';
import type { CutOff, MachineLink, Network, NetworkOptions, Ports } from './network.ts';

const run = promisify(execFile);

/** Reserved for network tests (RFC 2544), so it can't conflict. */
const NET = '198.18';
const RECEIVER_PORT = 8080;

/** A network of four addresses for the router and one host. */
interface Host {
  readonly namespace: string;
  readonly address: string;
  readonly gateway: string;
}

/**
 * Machines and the database, each in its own network namespace around a router, which can drop packets
 * between any two.
 * @throws Error without the privilege to create them, or without iproute2
 */
export async function createNamespaces({ machines, ports, folder }: NetworkOptions): Promise<Network> {
  const subnet = randomInt(1, 255);
  const prefix = `haulmate-${process.pid}-${subnet}`;
  const hostAt = (index: number, name: string): Host => ({
    namespace: `${prefix}-${name}`,
    address: `${NET}.${subnet}.${4 * index + 2}`,
    gateway: `${NET}.${subnet}.${4 * index + 1}`,
  });
  const router = `${prefix}-router`;
  const outside = hostAt(0, 'outside');
  const database = hostAt(1, 'database');
  const bots = Array.from({ length: machines }, (_, index) => hostAt(index + 2, `bot${index + 1}`));
  const cleaner = startCleaner([router, database, ...bots].map(nameOf), folder);
  try {
    await makeRouter(router, outside, `${NET}.${subnet}.0/24`, `hm${subnet}`);
    for (const host of [database, ...bots]) await connect(router, host);
    for (const bot of bots) await nameLocalhost(bot, outside);
  } catch (error) {
    await cleaner.run();
    throw error;
  }
  return {
    description: 'network namespaces',
    outside: outside.address,
    database: { command: commandIn(database), host: database.address },
    machines: bots.map((bot) => machineLink(router, bot, database, ports)),
    close: cleaner.run,
  };
}

const nameOf = (host: Host | string): string => (typeof host === 'string' ? host : host.namespace);
const commandIn = ({ namespace }: Host): string[] => [
  ...['ip', 'netns', 'exec', namespace],
  // Sets the host name, which logs and the database show.
  ...['unshare', '--uts', 'sh', '-c', 'hostname "$0" && exec "$@"', namespace],
];

/** @throws Error with what `ip` said */
async function ip(namespace: string | null, ...commands: readonly string[]): Promise<void> {
  const args = [...(namespace === null ? [] : ['-n', namespace]), '-batch', '-'];
  const child = spawn('ip', args, { stdio: ['pipe', 'ignore', 'pipe'] });
  let problem = '';
  child.stderr.on('data', (data: Buffer) => {
    problem += data.toString();
  });
  child.stdin.on('error', () => {});
  child.stdin.end(`${commands.join('\n')}\n`);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(problem.trim() || `ip ended with ${String(code)}`);
}

async function makeRouter(router: string, outside: Host, net: string, device: string): Promise<void> {
  await ip(
    null,
    `netns add ${router}`,
    `link add name ${device} type veth peer name outside netns ${router}`,
  );
  await ip(router, `address add ${outside.gateway}/30 dev outside`, 'link set outside up');
  await run('ip', ['netns', 'exec', router, 'sh', '-c', 'echo 1 > /proc/sys/net/ipv4/ip_forward']);
  await ip(
    null,
    `address add ${outside.address}/30 dev ${device}`,
    `link set ${device} up`,
    `route add ${net} via ${outside.gateway}`,
  );
}

async function connect(router: string, { namespace, address, gateway }: Host): Promise<void> {
  const device = `to-${address.split('.').at(-1)}`;
  await ip(
    null,
    `netns add ${namespace}`,
    `link add name net netns ${namespace} type veth peer name ${device} netns ${router}`,
  );
  await ip(router, `address add ${gateway}/30 dev ${device}`, `link set ${device} up`);
  await ip(
    namespace,
    'link set lo up',
    `address add ${address}/30 dev net`,
    'link set net up',
    `route add default via ${gateway}`,
  );
}

/**
 * The bot accepts `http://` only for localhost, so on these machines `localhost` resolves to where Discord
 * and the service run.
 */
async function nameLocalhost({ namespace }: Host, { address }: Host): Promise<void> {
  const folder = join('/etc/netns', namespace);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'hosts'), `${address} localhost\n`);
}

function machineLink(router: string, bot: Host, database: Host, ports: Ports): MachineLink {
  const dropped: string[] = [];
  const rulesOf = (from: CutOff): string[] =>
    from === 'everything'
      ? [`from ${bot.address}`, `to ${bot.address}`]
      : [`from ${bot.address} to ${database.address}`, `from ${database.address} to ${bot.address}`];
  return {
    command: commandIn(bot),
    address: bot.address,
    discord: { host: 'localhost', port: ports.discord },
    service: { host: 'localhost', port: ports.service },
    database: { host: database.address, port: ports.database },
    listens: { host: bot.address, port: RECEIVER_PORT },
    receiver: { host: bot.address, port: RECEIVER_PORT },
    async cut(from) {
      const rules = rulesOf(from);
      // A blackhole drops forwarded packets without an ICMP message.
      await ip(router, ...rules.map((rule) => `rule add ${rule} blackhole`));
      dropped.push(...rules);
    },
    async restore() {
      const rules = dropped.splice(0);
      if (rules.length > 0) await ip(router, ...rules.map((rule) => `rule delete ${rule} blackhole`));
    },
  };
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNamespaces } from '../../../drills/cluster/namespaces.ts';
import type { Endpoint, Network, NetworkOptions } from '../../../drills/cluster/network.ts';
import { createProxiedNetwork } from '../../../drills/cluster/proxied-network.ts';
import { freePort } from '../../../sandbox/free-port.ts';

/** Copies what arrives at a port back. */
const ECHO = `require('node:net').createServer((socket) => socket.pipe(socket)).listen(+process.argv[1], process.argv[2])`;
/** Copies standard input to a port and what comes back to standard output. */
const CLIENT = `const socket = require('node:net').connect(+process.argv[1], process.argv[2]);
process.stdin.pipe(socket).pipe(process.stdout); socket.on('error', (error) => process.stdout.write(error.code));`;

const mayMakeNamespaces = (() => {
  try {
    execFileSync('ip', ['netns', 'add', `haulmate-probe-${process.pid}`], { stdio: 'ignore' });
    execFileSync('ip', ['netns', 'delete', `haulmate-probe-${process.pid}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

interface Client {
  send(text: string): void;
  received(): string;
  readonly child: ChildProcess;
}

function connectFrom(command: readonly string[], { host, port }: Endpoint): Client {
  const [program = '', ...args] = [...command, process.execPath, '-e', CLIENT, String(port), host];
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  let received = '';
  child.stdout.on('data', (data: Buffer) => {
    received += data.toString();
  });
  return { child, send: (text) => void child.stdin.write(text), received: () => received };
}

describe.each([
  ['network namespaces', createNamespaces, mayMakeNamespaces],
  ['proxies', createProxiedNetwork, true],
] as const)('a network of %s', (_name, create, isPossible) => {
  const children: ChildProcess[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'haulmate-network-'));
  let network: Network;
  let discord: Server;

  beforeAll(async () => {
    if (!isPossible) return;
    const ports = { discord: await freePort(), service: await freePort(), database: await freePort() };
    const options: NetworkOptions = { machines: 2, ports, folder };
    network = await create(options);
    discord = createServer((socket) => socket.on('error', () => {}).pipe(socket));
    await once(discord.listen(ports.discord, network.outside), 'listening');
    const { command, host } = network.database;
    const [program = '', ...args] = [...command, process.execPath, '-e', ECHO, String(ports.database), host];
    children.push(spawn(program, args, { stdio: 'inherit' }));
  });
  afterAll(async () => {
    if (!isPossible) return;
    for (const child of children) child.kill('SIGKILL');
    discord.close();
    await network.close();
    expect(existsSync(folder)).toBe(false);
  });

  const connectBoth = async (index: number) => {
    const link = network.machines[index];
    if (link === undefined) throw new Error('no such machine');
    const open = async (to: Endpoint) => {
      await expect
        .poll(async () => {
          const client = connectFrom(link.command, to);
          children.push(client.child);
          client.send('0');
          await once(client.child.stdout ?? client.child, 'data');
          return client.received();
        })
        .toBe('0');
      const client = connectFrom(link.command, to);
      children.push(client.child);
      client.send('1');
      await expect.poll(client.received).toBe('1');
      return client;
    };
    return { link, toDiscord: await open(link.discord), toDatabase: await open(link.database) };
  };

  it.skipIf(!isPossible)(
    'loses what one machine and the database send each other, and later delivers it',
    async () => {
      const [first, second] = [await connectBoth(0), await connectBoth(1)];
      await first.link.cut('database');
      first.toDatabase.send('2');
      first.toDiscord.send('2');
      second.toDatabase.send('2');
      await expect.poll(first.toDiscord.received).toBe('12');
      await expect.poll(second.toDatabase.received).toBe('12');
      expect(first.toDatabase.received()).toBe('1');
      await first.link.restore();
      await expect.poll(first.toDatabase.received).toBe('12');
    },
  );

  it.skipIf(!isPossible)('loses everything of one machine and nothing of the others', async () => {
    const [first, second] = [await connectBoth(0), await connectBoth(1)];
    await first.link.cut('everything');
    const late = connectFrom(first.link.command, first.link.discord);
    children.push(late.child);
    for (const client of [first.toDatabase, first.toDiscord, second.toDiscord]) client.send('2');
    late.send('3');
    await expect.poll(second.toDiscord.received).toBe('12');
    expect([first.toDatabase, first.toDiscord, late].map((client) => client.received())).toEqual([
      '1',
      '1',
      '',
    ]);
    await first.link.restore();
    await expect.poll(first.toDatabase.received).toBe('12');
    await expect.poll(first.toDiscord.received).toBe('12');
    await expect.poll(late.received).toBe('3');
  });

  it.skipIf(!isPossible)('tells machines apart by their addresses', async () => {
    const seen = new Set<string | undefined>();
    discord.on('connection', ({ remoteAddress }) => seen.add(remoteAddress));
    await connectBoth(0);
    await connectBoth(1);
    expect([...seen]).toEqual(network.machines.map(({ address }) => address));
  });
});

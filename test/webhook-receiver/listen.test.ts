import { once } from 'node:events';
import { createServer } from 'node:net';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '../../src/process/log.ts';
import { listen } from '../../src/webhook-receiver/receiver.ts';

function listenAt(host: string, port: number): Promise<void> {
  const receiver = Fastify();
  onTestFinished(() => receiver.close());
  return listen(receiver, { host, port, path: '/webhook', secrets: ['s'] }, createLog('silent'));
}

it('names PORT when another program uses the port', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await expect(listenAt('127.0.0.1', port)).rejects.toThrow(`PORT: another program uses port ${port}`);
});

it('names HOST when it is not an address of this machine', async () => {
  // TEST-NET-1 (RFC 5737) belongs to no machine.
  await expect(listenAt('192.0.2.1', 0)).rejects.toThrow('HOST: 192.0.2.1 is not an address of this machine');
});

it('names HOST when its name does not resolve', async () => {
  await expect(listenAt('bad.invalid', 0)).rejects.toThrow('HOST: the name bad.invalid does not resolve');
});

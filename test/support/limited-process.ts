import { Agent, request } from 'node:http';
import { createRequestSlots } from '../../src/cluster/slots.ts';
import { createSharedRateLimiter } from '../../src/discord/posting/rate-limiter.ts';
import { createLog } from '../../src/process/log.ts';
import { createClusterStore } from '../../src/store/postgres/cluster-store.ts';

/**
 * A process that sends requests as fast as the shared limit allows, until it is killed. Each contains its
 * start time, on the clock shared by all processes of the machine.
 */
const [databaseUrl = '', serverUrl = '', block = 'steady'] = process.argv.slice(2);
const BLOCK_EVERY_MS = 1_700;
const BLOCK_MS = 200;

const agent = new Agent({ keepAlive: true });
const rateLimiter = createSharedRateLimiter(
  createRequestSlots(createClusterStore(databaseUrl), createLog('silent')),
);

function send(): Promise<void> {
  return new Promise((resolve, reject) => {
    const startedAt = Number(process.hrtime.bigint()) / 1e6;
    const sent = request(serverUrl, { agent, headers: { 'x-started-at': startedAt } }, (response) => {
      response.resume().once('end', resolve);
    });
    sent.once('error', reject).end();
  });
}

async function sendForever(): Promise<void> {
  for (;;) await rateLimiter.scheduleGlobal(send);
}

function blockEventLoop(): void {
  const until = performance.now() + BLOCK_MS;
  while (performance.now() < until);
}

if (block === 'blocked') setInterval(blockEventLoop, BLOCK_EVERY_MS);
// More than are ever in progress at once.
await Promise.all(Array.from({ length: 60 }, sendForever));

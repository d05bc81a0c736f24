import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems assign to outgoing connections (32768 and up), which could take a port that was free a
 * moment ago.
 */
const FIRST = 10_000;
const LAST = 30_000;
const MAX_TRIES = 20;

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port found between ${FIRST} and ${LAST}`);
}

/** Whether the port is free now. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  await once(server.close(), 'close');
  return true;
}

import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below what systems hand out by themselves (from 32768 on), or somebody's connection would now and then sit on a port
 * that was free a moment ago.
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

/** Whether somebody could listen there now. */
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

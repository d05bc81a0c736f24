import { z } from 'zod';
import { isFree } from './free-port.ts';

const DEFAULT_PORT = '4400';
/** Lower ports are reserved by the system. */
const FIRST = 1_024;
/** The sandbox uses the next port, too. */
const LAST = 65_534;
const validPort = z.coerce.number().int().min(FIRST).max(LAST);

/**
 * The port that `SANDBOX_PORT` names, once it and the next one are known to be free. Otherwise prints the reason and
 * exits, before anything has started that would need cleaning up.
 */
export async function portOrExit(): Promise<number> {
  const given = process.env['SANDBOX_PORT'] || DEFAULT_PORT;
  const { data: port } = validPort.safeParse(given);
  if (port === undefined) return exit(`SANDBOX_PORT must be a number from ${FIRST} to ${LAST}, not ${given}`);
  for (const needed of [port, port + 1]) {
    if (!(await isFree(needed))) return exit(`Port ${needed} is taken`);
  }
  return port;
}

function exit(problem: string): never {
  console.error(`${problem}; choose another one: SANDBOX_PORT=4500 npm run sandbox`);
  process.exit(1);
}

import { z } from 'zod';
import { isFree } from './free-port.ts';

const DEFAULT_PORT = '4400';
/** Systems keep those below for themselves. */
const FIRST = 1_024;
/** The sandbox takes the next one, too. */
const LAST = 65_534;
const wanted = z.coerce.number().int().min(FIRST).max(LAST);

/**
 * The port that `SANDBOX_PORT` names. When it cannot be had, a sentence says why and what to do, and the process ends
 * before anything has begun that would have to be cleared away.
 * @param script what was typed after `npm run`
 * @param count how many ports are needed, one after the other
 */
export async function portOrExit(script: string, count: 1 | 2): Promise<number> {
  const given = process.env['SANDBOX_PORT'] || DEFAULT_PORT;
  const { data: port } = wanted.safeParse(given);
  if (port === undefined)
    return exit(`SANDBOX_PORT has to be a number from ${FIRST} to ${LAST}, not ${given}`);
  for (let needed = port; needed < port + count; needed += 1) {
    if (!(await isFree(needed))) return exit(`Port ${needed} is taken`);
  }
  return port;

  function exit(problem: string): never {
    console.error(`${problem}; choose another one: SANDBOX_PORT=4500 npm run ${script}`);
    process.exit(1);
  }
}

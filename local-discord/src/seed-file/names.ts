import { createHash } from 'node:crypto';
import type { Snowflake } from '../client/protocol.ts';
import { SEED_TIME } from '../world/seed.ts';
import { snowflakeAt } from '../world/snowflakes.ts';

/** An invalid seed; the message starts with the path of the problem. */
export class SeedError extends Error {}

/** About half a year, so that everything in a seed is older than its messages. */
const SPAN_MS = 2 ** 34;
export const MESSAGES_FROM = SEED_TIME + SPAN_MS;

/** The id for this path of names: the same at every start, whatever surrounds it in the file. */
export function idOf(...path: readonly string[]): Snowflake {
  const hash = createHash('sha256').update(JSON.stringify(path)).digest();
  const time = hash.readUIntBE(0, 5) % SPAN_MS;
  return snowflakeAt(SEED_TIME + time, hash.readUInt32BE(8) % 2 ** 22);
}

/** Things by name, with errors that list what exists. */
export interface Named<T> {
  /** The thing with this name; `path` is where the name is in the file. */
  require(name: string, path: string): T;
}

/**
 * @param kind what the things are called in errors
 * @param path where the list is in the file
 */
export function named<T>(kind: string, path: string, things: readonly (readonly [string, T])[]): Named<T> {
  const byName = new Map<string, T>();
  for (const [index, [name, thing]] of things.entries()) {
    if (byName.has(name)) throw new SeedError(`${path}[${index}].name: there is another ${kind} "${name}"`);
    byName.set(name, thing);
  }
  return {
    require(name, at) {
      const thing = byName.get(name);
      if (thing !== undefined) return thing;
      const known = [...byName.keys()].join(', ') || 'none';
      throw new SeedError(`${at}: there is no ${kind} "${name}", only: ${known}`);
    },
  };
}

import { createHash } from 'node:crypto';
import type { Snowflake } from '../client/protocol.ts';
import { SEED_TIME } from '../world/seed.ts';
import { snowflakeAt } from '../world/snowflakes.ts';

/** A seed is wrong; the message starts with the path of what is. */
export class SeedError extends Error {}

/** About half a year, so that everything of a seed is older than its messages. */
const SPAN_MS = 2 ** 34;
export const MESSAGES_FROM = SEED_TIME + SPAN_MS;

/** The id of what has this path of names: the same at every start, whatever stands around it. */
export function idOf(...path: readonly string[]): Snowflake {
  const hash = createHash('sha256').update(JSON.stringify(path)).digest();
  const time = hash.readUIntBE(0, 5) % SPAN_MS;
  return snowflakeAt(SEED_TIME + time, hash.readUInt32BE(8) % 2 ** 22);
}

/** Things by their names, with errors that say what there is. */
export interface Named<T> {
  /** The thing of this name; `path` is where the name stands in the file. */
  require(name: string, path: string): T;
}

/**
 * @param kind what the things are called in errors
 * @param path where the list stands in the file
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

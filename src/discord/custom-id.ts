import { LIMITS } from './limits.ts';

/** A custom id taken apart: which command, which of its components, with what state. */
export interface CustomId {
  readonly command: string;
  readonly component: string;
  readonly args: readonly string[];
}

const SEPARATOR = ':';

/**
 * Encodes a component's state as `command:component:args`. The message itself carries everything needed, so
 * buttons work after a restart.
 * @throws RangeError past Discord's 100 characters: callers bound their arguments
 */
export function encodeCustomId(command: string, component: string, ...args: readonly string[]): string {
  const id = [command, component, ...args.map(quote)].join(SEPARATOR);
  if (id.length > LIMITS.customId)
    throw new RangeError(`Custom id of ${id.length} characters for ${command}:${component}`);
  return id;
}

/** Null for ids that this encoding cannot have produced. */
export function decodeCustomId(id: string): CustomId | null {
  const [command, component, ...rest] = id.split(SEPARATOR);
  if (!command || !component) return null;
  try {
    return { command, component, args: rest.map(decodeURIComponent) };
  } catch {
    return null;
  }
}

/** Only what would break the encoding is quoted, since every character counts towards 100. */
function quote(arg: string): string {
  return arg.replaceAll('%', '%25').replaceAll(SEPARATOR, '%3A');
}

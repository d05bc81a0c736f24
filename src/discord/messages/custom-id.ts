import { LIMITS } from '../posting/limits.ts';

interface CustomId {
  readonly command: string;
  readonly component: string;
  readonly args: readonly string[];
}

const SEPARATOR = ':';

/** A component's state as `command:component:args`. @throws RangeError above Discord's 100 characters */
export function encodeCustomId(command: string, component: string, ...args: readonly string[]): string {
  const id = [command, component, ...args.map(quote)].join(SEPARATOR);
  if (id.length > LIMITS.customId)
    throw new RangeError(`Custom id of ${id.length} characters for ${command}:${component}`);
  return id;
}

/** Null for ids that {@link encodeCustomId} cannot have produced. */
export function decodeCustomId(id: string): CustomId | null {
  const [command, component, ...rest] = id.split(SEPARATOR);
  if (!command || !component) return null;
  try {
    return { command, component, args: rest.map(decodeURIComponent) };
  } catch {
    return null;
  }
}

/** Quotes as few characters as possible, since an id has at most 100. */
function quote(arg: string): string {
  return arg.replaceAll('%', '%25').replaceAll(SEPARATOR, '%3A');
}

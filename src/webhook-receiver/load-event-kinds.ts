import * as z from 'zod';
import { loadModules } from '../process/load-modules.ts';
import type { EventContent, EventKind } from './event-kind.ts';

const eventKind = z.looseObject({
  kind: z.string().min(1),
  read: z.custom((value) => typeof value === 'function', 'must be a function'),
});

/**
 * Loads every file of a folder as one event kind.
 * @param folder URL of the folder, ending in a slash
 * @throws Error naming the file if it has no valid default export or its kind is already in use
 */
export function loadEventKinds<Content extends EventContent>(
  folder: URL,
): Promise<ReadonlyMap<string, EventKind<Content>>> {
  return loadModules(folder, 'an event kind (kind and read)', isEventKind<Content>, ({ kind }) => kind);
}

function isEventKind<Content extends EventContent>(value: unknown): value is EventKind<Content> {
  return eventKind.safeParse(value).success;
}

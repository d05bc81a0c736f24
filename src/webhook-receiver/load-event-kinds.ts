import { z } from 'zod';
import { loadModules } from '../process/load-modules.ts';
import type { EventKind } from './event-kind.ts';

const eventKind = z.looseObject({
  kind: z.string().min(1),
  read: z.custom<EventKind['read']>((value) => typeof value === 'function', 'must be a function'),
});

/**
 * Loads every file of a folder as one event kind.
 * @param folder URL of the folder, ending in a slash
 * @throws Error naming the file: without a valid default export, or with a kind already taken
 */
export function loadEventKinds(folder: URL): Promise<ReadonlyMap<string, EventKind>> {
  return loadModules(folder, 'an event kind (kind and read)', isEventKind, ({ kind }) => kind);
}

function isEventKind(value: unknown): value is EventKind {
  return eventKind.safeParse(value).success;
}

import * as z from 'zod';
import { loadModules } from '../process/load-modules.ts';
import type { Command } from './command.ts';

const command = z.looseObject({
  data: z.looseObject({ name: z.string() }),
  execute: z.custom<Command<never>['execute']>((value) => typeof value === 'function', 'must be a function'),
});

/**
 * Loads every file of a folder as one command.
 * @param folder URL of the folder, ending in a slash
 * @throws Error naming the file if it has no valid default export or its command's name is already in use
 */
export function loadCommands<C>(folder: URL): Promise<ReadonlyMap<string, Command<C>>> {
  return loadModules(folder, 'a command (data and execute)', isCommand<C>, ({ data }) => data.name);
}

function isCommand<C>(value: unknown): value is Command<C> {
  return command.safeParse(value).success;
}

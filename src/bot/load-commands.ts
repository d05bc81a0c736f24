import { z } from 'zod';
import { loadModules } from '../process/load-modules.ts';
import type { Command } from './command.ts';

const command = z.looseObject({
  data: z.looseObject({ name: z.string() }),
  execute: z.custom<Command['execute']>((value) => typeof value === 'function', 'must be a function'),
});

/**
 * Loads every file of a folder as one command.
 * @param folder URL of the folder, ending in a slash
 * @throws Error naming the file: without a valid default export, or with a name already taken
 */
export function loadCommands(folder: URL): Promise<ReadonlyMap<string, Command>> {
  return loadModules(folder, 'a command (data and execute)', isCommand, ({ data }) => data.name);
}

function isCommand(value: unknown): value is Command {
  return command.safeParse(value).success;
}

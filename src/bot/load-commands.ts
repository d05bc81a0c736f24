import { readdir } from 'node:fs/promises';
import { z } from 'zod';
import type { Command } from './command.ts';

const commandModule = z.object({
  default: z.looseObject({
    data: z.looseObject({ name: z.string() }),
    execute: z.custom<Command['execute']>((value) => typeof value === 'function', 'must be a function'),
  }),
});

/**
 * Loads every file of a folder as one command.
 * @param folder URL of the folder, ending in a slash
 * @throws Error naming the file: without a valid default export, or with a name already taken
 */
export async function loadCommands(folder: URL): Promise<ReadonlyMap<string, Command>> {
  const files = (await readdir(folder))
    .filter((file) => /\.(ts|js)$/.test(file) && !file.endsWith('.d.ts'))
    .sort();
  const commands = new Map<string, Command>();
  for (const file of files) {
    const module: unknown = await import(new URL(file, folder).href);
    if (!isCommandModule(module))
      throw new Error(`${file} does not default-export a command (data and execute)`);
    const { name } = module.default.data;
    if (commands.has(name)) throw new Error(`${file} defines /${name}, which another file already defines`);
    commands.set(name, module.default);
  }
  return commands;
}

function isCommandModule(module: unknown): module is { default: Command } {
  return commandModule.safeParse(module).success;
}

import { readdir } from 'node:fs/promises';

/**
 * Loads the default export of every file in a folder, by its name.
 * @param folder URL of the folder, ending in a slash
 * @param what describes a valid export, for the error message
 * @throws Error naming the file if it has no valid default export or its name is already in use
 */
export async function loadModules<T>(
  folder: URL,
  what: string,
  isValid: (value: unknown) => value is T,
  nameOf: (definition: T) => string,
): Promise<ReadonlyMap<string, T>> {
  const files = (await readdir(folder))
    .filter((file) => /\.(ts|js)$/.test(file) && !file.endsWith('.d.ts'))
    .sort();
  const definitions = new Map<string, T>();
  for (const file of files) {
    const module: unknown = await import(new URL(file, folder).href);
    const exported =
      typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;
    if (!isValid(exported)) throw new Error(`${file} does not default-export ${what}`);
    const name = nameOf(exported);
    if (definitions.has(name)) throw new Error(`${file} defines ${name}, which another file already defines`);
    definitions.set(name, exported);
  }
  return definitions;
}

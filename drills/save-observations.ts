import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../.cache/drills/', import.meta.url));

/**
 * Saves the observations of a failed run, because its seed reproduces the choices but not the timing.
 * @param name of the run: its drill and seed
 * @returns the file
 */
export async function saveObservations(
  name: string,
  observations: Readonly<Record<string, unknown>>,
): Promise<string> {
  await mkdir(FOLDER, { recursive: true });
  const file = `${FOLDER}${name}.json`;
  const asArrays = (_: string, value: unknown) => (value instanceof Map ? [...value] : value);
  await writeFile(file, JSON.stringify(observations, asArrays));
  return file;
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

/** Reads a JSON file in `reference/`. @throws Error if it is missing or doesn't match the schema */
export function readReference<T>(name: string, schema: z.ZodType<T>): T {
  const file = join('reference', name);
  const path = pathAbove(dirname(fileURLToPath(import.meta.url)), file);
  const { data, error } = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (error !== undefined) throw new Error(`${file} is damaged: ${z.prettifyError(error)}`);
  return data;
}

/** The build copies the files to dist, and bundles this module into a folder there, so the nearest match is right. */
function pathAbove(folder: string, file: string): string {
  const path = join(folder, file);
  if (existsSync(path)) return path;
  if (dirname(folder) === folder) throw new Error(`${file} is missing. Run: npm ci && npm run build`);
  return pathAbove(dirname(folder), file);
}

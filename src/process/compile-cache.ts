// Not by name: an old Node.js, which has no such function, must come as far as the check of its version.
import module from 'node:module';
import { fileURLToPath } from 'node:url';

/** Beside the build: this file is then in `dist/chunks`. */
const FOLDER = new URL('../compile-cache/', import.meta.url);

/** Compiles each module of the build once for all starts. Without effect where the folder can't be written or the sources run. */
export function useCompileCache(): void {
  if (!import.meta.url.endsWith('.ts')) module.enableCompileCache(fileURLToPath(FOLDER));
}

// Not by name: an old Node.js, which has no such function, must come as far as the check of its version.
import module from 'node:module';
import { join } from 'node:path';
import { PACKAGE_ROOT } from './package-root.ts';

/** Compiles each module of the build once for all starts. Without effect where dist can't be written or the sources run. */
export function useCompileCache(): void {
  if (!import.meta.url.endsWith('.ts'))
    module.enableCompileCache(join(PACKAGE_ROOT, 'dist', 'compile-cache'));
}

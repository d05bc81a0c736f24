import { existsSync, readFileSync } from 'node:fs';
// A default import: an old Node.js without this function must get as far as the version check.
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json: a parent of this file, both in src and when it is bundled in dist. */
export const PACKAGE_ROOT = above(dirname(fileURLToPath(import.meta.url)));

function above(folder: string): string {
  if (existsSync(join(folder, 'package.json')) || dirname(folder) === folder) return folder;
  return above(dirname(folder));
}

/**
 * What `build.js` records in dist: the version of package.json (the tag of a release is `v` + version), the commit that was built,
 * with `-dirty` if files had uncommitted changes, and the name of the newest migration; null: the sources run without a build.
 */
declare const HAULMATE_BUILD: { version: string; commit: string; newestMigration: string | null };

export const BUILD: Readonly<typeof HAULMATE_BUILD> =
  typeof HAULMATE_BUILD === 'undefined'
    ? { version: 'development', commit: 'unknown', newestMigration: null }
    : HAULMATE_BUILD;

/** `0.1.0 (commit 8f948fd12345)`. */
export const VERSION_AND_COMMIT = `${BUILD.version} (commit ${BUILD.commit})`;

/** Checks that the files beside dist are those it was built from: `git checkout` may change them. @throws Error */
export function checkBuild(newestMigration: string | undefined): void {
  if (BUILD.newestMigration === null) return;
  const file = readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8');
  const { version }: { readonly version: unknown } = JSON.parse(file);
  const refuse = (how: string) => {
    throw new Error(`dist was built ${how}. Run: npm ci && npm run build`);
  };
  if (version !== BUILD.version)
    refuse(`from version ${BUILD.version}, and the files beside it are of version ${version}`);
  if (newestMigration !== BUILD.newestMigration) {
    const difference = `up to ${BUILD.newestMigration}, not ${newestMigration}`;
    refuse(`with other migrations than those beside it (${difference})`);
  }
}

/**
 * Compiles each module of the build once for all starts. Has no effect if dist isn't writable, or when
 * running from source.
 */
export function useCompileCache(): void {
  if (!import.meta.url.endsWith('.ts'))
    module.enableCompileCache(join(PACKAGE_ROOT, 'dist', 'compile-cache'));
}

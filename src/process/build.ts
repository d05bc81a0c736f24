import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { PACKAGE_ROOT } from './package-root.ts';

/** What `build.js` records in dist. */
interface Build {
  /** From package.json; the tag of a release is `v` + version. */
  readonly version: string;
  /** The commit that was built, followed by `-dirty` if files had uncommitted changes; or `unknown`. */
  readonly commit: string;
  /** The name of the newest migration; null: the sources run without a build. */
  readonly newestMigration: string | null;
}

declare const HAULMATE_BUILD: Build;

export const BUILD: Build =
  typeof HAULMATE_BUILD === 'undefined'
    ? { version: 'development', commit: 'unknown', newestMigration: null }
    : HAULMATE_BUILD;

/** `0.1.0 (commit 8f948fd12345)`. */
export const VERSION_AND_COMMIT = `${BUILD.version} (commit ${BUILD.commit})`;

const packageFile = z.object({ version: z.string() });

/**
 * Checks that the files beside dist are those it was built from: after `git checkout` they may be of another version.
 * @param newestMigration the name of the newest migration beside dist
 * @throws Error that says what to do
 */
export function checkBuild(newestMigration: string | undefined): void {
  if (BUILD.newestMigration === null) return;
  const { version } = packageFile.parse(JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8')));
  if (version !== BUILD.version) {
    throw new Error(
      `dist was built from version ${BUILD.version}, and the files beside it are of version ${version}. ${BUILD_AGAIN}`,
    );
  }
  if (newestMigration !== BUILD.newestMigration) {
    throw new Error(
      `dist was built with other migrations than those beside it (up to ${BUILD.newestMigration}, not ${newestMigration}). ${BUILD_AGAIN}`,
    );
  }
}

const BUILD_AGAIN = 'Run: npm ci && npm run build';

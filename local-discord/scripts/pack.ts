/**
 * `npm run pack` (npm pack) runs this before and after: `pack.ts before` builds the package and puts the published
 * package.json in the place of the checkout's, `pack.ts after` puts that one back.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageManifest } from './package-manifest.ts';

const HOME = join(import.meta.dirname, '..');
const MANIFEST = join(HOME, 'package.json');
/** The checkout's own, while the published one is in its place. */
const ASIDE = join(HOME, 'dist/checkout.json');

if (process.argv[2] === 'after') {
  if (existsSync(ASIDE)) renameSync(ASIDE, MANIFEST);
} else {
  // What was interrupted has left the published one there.
  if (existsSync(ASIDE)) renameSync(ASIDE, MANIFEST);
  const published = packageManifest();
  execFileSync(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' });
  copyFileSync(MANIFEST, ASIDE);
  writeFileSync(MANIFEST, `${JSON.stringify(published, null, 2)}\n`);
}

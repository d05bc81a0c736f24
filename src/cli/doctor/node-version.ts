import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import satisfies from 'semver/functions/satisfies.js';
import gtr from 'semver/ranges/gtr.js';
import { z } from 'zod';
import { PACKAGE_ROOT } from '../../process/package-root.ts';
import type { Check } from './check.ts';
import { bad, type Finding, good } from './finding.ts';

const INSTALL =
  'Install Node.js 22, or 24 up to 24.18, from https://nodejs.org, then npm ci and npm run build.';
const ABORTS =
  'better-sqlite3 12 aborts on Node.js 24.19 and later: https://github.com/nodejs/node/issues/65446';

const packageFile = z.object({ engines: z.object({ node: z.string() }) });

const nodeVersion: Check = {
  name: 'Node.js',
  run() {
    const { engines } = packageFile.parse(
      JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8')),
    );
    return checkVersion(process.versions.node, engines.node);
  },
};
export default nodeVersion;

/** @param range such as `^22.12.0 || >=24.0.0 <24.19.0`, as in `engines` */
export function checkVersion(version: string, range: string): Finding {
  if (satisfies(version, range, { includePrerelease: true })) return good(version);
  return gtr(version, range, { includePrerelease: true })
    ? bad(`${version} is too new: ${range} is needed`, ABORTS, INSTALL)
    : bad(`${version} is not supported: ${range} is needed`, INSTALL);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import satisfies from 'semver/functions/satisfies.js';
import { z } from 'zod';
import { PACKAGE_ROOT } from '../../process/package-root.ts';
import type { Check } from './check.ts';
import { bad, type Finding, good } from './finding.ts';

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

/** @param range such as `>=20.19.0`, as in `engines` */
export function checkVersion(version: string, range: string): Finding {
  return satisfies(version, range, { includePrerelease: true })
    ? good(`${version} (${range} is needed)`)
    : bad(
        `${version} is too old: ${range} is needed`,
        'Install a newer one from https://nodejs.org, then npm ci.',
      );
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PACKAGE_ROOT } from '../../process/package-root.ts';
import { bad, type Check, type Finding, good } from './check.ts';

const nodeVersion: Check = {
  name: 'Node.js',
  examine() {
    const { engines } = z
      .object({ engines: z.object({ node: z.string() }) })
      .parse(JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8')));
    return compareVersions(process.versions.node, engines.node);
  },
};
export default nodeVersion;

/** @param wanted `>=20.19.0`, as `engines` says it */
export function compareVersions(version: string, wanted: string): Finding {
  const [have, need] = [version, wanted].map((text) => text.match(/\d+/g)?.map(Number) ?? []);
  const [at = 0] = (need ?? []).flatMap((part, index) => (part === have?.[index] ? [] : [index]));
  return (have?.[at] ?? 0) >= (need?.[at] ?? 0)
    ? good(`${version} (${wanted} is needed)`)
    : bad(
        `${version} is too old: ${wanted} is needed`,
        'Install a newer one from https://nodejs.org, then npm ci.',
      );
}

/**
 * `node deploy/sbom.js > haulmate.cdx.json`: what the bot is made of, as CycloneDX. The list is npm's own; with `--omit=dev`, npm
 * would also leave out packages that the workspace uses for its development, so the lockfile decides here. Without the moment and the
 * random number, so that the same lockfile gives the same file.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env, stdout } from 'node:process';

const ROOT = join(import.meta.dirname, '..');
const NODE_MODULES = /^.*node_modules\//;

/** @typedef {{ name?: string, version?: string, dev?: boolean, devOptional?: boolean, link?: boolean, devDependencies?: Record<string, string> }} Locked */
/** @typedef {{ 'bom-ref': string }} Component */

/** @type {{ packages: Record<string, Locked> }} */
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const forDevelopment = new Set(Object.keys(packages['']?.devDependencies ?? {}));
const shipped = new Set(
  Object.entries(packages)
    .map(([path, locked]) => ({ ...locked, path, name: path.replace(NODE_MODULES, '') }))
    .filter(({ path, dev, link }) => NODE_MODULES.test(path) && dev !== true && link !== true)
    // Type definitions are optional peers of a package that is shipped.
    .filter(({ name, devOptional }) => !(devOptional === true && forDevelopment.has(name)))
    .map(({ name, version }) => `${name}@${version}`),
);

const listed = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 64_000_000,
  // npm writes notices of newer versions among its output.
  env: { ...env, npm_config_update_notifier: 'false', npm_config_loglevel: 'silent' },
});
const { serialNumber: _, ...bom } = JSON.parse(listed);
const { timestamp: __, ...described } = bom.metadata;
const root = described.component['bom-ref'];
// npm calls it after the folder.
const metadata = { ...described, component: { ...described.component, name: packages['']?.name } };
const isShipped = (/** @type {string} */ ref) => ref === root || shipped.has(ref);
/** @type {Map<string, Component>} The same package may be in several places. */
const components = new Map(
  bom.components
    .filter((/** @type {Component} */ component) => isShipped(component['bom-ref']))
    .map((/** @type {Component} */ component) => [component['bom-ref'], component]),
);
const dependencies = bom.dependencies
  .filter((/** @type {{ ref: string }} */ { ref }) => isShipped(ref))
  .map((/** @type {{ ref: string, dependsOn: string[] }} */ { ref, dependsOn }) => ({
    ref,
    dependsOn: dependsOn.filter(isShipped),
  }));
const complete = { ...bom, metadata, components: [...components.values()], dependencies };
stdout.write(`${JSON.stringify(complete, null, 2)}\n`);

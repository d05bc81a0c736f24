/** `npm run licenses`: writes docs/licenses.md, and fails when a license in it is not permissive. */
import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';

/** SPDX names of licenses that allow use, modification and redistribution if their notice is kept. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
  'WTFPL',
]);

/** Allows use as a shared library that can be exchanged, as sharp uses libvips. */
const SHARED_LIBRARY = 'LGPL-3.0-or-later';

/** package-lock.json; npm marks packages that only developers need. */
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().default(''),
      license: z.string().default('not stated'),
      dev: z.boolean().default(false),
      link: z.boolean().default(false),
    }),
  ),
});

const lock = new URL('../package-lock.json', import.meta.url);
const { packages } = lockFile.parse(JSON.parse(await readFile(lock, 'utf8')));
const byLicense = new Map<string, Set<string>>();
for (const [path, { version, license, dev, link }] of Object.entries(packages)) {
  const name = path.split('node_modules/').at(-1);
  // This project and its workspace are not packages that it uses.
  if (dev || link || !path.startsWith('node_modules/') || name === undefined) continue;
  byLicense.set(license, (byLicense.get(license) ?? new Set()).add(`${name} ${version}`));
}

const rows = [...byLicense].sort(([a, one], [b, other]) => other.size - one.size || a.localeCompare(b));
const total = rows.reduce((sum, [, names]) => sum + names.size, 0);
const strict = rows.filter(
  ([license, names]) =>
    !isPermissive(license) && !([...names].every(isPartOfSharp) && isPermissive(license, SHARED_LIBRARY)),
);
const verdict =
  strict.length === 0
    ? `All have permissive licenses, so they may be used, modified and redistributed as long as their notices are kept, except for libvips: the optional package sharp loads it as a shared library (${SHARED_LIBRARY}), which may be redistributed unmodified and replaced.`
    : `**Not permissive:** ${strict.map(([license]) => license).join(', ')}.`;

await writeFile(
  new URL('licenses.md', import.meta.url),
  `# Licenses of what runs in production

Haulmate itself is MIT-licensed. A production install (\`npm ci --omit=dev\`) installs at most ${total} packages: npm installs binaries only
for your machine, and with \`--omit=optional\` no optional packages.
${verdict}

The container image holds better-sqlite3, pg, sharp and world-atlas with what they need, each with its license. The bundle contains
others; their notices are in \`LICENSES-OF-PACKAGES.txt\` beside it.

The cities in \`reference/cities.json\` are from [GeoNames](https://www.geonames.org), licensed under
[CC BY 4.0](https://creativecommons.org/licenses/by/4.0/), and changed; the build and the image hold the file with [its notice](../reference/README.md)
in \`dist/reference/\`.

Written by \`npm run licenses\` from \`package-lock.json\`; run it after changing a dependency.

| license | packages | |
|---|---|---|
${rows.map(([license, names]) => `| ${license} | ${names.size} | ${[...names].sort().join(', ')} |`).join('\n')}
`,
);
process.exitCode = strict.length === 0 ? 0 : 1;

/** Of alternatives one will do: \`(MIT OR WTFPL)\`. */
function isPermissive(expression: string, ...besides: readonly string[]): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((alternative) =>
      alternative.split(' AND ').every((license) => [...PERMISSIVE, ...besides].includes(license.trim())),
    );
}

function isPartOfSharp(name: string): boolean {
  return name.startsWith('@img/sharp-');
}

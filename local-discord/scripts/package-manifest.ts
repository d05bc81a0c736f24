import { readFileSync } from 'node:fs';

/** What the published package needs at run time. Their versions stand in this folder's package.json. */
const DEPENDENCIES = ['@fastify/multipart', 'discord-api-types', 'fastify', 'image-size', 'ws', 'zod'];
/** Only for pages with panels of one's own, and for the helper of Vitest. */
const OPTIONAL_PEERS = { esbuild: '>=0.25.0', preact: '>=10.0.0', vitest: '>=3.0.0' };

export interface PackageManifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** `./src/index.ts` → the built file with its types. */
function builtExport(source: string) {
  const built = source.replace(/^\.\//, './dist/').replace(/\.ts$/, '');
  return { types: `${built}.d.ts`, default: `${built}.js` };
}

/**
 * The package.json of the published package. In the checkout, the exports are the sources, and all packages are
 * development dependencies, so that a production install of the repository leaves them out.
 */
export function packageManifest(): PackageManifest {
  const own = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const { private: _, scripts: __, devDependencies, exports, ...published } = own;
  const versionsOf = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, devDependencies[name]]));
  return {
    ...published,
    // Not in the checkout's: its install would link a source that an image of the repository does not have.
    bin: { 'local-discord': 'dist/src/main.js' },
    exports: {
      ...Object.fromEntries(
        Object.entries<string>(exports).map(([name, source]) => [
          name,
          source.endsWith('.ts') ? builtExport(source) : source,
        ]),
      ),
      './jest': { types: './dist/src/testing/jest.d.ts', default: './dist/jest.cjs' },
      './seed.schema.json': './dist/seed.schema.json',
    },
    dependencies: versionsOf(DEPENDENCIES),
    peerDependencies: OPTIONAL_PEERS,
    peerDependenciesMeta: Object.fromEntries(
      Object.keys(OPTIONAL_PEERS).map((name) => [name, { optional: true }]),
    ),
    ...repository(process.env['GITHUB_REPOSITORY']),
    publishConfig: { access: 'public', provenance: true },
  };
}

/** Provenance, which only CI can attest, needs the repository: CI names it. */
function repository(name: string | undefined): object {
  if (name === undefined) return {};
  return {
    repository: { type: 'git', url: `git+https://github.com/${name}.git`, directory: 'local-discord' },
  };
}

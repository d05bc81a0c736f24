/** `npm run build`: the package as it is published, in `dist`. `npm pack ./dist` makes its tarball. */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { seedJsonSchema } from '../src/seed-file/schema.ts';
import { bundlePage } from '../web/bundle.ts';
import { packageManifest } from './package-manifest.ts';

const HOME = join(import.meta.dirname, '..');
const DIST = join(HOME, 'dist');
const TSC = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

rmSync(DIST, { recursive: true, force: true });
for (const project of ['tsconfig.build.json', 'web/client/tsconfig.build.json']) {
  execFileSync(process.execPath, [TSC, '-p', join(HOME, project)], { stdio: 'inherit' });
}
chmodSync(join(DIST, 'src/main.js'), 0o755);
await buildPage();
await buildForJest();
cpSync(join(HOME, 'web/client/styles'), join(DIST, 'web/client/styles'), { recursive: true });
for (const file of ['README.md', 'PARITY.md', 'LICENSE']) cpSync(join(HOME, file), join(DIST, file));
writeJson('seed.schema.json', seedJsonSchema());
writeJson('package.json', packageManifest());

function writeJson(name: string, content: unknown): void {
  writeFileSync(join(DIST, name), `${JSON.stringify(content, null, 2)}\n`);
}

/** The plain page, so that neither esbuild nor preact is needed to serve it. */
async function buildPage(): Promise<void> {
  const { js, css } = await bundlePage(new URL('../web/client/main.tsx', import.meta.url));
  mkdirSync(join(DIST, 'web/built'), { recursive: true });
  writeFileSync(join(DIST, 'web/built/app.js'), js);
  writeFileSync(join(DIST, 'web/built/app.css'), css);
}

/** Jest loads tests as CommonJS modules unless told otherwise. */
async function buildForJest(): Promise<void> {
  await build({
    entryPoints: [join(HOME, 'src/testing/jest.ts')],
    outfile: join(DIST, 'jest.cjs'),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node22',
    logLevel: 'warning',
  });
}

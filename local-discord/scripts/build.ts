/** `npm run build`: what the published package runs, in `dist`. */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { seedJsonSchema } from '../src/seed-file/schema.ts';
import { bundlePage } from '../web/bundle.ts';

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
writeFileSync(join(DIST, 'seed.schema.json'), `${JSON.stringify(seedJsonSchema(), null, 2)}\n`);

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

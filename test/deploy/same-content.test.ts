import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROOT } from '../support/source-files.ts';

/** What the Dockerfile copies to build the image. */
const COPIED = [
  'package.json',
  'package-lock.json',
  'build.js',
  'tsconfig.json',
  'LICENSE',
  'deploy',
  'migrations',
  'reference',
  'src',
];
const BUILDS_MS = 120_000;
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Builds the image's content from a copy of the sources. @returns its folder */
function buildContent(): string {
  const checkout = mkdtempSync(join(tmpdir(), 'checkout-'));
  folders.push(checkout);
  for (const name of COPIED) cpSync(join(ROOT, name), join(checkout, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(checkout, 'node_modules'));
  const env = { ...process.env, COMMIT: '0123456789ab' };
  const image = join(checkout, 'image');
  execFileSync(process.execPath, ['build.js'], { cwd: checkout, env });
  execFileSync(process.execPath, ['deploy/assemble-image.js', image], { cwd: checkout, env });
  return image;
}

const check = (image: string) =>
  spawnSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: image, encoding: 'utf8' });

describe('the content of the image', () => {
  let image = '';
  beforeAll(() => {
    image = buildContent();
  }, BUILDS_MS);

  it('is the same, byte for byte, when it is built again', { timeout: BUILDS_MS }, () => {
    const sums = readFileSync(join(image, 'SHA256SUMS'), 'utf8');
    expect(sums.split('\n').length).toBeGreaterThan(100);
    expect(readFileSync(join(buildContent(), 'SHA256SUMS'), 'utf8')).toBe(sums);
  });

  it('does not pass its verification with one byte more', () => {
    expect(check(image)).toMatchObject({ status: 0, stdout: '' });
    appendFileSync(join(image, 'dist/index.js'), ' ');
    expect(check(image)).toMatchObject({ status: 1, stdout: 'dist/index.js: FAILED\n' });
  });
});

describe('the list of packages', () => {
  const bom = z.object({
    bomFormat: z.literal('CycloneDX'),
    metadata: z.object({ component: z.object({ name: z.literal('haulmate'), version: z.string() }) }),
    components: z.array(z.object({ name: z.string(), version: z.string(), licenses: z.array(z.unknown()) })),
  });
  const lockfile = z.object({
    packages: z.record(z.string(), z.object({ version: z.string().optional(), dev: z.boolean().optional() })),
  });
  const write = () => execFileSync(process.execPath, ['deploy/sbom.js'], { cwd: ROOT, encoding: 'utf8' });

  it('names each package of the lockfile that is not only for development, and is always the same', () => {
    const written = write();
    const { components } = bom.parse(JSON.parse(written));
    const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
    const { packages } = lockfile.parse(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
    const locked = Object.entries(packages).flatMap(([path, { version, dev }]) => {
      const name = path.split('node_modules/').at(-1);
      return path.includes('node_modules/') && version !== undefined
        ? [{ id: `${name}@${version}`, dev }]
        : [];
    });
    const missing = locked.filter(({ id, dev }) => dev !== true && !listed.has(id)).map(({ id }) => id);
    expect(missing.filter((id) => !id.startsWith('@types/'))).toEqual([]);
    const needed = new Set(locked.filter(({ dev }) => dev !== true).map(({ id }) => id));
    expect([...listed].filter((id) => !needed.has(id))).toEqual([]);
    expect(components.filter(({ licenses }) => licenses.length === 0)).toEqual([]);
    expect(write()).toBe(written);
  });
});

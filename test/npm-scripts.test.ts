import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ROOT } from './support/source-files.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(read('package.json'));
const { include } = z.object({ include: z.array(z.string()) }).parse(read('tsconfig.json'));

/** The files of the project that scripts name; npm and the build make those of node_modules and dist. */
const files = Object.values(scripts)
  .flatMap((script) => script.split(' '))
  .filter((word) => /^[\w./-]+\.([jt]s|json)$/.test(word) && !/^(dist|node_modules)\//.test(word));
const folders = include.filter((path) => !path.includes('*'));

describe('what npm run and TypeScript need', () => {
  it.each([...new Set([...files, ...folders])])('%s exists', (path) => {
    expect(existsSync(join(ROOT, path))).toBe(true);
  });

  it.skipIf(!existsSync(join(ROOT, '.git')))('is hidden from git by no line of .gitignore', () => {
    expect(files.length).toBeGreaterThan(5);
    const { status, stdout } = spawnSync('git', ['check-ignore', ...files, ...folders], { cwd: ROOT });
    expect({ hidden: stdout.toString(), status }).toEqual({ hidden: '', status: 1 });
  });
});

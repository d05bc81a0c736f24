import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { isSupportedNode } from '../../src/process/supported-node.js';
import { ROOT } from '../support/source-files.ts';

/** Loaded first: the program then believes to run on an older Node.js. */
const asNode = (version: string) => `data:text/javascript,
  import { syncBuiltinESMExports } from 'node:module';
  Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });
  syncBuiltinESMExports();
  process.on('exit', () => {
    const isLoaded = process.report.getReport().sharedObjects.some((path) => path.includes('better_sqlite3'));
    process.stdout.write(isLoaded ? 'SQLite is loaded' : 'SQLite is not loaded');
  });`;

const run = (entry: string, version: string) =>
  new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    const args = ['--import', asNode(version), join(ROOT, entry), '--help'];
    execFile(process.execPath, args, { env: {} }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    );
  });

describe('the version of Node.js', () => {
  it('is one of those that package.json names', () => {
    expect(packageFile.engines.node).toBe('^22.19.0 || >=24.0.0');
    for (const version of ['22.19.0', '22.23.3', '24.0.0', '24.21.0', '26.10.0', '27.0.0']) {
      expect.soft(isSupportedNode(version), version).toBe(true);
    }
    for (const version of ['18.20.4', '20.20.2', '21.7.0', '22.18.0', '23.11.0']) {
      expect.soft(isSupportedNode(version), version).toBe(false);
    }
  });

  it.each([
    'dist/index.js',
    'dist/cli/doctor.js',
    'dist/cli/events.js',
    'dist/cli/backup.js',
    'dist/cli/move.js',
  ])('ends %s with a sentence where it is too old, before SQLite is loaded', async (entry) => {
    const { code, out, err } = await run(entry, '20.20.2');
    expect({ code, out }).toEqual({ code: 78, out: 'SQLite is not loaded' });
    expect(err).toMatch(/^Haulmate needs Node\.js 22 .* This is 20\.20\.2\.\n.*npm ci/);
  });
});

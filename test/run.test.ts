import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from './support/source-files.ts';

const OLD = `data:text/javascript,
  import { syncBuiltinESMExports } from 'node:module';
  Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });
  syncBuiltinESMExports();`;

let tree: string;
beforeEach(async () => {
  tree = await mkdtemp(join(tmpdir(), 'run-'));
  for (const file of ['run.js', 'src/process/require-node.js', 'src/process/supported-node.js']) {
    await cp(join(ROOT, file), join(tree, file));
  }
  await write('package.json', '{ "type": "module" }');
  await write('program.js', 'console.log("program", process.argv.slice(2).join()); process.exitCode = 3;');
});
afterEach(() => rm(tree, { recursive: true }));

async function write(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(tree, path)), { recursive: true });
  await writeFile(join(tree, path), content, { mode: 0o755 });
}

const run = (...args: readonly string[]) =>
  new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    const command = [...args.slice(0, -3), join(tree, 'run.js'), ...args.slice(-3)];
    execFile(process.execPath, command, { cwd: tree }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    );
  });

describe('run.js', () => {
  it('runs a file in its own process, with its arguments and its exit code', async () => {
    expect(await run('program.js', '--one', 'two')).toEqual({ code: 3, out: 'program --one,two\n', err: '' });
  });

  it('runs it on the Node.js that npm ci brought where the other one is too old', async () => {
    const script = `#!/bin/sh\nshift 3\necho "brought $*"\nexit 4\n`;
    await write(`node_modules/node-${process.platform}-${process.arch}/bin/node`, script);
    const result = await run('--import', OLD, 'program.js', '--one', 'two');
    expect(result).toEqual({ code: 4, out: 'brought program.js --one two\n', err: '' });
  });

  it('ends with a sentence where it is too old and npm ci brought none', async () => {
    const { code, out, err } = await run('--import', OLD, 'program.js', '--one', 'two');
    expect({ code, out }).toEqual({ code: 78, out: '' });
    expect(err).toContain('Haulmate needs Node.js 22');
  });
});

import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const pythons = [process.env['PYTHON'] ?? 'python3', '/usr/bin/python3'];
const python = pythons.find((path) => spawnSync(path, ['-c', 'import discord, pytest']).status === 0);

const FOLDER = fileURLToPath(new URL('../../examples/discord.py-pytest', import.meta.url));

/** Runs the example's tests. @returns what pytest printed */
function runPytest(program: string): Promise<string> {
  const env = { ...process.env, LOCAL_DISCORD: `${process.execPath} ../../src/main.ts` };
  const args = ['-m', 'pytest', '-q', '-p', 'no:cacheprovider'];
  return new Promise((resolve) =>
    execFile(program, args, { cwd: FOLDER, env }, (_error, stdout, stderr) => resolve(stdout + stderr)),
  );
}

if (python) {
  it('the example with discord.py and pytest passes', async () => {
    expect(await runPytest(python)).toContain('2 passed');
  });
} else it.skip('the example with pytest (not installed: apt-get install python3-discord python3-pytest)');

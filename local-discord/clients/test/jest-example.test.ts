import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const HERE = join(import.meta.dirname, '..');
const HOME = join(HERE, '..');
const example = readFileSync(join(HOME, 'examples/jest/ping.test.js'), 'utf8');

/** A project with the built package, beside the libraries of this folder. */
let project: string;
beforeAll(() => {
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: HOME, stdio: 'inherit' });
  project = mkdtempSync(join(HERE, '.jest-'));
  mkdirSync(join(project, 'node_modules'));
  symlinkSync(HOME, join(project, 'node_modules/local-discord'));
  writeFileSync(join(project, 'package.json'), '{ "private": true }');
});
afterAll(() => rmSync(project, { recursive: true }));

/** Runs Jest as a beginner would. @returns its status and what it printed */
function runJest(test: string): Promise<{ readonly status: unknown; readonly output: string }> {
  writeFileSync(join(project, 'ping.test.js'), test);
  const jest = join(HERE, 'node_modules/jest/bin/jest.js');
  return new Promise((resolve) =>
    execFile(process.execPath, [jest, '--rootDir', project], { cwd: project }, (error, stdout, stderr) =>
      resolve({ status: error?.code ?? 0, output: stdout + stderr }),
    ),
  );
}

it('the example with Jest passes and prints no transcript', async () => {
  const { status, output } = await runJest(example);
  expect([status, output]).toEqual([0, expect.stringContaining('1 passed')]);
  expect(output).not.toContain('What happened in the local Discord');
});

it('a failed test prints the transcript', async () => {
  const { status, output } = await runJest(example.replace("toBe('Pong')", "toBe('Ping')"));
  expect(status).toBe(1);
  expect(output).toContain('What happened in the local Discord');
  expect(output).toContain('Mo: runCommand {"channelId":"#general","name":"ping"}');
});

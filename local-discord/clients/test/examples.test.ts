import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findChromium } from '../../scripts/find-chromium.ts';
import { createProject, type Project } from '../support/project.ts';

const INSTALL_WITHIN_MS = 240_000;
let project: Project;
beforeAll(async () => {
  project = await createProject(['discord.js', 'jest', 'vitest', '@playwright/test']);
}, INSTALL_WITHIN_MS);
afterAll(() => project.remove());

/** The file that runs a library's program. */
const library = (path: string) => join(project.folder, 'node_modules', path);
const node = process.execPath;

it('the example of Node.js passes', async () => {
  project.write('node/package.json', '{ "type": "module" }');
  const { status, output } = await project.runIn('node', node, ['--test']);
  expect([status, output]).toEqual([0, expect.stringMatching(/pass 1\b/)]);
});

it('the example of Vitest passes', async () => {
  const { status, output } = await project.runIn('vitest', node, [library('vitest/vitest.mjs'), 'run']);
  expect([status, output]).toEqual([0, expect.stringContaining('2 passed')]);
});

const jest = () =>
  project.runIn('jest', node, [
    library('jest/bin/jest.js'),
    '--rootDir',
    join(project.folder, 'examples/jest'),
  ]);

it('the example of Jest passes and prints no transcript', async () => {
  const { status, output } = await jest();
  expect([status, output]).toEqual([0, expect.stringContaining('1 passed')]);
  expect(output).not.toContain('What happened in the local Discord');
});

it('a failed test of Jest prints the transcript', async () => {
  const example = readFileSync(join(project.folder, 'examples/jest/ping.test.js'), 'utf8');
  project.write('jest/ping.test.js', example.replace("toHaveText('Pong')", "toHaveText('Ping')"));
  const { status, output } = await jest();
  expect(status).toBe(1);
  expect(output).toContain('What happened in the local Discord');
  expect(output).toContain('Mo: runCommand {"channelId":"#general","name":"ping"');
});

const pythons = [process.env['PYTHON'] ?? 'python3', '/usr/bin/python3'];
const python = pythons.find((path) => spawnSync(path, ['-c', 'import discord, pytest']).status === 0);
if (python) {
  it('the example of discord.py and pytest passes, with npx', async () => {
    const env = { LOCAL_DISCORD: 'npx local-discord' };
    const args = ['-m', 'pytest', '-q', '-p', 'no:cacheprovider'];
    const { output } = await project.runIn('discord.py-pytest', python, args, env);
    expect(output).toContain('2 passed');
  });
} else it.skip('the example with pytest (not installed: apt-get install python3-discord python3-pytest)');

const chromium = findChromium();
if (chromium !== null) {
  it('the example of Playwright passes', async () => {
    project.write('playwright/package.json', '{ "type": "module" }');
    const args = [library('@playwright/test/cli.js'), 'test', '--reporter=line'];
    const { status, output } = await project.runIn('playwright', node, args, { CHROMIUM: chromium });
    expect([status, output]).toEqual([0, expect.stringContaining('1 passed')]);
  });
} else it.skip('the example with Playwright (no Chromium: apt-get install chromium)');

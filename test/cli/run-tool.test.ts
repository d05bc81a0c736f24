import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entryOf, runCli } from '../support/run-cli.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tools-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe.each(['backup', 'doctor', 'events', 'move'] as const)('npm run %s', (tool) => {
  it('-- --help prints the usage', async () => {
    const said = await runCli(tool, ['--help'], { cwd: folder, settings: {} });
    expect(said).toMatchObject({ code: 0, err: '', out: expect.stringContaining(`npm run ${tool}`) });
  });
});

it('a tool ends quietly when the reader closes the pipe', async () => {
  const child = spawn(process.execPath, [entryOf('events'), '--help'], { cwd: folder, env: {} });
  child.stdout.destroy();
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect({ said, code }).toEqual({ said: '', code: 0 });
});

it('a wrong DATABASE_PATH is named by events replay, and creates nothing', async () => {
  const settings = { DATABASE_PATH: join(folder, 'typo', 'none.db') };
  const said = await runCli('events', ['replay', '--all'], { cwd: folder, settings });
  expect(said).toMatchObject({ code: 1, out: '', err: expect.stringContaining('there is no database') });
  expect(await readdir(folder)).toEqual([]);
});

it('a wrong DATABASE_PATH is named by events list, which creates nothing and redacts secrets in it', async () => {
  const secret = 'a-secret-of-many-letters';
  const settings = { DATABASE_PATH: join(folder, secret, 'none.db'), WEBHOOK_SECRET: secret };
  const said = await runCli('events', ['list'], { cwd: folder, settings });
  expect(said).toMatchObject({ code: 1, out: '', err: expect.stringContaining('there is no database') });
  expect(said.err).toContain('[Redacted]');
  expect(said.err).not.toContain(secret);
  expect(await readdir(folder)).toEqual([]);
});

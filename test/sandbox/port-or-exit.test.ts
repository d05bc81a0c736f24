import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../sandbox/free-port.ts';

let taken: number;
let folder: string;
let server: Server;
beforeAll(async () => {
  taken = await freePort();
  folder = await mkdtemp(join(tmpdir(), 'haulmate-port-'));
  server = createServer();
  await new Promise<void>((resolve) => void server.listen(taken, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** Starts the sandbox and waits for its exit. */
function run(port: string): Promise<{ code: unknown; err: string }> {
  const env = { PATH: process.env['PATH'], TMPDIR: folder, SANDBOX_PORT: port };
  return new Promise((resolve) => {
    execFile(process.execPath, ['sandbox/main.ts'], { env }, (error, _out, err) =>
      resolve({ code: error?.code, err }),
    );
  });
}

/** One line with the reason and a way out, exit code 1, nothing left behind. */
async function expectRefused(port: string, reason: string): Promise<void> {
  expect(await run(port)).toEqual({
    code: 1,
    err: `${reason}; choose another one: SANDBOX_PORT=4500 npm run sandbox\n`,
  });
  expect((await readdir(folder)).filter((name) => name.startsWith('haulmate-'))).toEqual([]);
}

it('exits and names the port of the page if it is in use', async () => {
  await expectRefused(String(taken), `Port ${taken} is taken`);
});

it('exits and names the port of the receiver if it is in use', async () => {
  await expectRefused(String(taken - 1), `Port ${taken} is taken`);
});

it.each(['abc', '70000'])('refuses SANDBOX_PORT=%s', async (port) => {
  await expectRefused(port, `SANDBOX_PORT must be a number from 1024 to 65534, not ${port}`);
});

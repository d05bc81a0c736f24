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

/** Types `npm run …` and waits for its end. */
function run(file: string, port: string): Promise<{ code: unknown; err: string }> {
  const env = { PATH: process.env['PATH'], TMPDIR: folder, SANDBOX_PORT: port };
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', `sandbox/${file}.ts`], { env }, (error, _out, err) =>
      resolve({ code: error?.code, err }),
    );
  });
}

/** One line with the reason and a way out, exit code 1, nothing left behind. */
async function expectSaid(file: string, port: string, reason: string): Promise<void> {
  const script = file === 'main' ? 'sandbox' : file;
  expect(await run(file, port)).toEqual({
    code: 1,
    err: `${reason}; choose another one: SANDBOX_PORT=4500 npm run ${script}\n`,
  });
  expect((await readdir(folder)).filter((name) => name.startsWith('haulmate-'))).toEqual([]);
}

it.each(['main', 'local-discord'])('%s says that its port is taken', async (file) => {
  await expectSaid(file, String(taken), `Port ${taken} is taken`);
});

it('the sandbox says that the port for events, the next one, is taken', async () => {
  await expectSaid('main', String(taken - 1), `Port ${taken} is taken`);
});

it.each([
  ['main', 'abc'],
  ['local-discord', '70000'],
])('%s says what is no port: %s', async (file, port) => {
  await expectSaid(file, port, `SANDBOX_PORT has to be a number from 1024 to 65534, not ${port}`);
});

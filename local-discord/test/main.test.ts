import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

let server: Server;
let takenPort: number;
beforeAll(async () => {
  server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  takenPort = Object(server.address()).port;
});
afterAll(() => {
  server.close();
});

/** Starts the program and waits for its exit. */
function run(port: string): Promise<{ code: unknown; stderr: string }> {
  const env = { PATH: process.env['PATH'], PORT: port };
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', MAIN], { env }, (error, _stdout, stderr) =>
      resolve({ code: error?.code, stderr }),
    );
  });
}

it('exits and names the port if it is in use', async () => {
  expect(await run(String(takenPort))).toEqual({
    code: 1,
    stderr: `Port ${takenPort} is taken; choose another one: PORT=4500 npm start\n`,
  });
});

it.each(['70000', 'abc'])('refuses PORT=%s', async (port) => {
  expect(await run(port)).toEqual({
    code: 1,
    stderr: `PORT must be a number from 0 to 65535, not ${port}; choose another one: PORT=4500 npm start\n`,
  });
});

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OPERATIONS } from '../../src/rest/operations.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

let server: Server;
let takenPort: number;
let folder: string;
beforeAll(async () => {
  server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  takenPort = Object(server.address()).port;
  folder = await mkdtemp(join(tmpdir(), 'local-discord-cli-'));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** Runs the program until it ends by itself. */
function run(args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const options = { cwd: folder, env: { PATH: process.env['PATH'], ...env } };
    execFile(process.execPath, [MAIN, ...args], options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

/** Starts the program. @returns what it prints before the libraries, by name */
async function start(args: readonly string[], input: 'ignore' | 'pipe' = 'ignore') {
  const program = spawn(process.execPath, [MAIN, '--port', '0', ...args], {
    cwd: folder,
    stdio: [input, 'pipe', 'inherit'],
  });
  return { program, printed: await greetingOf(program) };
}

async function greetingOf({ stdout }: ChildProcess): Promise<Map<string, string>> {
  const printed = new Map<string, string>();
  if (stdout === null) return printed;
  for await (const line of createInterface({ input: stdout })) {
    const [name = '', value = ''] = line.trim().split(/\s{2,}/);
    printed.set(name, value);
    if (name === 'Eris') break;
  }
  return printed;
}

async function stop(program: ChildProcess): Promise<unknown> {
  const closed = once(program, 'close');
  program.kill('SIGTERM');
  return (await closed)[0];
}

it('exits with 1 and names the port if it is in use', async () => {
  expect(await run(['--port', String(takenPort)])).toMatchObject({
    code: 1,
    stderr: `port ${takenPort} is taken; choose another one with --port, or 0 for a free one\n`,
  });
});

it.each([
  [['--port', '70000'], '--port must be a number from 0 to 65535, not "70000"'],
  [['--port', 'abc'], '--port must be a number from 0 to 65535, not "abc"'],
  [['--token', 'two words'], '--token must be a token without spaces, not "two words"'],
  [['--colour'], "Unknown option '--colour'"],
  [['--port'], "Option '-p, --port <value>' argument missing"],
  [['4500'], "Unexpected argument '4500'"],
  [['--seed', 'missing.json'], 'missing.json: there is no such file'],
  [['--strictness', 'very'], '--strictness must be lenient, discord or strict, not "very"'],
  [['--tls-cert', 'cert.pem'], '--tls-cert needs --tls-key, the file with its private key'],
  [['--tls-key', 'key.pem'], '--tls-key needs --tls-cert, the file with the certificate'],
  [['--tls-cert', 'missing.pem', '--tls-key', 'missing.pem'], 'missing.pem cannot be read'],
  [
    ['--tls-cert', MAIN, '--tls-key', MAIN],
    `${MAIN} and ${MAIN} are no certificate and its private key in PEM`,
  ],
])('refuses %j with 2 and the reason', async (args, reason) => {
  const { code, stderr } = await run(args);
  expect([code, stderr.split('\n')[0]]).toEqual([2, reason]);
});

it('refuses a PORT that is none', async () => {
  expect(await run([], { PORT: 'abc' })).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--port must be a number'),
  });
});

it('lists its options and tells its version', async () => {
  const help = await run(['--help']);
  expect(help.code).toBe(0);
  for (const option of [
    '--port',
    '--host',
    '--seed',
    '--tls-cert',
    '--tls-key',
    '--strictness',
    '--token',
    '--transcript',
  ]) {
    expect(help.stdout).toContain(option);
  }
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
  expect((await run(['-v'])).stdout).toBe(`${version}\n`);
});

it('accepts only the given token, limits rates, refuses unknown fields and writes the transcript', async () => {
  const token = `${Buffer.from('200000000000000001').toString('base64url')}.abc.def`;
  const args = ['--token', token, '--strictness', 'strict', '--transcript', 'transcript.txt'];
  const { program, printed } = await start(args);
  expect(printed.get('Token')).toBe(token);
  const [method, path] = OPERATIONS.update_my_user;
  const request = (authorization: string, body = {}) =>
    fetch(`${printed.get('API')}/v10${path}`, {
      method: method.toUpperCase(),
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await request('Bot another.one.here')).status).toBe(401);
  expect((await request(`Bot ${token}`)).status).not.toBe(401);
  expect(await stop(program)).toBe(0);
  const transcript = await readFile(join(folder, 'transcript.txt'), 'utf8');
  expect(transcript).toMatch(/bot → PATCH \/users\/@me: 401/);
});

it('ends when the pipe that is its input is closed', async () => {
  const { program } = await start([], 'pipe');
  const closed = once(program, 'close');
  program.stdin?.end();
  expect(await closed).toEqual([0, null]);
});

it('started by npm, it ends with the shell around it', async () => {
  const command = `"${process.execPath}" "${MAIN}" --port 0; true`;
  const env = { PATH: process.env['PATH'], npm_command: 'exec' };
  const shell = spawn('sh', ['-c', command], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const page = (await greetingOf(shell)).get('Page') ?? '';
  expect((await fetch(page)).status).toBe(200);
  shell.kill('SIGTERM');
  await expect.poll(() => fetch(page).catch(() => 'gone')).toBe('gone');
});

it('starts from a seed, with the token of its bot', async () => {
  const seed = {
    bots: [{ name: 'Helper', token: 'a.seeded.token' }],
    people: [{ name: 'Zoe' }],
    servers: [],
  };
  await writeFile(join(folder, 'seed.json'), JSON.stringify(seed));
  const { program, printed } = await start(['--seed', 'seed.json']);
  expect(printed.get('Token')).toBe('a.seeded.token');
  const users = await (await fetch(`${printed.get('Page')}/client/users`)).json();
  expect(users).toEqual([expect.objectContaining({ username: 'Zoe' })]);
  await stop(program);
});

it('names what is wrong in a seed', async () => {
  await writeFile(join(folder, 'wrong.json'), '{ "people": [{ "nme": "Zoe" }] }');
  const { code, stderr } = await run(['--seed', 'wrong.json']);
  expect(code).toBe(2);
  expect(stderr).toContain('people[0].name');
});

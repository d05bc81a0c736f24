import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../sandbox/free-port.ts';
import { type RunningService, startService } from '../../sandbox/service/index.ts';
import { ROOT } from '../support/source-files.ts';

const KEY = 'a-key-that-nobody-may-see';

let running: RunningService;
beforeAll(async () => {
  running = await startService({ keys: [KEY] });
});
afterAll(() => running.close());

interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Said> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(ROOT, 'contract/main.ts'), ...args], { env }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}

const known = (baseUrl = running.url) => [
  ...['--base-url', baseUrl, '--number', 'LX208857143CN'],
  ...['--link', 'https://weidian.com/item.html?itemID=7212345601'],
];

describe('npm run conformance', () => {
  it('prints every rule and the sum, and ends with 1 as long as events are not tested', async () => {
    const said = await run([...known(), '--key', KEY]);
    expect(said).toMatchObject({ code: 1, err: '' });
    expect(said.out).toMatch(/^about +rule +said by +result\n/);
    expect(said.out).toMatch(/^tracking +updates are newest first +section 2 +passed$/m);
    expect(said.out).toMatch(/^tracking\.updated .* section 6 +not tested: needs --listen and --secret$/m);
    expect(said.out).toMatch(/\n27 passed, 0 failed, 17 not tested\n$/);
  });

  it('takes the key of API_KEY, and never prints it, even if the service sends it back', async () => {
    const app = fastify();
    app.get('/v1/:operation', ({ headers }) => ({
      agents: { [String(headers.authorization)]: 1 },
      platform: 'x',
      id: '1',
    }));
    const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
    const said = await run(known(baseUrl), { API_KEY: KEY });
    await app.close();
    expect(said).toMatchObject({ code: 1, out: expect.stringContaining('[Redacted]') });
    expect(JSON.stringify(said)).not.toContain(KEY);
  });

  it.each([
    ['', 0, /^43 passed, 0 failed, 1 not tested$/m],
    ['any_key', 1, /^key +with another one, 401 or 403 +our reading +failed: tracking: the status is 200$/m],
    ['created_in_1970', 1, /^qc\.batch\.created +created is when it was sent, .* failed: it is 1970-/m],
  ])('finds what npm run service does with the fault “%s”', async (fault, code, line) => {
    const port = await freePort();
    const service = spawn(process.execPath, [join(ROOT, 'sandbox/service-only.ts')], {
      env: { SERVICE_PORT: '0', WEBHOOK_URL: `http://127.0.0.1:${port}/`, SANDBOX_FAULT: fault },
    });
    onTestFinished(() => void service.kill());
    const [started] = await once(service.stdout, 'data');
    const url = /http:\S+?(?=,)/.exec(String(started))?.[0];
    const args = ['--key', 'demo-key', '--listen', String(port), '--secret', 'sandbox-webhook-secret'];
    const said = await run([...known(url), ...args]);
    expect(said).toMatchObject({ code, out: expect.stringMatching(line) });
  });

  it('prints its usage', async () => {
    expect(await run(['--help'])).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('Exit code'),
    });
  });

  it.each([
    ['nothing', [], '--base-url must be'],
    [
      'no key',
      ['--base-url', 'http://127.0.0.1:1', '--number', 'A1', '--link', 'https://a.example'],
      '--key is missing',
    ],
    [
      'no number',
      ['--base-url', 'http://127.0.0.1:1', '--key', 'k', '--link', 'https://a.example'],
      '--number is missing',
    ],
    ['no address', ['--base-url', 'ftp://a.example'], '--base-url must be an http or https address'],
    ['a user in it', ['--base-url', 'http://a:b@a.example'], '--base-url must have no user'],
    ['no port', ['--listen', 'here:x'], '--listen must be PORT or HOST:PORT'],
    ['no such port', ['--listen', '65536'], '--listen must be a port'],
    ['no secret', [...placeholders(), '--listen', '4499'], '--secret is missing'],
    ['too long', [...placeholders(), '--wait', '601'], '--wait must be 1 to 600'],
    ['an unknown option', ['--verbose'], "'--verbose'"],
    ['an argument', ['here'], "'here'"],
  ])('ends with 2 for a wrong command line: %s', async (_what, args, problem) => {
    expect(await run(args)).toEqual({ code: 2, out: '', err: expect.stringContaining(problem) });
  });
});

function placeholders(): string[] {
  return ['--base-url', 'http://127.0.0.1:1', '--key', 'k', '--number', 'A1', '--link', 'https://a.example'];
}

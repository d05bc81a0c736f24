import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { DiscordAPIError } from 'discord.js';
import { expect, it } from 'vitest';
import { createLineBuffer, createLineOutput, createLog } from '../../src/process/log.ts';
import { ApiError } from '../../src/service/index.ts';

const KEY = 'a-very-secret-key-of-the-service';

function logged(what: object, message = 'said'): string {
  const lines: string[] = [];
  createLog('info', { write: (line: string) => void lines.push(line) }, [KEY]).info(what, message);
  return lines.join('');
}

it('logs a request that Discord refused without its body and its token', () => {
  const url = 'https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb24/messages/@original';
  const body = { body: { content: 'LP006472184CN' }, files: undefined };
  const error = new DiscordAPIError(
    { code: 50035, message: 'Invalid Form Body' },
    50035,
    400,
    'PATCH',
    url,
    body,
  );
  const line = logged({ err: error });
  expect(JSON.parse(line)).toMatchObject({
    err: { code: 50035, status: 400, method: 'PATCH', message: 'Invalid Form Body' },
  });
  expect(line).toContain('/webhooks/123/…/messages/@original');
  expect(line).not.toContain('aW50ZXJhY3Rpb24');
  expect(line).not.toContain('LP006472184CN');
});

it('redacts fields that are named like secrets', () => {
  const line = logged({ token: 'hidden', headers: { authorization: 'hidden' }, destination: 7 });
  expect(line).not.toContain('hidden');
  expect(JSON.parse(line)).toMatchObject({ destination: 7 });
});

it('redacts such fields also deep inside and without secrets of its own, and says nothing of their kind', () => {
  const lines: string[] = [];
  createLog('info', { write: (line: string) => void lines.push(line) }).info({
    call: { headers: [{ key: 'hidden' }], secret: { parts: ['hidden'] } },
    said: 'no "token": here',
  });
  expect(JSON.parse(lines.join(''))).toMatchObject({
    call: { headers: [{ key: '[Redacted]' }], secret: '[Redacted]' },
    said: 'no "token": here',
  });
});

it.each([
  [
    'quoted by the service',
    { err: new ApiError('unauthorised', { operation: 'qc', detail: `Bearer ${KEY}?` }) },
  ],
  [
    'cut off where the service’s words were',
    { err: new ApiError('unauthorised', { operation: 'qc', detail: `${'.'.repeat(280)}${KEY}` }) },
  ],
  [
    'quoted by Discord',
    { err: new DiscordAPIError({ code: 0, message: `Bot ${KEY}` }, 0, 401, 'GET', '', {}) },
  ],
  ['in the cause of an error', { err: new Error('failed', { cause: new Error(`for ${KEY}`) }) }],
  ['deep inside', { data: [{ headers: [[`Bearer ${KEY}`]] }] }],
])('redacts a secret by its value: %s', (_where, what) => {
  const line = logged(what, `with ${encodeURIComponent(KEY)} and ${KEY}`);
  expect(line).not.toContain(KEY.slice(0, 8));
  expect(JSON.parse(line)).toMatchObject({ msg: 'with [Redacted] and [Redacted]' });
});

const run = promisify(execFile);
const LOG = new URL('../../src/process/log.ts', import.meta.url).href;

/** What a program that logs prints. Its exit code does not matter. */
async function printedBy(program: string): Promise<string[]> {
  const script = `import { createLog } from '${LOG}'; const log = createLog('info'); ${program}`;
  const args = ['--input-type=module', '--eval', script];
  const { stdout } = await run(process.execPath, args).catch((error: { stdout: string }) => error);
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => String(JSON.parse(line).msg));
}

function createBuffer() {
  const written: string[] = [];
  return { written, buffer: createLineBuffer({ write: (lines: string) => void written.push(lines) }) };
}

it('writes lines that come soon after each other at once, in their order', async () => {
  const { written, buffer } = createBuffer();
  buffer.write('a\n');
  buffer.write('b\n');
  expect(written).toEqual([]);
  await expect.poll(() => written).toEqual(['a\nb\n']);
  buffer.write('c\n');
  await expect.poll(() => written).toEqual(['a\nb\n', 'c\n']);
});

it('writes many lines in several pieces, without waiting', () => {
  const { written, buffer } = createBuffer();
  const line = `${'x'.repeat(9_999)}\n`;
  for (let count = 0; count < 4; count += 1) buffer.write(line);
  expect(written).toEqual([line + line, line + line]);
});

it('writes what waits when it is told to, and nothing twice', async () => {
  const { written, buffer } = createBuffer();
  buffer.write('a\n');
  buffer.flushSync();
  expect(written).toEqual(['a\n']);
  buffer.write('b\n');
  await expect.poll(() => written).toEqual(['a\n', 'b\n']);
});

it.each([
  ['ends by itself', ''],
  ['exits', 'process.exit(0);'],
  ['exits after a fatal error', 'log.fatal("5000"); process.exit(1);'],
  ['fails', 'throw new Error("a fault");'],
])('prints every line, also the last ones, when the process %s', async (_how, end) => {
  const program = `for (let n = 0; n < 5_000; n += 1) log.info(String(n)); ${end}`;
  const printed = await printedBy(program);
  expect(printed.slice(0, 5_000)).toEqual(Array.from({ length: 5_000 }, (_, n) => String(n)));
  expect(printed.slice(5_000)).toEqual(end.includes('fatal') ? ['5000'] : []);
});

/** A disk with room for some bytes. */
function createDisk(room: number, code = 'ENOSPC') {
  const disk = { room, content: '', attempts: 0 };
  const output = createLineOutput(
    (bytes) => {
      disk.attempts += 1;
      if (disk.room === 0) throw Object.assign(new Error('refused'), { code });
      const written = bytes.subarray(0, disk.room);
      disk.room -= written.length;
      disk.content += written.toString();
      return written.length;
    },
    () => {},
  );
  return { disk, output };
}

it('writes everything, also when a write takes only a part', () => {
  const parts: string[] = [];
  const output = createLineOutput((bytes) => {
    parts.push(bytes.subarray(0, 3).toString());
    return Math.min(3, bytes.length);
  });
  output.write('first\nsecond\n');
  expect(parts.join('')).toBe('first\nsecond\n');
  expect(output.dropped()).toBe(0);
});

it('drops and counts the lines that have no room, and writes the later ones whole', () => {
  const { disk, output } = createDisk(9);
  output.write('first\nsecond\nthird\n');
  output.write('fourth\n');
  expect(disk.content).toBe('first\nsec');
  expect(output.dropped()).toBe(3);
  disk.room = 100;
  output.write('fifth\nsixth\n');
  expect(disk.content).toBe('first\nsec\nfifth\nsixth\n');
  expect(output.dropped()).toBe(3);
});

it('adds no empty line after a gap between whole lines', () => {
  const { disk, output } = createDisk(6);
  output.write('first\nsecond\n');
  disk.room = 100;
  output.write('third\n');
  expect(disk.content).toBe('first\nthird\n');
  expect(output.dropped()).toBe(1);
});

it('waits once for a reader that does not read, then drops lines at once until it reads again', () => {
  const { disk, output } = createDisk(0, 'EAGAIN');
  output.write('first\n');
  const waited = disk.attempts;
  expect(waited).toBeGreaterThan(10);
  output.write('second\n');
  expect(disk.attempts).toBe(waited + 1);
  disk.room = 100;
  output.write('third\n');
  expect(disk.content).toBe('third\n');
  expect(output.dropped()).toBe(2);
});

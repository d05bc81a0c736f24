import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createLineBuffer } from '../../src/process/line-buffer.ts';

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

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { overlapMs } from '../../../drills/cluster/overlap.ts';
import { type Starvation, watchStarvation } from '../../../drills/cluster/starvation.ts';

const canPin = (() => {
  try {
    execFileSync('taskset', ['-c', '0', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

const children: ChildProcess[] = [];
let watch: Starvation | undefined;
afterEach(() => {
  watch?.close();
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(script: string): number {
  const child = spawn('taskset', ['-c', '0', process.execPath, '-e', script], { stdio: 'ignore' });
  children.push(child);
  return child.pid ?? 0;
}

describe.runIf(canPin)('a process that has no processor', () => {
  it('is starved, and its deadlines wait', async () => {
    // All of them on one processor, each has it for a third of the time.
    const pids = Array.from({ length: 3 }, () => start('for (;;);'));
    const starved = watchStarvation(() => pids);
    watch = starved;
    const before = performance.now() - starved.now();
    await expect.poll(() => starved.spans().length).toBeGreaterThan(0);
    const [span] = starved.spans();
    expect(span?.machines).toEqual([]);
    expect(performance.now() - starved.now() - before).toBeGreaterThan(0);
  });

  it('is not starved while it sleeps, or has ended', async () => {
    const pid = start('setInterval(() => {}, 60_000)');
    await expect
      .poll(() => execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }))
      .toMatch(/^S/);
    let looks = 0;
    const idle = watchStarvation(() => {
      looks += 1;
      return [pid, 999_999_999];
    });
    watch = idle;
    await expect.poll(() => looks).toBeGreaterThan(2);
    expect(idle.spans()).toEqual([]);
  });
});

it('a time overlaps with spans by what they have in common', () => {
  const spans = [
    { from: 0, to: 10 },
    { from: 20, to: 30 },
  ];
  expect(overlapMs(spans, { from: 5, to: 25 })).toBe(10);
  expect(overlapMs(spans, { from: 11, to: 19 })).toBe(0);
  expect(overlapMs([...spans, { from: 5, to: 22 }], { from: 0, to: 100 })).toBe(30);
});

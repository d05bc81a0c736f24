import { expect, it } from 'vitest';
import { createWriteHealth, type DiskFault } from '../../../src/store/database/write-health.ts';

it.each([
  ['ten seconds after the last failure of a full disk that has room again', 'full', 10_000],
  ['a minute after a failure of a broken file', 'broken', 60_000],
] as const)('a database counts as writable %s', async (_when, fault: DiskFault, countsMs) => {
  let now = 0;
  const health = createWriteHealth({ attempt: async () => {}, diskFault: () => fault }, () => now);
  const store = { write: () => Promise.reject(new Error('failed on purpose')) };
  health.track(store);
  expect(await health.isWritable()).toBe(true);
  await store.write().catch(() => {});
  now = countsMs - 1;
  expect(await health.isWritable()).toBe(false);
  now = countsMs;
  expect(await health.isWritable()).toBe(true);
});

it('a full disk counts as unwritable for as long as probes fail', async () => {
  let now = 0;
  let isFull = true;
  const attempt = () => (isFull ? Promise.reject(new Error('full')) : Promise.resolve());
  const health = createWriteHealth({ attempt, diskFault: () => 'full' }, () => now);
  for (const at of [0, 10_000, 20_000]) {
    now = at;
    expect(await health.isWritable()).toBe(false);
  }
  isFull = false;
  now = 30_000;
  expect(await health.isWritable()).toBe(true);
});

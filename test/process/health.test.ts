import { afterEach, expect, it, vi } from 'vitest';
import { createHealth } from '../../src/process/health.ts';
import { READY } from '../support/health.ts';

const { processes: _, ...share } = READY.share;
const sources = {
  share: () => share,
  countProcesses: async () => 1,
  backlog: async () => ({ pending: 0, oldestAt: null, held: 0, suspended: {} }),
  isWritable: async () => true,
};
afterEach(() => void vi.useRealTimers());
const never = () => new Promise<never>(() => {});
const UNAVAILABLE = { ready: false, gateway: true, database: false, waiting: null, held: null };

it('is ready while the gateway and the database are', async () => {
  expect(await createHealth(sources, Date.now)()).toEqual(READY);
});

it.each([
  ['cannot be written', { isWritable: async () => false }],
  ['cannot be read', { backlog: () => Promise.reject(new Error('malformed')) }],
])('is not ready when the database %s', async (_how, faulty) => {
  expect(await createHealth({ ...sources, ...faulty }, Date.now)()).toMatchObject({
    ready: false,
    database: false,
  });
});

it.each(['countProcesses', 'backlog', 'isWritable'] as const)(
  'is not ready without an answer of %s',
  async (hanging) => {
    vi.useFakeTimers();
    const health = createHealth({ ...sources, [hanging]: never }, Date.now);
    const first = health();
    await vi.advanceTimersByTimeAsync(500);
    expect(await first).toMatchObject({ ...UNAVAILABLE, share: { ...share, processes: null } });
    expect(await health()).toMatchObject(UNAVAILABLE);
  },
);

it('is ready although the processes cannot be counted', async () => {
  const countProcesses = () => Promise.reject(new Error('busy'));
  expect(await createHealth({ ...sources, countProcesses }, Date.now)()).toMatchObject({
    ready: true,
    share: { processes: null },
  });
});

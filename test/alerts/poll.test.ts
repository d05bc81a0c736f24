import { expect, it, vi } from 'vitest';
import { createPoll } from '../../src/alerts/poll.ts';
import { createApi } from '../../src/api/index.ts';
import { createLog } from '../../src/log.ts';
import { uncounted } from '../../src/metrics.ts';
import { openStore } from '../../src/store/index.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

it('one topic that cannot be dealt with does not take the turns of the others', async () => {
  const store = openStore(':memory:');
  const ids: number[] = [];
  for (const key of ['LP100000CN', 'LP200000CN']) {
    const id = await store.topics.remember({ kind: 'parcel', key }, NOW);
    await store.topics.schedule(id, NOW - 1_000 + ids.length, 0);
    ids.push(id);
  }
  const api = createApi({
    baseUrl: 'http://127.0.0.1:9',
    key: 'none',
    timeoutMs: 1_000,
    concurrency: 1,
    arrayEncoding: 'repeat',
    metrics: uncounted,
  });
  const asked = vi.spyOn(api, 'tracking').mockRejectedValueOnce(new TypeError('nobody expected this'));
  const lines: string[] = [];
  const { tick } = createPoll({
    store,
    api,
    absorb: () => Promise.reject(new Error('nothing was ever seen')),
    log: createLog('error', { write: (line) => void lines.push(line) }),
    clock: () => NOW,
    minutes: 30,
  });
  await tick();
  expect(asked.mock.calls.map(([number]) => number)).toEqual(['LP100000CN', 'LP200000CN']);
  const due = async (at: number) => (await store.topics.due(at, 20)).map(({ id }) => id);
  expect(await due(NOW)).not.toContain(ids[0]);
  expect(await due(NOW + 30 * 60_000)).toContain(ids[0]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('a polled topic could not be dealt with');
  await api.close();
  await store.close();
});

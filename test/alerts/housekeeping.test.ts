import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHousekeeping } from '../../src/alerts/housekeeping.ts';
import { scanNews } from '../../src/alerts/news.ts';
import { createLog } from '../../src/log.ts';
import { type Metrics, uncounted } from '../../src/metrics.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { addAlertChannel } from '../support/alerting-store.ts';

const DAY_MS = 24 * 3_600_000;
const NOW = Date.parse('2026-11-21T12:00:00Z');
const NUMBER = 'LP00123456784821CN';

let store: Store;
let lines: string[];
const counted = vi.fn<Metrics['delivery']>();
let housekeeping: ReturnType<typeof createHousekeeping>;
beforeEach(() => {
  counted.mockClear();
  store = openStore(':memory:', () => 'all');
  lines = [];
  housekeeping = createHousekeeping({
    store,
    log: createLog('info', { write: (line) => void lines.push(line) }),
    clock: () => NOW,
    metrics: { ...uncounted, delivery: counted },
  });
});
afterEach(async () => {
  housekeeping.stop();
  vi.restoreAllMocks();
  await store.close();
});

/** An event of so many days and a second ago. */
async function happened(days: number): Promise<number> {
  const status = `marker ${days}`;
  const scan = { date: '2026-11-20', hour: '10:00', status, location: '', country: '' };
  const at = NOW - days * DAY_MS - 1_000;
  const arrival = { kind: 'tracking.updated', source: 'webhook', body: '{}' } as const;
  const times = { createdAt: at, receivedAt: at };
  const [recorded] = await store.arrivals.record([
    { ...arrival, ...times, digest: status, news: [scanNews(NUMBER, scan)] },
  ]);
  return recorded?.eventId ?? 0;
}

const digests = async () =>
  Promise.all((await store.events.list({}, 10)).map(async ({ id }) => (await store.events.show(id))?.digest));

it('gives up what a place did not take for 7 days, and says why', async () => {
  await addAlertChannel(store, '10');
  const late = await happened(7);
  const inTime = await happened(6);
  housekeeping.start();
  await expect.poll(() => counted.mock.calls).toEqual([['dropped']]);
  expect((await store.events.show(late))?.deliveries).toMatchObject([
    { status: 'failed', reason: 'waited for more than 7 days', finishedAt: NOW },
  ]);
  expect((await store.events.show(inTime))?.deliveries).toMatchObject([{ status: 'waiting' }]);
});

it('forgets events and what became of them after 30 days, and topics after 180', async () => {
  const placeId = await addAlertChannel(store, '10');
  await happened(180);
  const [delivery] = await store.deliveries.waiting(placeId, 1);
  await store.deliveries.posted(placeId, [delivery?.id ?? 0], 'message 1', NOW - 30 * DAY_MS - 1_000);
  await store.topics.remember({ kind: 'parcel', key: 'RR1' }, NOW - 181 * DAY_MS);
  const kept = await store.topics.remember({ kind: 'parcel', key: 'RR2' }, NOW - 179 * DAY_MS);
  await happened(30);
  await happened(29);
  housekeeping.start();
  await expect.poll(digests).toEqual(['marker 29']);
  expect(await store.deliveries.told(placeId, 'message 1')).toEqual([]);
  expect(await store.topics.get(kept)).toMatchObject({ key: 'RR2' });
  expect(await store.topics.get(kept - 1)).toBeUndefined();
  // One with younger news stays, however old its first is.
  expect(await store.topics.get(1)).toMatchObject({ key: NUMBER });
});

it('that fails says so, and is done again an hour later', async () => {
  const repeat = vi.spyOn(globalThis, 'setInterval');
  vi.spyOn(store.events, 'prune').mockRejectedValueOnce(new Error('database is locked'));
  await happened(30);
  housekeeping.start();
  await expect.poll(() => lines.join('')).toContain('could not forget what is too old');
  const [again, everyMs] = repeat.mock.calls[0] ?? [];
  expect(everyMs).toBe(3_600_000);
  again?.();
  await expect.poll(digests).toEqual([]);
});

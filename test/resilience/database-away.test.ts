import SQLite from 'better-sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { startEnvironment } from '../../drills/environment.ts';
import { seeded } from '../../sandbox/seed.ts';
import { hasPostgres } from '../support/postgres-cluster.ts';
import { startSharedSurroundings } from '../support/processes-on-postgres.ts';
import { postEvent, requestEvent, trackingUpdated } from '../support/signed-events.ts';
import { type SlowProxy, startSlowProxy } from '../support/slow-proxy.ts';

/** Longer than everything that waits for the database. */
const FOREVER_MS = 3_600_000;
/** Until a sender knows that it has to send an event again. */
const ANSWER_MS = 2_000;
const PAGE_MS = 1_000;

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const startedAt = performance.now();
  const result = await work();
  return { result, ms: performance.now() - startedAt };
}

const NUMBER = 'LX208857143CN';
/** Sent again, they are the same bytes. */
const EVENTS = ['one', 'two', 'three'].map((marker) =>
  trackingUpdated(NUMBER, { date: '2026-11-20', status: `marker ${marker}` }),
);

/** Sends events one after the other while each of them is refused. */
async function expectRefusedInTime(receiverUrl: string): Promise<void> {
  for (const event of EVENTS) {
    const { result, ms } = await timed(() => requestEvent(receiverUrl, event));
    expect(result.status).toBe(503);
    expect(result.headers.get('retry-after')).toBe('5');
    expect(ms).toBeLessThan(ANSWER_MS);
  }
}

async function expectPagesInTime(receiverUrl: string): Promise<void> {
  for (const [path, status] of Object.entries({ '/readyz': 503, '/metrics': 200, '/healthz': 200 })) {
    const { result, ms } = await timed(() => fetch(new URL(path, receiverUrl)));
    expect([path, result.status]).toEqual([path, status]);
    expect(ms).toBeLessThan(PAGE_MS);
  }
}

/** The refused events are sent again and again until they are accepted. */
async function resend(receiverUrl: string): Promise<void> {
  for (const event of EVENTS) {
    const status = async () => (await postEvent(receiverUrl, event)).status;
    await expect.poll(status, { timeout: 30_000, interval: 250 }).toBe(200);
  }
}

describe.skipIf(!hasPostgres)('PostgreSQL (skipped where it is not installed)', () => {
  it.each([
    ['refuses connections', (proxy: SlowProxy) => proxy.cut()],
    ['does not answer', (proxy: SlowProxy) => proxy.delay(FOREVER_MS)],
  ])(
    'that %s: events are refused and pages answer in time, and each event is posted once afterwards',
    async (_how, leave) => {
      const here = await startSharedSurroundings(1);
      closing.push(here.close);
      const { discord } = here.local;
      const proxy = await startSlowProxy(here.databaseUrl);
      closing.push(proxy.close);
      const { receiverUrl, readyz } = await here.startProcess({ DATABASE_URL: proxy.url });
      await discord.waitUntilReady({ withCommands: true });
      await expect.poll(async () => (await readyz())?.share.partitions, { timeout: 30_000 }).toBe(64);
      const options = { event: 'tracking', channel: seeded.parcels, level: 'all' };
      await (await discord.as(seeded.ada).in(seeded.parcels).run('alerts add', options)).answer();

      leave(proxy);
      await expectRefusedInTime(receiverUrl);
      await expectPagesInTime(receiverUrl);
      proxy.cut();
      proxy.delay(0);
      proxy.restore();
      await resend(receiverUrl);
      const posted = async () => {
        const messages = await discord.as(seeded.ada).in(seeded.parcels).messages();
        return messages
          .flatMap((message) => JSON.stringify(message).match(/marker (one|two|three)/g) ?? [])
          .sort();
      };
      await expect.poll(posted, { timeout: 30_000 }).toEqual(['marker one', 'marker three', 'marker two']);
    },
  );
});

it('while another process holds the write lock of an SQLite file, events are refused in time and nothing else waits', async () => {
  const here = await startEnvironment();
  closing.push(here.close);
  here.startBot();
  await here.untilReady();
  const metrics = async () => (await fetch(new URL('/metrics', here.receiverUrl))).text();
  const other = new SQLite(here.databasePath);
  closing.push(async () => void other.close());
  await metrics();
  other.exec('BEGIN IMMEDIATE');
  await expectRefusedInTime(here.receiverUrl);
  await expectPagesInTime(here.receiverUrl);
  const [, lag] = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await metrics()) ?? [];
  // A wait within SQLite would last for 250 ms; the rest is a busy machine.
  expect(Number(lag)).toBeLessThan(0.2);
  other.exec('ROLLBACK');
  await resend(here.receiverUrl);
});

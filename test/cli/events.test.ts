import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/discord/seed.ts';
import { scanNews } from '../../src/alerts/news.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { addAlertChannel } from '../support/alerting-store.ts';
import { runCli, type Said } from '../support/run-cli.ts';
import { type RunningReceiver, startReceiver } from '../support/running-receiver.ts';
import { postEvent, SECRET, trackingUpdated } from '../support/signed-events.ts';

let folder: string;
let path: string;
let store: Store;
let receiver: RunningReceiver;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'events-'));
  path = join(folder, 'haulmate.db');
  store = openStore(path);
  receiver = await startReceiver(store);
});
afterEach(async () => {
  await receiver.close();
  await store.close();
  await rm(folder, { recursive: true });
});

const events = (...args: string[]): Promise<Said> =>
  runCli('events', args, {
    cwd: folder,
    settings: { DATABASE_PATH: path, WEBHOOK_SECRET: SECRET, HOME_GUILD_IDS: seeded.haulClub },
  });

const NUMBER = 'LP00123456784821CN';
const scan = { date: '2026-11-20', hour: '10:00', status: 'Departed', location: 'Liège', country: 'BE' };

describe('npm run events', () => {
  it('send signs a sample that the receiver takes, and list and show tell of it', async () => {
    const sent = await events('send', 'tracking.updated', '--url', receiver.url, '--number', NUMBER);
    expect(sent).toMatchObject({ code: 0, out: '200 {"status":"accepted"}\n' });
    const listed = await events('list');
    expect(listed.out).toMatch(
      /^#1 {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}tracking\.updated {2}webhook {2}LP00123456784821CN {2}told nobody\n$/,
    );
    const shown = await events('show', '1');
    expect(shown.out).toContain('"tracking_id":"LP00123456784821CN"');
    expect((await events('list', '--kind', 'qc.batch.created')).out).toBe('No events.\n');
  });

  it('replay needs a scope, shows first what it would do, and owes nothing twice', async () => {
    await postEvent(receiver.url, trackingUpdated(NUMBER, scan));
    await addAlertChannel(store, seeded.parcels);
    expect(await events('replay')).toMatchObject({ code: 64 });
    const tried = await events('replay', '--all', '--dry-run');
    expect(tried.out).toContain('Would replay 1 events, 1 places');
    expect((await store.deliveries.backlog()).waiting).toBe(0);
    expect((await events('replay', '--id', '1')).out).toContain('Replayed 1 events, 1 places');
    expect((await store.deliveries.backlog()).waiting).toBe(1);
    expect((await events('replay', '--since', '1h')).out).toContain('1 events, 0 places');
    expect((await events('replay', '--since', '1h', '--again')).out).toContain('1 events, 1 places');
    expect((await store.deliveries.backlog()).waiting).toBe(1);
  });

  it('replay of more than ten asks for a yes', async () => {
    for (let index = 0; index < 11; index += 1) {
      const news = { ...scanNews(NUMBER, { ...scan, status: `${index}` }) };
      const arrival = {
        digest: `${index}`,
        kind: 'tracking.updated',
        source: 'webhook' as const,
        createdAt: 1,
        receivedAt: Date.now(),
        body: '{}',
        news: [news],
      };
      await store.arrivals.record([arrival]);
    }
    expect(await events('replay', '--all')).toMatchObject({
      code: 64,
      err: expect.stringContaining('11 events'),
    });
    expect((await events('replay', '--all', '--yes')).code).toBe(0);
  });

  it.each([
    [['nonsense'], /There is no command "nonsense"/],
    [['show', 'x'], /"x" is not an event's id/],
    [['list', '--since', 'soon'], /neither a time span/],
    [['send', 'nothing.happened'], /no sample of "nothing.happened"/],
    [['list', '--wrong'], /Unknown option/],
  ])('%j is refused with the reason and the usage', async (args, reason) => {
    const said = await events(...args);
    expect(said.code).toBe(64);
    expect(said.err).toMatch(reason);
    expect(said.err).toContain('npm run events -- list');
  });
});

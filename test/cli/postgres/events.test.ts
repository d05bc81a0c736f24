import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { createLog } from '../../../src/process/log.ts';
import type { Store } from '../../../src/store/index.ts';
import { openStoreAtStart } from '../../../src/store/open-at-start.ts';
import { createMigratedDatabase, type PostgresDatabase } from '../../support/postgres-database.ts';
import { runCli } from '../../support/run-cli.ts';
import { trackingUpdated } from '../../support/signed-events.ts';
import { addAlertChannel } from '../../support/store-fixtures.ts';

const NUMBER = 'LP00123456784821CN';
const scan = { date: '2026-11-20', hour: '10:00', status: 'Departed', location: 'Liège', country: 'BE' };

let folder: string;
let database: PostgresDatabase;
let store: Store;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'events-'));
  database = await createMigratedDatabase();
  store = await openStoreAtStart(database.url, () => [], createLog('silent'));
  const receivedAt = Date.now();
  const body = JSON.stringify(trackingUpdated(NUMBER, scan));
  const event = { digest: 'a', kind: 'tracking.updated', source: 'webhook', createdAt: receivedAt } as const;
  await store.ingest.record([{ ...event, receivedAt, body, updates: [] }]);
});
afterEach(async () => {
  await store.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

const events = (...args: string[]) =>
  runCli('events', args, {
    cwd: folder,
    settings: { DATABASE_URL: database.url, HOME_GUILD_IDS: seeded.haulClub },
  });

describe('npm run events with PostgreSQL', () => {
  it('lists, explains and replays stored events beside a running bot', async () => {
    const destinationId = await addAlertChannel(store, '10');
    expect(await events('list')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^#1 .* tracking\.updated {2}webhook .* alerted nobody\n$/),
    });
    const shown = await events('show', '1');
    expect(shown).toMatchObject({ code: 0, err: '', out: expect.stringContaining('"status":"Departed"') });
    expect(await events('replay', '--all', '--dry-run')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Would replay 1 events, 1 destinations.'),
    });
    expect(await store.deliveries.pending(destinationId, 10)).toEqual([]);
    expect(await events('replay', '--all')).toMatchObject({ code: 0 });
    expect(await store.deliveries.pending(destinationId, 10)).toHaveLength(1);
  });

  it('reads a database of a newer version with a note, and refuses to write to it', async () => {
    await database.query(
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('x', 4102444800000)`,
    );
    expect(await events('list')).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^Note on the database postgres:\/\/haulmate@.*: it is of a newer version/),
    });
    expect(await events('replay', '--all')).toMatchObject({
      code: 1,
      err: expect.stringContaining('it is of a newer version'),
    });
  });

  it('names a server that cannot be reached, without the password', async () => {
    const url = new URL(database.url);
    url.port = '1';
    url.password = 'hush-hush';
    const said = await runCli('events', ['list'], { cwd: folder, settings: { DATABASE_URL: url.href } });
    expect(said).toMatchObject({ code: 1, err: expect.stringContaining('nothing listens there') });
    expect(said.err).not.toContain('hush');
  });
});

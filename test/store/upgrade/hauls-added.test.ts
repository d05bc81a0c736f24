import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore, type Store } from '../../../src/store/index.ts';
import { createOlderDatabase } from '../../support/database-versions.ts';

/** Those of the last version without hauls. */
const MIGRATIONS_BEFORE = 10;
const GUILD = '300000000000000001';
const ANN = '300000000000000201';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hauls-added-'));
  const path = join(folder, 'haulmate.db');
  createOlderDatabase(path, MIGRATIONS_BEFORE);
  const client = new SQLite(path);
  client.exec(`
    INSERT INTO guild_settings (guild_id, auto_convert, agents, locale, currency)
      VALUES ('${GUILD}', 1, '["kakobuy"]', 'de', 'EUR');
    INSERT INTO topics (id, kind, key, next_poll_at, touched_at) VALUES (1, 'parcel', 'LX208857143CN', 0, 0);
    INSERT INTO destinations (id, kind, discord_id, locale) VALUES (1, 'user', '${ANN}', 'de');
    INSERT INTO follows (topic_id, destination_id, user_id, label, followed_at) VALUES (1, 1, '${ANN}', 'Shoes', 1);
  `);
  client.close();
  store = openStore(path, () => 'all');
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

it('a database of the version before hauls keeps what it has', async () => {
  const settings = { autoConvert: true, agents: ['kakobuy'], currency: 'EUR' };
  expect(await store.settings.guild(GUILD)).toMatchObject(settings);
  expect(await store.follows.list(ANN, 'parcel')).toMatchObject([{ key: 'LX208857143CN', label: 'Shoes' }]);
});

it('servers of the version before hauls offer to add products to them, and people can have hauls', async () => {
  expect((await store.settings.guild(GUILD)).haulButtons).toBe(true);
  const id = await store.hauls.create(ANN, { items: [{ product: 'weidian:1' }] }, 1);
  expect(await store.hauls.get(ANN, id ?? 0)).toMatchObject({
    items: [{ product: 'weidian:1', quantity: 1 }],
  });
});

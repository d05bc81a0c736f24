import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { createIngest } from '../../../src/alerts/ingest/ingest.ts';
import { openStore } from '../../../src/store/index.ts';

it('reports a database as not writable while another process writes, and stores an event after that', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'haulmate-locked-'));
  const path = join(folder, 'haulmate.db');
  const store = openStore(path);
  const other = new SQLite(path);
  try {
    expect(await store.isWritable()).toBe(true);
    other.exec('BEGIN IMMEDIATE');
    expect(await store.isWritable()).toBe(false);
    const accepted = createIngest({ store, onEnqueued: () => {} })({
      digest: 'a',
      kind: 'parcel.exploded',
      source: 'webhook',
      createdAt: 1,
      receivedAt: 2,
      body: '{}',
      updates: [],
    });
    // The store blocks this thread while it waits, so the other process ends its transaction after a first failed attempt.
    setTimeout(() => other.exec('ROLLBACK'), 1);
    expect(await accepted).toMatchObject({ duplicate: false });
    expect(await store.isWritable()).toBe(true);
    expect(await store.events.list({}, 10)).toMatchObject([{ digest: 'a' }]);
  } finally {
    other.close();
    await store.close();
    await rm(folder, { recursive: true });
  }
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '../../../src/process/log.ts';
import { readMigrationJournal } from '../../../src/store/database/migrations.ts';
import { openStoreAtStart } from '../../../src/store/open-at-start.ts';

it('a start logs the migrations that it applies, and nothing when there are none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'migrated-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const lines: unknown[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const open = async () => {
    const store = await openStoreAtStart(join(folder, 'haulmate.db'), () => [], log);
    await store.close();
  };
  await open();
  const migrations = readMigrationJournal('sqlite').map(({ tag }) => tag);
  expect(lines).toEqual([expect.objectContaining({ level: 30, msg: 'database migrated', migrations })]);
  await open();
  expect(lines).toHaveLength(1);
});

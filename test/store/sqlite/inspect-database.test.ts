import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStore } from '../../../src/store/index.ts';
import { inspectDatabase } from '../../../src/store/sqlite/inspect-database.ts';

it('checks every page of a file unless the file is large', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inspection-'));
  const path = join(folder, 'haulmate.db');
  await openStore(path).close();
  expect(inspectDatabase(path)).toMatchObject({ faults: [], bytes: expect.any(Number) });
  expect(inspectDatabase(path, 1_000)).toMatchObject({ faults: null });
  await rm(folder, { recursive: true });
});

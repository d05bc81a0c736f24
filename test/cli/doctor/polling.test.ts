import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, it, vi } from 'vitest';
import { openStore } from '../../../src/store/index.ts';
import { finding, findingOf, useDoctorSetup } from '../../support/doctor-harness.ts';

const setup = useDoctorSetup();

describe('the doctor checks polling:', () => {
  const NOW = Date.now();

  /** Creates a database with this many topics, each due then and after this many quiet polls. */
  async function follow(count: number, dueAt: number, quietPolls = 0): Promise<void> {
    await openStore(setup().databasePath).close();
    const raw = new SQLite(setup().databasePath);
    raw
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
         INSERT INTO topics (kind, key, touched_at, next_poll_at, quiet_polls) SELECT 'parcel', i, 0, ?, ? FROM n`,
      )
      .run(count, dueAt, quietPolls);
    raw.close();
  }

  it('accepts that nothing is followed, or that polling is off', async () => {
    expect(await findingOf('polling')).toEqual(finding('good', 'nothing is followed'));
    vi.stubEnv('POLL_MINUTES', '0');
    expect(await findingOf('polling')).toEqual(finding('good', 'POLL_MINUTES=0'));
  });

  it('leaves no files beside a database that no bot has open', async () => {
    await follow(1, NOW + 3_600_000);
    await findingOf('polling');
    expect(readdirSync(dirname(setup().databasePath))).toEqual(['haulmate.db']);
  });

  it('accepts as many topics as can be polled in time', async () => {
    await follow(3_000, NOW + 3_600_000);
    expect(await findingOf('polling')).toEqual(finding('good', 'need about 100 polls a minute'));
  });

  it('warns about more topics than can be polled in time', async () => {
    await follow(30_000, NOW + 3_600_000);
    expect(await findingOf('polling')).toEqual(
      finding('warning', /1000 polls a minute; about 720 are possible/),
    );
    vi.stubEnv('API_CONCURRENCY', '32');
    expect(await findingOf('polling')).toMatchObject({ state: 'good' });
  });

  it('counts fewer polls for quiet topics', async () => {
    await follow(30_000, NOW + 3_600_000, 100);
    expect(await findingOf('polling')).toEqual(finding('good', 'need about 21 polls a minute'));
  });

  it('warns about topics that are overdue for longer than the interval', async () => {
    await follow(5, NOW - 3 * 3_600_000);
    expect(await findingOf('polling')).toEqual(
      finding('warning', '5 of 5 followed parcels and products are overdue'),
    );
  });
});

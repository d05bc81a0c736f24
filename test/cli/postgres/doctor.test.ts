import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LOCAL_TOKEN } from '../../../sandbox/discord.ts';
import { checkConnections, checkDurability } from '../../../src/cli/doctor/postgres.ts';
import { createClusterStore } from '../../../src/store/postgres/cluster-store.ts';
import { startDeafProxy } from '../../support/deaf-proxy.ts';
import { finding, findingOf } from '../../support/doctor-harness.ts';
import {
  createMigratedDatabase,
  createPostgresDatabase,
  type PostgresDatabase,
} from '../../support/postgres-database.ts';
import { runCli } from '../../support/run-cli.ts';

let postgres: PostgresDatabase;
const use = (url: string) => vi.stubEnv('DATABASE_URL', url);

beforeEach(async () => {
  postgres = await createMigratedDatabase();
  use(postgres.url);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await postgres.drop();
});

describe('with PostgreSQL, the doctor', () => {
  it('names the server, its version and the migrations', async () => {
    expect(await findingOf('database')).toEqual(
      finding(
        'good',
        /^postgres:\/\/haulmate@.*, PostgreSQL \d+(\.\d+)?, writable, up to date \(\d+ migrations?\)$/,
      ),
    );
    expect(await findingOf('disk space')).toEqual(finding('good', 'on the PostgreSQL server'));
    expect(await findingOf('polling')).toEqual(finding('good', '0 followed parcels'));
  });

  it('says how many migrations the next start applies, and who may not apply them', async () => {
    const empty = await createPostgresDatabase();
    onTestFinished(empty.drop);
    use(empty.url);
    expect(await findingOf('database')).toEqual(finding('good', 'to be applied at the next start'));
    await empty.query(`DO $$ BEGIN CREATE ROLE visitor LOGIN; EXCEPTION WHEN duplicate_object THEN END $$`);
    use(Object.assign(new URL(empty.url), { username: 'visitor' }).href);
    expect(await findingOf('database')).toEqual(
      finding('bad', /its user may not create tables\nMake it the owner/),
    );
  });

  it('refuses a database that belongs to another application than the token', async () => {
    await postgres.query(`INSERT INTO database_owner VALUES (1, '1234567890123456789')`);
    expect(await findingOf('database')).toMatchObject({ state: 'good' });
    vi.stubEnv('DISCORD_TOKEN', LOCAL_TOKEN);
    expect(await findingOf('database')).toEqual(
      finding('bad', 'it belongs to the Discord application 1234567890123456789'),
    );
  });

  it.each([
    [
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('x', 4102444800000)`,
      'by a newer version',
    ],
    ['CREATE SCHEMA haulmate_move', 'Run npm run move again'],
  ])('refuses a database after %s', async (change, words) => {
    await postgres.query(change);
    expect(await findingOf('database')).toEqual(finding('bad', words));
  });

  it('names a server that cannot be reached, without the password, and checks nothing else', async () => {
    use(Object.assign(new URL(postgres.url), { port: '1', password: 'hush-hush' }).href);
    const { state, text } = await findingOf('database');
    expect(state).toBe('bad');
    expect(text).toContain('nothing listens there');
    expect(text).not.toContain('hush');
    for (const name of ['database clock', 'connections', 'durability', 'notifications', 'processes']) {
      expect(await findingOf(name)).toEqual(finding('warning', 'not checked because of “database”'));
    }
  });

  it('warns when the clocks differ by more than 2 s', async () => {
    expect(await findingOf('database clock')).toEqual(finding('good', 'from that of PostgreSQL'));
    const now = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => now() - 5_000);
    expect(await findingOf('database clock')).toEqual(
      finding('warning', /clock is (4\.9|5\.[01]) s ahead of this machine's/),
    );
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 5_000);
    expect(await findingOf('database clock')).toEqual(
      finding('warning', /clock is (4\.9|5\.[01]) s behind this machine's/),
    );
  });

  it('warns when a crash may lose what was stored', async () => {
    const [row] = await postgres.query('SHOW fsync');
    const state = row?.['fsync'] === 'off' ? 'warning' : 'good';
    expect(await findingOf('durability')).toMatchObject({ state });
    expect(checkDurability({ fsync: 'off', synchronousCommit: 'on' }).says).toContain(
      'power cut can destroy',
    );
    expect(checkDurability({ fsync: 'on', synchronousCommit: 'off' }).says).toContain('can lose events');
    expect(checkDurability({ fsync: 'on', synchronousCommit: 'on' }).state).toBe('good');
  });

  it('counts the free connections, and warns when they are fewer than one process may need', async () => {
    expect(await findingOf('connections')).toEqual(finding('good', /^\d+ of \d+ are free/));
    expect(checkConnections({ maxConnections: 97, usedConnections: 83 })).toMatchObject({
      state: 'warning',
      says: expect.stringMatching(/^14 of 97 /),
    });
  });

  it('warns when notifications do not arrive, as through a pooler in transaction mode', async () => {
    expect(await findingOf('notifications')).toEqual(finding('good', 'at once'));
    const proxy = await startDeafProxy(postgres.url);
    onTestFinished(proxy.close);
    use(proxy.url);
    expect(await findingOf('notifications')).toEqual(
      finding('warning', /LISTEN does not work.*\n.*pool_mode/),
    );
  });

  it('runs these checks in the built tool', async () => {
    const settings = { DATABASE_URL: postgres.url, DISCORD_API_URL: 'http://127.0.0.1:1' };
    const { out } = await runCli('doctor', [], { cwd: tmpdir(), settings });
    for (const name of [
      'database',
      'database clock',
      'durability',
      'connections',
      'notifications',
      'processes',
    ]) {
      expect(out).toMatch(new RegExp(`^[✔!] ${name}: `, 'm'));
    }
  });
});

describe('the processes that the doctor lists', () => {
  const everything = [
    'shard:0',
    'shard:1',
    'task:jobs',
    'task:polls',
    ...Array.from({ length: 64 }, (_, partition) => `partition:${partition}`),
  ];

  /** Two processes, of which one has all leases but these. */
  async function startProcesses(version: string, without: readonly string[], readyShards = [0, 1]) {
    vi.stubEnv('SHARD_COUNT', '2');
    const store = createClusterStore(postgres.url);
    onTestFinished(store.close);
    const state = JSON.stringify({ readyShards });
    await store.renew({ id: 'a', host: 'berlin', version: '0.2.0', state }, [], 8_000);
    await store.renew({ id: 'b', host: 'paris', version, state: '{}' }, [], 8_000);
    await store.claim(
      'a',
      everything.filter((name) => !without.includes(name)),
      8_000,
    );
  }

  it('are none while no bot runs', async () => {
    expect(await findingOf('processes')).toEqual(finding('good', 'no bot is running'));
  });

  it('are named with their machine and what each has', async () => {
    await startProcesses('0.2.0', []);
    const { state, text } = await findingOf('processes');
    expect(state).toBe('good');
    expect(text).toMatch(
      /^2 processes\nberlin \(0\.2\.0, for \d+ s\): shards 0 1, 64 of 64 partitions, jobs, polls\n/,
    );
    expect(text).toMatch(/\nparis \(0\.2\.0, for \d+ s\): no shard, 0 of 64 partitions$/);
  });

  it('cause a warning when their versions differ, or nobody has some of the work', async () => {
    await startProcesses('0.1.0', ['shard:1', 'partition:7', 'task:polls'], []);
    const { state, text } = await findingOf('processes');
    expect(state).toBe('warning');
    expect(text.split('\n')[0]).toBe(
      '2 processes; of different versions: 0.2.0, 0.1.0; nobody serves the shards 1; the shards 0 are not connected; nobody posts in 1 of 64 partitions of the channels; nobody runs polls',
    );
  });

  it('are wrong when one of them counts other shards', async () => {
    await startProcesses('0.2.0', []);
    const store = createClusterStore(postgres.url);
    onTestFinished(store.close);
    const state = JSON.stringify({ shardCount: 3 });
    await store.renew({ id: 'c', host: 'rome', version: '0.2.0', state }, [], 8_000);
    const { state: found, text } = await findingOf('processes');
    expect(found).toBe('bad');
    expect(text).toContain('3 processes: SHARD_COUNT is 2 here and 3 on rome. Set the same everywhere');
  });
});

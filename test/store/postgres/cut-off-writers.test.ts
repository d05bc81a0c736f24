import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTcpProxy, type TcpProxy } from '../../../drills/cluster/tcp-proxy.ts';
import type { StoreDriver } from '../../../src/store/database/database.ts';
import { change } from '../../../src/store/database/work.ts';
import { openPostgresDriver } from '../../../src/store/postgres/driver.ts';
import { agents } from '../../../src/store/schema/index.ts';
import { createMigratedDatabase, type PostgresDatabase } from '../../support/postgres-database.ts';

let database: PostgresDatabase;
let proxy: TcpProxy;
let cutOff: StoreDriver;
let other: StoreDriver;
beforeEach(async () => {
  database = await createMigratedDatabase();
  const { hostname: host, port } = new URL(database.url);
  proxy = await startTcpProxy({ host, port: Number(port) });
  const proxied = new URL(database.url);
  proxied.host = `127.0.0.1:${proxy.port}`;
  cutOff = await openPostgresDriver(proxied.href, undefined, async () => {});
  other = await openPostgresDriver(database.url, undefined, async () => {});
});
afterEach(async () => {
  await proxy.close();
  await Promise.all([cutOff.close(), other.close()]);
  await database.drop();
});

const write = (driver: StoreDriver, id: string) =>
  driver.database.transaction(function* () {
    for (let at = 1; at <= 20; at += 1)
      yield* change((db) =>
        db
          .insert(agents)
          .values({ id, lastSeenAt: at })
          .onConflictDoUpdate({ target: agents.id, set: { lastSeenAt: at } }),
      );
  });

it('a process that is cut off with many transactions under way holds up the others for a few seconds only', async () => {
  await write(cutOff, 'first');
  const underWay = Array.from({ length: 20 }, (_, index) => write(cutOff, `lost ${index}`));
  await Promise.race(underWay);
  proxy.setCut(true);
  const startedAt = performance.now();
  await write(other, 'other');
  expect(performance.now() - startedAt).toBeLessThan(6_000);
  proxy.setCut(false);
  await Promise.allSettled(underWay);
}, 60_000);

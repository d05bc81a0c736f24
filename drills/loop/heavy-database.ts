import { seeded } from '../../sandbox/seed.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { unknownText } from './heavy-service.ts';

/** Ada follows this parcel, which has far more scans than any real one; her haul ships in it. */
const LONG_HISTORY = 'XS000000001CN';
/** A channel with a large digest, released by {@link releaseDigest}. */
const DIGEST_CHANNEL = seeded.announcements;

const FOLLOWED = 299;
const SCANS_OF_EACH = 12;
const HISTORY = 20_000;
const DIGEST = { topics: 2_000, scans: 6_000 };
const ITEMS = 100;
const PRICES = 5_000;

type Client = ReturnType<typeof openDatabase>['$client'];

/** Fills a database with as much as users can have, directly in its tables. */
export function fillDatabase(path: string): void {
  const database = openDatabase(path).$client;
  database.pragma('synchronous = OFF');
  database.transaction(() => {
    followParcels(database);
    holdDigest(database);
    fillHaul(database);
    recordPrices(database);
  })();
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}

/** Ends the hold of the large digest while the bot runs. */
export function releaseDigest(path: string): void {
  const database = openDatabase(path).$client;
  database
    .prepare('UPDATE destinations SET held_until = ? WHERE discord_id = ?')
    .run(Date.now(), DIGEST_CHANNEL);
  database.close();
}

function followParcels(database: Client): void {
  const now = Date.now();
  const dm = insert(database, 'destinations', { kind: 'user', discord_id: seeded.ada, locale: 'en-US' });
  const follow = (key: string, scans: number, label: string) => {
    const topicId = insert(database, 'topics', { kind: 'parcel', key, touched_at: now, newest_at: now });
    const of = { topic_id: topicId, destination_id: dm, user_id: seeded.ada };
    insert(database, 'follows', { ...of, label, followed_at: now, baseline_at: now });
    storeScans(database, topicId, scans, topicId * 100_000);
  };
  for (let serial = 0; serial < FOLLOWED; serial += 1)
    follow(`XF${String(serial).padStart(9, '0')}CN`, SCANS_OF_EACH, `Parcel ${serial}`);
  follow(LONG_HISTORY, HISTORY, 'Long history');
}

/** Stores scans with texts that aren't cached. @returns the ids of the updates */
function storeScans(database: Client, topicId: number, count: number, serial: number): number[] {
  const now = Date.now();
  return Array.from({ length: count }, (_, index) => {
    const at = now - index * 3_600_000;
    const [date, hour] = [new Date(at).toISOString().slice(0, 10), '10:00'];
    const scan = { date, hour, status: unknownText(serial + index), location: 'Shenzhen', country: 'CN' };
    const data = JSON.stringify(scan);
    return insert(database, 'updates', { topic_id: topicId, key: `k${index}`, data, at, seen_at: now });
  });
}

function holdDigest(database: Client): void {
  const now = Date.now();
  const far = now + 30 * 86_400_000;
  const destination = insert(database, 'destinations', {
    kind: 'channel',
    discord_id: DIGEST_CHANNEL,
    guild_id: seeded.haulClub,
    locale: 'en-US',
    digest_at: 600,
    hold_from: 0,
    held_until: far,
  });
  const channel = { destination_id: destination, guild_id: seeded.haulClub, event: 'tracking', mask: 1 };
  insert(database, 'alert_channels', { ...channel, pings: '[]', added_at: now });
  for (let serial = 0; serial < DIGEST.topics; serial += 1) {
    const key = `XD${String(serial).padStart(9, '0')}CN`;
    const topicId = insert(database, 'topics', { kind: 'parcel', key, touched_at: now });
    const scans = storeScans(database, topicId, DIGEST.scans / DIGEST.topics, 900_000_000 + serial * 100);
    for (const id of scans)
      insert(database, 'deliveries', {
        destination_id: destination,
        update_id: id,
        status: 'held',
        created_at: now,
      });
  }
  database.prepare('UPDATE updates SET importance = 2 WHERE id IN (SELECT update_id FROM deliveries)').run();
}

function fillHaul(database: Client): void {
  const now = Date.now();
  const of = { user_id: seeded.ada, name: 'Large haul', divisor: 6000, created_at: now, changed_at: now };
  const haulId = insert(database, 'hauls', of);
  for (let serial = 0; serial < ITEMS; serial += 1) {
    const product = `weidian:${7_400_000_000 + serial}`;
    const item = {
      haul_id: haulId,
      product,
      variant: `v${serial}`,
      variant_name: 'Colour 1',
      quantity: 99,
      added_at: now + serial,
    };
    insert(database, 'haul_items', item);
  }
  insert(database, 'haul_parcels', { haul_id: haulId, number: LONG_HISTORY });
  for (let serial = 0; serial < 24; serial += 1)
    insert(database, 'haul_parcels', { haul_id: haulId, number: `XF${String(serial).padStart(9, '0')}CN` });
}

/** The product whose price has changed most often. */
export const PRICED_ID = '7400000000';

function recordPrices(database: Client): void {
  const now = Date.now();
  const product = `weidian:${PRICED_ID}`;
  for (let serial = 0; serial < PRICES; serial += 1) {
    const at = now - (PRICES - serial) * 600_000;
    insert(database, 'prices', { product, variant: '', at, price: 100 + (serial % 50), stock: 5 });
  }
}

function insert(database: Client, table: string, row: Readonly<Record<string, string | number>>): number {
  const columns = Object.keys(row);
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((name) => `@${name}`).join(', ')})`;
  let statement = statements.get(database)?.get(sql);
  if (statement === undefined) {
    statement = database.prepare(sql);
    statements.set(database, (statements.get(database) ?? new Map()).set(sql, statement));
  }
  return Number(statement.run(row).lastInsertRowid);
}

const statements = new WeakMap<Client, Map<string, ReturnType<Client['prepare']>>>();

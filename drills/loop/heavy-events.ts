import { seeded } from '../../sandbox/seed.ts';
import { postEvent, qcBatchCreated, trackingUpdated } from '../../test/support/signed-events.ts';
import type { Environment } from '../environment.ts';
import { waitUntil } from '../wait-until.ts';
import type { HeavyCase } from './heavy-case.ts';
import { releaseDigest } from './heavy-database.ts';
import { unknownText } from './heavy-service.ts';

const EVENTS = 600;
const POST_TIMEOUT_MS = 60_000;
/** The receiver accepts 256 KiB, and the event contains the text twice. */
const LARGE_TEXT = 110_000;

/** Cases with heavy events from the service, and a large digest. */
export function events(environment: Environment): HeavyCase[] {
  const send = (all: readonly unknown[]) => sendAll(environment, all);
  return [
    {
      name: `${EVENTS} events at once`,
      run: (round) => send(Array.from({ length: EVENTS }, (_, index) => unknownScan(round * EVENTS + index))),
    },
    {
      name: 'events as large as they may be',
      run: (round) =>
        send([longScan(round), qcEvent(round, largeSets(round)), qcEvent(-round, [largeSet(round)])]),
    },
    {
      name: 'a digest of 6,000 scans of 2,000 parcels',
      run: async (round) => (round === 0 ? postDigest(environment) : undefined),
    },
  ];
}

async function sendAll(environment: Environment, all: readonly unknown[]): Promise<void> {
  const { receiverUrl } = environment;
  const statuses = await Promise.all(all.map(async (event) => (await postEvent(receiverUrl, event)).status));
  const refused = statuses.find((status) => status !== 200);
  if (refused !== undefined) throw new Error(`an event was answered with ${refused}`);
  await environment.untilAllPosted(POST_TIMEOUT_MS);
}

async function postDigest({ discord, databasePath }: Environment): Promise<void> {
  const countMessages = async () => (await discord.as(seeded.ada).in(seeded.announcements).messages()).length;
  const before = await countMessages();
  releaseDigest(databasePath);
  await waitUntil(async () => (await countMessages()) > before, 'the digest', POST_TIMEOUT_MS);
}

const unknownScan = (serial: number) =>
  trackingUpdated(`XE${String(serial).padStart(9, '0')}CN`, scan(unknownText(2_000_000_000 + serial)));

const longScan = (round: number) =>
  trackingUpdated(
    `XB${String(round).padStart(9, '0')}CN`,
    scan(`${unknownText(round)} `.repeat(2_000).slice(0, LARGE_TEXT)),
  );

const scan = (status: string) => ({
  ...{ date: '2026-11-20', hour: '10:00', status },
  ...{ location: 'Shenzhen', country: 'CN' },
});

const qcEvent = (serial: number, batches: readonly unknown[]) =>
  qcBatchCreated({ platform: 'weidian', product_id: String(7_540_000_000 + serial), batches });

const largeSet = (round: number) => ({
  date: '2026-11-20',
  sku: `Colour ${round}`,
  photos: Array.from({ length: 4_000 }, (_, index) => `https://cdn.example.com/${round}/${index}.jpg`),
});

const largeSets = (round: number) =>
  Array.from({ length: 1_500 }, (_, index) => ({
    date: '2026-11-20',
    sku: `Colour ${index}`,
    photos: [`https://cdn.example.com/${round}/${index}.jpg`],
  }));

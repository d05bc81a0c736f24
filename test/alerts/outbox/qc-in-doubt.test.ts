import { expect, it } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { qcSetUpdate } from '../../../src/alerts/updates.ts';
import type { Pictures } from '../../../src/pictures/index.ts';
import type { PhotoDownloads } from '../../../src/service/index.ts';
import { useAlerts } from '../../support/alerts-harness.ts';
import { allTextOf } from '../../support/discord-user.ts';
import { addAlertChannel } from '../../support/store-fixtures.ts';

const PRODUCT = { platform: 'weidian', id: '7212345601' };
const MESSAGES = /^\/channels\/\d+\/messages$/;
const ONE_MESSAGE = /^\/channels\/\d+\/messages\/\d+$/;
const LOST_ANSWER = { silence: 'answer_lost' } as const;
const REFUSED = { status: 400, code: 50_035 } as const;

const picture = { name: 'photos.webp', bytes: new Uint8Array([82, 73, 70, 70]) };
const running = useAlerts({
  timeoutMs: 400,
  pictures: { drawMosaic: async () => picture } as Partial<Pictures> as Pictures,
  photos: {
    allow: () => {},
    download: async () => new Uint8Array([1]),
  } as Partial<PhotoDownloads> as PhotoDownloads,
});

const ingest = (sku: string) =>
  running().ingestUpdate(
    qcSetUpdate(PRODUCT, {
      date: '2026-11-20',
      sku,
      photos: [`https://p.example/${sku}.jpg`],
    }),
  );
const messages = () => running().messagesIn(seeded.qcPhotos);
const failuresAreOver = () =>
  expect.poll(() => running().local.discord.faults.failing, { timeout: 15_000, interval: 20 }).toBe(0);

it('an alert with a picture is posted once when its answer was lost and the next attempt is refused', async () => {
  const { store, local, outboxIsEmpty } = running();
  await addAlertChannel(store, seeded.qcPhotos, 'qc');
  local.discord.faults.failNext({ ...LOST_ANSWER, route: MESSAGES });
  local.discord.faults.failNext({ ...REFUSED, route: MESSAGES });
  await ingest('Black');
  await failuresAreOver();
  await outboxIsEmpty();
  const [only, ...others] = await messages();
  expect(others).toEqual([]);
  expect(JSON.stringify(only)).toContain(picture.name);
  const events = await store.events.list({}, 10);
  expect(events.map(({ failed }) => failed)).toEqual([0]);
});

it('an alert in which a set was added is posted once when the edit’s answer was lost and the next edit is refused', async () => {
  const { store, local, outboxIsEmpty } = running();
  await addAlertChannel(store, seeded.qcPhotos, 'qc');
  await ingest('Black');
  await outboxIsEmpty();
  local.discord.faults.failNext({ ...LOST_ANSWER, route: ONE_MESSAGE });
  local.discord.faults.failNext({ ...REFUSED, route: ONE_MESSAGE });
  await ingest('Navy');
  await failuresAreOver();
  await outboxIsEmpty();
  const [only, ...others] = await messages();
  expect(others).toEqual([]);
  for (const sku of ['Black', 'Navy']) expect(only === undefined ? '' : allTextOf(only)).toContain(sku);
});

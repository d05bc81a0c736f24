import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../../src/store/index.ts';
import { openUpgraded, type UpgradedDatabase } from '../../support/release-fixture.ts';

const GUILD = '300000000000000001';
const PARCELS = '300000000000000101';
const QC = '300000000000000102';
const ANN = '300000000000000201';
const BEN = '300000000000000202';
const PARCEL = 'LX208857143CN';
const PRODUCT = 'weidian:7212345601';
/** Destinations of the dump: two channels, Ann’s DMs, and Ben’s DMs, which are suspended. */
const IDS = { parcels: 1, qc: 2, ann: 3, ben: 4 } as const;
const PROBE_AT = 1_795_163_966_019;

let upgraded: UpgradedDatabase;
let store: Store;
beforeAll(async () => {
  upgraded = await openUpgraded('0.1.0');
  store = upgraded.store;
});
afterAll(() => upgraded.close());

const pendingAt = async (destinationId: number) =>
  (await store.deliveries.pending(destinationId, 100)).map(({ id, topicKey }) => [id, topicKey]);

describe('a bot that is upgraded from release 0.1.0', () => {
  it('still has every alert to post, in order, at its destination', async () => {
    expect(await pendingAt(IDS.parcels)).toEqual([
      [4, PARCEL],
      [7, PARCEL],
    ]);
    expect(await pendingAt(IDS.qc)).toEqual([[10, PRODUCT]]);
    expect(await pendingAt(IDS.ann)).toEqual([
      [5, PARCEL],
      [8, PARCEL],
      [9, PRODUCT],
    ]);
    expect(await pendingAt(IDS.ben)).toEqual([
      [3, PARCEL],
      [6, PARCEL],
    ]);
  });

  it('finds the destinations to serve, without the suspended one', async () => {
    const { destinationIds, next } = await store.deliveries.page(0, 100);
    expect({ destinationIds, next }).toEqual({ destinationIds: [IDS.parcels, IDS.ann, IDS.qc], next: null });
    expect(await store.deliveries.backlog()).toMatchObject({
      pending: 6,
      oldestAt: 1_795_162_800_250,
      held: 0,
    });
  });

  it('sends a message that was about to be sent with the same nonce', async () => {
    const [first, second] = await store.deliveries.pending(IDS.ann, 2);
    expect([first?.batchKey, second?.batchKey]).toEqual(['haulmate-nonce-0002', null]);
  });

  it('still knows which message an alert was posted in', async () => {
    expect(await store.deliveries.postedIn(IDS.parcels, '300000000000000901')).toMatchObject([
      { id: 1, updateId: 1, batchKey: 'haulmate-nonce-0001' },
    ]);
  });

  it('keeps follows with their labels', async () => {
    const parcels = await store.follows.list(ANN, 'parcel');
    expect(parcels.map(({ key, label, destinationDiscordId }) => [key, label, destinationDiscordId])).toEqual(
      [
        [PARCEL, 'Winter shoes „自拍“', PARCELS],
        [PARCEL, null, ANN],
      ],
    );
    expect(await store.follows.list(ANN, 'product')).toMatchObject([{ key: PRODUCT, label: null }]);
    expect((await store.follows.list(BEN, 'parcel')).map(({ key }) => key)).toEqual([
      'YT2412345678901234',
      PARCEL,
    ]);
    expect([await store.follows.isSynced(1), await store.follows.isSynced(2)]).toEqual([true, false]);
  });

  it('keeps alert channels with their roles and masks', async () => {
    expect(await store.alertChannels.list(GUILD)).toMatchObject([
      { channelId: PARCELS, event: 'tracking', roleId: '300000000000000301', mask: true },
      { channelId: QC, event: 'qc', roleId: null, mask: false },
    ]);
  });

  it('keeps the settings of servers, channels and people', async () => {
    const { settings } = store;
    expect(await settings.guild(GUILD)).toMatchObject({
      autoConvert: true,
      agents: ['kakobuy', 'cnfans'],
      language: 'de',
      locale: 'de',
    });
    expect(await settings.channels(GUILD)).toEqual([
      { channelId: '300000000000000103', autoConvert: false, refusedAt: null },
      { channelId: '300000000000000104', autoConvert: null, refusedAt: 1_795_164_600_000 },
    ]);
    expect(await settings.user(BEN)).toMatchObject({ optedOut: true, agents: ['superbuy'] });
  });

  it('keeps chat replies, process starts and agents', async () => {
    expect(await store.chatReplies.of(['300000000000000801'])).toMatchObject([
      { replyId: '300000000000000802', authorId: ANN },
    ]);
    expect(await store.processStarts.since(0)).toEqual([1_795_156_200_000, 1_795_161_600_000]);
    expect(await store.agents.list()).toEqual(['cnfans', 'kakobuy', 'superbuy']);
  });

  it('keeps a destination suspended and probes it when that was planned', async () => {
    expect(await store.destinations.get(IDS.ben)).toMatchObject({
      suspendedAt: 1_795_163_400_000,
      suspensionReason: 'forbidden',
      probeAt: PROBE_AT,
      probes: 1,
    });
    expect(await store.destinations.claimProbes(PROBE_AT - 1, 10)).toEqual([]);
    expect(await store.destinations.claimProbes(PROBE_AT, 10)).toEqual([IDS.ben]);
  });

  it('keeps events, and counts their deliveries by status', async () => {
    const events = await store.events.list({}, 10);
    expect(events.map(({ id, pending, posted, failed }) => [id, pending, posted, failed])).toEqual([
      [5, 0, 0, 0],
      [4, 2, 0, 0],
      [3, 2, 0, 0],
      [2, 3, 0, 0],
      [1, 1, 1, 1],
    ]);
  });

  it('keeps when to poll each topic, and the newest update', async () => {
    const due = await store.topics.due(1_795_176_000_000, 10);
    expect(due.map(({ key, quietPolls, lastUpdateAt }) => [key, quietPolls, lastUpdateAt])).toEqual([
      [PARCEL, 0, 1_795_164_000_250],
      [PRODUCT, 3, 1_795_164_060_250],
      ['YT2412345678901234', 12, null],
    ]);
    expect((await store.updates.newest(1))?.data).toContain('Arrived at customs');
  });

  it('takes a webhook that is repeated after the upgrade for a duplicate', async () => {
    const [result] = await store.ingest.record([
      {
        digest: 'e32ddb2c3c198c668619fe3454f8d94fe2e505db7a43b4a33440b188da088241',
        kind: 'tracking.updated',
        source: 'webhook',
        createdAt: 1_795_162_200_000,
        receivedAt: 2,
        body: '{}',
        updates: [],
      },
    ]);
    expect(result).toEqual({ duplicate: true, eventId: 1, destinationIds: [] });
  });
});

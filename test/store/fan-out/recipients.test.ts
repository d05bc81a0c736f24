import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HomeGuilds, IncomingEvent, Store } from '../../../src/store/index.ts';
import {
  addAlertChannelIn,
  addDestination,
  addFollow,
  DAY_MS,
  incomingEvent,
  ingestEvent,
  NOW,
  scan,
} from '../../support/fan-out-fixtures.ts';
import { openMemoryStore } from '../../support/store-fixtures.ts';

let store: Store;
let homeGuilds: HomeGuilds;
beforeEach(() => {
  homeGuilds = 'all';
  store = openMemoryStore(() => homeGuilds);
});
afterEach(() => store.close());

const ingest = (event: IncomingEvent) => ingestEvent(store, event);
const addChannel = (discordId: string, guildId: string, event: 'tracking' | 'qc' = 'tracking') =>
  addAlertChannelIn(store, guildId, discordId, event);
const followInChannel = async (discordId: string, guildId: string, baselineAt: number) =>
  addFollow(store, await addDestination(store, 'channel', discordId, guildId), baselineAt);
const followInDm = async (userId: string, baselineAt?: number, number?: string) =>
  addFollow(store, await addDestination(store, 'user', userId), baselineAt, number);

describe('an update that a webhook reports', () => {
  it('reaches the alert channels for its kind in every server while all servers are home', async () => {
    const one = await addChannel('10', 'g1');
    const other = await addChannel('20', 'g2');
    await addChannel('30', 'g1', 'qc');
    expect((await ingest(incomingEvent('a'))).destinationIds.toSorted()).toEqual([one, other]);
  });

  it('reaches alert channels of home servers, and of servers in whose channels the parcel is followed', async () => {
    const home = await addChannel('10', 'g1');
    await addChannel('20', 'g2');
    const elsewhere = await addChannel('30', 'g3');
    const follow = await followInChannel('31', 'g3', NOW - 1);
    await followInDm('40', NOW - 1, 'RR1');
    homeGuilds = ['g1'];
    expect((await ingest(incomingEvent('a'))).destinationIds.toSorted()).toEqual([home, elsewhere, follow]);
  });

  it('reaches followers, unless it is older than their first sync', async () => {
    const synced = await followInChannel('10', 'g1', NOW - 1);
    const unsynced = await followInDm('20');
    expect((await ingest(incomingEvent('a'))).destinationIds.toSorted()).toEqual([synced, unsynced]);
    // The update is already known, so it is old to somebody who begins to follow now.
    await followInDm('30', NOW + 1);
    expect((await ingest(incomingEvent('b'))).destinationIds).toEqual([]);
  });

  it('reaches followers whose first sync has a later time because the clock was set back', async () => {
    const destinationId = await followInDm('20', NOW + DAY_MS);
    expect((await ingest(incomingEvent('a'))).destinationIds).toEqual([destinationId]);
  });

  it('reaches each destination once, however often it is reported', async () => {
    const destinationId = await addChannel('10', 'g1');
    await addFollow(store, destinationId, NOW - 1);
    const twice = incomingEvent('a', { updates: [scan('one'), scan('one')] });
    expect((await ingest(twice)).destinationIds).toEqual([destinationId]);
    expect((await ingest(incomingEvent('b'))).destinationIds).toEqual([]);
  });

  it('reaches nobody when it was first reported more than 25 days ago', async () => {
    await ingest(incomingEvent('a'));
    const destinationId = await addChannel('10', 'g1');
    const late = (digest: string, ms: number) => ingest(incomingEvent(digest, { receivedAt: NOW + ms }));
    expect((await late('b', 25 * DAY_MS + 1)).destinationIds).toEqual([]);
    expect((await late('c', 25 * DAY_MS)).destinationIds).toEqual([destinationId]);
  });
});

describe('an update that a poll finds', () => {
  const polled = (digest: string) => incomingEvent(digest, { source: 'poll' });

  it('reaches only the followers when it is followed in DMs', async () => {
    await addChannel('10', 'g1');
    const dm = await followInDm('20', NOW - 1);
    expect((await ingest(polled('a'))).destinationIds).toEqual([dm]);
  });

  it('reaches the alert channels of the server in whose channels it is followed, and of no other, home or not', async () => {
    const channel = await addChannel('10', 'g1');
    await addChannel('11', 'g2');
    const follow = await followInChannel('12', 'g1', NOW - 1);
    expect((await ingest(polled('a'))).destinationIds.toSorted()).toEqual([channel, follow]);
    homeGuilds = ['g2'];
    expect((await ingest({ ...polled('b'), updates: [scan('two')] })).destinationIds.toSorted()).toEqual([
      channel,
      follow,
    ]);
  });

  it('reaches no alert channel of a server whose own follows know it, even if it is new to another person', async () => {
    await addChannel('10', 'g1');
    await followInChannel('12', 'g1', NOW);
    const dm = await followInDm('20');
    // The service already reported it when it was first followed in the server.
    await store.updates.upsert(await store.topics.upsert(scan('one').topic, NOW), [scan('one')], NOW);
    expect((await ingest(polled('a'))).destinationIds).toEqual([dm]);
  });

  it('reaches no home server, even after a webhook has reported the same update', async () => {
    await ingest(incomingEvent('a'));
    await addChannel('10', 'g1');
    expect((await ingest(polled('b'))).destinationIds).toEqual([]);
    expect((await ingest(incomingEvent('c'))).destinationIds).toHaveLength(1);
  });
});

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
import { openTestStore } from '../../support/test-store.ts';

let store: Store;
let homeGuilds: HomeGuilds;
beforeEach(async () => {
  homeGuilds = 'all';
  store = await openTestStore(() => homeGuilds);
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

  it('reaches followers whose first sync was in the same millisecond and did not have it', async () => {
    const destinationId = await followInDm('20', NOW);
    expect((await ingest(incomingEvent('a'))).destinationIds).toEqual([destinationId]);
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

  it('reaches nobody by a repetition, even if it is asked for since', async () => {
    const followedAt = await followInDm('20', NOW - 1);
    await store.follows.setLevel('1', 1, 'problems');
    await ingest(incomingEvent('a', { updates: [scan('one'), scan('two')] }));
    await store.follows.setLevel('1', 1, 'all');
    await addChannel('10', 'g1');
    expect((await ingest(incomingEvent('b', { updates: [scan('two')] }))).destinationIds).toEqual([]);
    expect((await ingest(incomingEvent('c', { updates: [scan('three')] }))).destinationIds).toContain(
      followedAt,
    );
  });

  it('reaches home servers after a poll found it, unless that is more than 25 days ago', async () => {
    for (const name of ['one', 'two'])
      await ingest(incomingEvent(name, { source: 'poll', updates: [scan(name)] }));
    const destinationId = await addChannel('10', 'g1');
    const late = (name: string, ms: number) =>
      ingest(incomingEvent(`late ${name}`, { receivedAt: NOW + ms, updates: [scan(name)] }));
    expect((await late('one', 25 * DAY_MS + 1)).destinationIds).toEqual([]);
    expect((await late('two', 25 * DAY_MS)).destinationIds).toEqual([destinationId]);
  });

  it('does not reach followers again who have been told less by a poll', async () => {
    const dm = await followInDm('20', NOW - 1);
    await store.follows.setLevel('1', 1, 'milestones');
    const polled = incomingEvent('a', { source: 'poll', updates: [scan('Delivered'), scan('two')] });
    expect((await ingest(polled)).destinationIds).toEqual([dm]);
    await store.follows.setLevel('1', 1, 'all');
    expect((await ingest(incomingEvent('b', { updates: [scan('two')] }))).destinationIds).toEqual([]);
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

  it('reaches no home server, even after a webhook has reported the same update', async () => {
    await addChannel('10', 'g1');
    expect((await ingest(polled('a'))).destinationIds).toEqual([]);
    expect((await ingest(incomingEvent('b'))).destinationIds).toHaveLength(1);
    expect((await ingest(polled('c'))).destinationIds).toEqual([]);
  });
});

it('tells people who wait for the first scan of a parcel of any that comes, and of no other that is ordinary', async () => {
  const dm = await followInDm('20');
  await store.follows.setLevel('1', 1, 'milestones');
  const topicId = await store.topics.upsert(scan('one').topic, NOW);
  await store.updates.sync(topicId, [], NOW - 1);
  expect((await ingest(incomingEvent('a', { updates: [scan('one')] }))).destinationIds).toEqual([dm]);
  expect((await ingest(incomingEvent('b', { updates: [scan('two')] }))).destinationIds).toEqual([]);
});

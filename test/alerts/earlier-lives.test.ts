import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { heedEarlierLives } from '../../src/alerts/earlier-lives.ts';
import { scanNews } from '../../src/alerts/news.ts';
import { channelKey, createPace, type Pace } from '../../src/bot/pace.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { addAlertChannel } from '../support/alerting-store.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const CHANNEL = '1200000000000000001';
const LONG_ALIVE_MS = 60_000;

let store: Store;
let pace: Pace;
let placeId: number;

beforeEach(async () => {
  store = openStore(':memory:', () => 'all');
  pace = createPace(1, () => NOW);
  placeId = await addAlertChannel(store, CHANNEL);
});
afterEach(() => store.close());

/** One more scan that the channel is owed. */
async function owe(status: string): Promise<number> {
  const scan = { date: '2026-11-20', hour: '10:00', status, location: '', country: '' };
  const event = { kind: 'tracking.updated', source: 'webhook', createdAt: NOW, receivedAt: NOW } as const;
  const news = [scanNews('LP00123456784821CN', scan)];
  await store.arrivals.record([{ ...event, digest: status, body: '{}', news }]);
  const waiting = await store.deliveries.waiting(placeId, 100);
  return waiting.at(-1)?.id ?? 0;
}

const heed = (aliveMs = LONG_ALIVE_MS) => heedEarlierLives(store, pace, NOW, aliveMs);
/** The channel is about to be sent something. */
const heedBeforeSending = async () => (await heed())(channelKey(CHANNEL));
const room = () => pace.room(channelKey(CHANNEL), 'post');

describe('of what Discord takes in 5 seconds, there is left', () => {
  it('everything where nothing was or can have been sent', async () => {
    await heed();
    expect(room()).toBe(5);
  });

  it('what the life just ended may have sent there', async () => {
    await owe('one');
    await heedBeforeSending();
    expect(room()).toBe(4);
  });

  it('what each of several short lives may have sent there', async () => {
    await store.starts.note(NOW - 6_000);
    for (const ago of [3_000, 1_500]) await store.starts.note(NOW - ago);
    await owe('one');
    await heedBeforeSending();
    expect(room()).toBe(2);
  });

  it('what was sent, and what a life before may have sent of it already', async () => {
    await store.starts.note(NOW - 2_000);
    await store.deliveries.posted(placeId, [await owe('one')], 'message 1', NOW - 1_000);
    await heedBeforeSending();
    expect(room()).toBe(2);
  });

  it('everything where it was long ago', async () => {
    await store.deliveries.posted(placeId, [await owe('one')], 'message 1', NOW - 6_000);
    await heed();
    expect(room()).toBe(5);
  });
});

it('begins when the second in which the life before ended is over', async () => {
  let now = 0;
  pace = createPace(1, () => now);
  let sent = false;
  await heed(400);
  const sending = pace.turn(async () => {
    sent = true;
  });
  now = 600;
  await Promise.resolve();
  expect(sent).toBe(false);
  now = 606;
  await sending;
  expect(sent).toBe(true);
});

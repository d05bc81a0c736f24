import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type BotProcess, startBotProcess } from '../../sandbox/bot-process.ts';
import { LOCAL_TOKEN, startLocalDiscord } from '../../sandbox/discord/create-local-discord.ts';
import { seeded } from '../../sandbox/discord/seed.ts';
import { freePort } from '../../sandbox/free-port.ts';
import { followIn, prepareDatabase } from '../support/alerting-store.ts';
import { postEvent, SECRET, trackingUpdated } from '../support/signed-events.ts';
import { openThreads, toldIn } from '../support/threads.ts';

const THREADS = 25;
const PARCELS_PER_THREAD = 8;
const SCANS_PER_PARCEL = 10;
const KILLS = 10;

const folder = await mkdtemp(join(tmpdir(), 'killed-'));
let closing: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true })];
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
  closing = [];
});

const numberOf = (thread: number, parcel: number) => `LP${String(100_000 + thread * 100 + parcel)}CN`;
const marker = (number: string, scan: number) => `${number.slice(2, -2)}x${scan}`;

it('killed at random while events pour in, every acknowledged event is told once, in order', async () => {
  const local = await startLocalDiscord({ rateLimits: true });
  closing.push(() => local.close());
  const threads = openThreads(local.discord, THREADS);
  const DATABASE_PATH = join(folder, 'haulmate.db');
  await prepareDatabase(DATABASE_PATH, async (store) => {
    for (const [thread, channelId] of threads.entries()) {
      for (let parcel = 0; parcel < PARCELS_PER_THREAD; parcel += 1) {
        await followIn(store, channelId, numberOf(thread, parcel));
      }
    }
  });
  const port = await freePort();
  const receiver = `http://127.0.0.1:${port}/webhook`;
  const start = (): BotProcess =>
    startBotProcess({
      DISCORD_TOKEN: LOCAL_TOKEN,
      DISCORD_API_URL: local.apiUrl,
      DISCORD_REGISTER: 'off',
      API_BASE_URL: 'http://127.0.0.1:9',
      API_KEY: 'none',
      POLL_MINUTES: '0',
      WEBHOOK_SECRET: SECRET,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_PATH,
      LOG_LEVEL: 'fatal',
    });
  let bot = start();
  closing.push(() => bot.stop());
  let acknowledged = 0;

  /** As the service does: the events of one parcel one after the other, each until it is acknowledged. */
  const pour = async (number: string): Promise<void> => {
    for (let scan = 1; scan <= SCANS_PER_PARCEL; scan += 1) {
      const event = trackingUpdated(number, { date: '2026-11-20', status: marker(number, scan) });
      for (;;) {
        const answer = await postEvent(receiver, event).catch(() => null);
        if (answer?.status === 200) break;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      acknowledged += 1;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 2_000));
    }
  };
  const numbers = threads.flatMap((_, thread) =>
    Array.from({ length: PARCELS_PER_THREAD }, (__, parcel) => numberOf(thread, parcel)),
  );
  const pouring = Promise.all(numbers.map(pour));

  let kills = 0;
  for (; kills < KILLS; kills += 1) {
    const before = acknowledged;
    await expect.poll(() => acknowledged, { timeout: 20_000, interval: 10 }).toBeGreaterThan(before);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 600));
    const exited = once(bot.child, 'exit');
    bot.child.kill('SIGKILL');
    await exited;
    bot = start();
  }
  await pouring;
  expect(acknowledged).toBe(THREADS * PARCELS_PER_THREAD * SCANS_PER_PARCEL);

  const told = async () => {
    const channels = await Promise.all(
      threads.map((channelId) => local.discord.messages({ userId: seeded.ada, channelId })),
    );
    return channels.map((messages) => toldIn(messages, /\d+x\d+/g));
  };
  await expect
    .poll(async () => new Set((await told()).flat()).size, { timeout: 60_000, interval: 250 })
    .toBe(acknowledged);
  for (const [thread, lines] of (await told()).entries()) {
    for (let parcel = 0; parcel < PARCELS_PER_THREAD; parcel += 1) {
      const own = numberOf(thread, parcel).slice(2, -2);
      expect(lines.filter((line) => line.startsWith(`${own}x`))).toEqual(
        Array.from({ length: SCANS_PER_PARCEL }, (_, scan) => `${own}x${scan + 1}`),
      );
    }
  }
  expect(local.discord.requests.filter(({ status }) => status === 429)).toEqual([]);
  expect(await bot.stop()).toBe(0);
}, 180_000);

import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { type BotProcess, startBotProcess } from '../../sandbox/bot-process.ts';
import { type RunningLocalDiscord, startLocalDiscord } from '../../sandbox/discord.ts';
import { seeded } from '../../sandbox/seed.ts';
import { type RunningService, startService } from '../../sandbox/service/index.ts';
import { openStore } from '../../src/store/index.ts';
import { botSettings } from '../support/bot-settings.ts';
import { allTextOf } from '../support/discord-user.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

interface Running {
  readonly bot: BotProcess;
  readonly local: RunningLocalDiscord;
  readonly service: RunningService;
  readonly line: Line;
  /** Resolves when the bot has logged that, with all it has logged. */
  logged(text: string): Promise<string>;
}

/** A bot whose service takes its time, logged in. */
async function running(slowMs: number, settings: Readonly<Record<string, string>> = {}): Promise<Running> {
  const all = await starting(slowMs, settings);
  await all.local.discord.waitUntilReady({ withCommands: true });
  all.service.service.fault.set('slow');
  return all;
}

/** @param discordHangs route below the API that Discord never answers */
async function starting(
  slowMs: number,
  settings: Readonly<Record<string, string>> = {},
  discordHangs?: RegExp,
): Promise<Running> {
  const service = await startService({ slowMs });
  const local = await startLocalDiscord();
  if (discordHangs !== undefined) {
    local.discord.faults.failNext({
      silence: 'unanswered',
      times: Number.POSITIVE_INFINITY,
      route: discordHangs,
    });
  }
  const line = await startLine(local.apiUrl);
  const bot = startBotProcess(
    {
      ...botSettings({ apiUrl: line.url }, service),
      API_TIMEOUT_MS: '30000',
      LOG_LEVEL: 'info',
      ...settings,
    },
    'pipe',
  );
  closing.push(() => service.close());
  closing.push(() => local.close());
  closing.push(() => line.close());
  closing.push(async () => {
    bot.child.kill('SIGKILL');
    await bot.exited;
  });
  let said = '';
  const pending = new Set<() => void>();
  bot.child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    for (const check of pending) check();
  });
  return {
    bot,
    local,
    service,
    line,
    logged: (text) =>
      new Promise((resolve) => {
        const check = () => {
          if (said.includes(text)) resolve(said);
        };
        pending.add(check);
        check();
      }),
  };
}

/** The line between the bot and Discord. Once dead it stays open and takes connections, and nothing gets through. */
interface Line {
  readonly url: string;
  goDead(): void;
  close(): Promise<void>;
}

async function startLine(apiUrl: string): Promise<Line> {
  const discord = new URL(apiUrl);
  const sockets = new Set<Socket>();
  let isDead = false;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    if (isDead) return;
    const onward = connect(Number(discord.port), discord.hostname);
    sockets.add(onward);
    onward.on('error', () => socket.destroy());
    onward.on('close', () => socket.destroy());
    socket.on('close', () => onward.destroy());
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}${discord.pathname}`,
    goDead() {
      isDead = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Somebody asks, and the service has been asked. */
async function runCommand({ local, service }: Running): Promise<string> {
  const { interactionId } = await local.discord
    .as(seeded.ada)
    .in(seeded.general)
    .run('track', { number: 'LX208857143CN' });
  await expect.poll(() => service.service.requests.length).toBeGreaterThan(0);
  return interactionId;
}

it('on SIGTERM, the bot waits for an answer in progress', async () => {
  // Drawing could take longer than a stop may, on a busy machine.
  const all = await running(1_000, { PICTURES: 'off' });
  const asked = await runCommand(all);
  all.bot.child.kill('SIGTERM');
  const answer = await all.local.discord.waitForAnswer(asked);
  expect(allTextOf(answer)).toContain('LX208857143CN');
  expect(await all.bot.exited).toBe(0);
});

it('on SIGTERM, the bot does not wait for a reply in chat that Discord delays', async () => {
  const { bot, local } = await running(0);
  const message = await local.discord
    .as(seeded.mo)
    .in(seeded.general)
    .send('https://cnfans.com/product?platform=WEIDIAN&id=7212345601');
  await local.discord.waitForMessage(({ replyTo }) => replyTo === message.id);
  local.discord.faults.failNext({ status: 503, times: 100, route: /\/messages\/\d+$/ });
  await local.discord.as(seeded.mo).delete(message);
  const isRefused = () => local.discord.requests.some(({ status }) => status === 503);
  await expect.poll(isRefused).toBe(true);
  bot.child.kill('SIGTERM');
  expect(await bot.exited).toBe(0);
});

it('on SIGTERM, the bot does not wait for pending edits of messages', async () => {
  const { bot, local, service } = await running(1_000);
  const { general: channelId, mo: userId } = seeded;
  const linkTo = (id: number) => `https://cnfans.com/product?platform=WEIDIAN&id=${id}`;
  const content = linkTo(7_212_345_601);
  const { id: messageId } = await local.discord.as(userId).in(channelId).send(content);
  await local.discord.waitForMessage(({ replyTo }) => replyTo === messageId);
  for (let edit = 0; edit < 20; edit += 1) {
    await local.discord.as(userId).edit({ id: messageId }, linkTo(7_312_345_600 + edit));
  }
  await expect.poll(() => service.service.requests.length).toBeGreaterThan(1);
  bot.child.kill('SIGTERM');
  expect(await bot.exited).toBe(0);
});

it('a second signal ends the bot at once', async () => {
  const all = await running(20_000);
  await runCommand(all);
  all.bot.child.kill('SIGTERM');
  await all.logged('"stopping"');
  all.bot.child.kill('SIGTERM');
  expect(await all.bot.exited).toBe(1);
});

it('the bot exits with a log line when Discord closes the gateway for good', async () => {
  const { bot, local, logged } = await running(0);
  local.discord.faults.dropGateway('rejected');
  await logged('gateway closed: Discord refuses the bot');
  expect(await bot.exited).toBe(1);
});

/** How long it may take, on a busy machine, too. Docker waits for 10 s. */
const PROMISED_MS = 5_000;

/** SIGTERM; resolves with the exit code. */
async function stopWithinLimit({ bot }: Running): Promise<number> {
  const begunAt = performance.now();
  bot.child.kill('SIGTERM');
  const code = await bot.exited;
  expect(performance.now() - begunAt).toBeLessThan(PROMISED_MS);
  return code;
}

describe('on SIGTERM, the bot exits with 0 in time', () => {
  it('while the service, Discord and a sender of events hang', async () => {
    const all = await running(60_000);
    await runCommand(all);
    all.line.goDead();
    const address = /"address":"http:\/\/([\d.]+):(\d+)"/.exec(await all.logged('receiver listening'));
    const sender = connect(Number(address?.[2]), address?.[1] ?? '');
    closing.push(async () => sender.destroy());
    sender.on('error', () => {});
    sender.write(
      'POST /webhook HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    );
    await sleep(100);
    expect(await stopWithinLimit(all)).toBe(0);
  });

  it('with a hundred thousand pending alerts, and loses none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shutdown-'));
    closing.push(() => rm(folder, { recursive: true }));
    const path = join(folder, 'haulmate.db');
    await openStore(path).close();
    fillOutbox(path, 1_000, 100);
    const all = await starting(0, { DATABASE_PATH: path }, /messages/);
    await all.logged('"ready"');
    expect(await stopWithinLimit(all)).toBe(0);
    const database = new SQLite(path, { readonly: true });
    const pending = database
      .prepare("SELECT count(*) FROM deliveries WHERE status = 'pending'")
      .pluck()
      .get();
    database.close();
    expect(pending).toBe(100_000);
  });

  it('before it is ready, while shards wait to log in', async () => {
    const all = await starting(0, { SHARD_COUNT: '5' });
    await expect.poll(() => all.local.discord.intents().length).toBeGreaterThan(0);
    expect(await stopWithinLimit(all)).toBe(0);
    expect(await all.logged('"stopping"')).not.toContain('"ready"');
  });

  it('after it was frozen and requests timed out', async () => {
    const all = await running(60_000, { API_TIMEOUT_MS: '500' });
    await runCommand(all);
    all.bot.child.kill('SIGSTOP');
    await sleep(1_500);
    all.bot.child.kill('SIGCONT');
    expect(await stopWithinLimit(all)).toBe(0);
  });
});

/** Inserts pending alerts: this many into each of this many channels. */
function fillOutbox(path: string, channels: number, each: number): void {
  const database = new SQLite(path);
  const at = Date.now();
  database.exec('BEGIN');
  const number = (index: number) => `LP${1_000_000 + index}CN`;
  const topic = database.prepare("INSERT INTO topics (id, kind, key, touched_at) VALUES (?, 'parcel', ?, ?)");
  const updates = database.prepare(
    'INSERT INTO updates (id, topic_id, key, data, seen_at) VALUES (?, ?, ?, ?, ?)',
  );
  const destination = database.prepare(
    "INSERT INTO destinations (id, kind, discord_id, guild_id, locale) VALUES (?, 'channel', ?, ?, 'en-US')",
  );
  const delivery = database.prepare(
    "INSERT INTO deliveries (destination_id, update_id, status, created_at) VALUES (?, ?, 'pending', ?)",
  );
  const data = JSON.stringify({
    date: '2026-11-20',
    hour: '10:00',
    status: 'Arrived',
    location: '',
    country: '',
  });
  for (let index = 1; index <= each; index += 1) {
    topic.run(index, number(index), at);
    updates.run(index, index, `key ${index}`, data, at);
  }
  for (let channel = 1; channel <= channels; channel += 1) {
    destination.run(channel, String(2_025_000_000_000_000_000n + BigInt(channel)), seeded.haulClub);
    for (let index = 1; index <= each; index += 1) delivery.run(channel, index, at);
  }
  database.exec('COMMIT');
  database.close();
}

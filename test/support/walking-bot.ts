import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import { queryPreload } from '../../drills/query-preload.ts';
import { startBotProcess } from '../../sandbox/bot-process.ts';
import { startLocalDiscord } from '../../sandbox/discord.ts';
import { freePort } from '../../sandbox/free-port.ts';
import { type ParcelSheet, startService } from '../../sandbox/service/index.ts';
import type { Store } from '../../src/store/index.ts';
import { botSettings } from './bot-settings.ts';
import { SECRET } from './signed-events.ts';
import { prepareDatabase } from './store-fixtures.ts';

interface WalkOptions {
  /** Milliseconds since 1970, UTC. */
  readonly from: number;
  readonly parcels: readonly ParcelSheet[];
  /** Fills the bot's database before it starts. */
  readonly fill: (store: Store) => Promise<void>;
}

export type WalkingBot = Awaited<ReturnType<typeof startWalkingBot>>;

/** The real bot process, its Discord and its service, on a day that a test decides. */
export async function startWalkingBot({ from, parcels, fill }: WalkOptions) {
  let ahead = from - Date.now();
  const now = () => Date.now() + ahead;
  const { service, url, close: closeService } = await startService({ port: 0, now, parcels });
  const local = await startLocalDiscord({ port: 0 });
  local.discord.admin.changePortal({ bot_public: false });
  const folder = await mkdtemp(join(tmpdir(), 'haulmate-'));
  const databasePath = join(folder, 'haulmate.db');
  await prepareDatabase(databasePath, fill);
  const port = await freePort();
  const settings = {
    ...botSettings(local, { url }, port),
    ...{ DATABASE_PATH: databasePath, POLL_MINUTES: '0', PICTURES: 'off', DAYS_PASS_FROM: String(from) },
  };
  const process = startBotProcess(settings, 'inherit', [
    new URL('preloads/passing-days.ts', import.meta.url),
  ]);
  await local.discord.waitUntilReady({ withCommands: true });
  service.webhooks.subscribe({ url: `http://127.0.0.1:${port}/webhook`, secret: SECRET });
  const database = new SQLite(databasePath, { readonly: true });
  const due = database.prepare<[number, number], { due: number }>(
    `SELECT (SELECT count(*) FROM deliveries WHERE status <> 'posted') +
       (SELECT count(*) FROM told_arrivals WHERE check_at <= ?) +
       (SELECT count(*) FROM topics WHERE stall_at <= ?) AS due`,
  );
  return {
    discord: local.discord,
    now,
    /** It is this late now, and the bot does everything that is due by then. @param at milliseconds since 1970, UTC */
    async passUntil(at: number): Promise<void> {
      ahead = at - Date.now();
      await queryPreload(process, { now: at }, z.object({ now: z.literal(at) }));
      await this.isDone();
    },
    /** The bot has done everything that is due. */
    async isDone(): Promise<void> {
      await vi.waitFor(() => expect(due.get(now(), now())?.due).toBe(0), { timeout: 30_000 });
    },
    /** The parcel's next scan, told by the service and stored by the bot. */
    async nextScan(number: string): Promise<void> {
      const accepted = new Promise<void>((resolve) => {
        const stop = service.webhooks.onAttempt(({ status }) => {
          if (status !== 200) return;
          stop();
          resolve();
        });
      });
      if (service.parcels.advance(number) === null) throw new Error(`${number} has no further scan`);
      await accepted;
      await this.isDone();
    },
    async stop(): Promise<void> {
      database.close();
      await process.stop();
      await local.close();
      await closeService();
      await rm(folder, { recursive: true });
    },
  };
}

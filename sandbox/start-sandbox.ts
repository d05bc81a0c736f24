import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { type BotKeeper, keepBot } from './bot-keeper.ts';
import { startLife } from './control/life.ts';
import { liveRoutes } from './control/live.ts';
import { createRoom } from './control/room.ts';
import { controlRoutes } from './control/routes.ts';
import { createWire } from './control/wire.ts';
import {
  createLocalDiscord,
  LOCAL_TOKEN,
  type LocalDiscord,
  SERVER_OPTIONS,
} from './discord/create-local-discord.ts';
import { freePort } from './free-port.ts';
import { createService, DEMO_KEY, type Service } from './service/index.ts';
import { pageRoutes } from './web/page.ts';

/** What the sandbox's service signs its webhooks with; known to everybody, and good for nothing else. */
export const SANDBOX_SECRET = 'sandbox-webhook-secret';

export interface Sandbox {
  readonly url: string;
  readonly bot: BotKeeper;
  readonly discord: LocalDiscord;
  readonly service: Service;
  /** Where the bot takes events, signed with {@link SANDBOX_SECRET}. */
  readonly receiverUrl: string;
  /** What a bot needs to know to live here. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export interface SandboxOptions {
  /** 0 for a free one. */
  readonly port: number;
  readonly logLevel?: string | undefined;
  /** How often one of the parcels on their way goes on; 0: only when told to. */
  readonly advanceEveryMs?: number;
}

/**
 * Service, local Discord and page on one port, and the real bot as a process of its own, configured through its
 * documented settings only. Resolves once the bot is logged in.
 * @throws Error when the port is taken or the bot does not start
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { port, logLevel = 'warn', advanceEveryMs = 0 } = options;
  // The documented port beside the page's own, so that recipes can name it.
  const [pagePort, receiverPort] =
    port === 0 ? ([await freePort(), await freePort()] as const) : ([port, port + 1] as const);
  const url = `http://127.0.0.1:${pagePort}`;
  const receiverUrl = `http://127.0.0.1:${receiverPort}/webhook`;
  const folder = await mkdtemp(join(tmpdir(), 'haulmate-sandbox-'));

  const service = createService({ publicUrl: `${url}/service` });
  const discord = createLocalDiscord();
  // A bot that only its owner can add to servers: every alert channel gets every event.
  discord.changePortal({ bot_public: false });
  const settings = {
    DISCORD_TOKEN: LOCAL_TOKEN,
    DISCORD_API_URL: `${url}/api`,
    API_BASE_URL: `${url}/service`,
    API_KEY: DEMO_KEY,
    WEBHOOK_SECRET: SANDBOX_SECRET,
    HOST: '127.0.0.1',
    PORT: String(receiverPort),
  };
  const bot = keepBot({
    ...settings,
    DATABASE_PATH: join(folder, 'haulmate.db'),
    LOG_LEVEL: logLevel,
  });
  const room = createRoom({ bot, discord, service });
  const app = fastify(SERVER_OPTIONS);
  await app.register(service.routes, { prefix: '/service' });
  await app.register(discord.routes);
  await app.register(await pageRoutes());
  await app.register(controlRoutes(room), { prefix: '/sandbox' });
  await app.register(liveRoutes(createWire(discord, service), room));
  discord.attachGateway(app.server);

  const stopLife = startLife(service, advanceEveryMs);
  const stop = async () => {
    stopLife();
    await bot.stop();
    discord.stop();
    await app.close();
    await rm(folder, { recursive: true, force: true });
  };
  await app.listen({ host: '127.0.0.1', port: pagePort });
  bot.start();
  const ready = await Promise.race([
    discord.waitUntilReady({ withCommands: true }).then(() => true),
    bot.ended().then(() => false),
  ]);
  if (!ready) {
    await stop();
    throw new Error('The bot did not start');
  }
  service.webhooks.subscribe({ url: receiverUrl, secret: SANDBOX_SECRET });
  return { url, bot, discord, service, receiverUrl, settings, stop };
}

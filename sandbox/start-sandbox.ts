import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { createWireLog, wireRoutes } from 'local-discord';
import { pageRoutes } from 'local-discord/page';
import { type BotSupervisor, superviseBot } from './bot-supervisor.ts';
import { startAutoAdvance } from './control/auto-advance.ts';
import { type ControlRoomParts, createControlRoom } from './control/control-room.ts';
import { liveRoutes } from './control/live.ts';
import { controlRoutes } from './control/routes.ts';
import { recordService } from './control/service-wire.ts';
import { createLocalDiscord, LOCAL_TOKEN, type LocalDiscord, SERVER_OPTIONS } from './discord.ts';
import { freePort } from './free-port.ts';
import { seedHistory } from './seed-history.ts';
import { createService, DEMO_KEY, type Service } from './service/index.ts';

/** The secret of the sandbox's webhooks, which is public. */
export const SANDBOX_SECRET = 'sandbox-webhook-secret';

/** A browser and a build may share the machine. */
const SHARED_MACHINE_WAIT_MS = '8000';

const PAGE = new URL('web/main.tsx', import.meta.url);

export interface Sandbox {
  readonly url: string;
  readonly bot: BotSupervisor;
  readonly discord: LocalDiscord;
  readonly service: Service;
  /** Where the bot receives events, signed with {@link SANDBOX_SECRET}. */
  readonly receiverUrl: string;
  /** The settings for a bot that uses this sandbox. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export interface SandboxOptions {
  /** 0 for a free one. */
  readonly port: number;
  /** Settles when the bot is built; it is already unless given. */
  readonly building?: Promise<void>;
  /** Called with the address of the page once it can be opened; the bot is ready a moment later. */
  readonly onListening?: (url: string) => void;
  readonly logLevel?: string | undefined;
  /** How often one of the moving parcels gets its next scan; 0: only on request. */
  readonly advanceEveryMs?: number;
  /** Settings of the bot beside those that it needs here. */
  readonly botSettings?: Readonly<Record<string, string>>;
}

/**
 * Service, local Discord and page on one port, and the real bot as a separate process, configured through its
 * documented settings only. Resolves once the bot is logged in.
 * @throws Error when the port is taken or the bot does not start
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { building, logLevel = 'warn', advanceEveryMs = 0, botSettings } = options;
  const { pagePort, receiverPort } = await choosePorts(options.port);
  const url = `http://127.0.0.1:${pagePort}`;
  const receiverUrl = `http://127.0.0.1:${receiverPort}/webhook`;
  const folder = await mkdtemp(join(tmpdir(), 'haulmate-sandbox-'));

  const service = createService({ publicUrl: `${url}/service` });
  const discord = createLocalDiscord();
  // A bot that only its owner can add to servers: every alert channel gets every event.
  discord.admin.changePortal({ bot_public: false });
  const settings = {
    DISCORD_TOKEN: LOCAL_TOKEN,
    DISCORD_API_URL: `${url}/api`,
    API_BASE_URL: `${url}/service`,
    API_KEY: DEMO_KEY,
    WEBHOOK_SECRET: SANDBOX_SECRET,
    HOST: '127.0.0.1',
    PORT: String(receiverPort),
    EXCHANGE_RATES: 'EUR=0.128,USD=0.139',
  };
  const databasePath = join(folder, 'haulmate.db');
  await seedHistory(databasePath, Date.now());
  const bot = superviseBot({
    ...settings,
    DATABASE_PATH: databasePath,
    PICTURE_WAIT_MS: SHARED_MACHINE_WAIT_MS,
    LOG_LEVEL: logLevel,
    ...botSettings,
  });
  const app = await createServer({ bot, discord, service, databasePath });

  const stopAutoAdvance = startAutoAdvance(service, advanceEveryMs);
  const stop = async () => {
    stopAutoAdvance();
    await bot.stop();
    discord.stop();
    await app.close();
    await rm(folder, { recursive: true, force: true });
  };
  await app.listen({ host: '127.0.0.1', port: pagePort });
  options.onListening?.(url);
  await building;
  if (!(await startBot(bot, discord))) {
    await stop();
    throw new Error('The bot did not start');
  }
  service.webhooks.subscribe({ url: receiverUrl, secret: SANDBOX_SECRET });
  return { url, bot, discord, service, receiverUrl, settings, stop };
}

/** The receiver uses the port after the page's, so that the documentation can name both. */
async function choosePorts(port: number): Promise<{ pagePort: number; receiverPort: number }> {
  if (port === 0) return { pagePort: await freePort(), receiverPort: await freePort() };
  return { pagePort: port, receiverPort: port + 1 };
}

/** @returns whether the bot is ready; false if its process ended first */
function startBot(bot: BotSupervisor, discord: LocalDiscord): Promise<boolean> {
  bot.start();
  return Promise.race([
    discord.waitUntilReady({ withCommands: true }).then(() => true),
    bot.ended().then(() => false),
  ]);
}

/** One server for the service, the local Discord, the page and its control room. */
async function createServer(parts: ControlRoomParts): Promise<FastifyInstance> {
  const { discord, service } = parts;
  const room = createControlRoom(parts);
  const log = createWireLog(discord);
  recordService(log, service);
  const app = fastify(SERVER_OPTIONS);
  await app.register(service.routes, { prefix: '/service' });
  await app.register(discord.routes);
  await app.register(await pageRoutes({ entry: PAGE }));
  await app.register(controlRoutes(room), { prefix: '/sandbox' });
  await app.register(liveRoutes(room), { prefix: '/sandbox' });
  await app.register(wireRoutes(log));
  discord.attachGateway(app.server);
  return app;
}

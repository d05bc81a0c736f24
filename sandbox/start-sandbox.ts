import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { type BotProcess, startBotProcess } from './bot-process.ts';
import { startLife } from './control/life.ts';
import { controlRoutes } from './control/routes.ts';
import { createLocalDiscord, LOCAL_TOKEN, type LocalDiscord } from './discord/create-local-discord.ts';
import { freePort } from './free-port.ts';
import { createService, DEMO_KEY, type Service } from './service/index.ts';
import { pageRoutes } from './web/page.ts';

/** What the sandbox's service signs its webhooks with; known to everybody, and good for nothing else. */
export const SANDBOX_SECRET = 'sandbox-webhook-secret';

/** Room for ten photos in one message. */
const MAX_BODY_BYTES = 30 * 1024 * 1024;

export interface Sandbox {
  readonly url: string;
  readonly bot: BotProcess;
  readonly discord: LocalDiscord;
  readonly service: Service;
  /** Where the bot takes events, signed with {@link SANDBOX_SECRET}. */
  readonly receiverUrl: string;
  stop(): Promise<void>;
}

export interface SandboxOptions {
  /** 0 for a free one. */
  readonly port: number;
  readonly logLevel?: string | undefined;
  /** How often a parcel goes on by itself; 0: only when told to. */
  readonly advanceEveryMs?: number;
}

/**
 * Service, local Discord and page on one port, and the real bot as a process of its own, configured through its
 * documented settings only. Resolves once the bot is logged in.
 * @throws Error when the port is taken or the bot does not start
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { port, logLevel = 'warn', advanceEveryMs = 0 } = options;
  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: 300 },
  });
  let url = `http://127.0.0.1:${port}`;
  const service = createService({ publicUrl: () => `${url}/service` });
  const discord = createLocalDiscord();

  await app.register(service.routes, { prefix: '/service' });
  await app.register(discord.routes);
  await app.register(await pageRoutes());
  await app.register(controlRoutes(service), { prefix: '/sandbox' });
  discord.attachGateway(app.server);
  url = await app.listen({ host: '127.0.0.1', port });

  const folder = await mkdtemp(join(tmpdir(), 'haulmate-sandbox-'));
  // The documented port beside the page's own, so that recipes can name it.
  const receiverPort = port === 0 ? await freePort() : port + 1;
  const receiverUrl = `http://127.0.0.1:${receiverPort}/webhook`;
  const bot = startBotProcess({
    DISCORD_TOKEN: LOCAL_TOKEN,
    DISCORD_API_URL: `${url}/api`,
    API_BASE_URL: `${url}/service`,
    API_KEY: DEMO_KEY,
    WEBHOOK_SECRET: SANDBOX_SECRET,
    HOST: '127.0.0.1',
    PORT: String(receiverPort),
    DATABASE_PATH: join(folder, 'haulmate.db'),
    LOG_LEVEL: logLevel,
  });
  const stopLife = startLife(service, advanceEveryMs);
  const stop = async () => {
    stopLife();
    await bot.stop();
    discord.stop();
    await app.close();
    await rm(folder, { recursive: true, force: true });
  };
  const ready = await Promise.race([discord.waitUntilReady().then(() => true), bot.exited.then(() => false)]);
  if (!ready) {
    await stop();
    throw new Error('The bot did not start');
  }
  service.webhooks.subscribe({ url: receiverUrl, secret: SANDBOX_SECRET });
  return { url, bot, discord, service, receiverUrl, stop };
}

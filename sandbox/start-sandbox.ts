import fastify from 'fastify';
import { type BotProcess, startBotProcess } from './bot-process.ts';
import { createLocalDiscord, LOCAL_TOKEN, type LocalDiscord } from './discord/create-local-discord.ts';
import { createService, DEMO_KEY, type Service } from './service/index.ts';
import { suggestions } from './suggestions.ts';
import { pageRoutes } from './web/page.ts';

/** Room for ten photos in one message. */
const MAX_BODY_BYTES = 30 * 1024 * 1024;

export interface Sandbox {
  readonly url: string;
  readonly bot: BotProcess;
  readonly discord: LocalDiscord;
  readonly service: Service;
  stop(): Promise<void>;
}

/**
 * Service, local Discord and page on one port, and the real bot as a process of its own, configured through its
 * documented settings only. Resolves once the bot is logged in.
 * @param port 0 for a free one
 * @throws Error when the port is taken or the bot does not start
 */
export async function startSandbox(port: number, logLevel = 'warn'): Promise<Sandbox> {
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
  app.get('/sandbox/suggestions', () => suggestions());
  discord.attachGateway(app.server);
  url = await app.listen({ host: '127.0.0.1', port });

  const bot = startBotProcess({
    DISCORD_TOKEN: LOCAL_TOKEN,
    DISCORD_API_URL: `${url}/api`,
    API_BASE_URL: `${url}/service`,
    API_KEY: DEMO_KEY,
    DATABASE_PATH: ':memory:',
    LOG_LEVEL: logLevel,
  });
  const stop = async () => {
    await bot.stop();
    discord.stop();
    await app.close();
  };
  const ready = await Promise.race([discord.waitUntilReady().then(() => true), bot.exited.then(() => false)]);
  if (!ready) {
    await stop();
    throw new Error('The bot did not start');
  }
  return { url, bot, discord, service, stop };
}

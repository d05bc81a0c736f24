/** Starts the sandbox: service, local Discord and page in this process, and the real bot as a second one. */
import fastify from 'fastify';
import { startBotProcess } from './bot-process.ts';
import { createLocalDiscord, LOCAL_TOKEN } from './discord/create-local-discord.ts';
import { createService } from './service/index.ts';
import { suggestions } from './suggestions.ts';
import { pageRoutes } from './web/page.ts';

const DEFAULT_PORT = 4400;
const port = Number(process.env['SANDBOX_PORT'] ?? DEFAULT_PORT);
const address = `http://127.0.0.1:${port}`;

const app = fastify({
  forceCloseConnections: true,
  bodyLimit: 30 * 1024 * 1024,
  routerOptions: { maxParamLength: 300 },
});
const service = createService({ publicUrl: `${address}/service` });
const discord = createLocalDiscord();

await app.register(service.routes, { prefix: '/service' });
await app.register(discord.routes);
await app.register(await pageRoutes());
app.get('/sandbox/suggestions', () => suggestions());
discord.attachGateway(app.server);
await app.listen({ host: '127.0.0.1', port });

const bot = startBotProcess({
  DISCORD_TOKEN: LOCAL_TOKEN,
  DISCORD_API_URL: `${address}/api`,
  API_BASE_URL: `${address}/service`,
  API_KEY: 'demo-key',
  DATABASE_PATH: ':memory:',
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
});
await Promise.race([discord.waitUntilReady(), bot.exited.then((code) => stop(code || 1))]);
console.log(`Haulmate sandbox: ${address}`);

process.once('SIGINT', () => void stop(0));
process.once('SIGTERM', () => void stop(0));

async function stop(code: number): Promise<void> {
  await bot.stop();
  await app.close();
  process.exit(code);
}

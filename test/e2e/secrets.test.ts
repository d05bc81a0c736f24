import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type BotProcess, startBotProcess } from '../../sandbox/bot-process.ts';
import { LOCAL_TOKEN, type RunningLocalDiscord, startLocalDiscord } from '../../sandbox/discord.ts';
import { freePort } from '../../sandbox/free-port.ts';
import { seeded } from '../../sandbox/seed.ts';
import { type RunningService, startService } from '../../sandbox/service/index.ts';
import { botSettings } from '../support/bot-settings.ts';
import { postEvent, SECRET, trackingUpdated } from '../support/signed-events.ts';

const SCAN = { date: '2026-11-20', hour: '10:00', location: 'Leipzig', country: 'DE' };

let local: RunningLocalDiscord;
let service: RunningService;
let bot: BotProcess;
let said = '';
let receiverUrl = '';

beforeAll(async () => {
  service = await startService();
  local = await startLocalDiscord();
  const port = await freePort();
  receiverUrl = `http://127.0.0.1:${port}/webhook`;
  bot = startBotProcess({ ...botSettings(local, service, port), LOG_LEVEL: 'trace' }, 'pipe');
  for (const stream of [bot.child.stdout, bot.child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  await local.discord.waitUntilReady({ withCommands: true });
});
afterAll(async () => {
  await bot.stop();
  await local.close();
  await service.close();
});

it('the bot logs no secret and nothing that users wrote, even when everything fails', async () => {
  const { discord } = local;
  const number = 'LX208857143CN';
  const run = async (name: string, options: Record<string, string>) => {
    const asked = await discord.as(seeded.ada).in(seeded.general).run(name, options);
    await asked.answer().catch(() => {});
  };
  await run('track', { number });
  for (const fault of ['401', '500', 'html', 'wrong_types', 'down'] as const) {
    service.service.fault.set(fault);
    await run('track', { number: 'YT2632110021889001' });
    await run('convert', { link: `https://weidian.com/item.html?itemID=72${fault.length}9880441` });
  }
  service.service.fault.set(null);
  discord.faults.failNext({ status: 400, code: 50_035, route: /@original/ });
  await run('lookup', { link: 'https://weidian.com/item.html?itemID=7212345601' });
  await discord
    .as(seeded.mo)
    .in(seeded.general)
    .send('my diary: https://weidian.com/item.html?itemID=7255501934');
  await discord.waitForMessage(({ replyTo }) => replyTo !== null);
  await postEvent(receiverUrl, trackingUpdated(number, { ...SCAN, status: 'Out for delivery' }));
  await postEvent(
    receiverUrl,
    trackingUpdated(number, { ...SCAN, status: 'Forged' }),
    'another secret entirely',
  );
  await expect.poll(() => said).toContain('event accepted');

  await bot.stop();
  expect(said).toContain('interaction failed');
  for (const secret of [LOCAL_TOKEN, 'demo-key', SECRET, number, 'YT2632110021889001', 'diary']) {
    expect(said.includes(secret), secret).toBe(false);
  }
});

it('the bot redacts the API key when the service quotes it', async () => {
  const KEY = 'the-key-that-the-service-quotes';
  const quoting = createServer((request, response) => {
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: `What is ${request.headers.authorization}?` }));
  });
  quoting.listen(0, '127.0.0.1');
  await once(quoting, 'listening');
  const { port } = z.object({ port: z.number() }).parse(quoting.address());
  const settings = botSettings(local, { url: `http://127.0.0.1:${port}` });
  const other = startBotProcess({ ...settings, API_KEY: KEY, LOG_LEVEL: 'trace' }, 'pipe');
  let log = '';
  other.child.stdout?.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  await expect.poll(() => log, { timeout: 15_000 }).toContain('"msg":"ready"');
  await local.discord.as(seeded.ada).in(seeded.general).run('track', { number: 'LX208857143CN' });
  await expect.poll(() => log).toContain('What is Bearer [Redacted]?');
  expect(log).not.toContain(KEY);
  await other.stop();
  quoting.close();
});

import { afterEach, expect, it } from 'vitest';
import { type BotProcess, startBotProcess } from '../../sandbox/bot-process.ts';
import { type RunningLocalDiscord, startLocalDiscord } from '../../sandbox/discord/create-local-discord.ts';
import { seeded } from '../../sandbox/discord/seed.ts';
import { type RunningService, startService } from '../../sandbox/service/index.ts';
import { botSettings } from '../support/bot-settings.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

interface Running {
  readonly bot: BotProcess;
  readonly local: RunningLocalDiscord;
  readonly service: RunningService;
  /** Resolves when the bot has logged that. */
  logged(text: string): Promise<void>;
}

/** A bot whose service takes its time. */
async function running(slowMs: number): Promise<Running> {
  const service = await startService({ slowMs });
  const local = await startLocalDiscord();
  const bot = startBotProcess(
    { ...botSettings(local, service), API_TIMEOUT_MS: '30000', LOG_LEVEL: 'info' },
    'pipe',
  );
  closing.push(() => service.close());
  closing.push(() => local.close());
  closing.push(async () => {
    bot.child.kill('SIGKILL');
    await bot.exited;
  });
  let said = '';
  const waiting = new Set<() => void>();
  bot.child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    for (const look of waiting) look();
  });
  await local.discord.waitUntilReady({ withCommands: true });
  service.service.fault.set('slow');
  return {
    bot,
    local,
    service,
    logged: (text) =>
      new Promise((resolve) => {
        const look = () => {
          if (said.includes(text)) resolve();
        };
        waiting.add(look);
        look();
      }),
  };
}

/** Somebody asks, and the service has been asked. */
async function ask({ local, service }: Running): Promise<string> {
  const call = { userId: seeded.ada, channelId: seeded.general, name: 'track' };
  const { interactionId } = await local.discord.runCommand({
    ...call,
    options: { number: 'LX208857143CN' },
  });
  await expect.poll(() => service.service.requests.length).toBeGreaterThan(0);
  return interactionId;
}

it('SIGTERM waits for the answer that is under way', async () => {
  const all = await running(1_000);
  const asked = await ask(all);
  all.bot.child.kill('SIGTERM');
  const answer = await all.local.discord.waitForAnswer(asked);
  expect(JSON.stringify(answer.embeds)).toContain('LX208857143CN');
  expect(await all.bot.exited).toBe(0);
});

it('SIGTERM waits for no reply in chat that Discord does not let go', async () => {
  const { bot, local } = await running(0);
  const message = await local.discord.sendMessage({
    userId: seeded.mo,
    channelId: seeded.general,
    content: 'https://cnfans.com/product?platform=WEIDIAN&id=7212345601',
  });
  await local.discord.waitForMessage(({ replyTo }) => replyTo === message.id);
  local.discord.failNext({ status: 503, times: 100, route: /\/messages\/\d+$/ });
  await local.discord.deleteMessage({ userId: seeded.mo, messageId: message.id });
  const isRefused = () => local.discord.requests.some(({ status }) => status === 503);
  await expect.poll(isRefused).toBe(true);
  bot.child.kill('SIGTERM');
  expect(await bot.exited).toBe(0);
});

it('SIGTERM waits for no edits of messages that are still to be followed', async () => {
  const { bot, local, service } = await running(1_000);
  const { general: channelId, mo: userId } = seeded;
  const linkTo = (id: number) => `https://cnfans.com/product?platform=WEIDIAN&id=${id}`;
  const content = linkTo(7_212_345_601);
  const { id: messageId } = await local.discord.sendMessage({ userId, channelId, content });
  await local.discord.waitForMessage(({ replyTo }) => replyTo === messageId);
  for (let edit = 0; edit < 20; edit += 1) {
    await local.discord.editMessage({ userId, messageId, content: linkTo(7_312_345_600 + edit) });
  }
  await expect.poll(() => service.service.requests.length).toBeGreaterThan(1);
  bot.child.kill('SIGTERM');
  expect(await bot.exited).toBe(0);
});

it('a second signal ends it at once', async () => {
  const all = await running(20_000);
  await ask(all);
  all.bot.child.kill('SIGTERM');
  await all.logged('"stopping"');
  all.bot.child.kill('SIGTERM');
  expect(await all.bot.exited).toBe(1);
});

it('a bot that Discord will not have any more ends, and says so', async () => {
  const { bot, local, logged } = await running(0);
  local.discord.dropGateway('dismissed');
  await logged('Discord refuses the bot');
  expect(await bot.exited).toBe(1);
});

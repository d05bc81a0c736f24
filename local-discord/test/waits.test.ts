import { channel } from 'node:diagnostics_channel';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { LOCAL_TOKEN, type RunningLocalDiscord, seeded, startLocalDiscord } from '../src/index.ts';
import { type BareBot, bareBot } from './bare-bot.ts';

const { mo, general } = seeded;
const RESPONSES = channel('http.server.response.finish');
let local: RunningLocalDiscord;
let bot: BareBot;
/** What happened, in its order. */
let order: string[] = [];
const noteResponse = () => void order.push('answered');

beforeAll(async () => {
  local = await startLocalDiscord();
  bot = await bareBot(local, 0);
  await post(`/applications/${seeded.bot}/commands`, { name: 'ask', description: 'Asks' });
});
beforeEach(() => {
  order = [];
  RESPONSES.subscribe(noteResponse);
});
afterEach(() => RESPONSES.unsubscribe(noteResponse));
afterAll(async () => {
  bot.leave();
  await local.close();
});

async function post(path: string, body: unknown): Promise<number> {
  const response = await fetch(`${local.apiUrl}/v10${path}`, {
    method: 'POST',
    headers: { authorization: `Bot ${LOCAL_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.status;
}

/** Mo runs the command. @returns the interaction, with a way to answer it */
async function ask() {
  const { interactionId } = await local.discord.runCommand({ userId: mo, channelId: general, name: 'ask' });
  const { d } = await bot.event('INTERACTION_CREATE', ({ id }) => id === interactionId);
  return {
    interactionId,
    answer: (type: number, data: unknown) =>
      post(`/interactions/${interactionId}/${d['token']}/callback`, { type, data }),
  };
}

const seen = () => void order.push('seen');

it('waitForAnswer resolves when the bot has its response', async () => {
  const { interactionId, answer } = await ask();
  const waiting = local.discord.waitForAnswer(interactionId).then(seen);
  expect(await answer(4, { content: 'Yes' })).toBe(204);
  await waiting;
  expect(order).toEqual(['answered', 'seen']);
});

it('waitForMessage resolves when the bot has its response', async () => {
  const waiting = local.discord.waitForMessage(({ content }) => content === 'Hello').then(seen);
  expect(await post(`/channels/${general}/messages`, { content: 'Hello' })).toBe(200);
  await waiting;
  expect(order).toEqual(['answered', 'seen']);
});

it('a modal opens when the bot has its response', async () => {
  const { answer } = await ask();
  const opened = new Promise<void>((resolve) => {
    const stop = local.discord.subscribe(mo, ({ type }) => {
      if (type !== 'modal') return;
      stop();
      seen();
      resolve();
    });
  });
  const input = { type: 4, custom_id: 'name', label: 'Name', style: 1 };
  const components = [{ type: 1, components: [input] }];
  expect(await answer(9, { custom_id: 'form', title: 'Form', components })).toBe(204);
  await opened;
  expect(order).toEqual(['answered', 'seen']);
});

it.each(['unanswered', 'answer_lost'] as const)(
  'waits go on beside a request that stays %s',
  async (silence) => {
    local.discord.failNext({ silence, route: /messages$/ });
    const path = `/channels/${general}/messages`;
    const abort = new AbortController();
    const headers = { authorization: `Bot ${LOCAL_TOKEN}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ content: `first, ${silence}` });
    const lost = fetch(`${local.apiUrl}/v10${path}`, { method: 'POST', headers, body, signal: abort.signal });
    const gone = expect(lost).rejects.toThrow();
    await expect.poll(() => local.discord.failing).toBe(0);
    await post(path, { content: `second, ${silence}` });
    await local.discord.waitForMessage(({ content }) => content === `second, ${silence}`);
    abort.abort();
    await gone;
  },
);

it('waits until the bot has read what was sent, if it answers requests for a heartbeat', async () => {
  const reader = await bareBot(local, 0);
  let isRead = false;
  const asked = reader.heartbeatRequest().then(async () => {
    isRead = true;
    await reader.settled();
  });
  const waiting = local.discord.waitForMessage(({ content }) => content === 'Read me').then(() => isRead);
  await post(`/channels/${general}/messages`, { content: 'Read me' });
  expect(await waiting).toBe(true);
  await asked;
  reader.leave();
  // The other bot stayed silent once, in the first test, and is left alone.
  expect(bot.events.filter(({ op }) => op === 1)).toHaveLength(1);
});

import { channel } from 'node:diagnostics_channel';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { waitMsOf } from '../src/client/wait-for-bot.ts';
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
  const { interactionId } = await local.discord.as(mo).in(general).run('ask');
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
    local.discord.faults.failNext({ silence, route: /messages$/ });
    const path = `/channels/${general}/messages`;
    const abort = new AbortController();
    const headers = { authorization: `Bot ${LOCAL_TOKEN}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ content: `first, ${silence}` });
    const lost = fetch(`${local.apiUrl}/v10${path}`, { method: 'POST', headers, body, signal: abort.signal });
    const gone = expect(lost).rejects.toThrow();
    await expect.poll(() => local.discord.faults.failing).toBe(0);
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

/** What a wait rejects with. */
const problemOf = async (waiting: Promise<unknown>) => String(await waiting.catch((error) => error.message));
const form = {
  custom_id: 'form',
  title: 'Form',
  components: [{ type: 1, components: [{ type: 4, custom_id: 'name', label: 'Name', style: 1 }] }],
};

it('waitForModal resolves with the modal, which can then be submitted', async () => {
  const { interactionId, answer } = await ask();
  const waiting = local.discord.waitForModal(interactionId);
  await answer(9, form);
  const modal = await waiting;
  expect(modal).toMatchObject({ interactionId, custom_id: 'form', title: 'Form' });
  await local.discord.as(mo).submit(modal, { name: 'Mo' });
  const { d } = await bot.event('INTERACTION_CREATE', ({ type }) => type === 5);
  expect(d).toMatchObject({ data: { custom_id: 'form' } });
});

it('a wait for another kind of answer says at once which one came', async () => {
  const first = await ask();
  await first.answer(9, form);
  expect(await problemOf(local.discord.waitForAnswer(first.interactionId))).toContain(
    'the bot answered /ask with a modal: use waitForModal',
  );
  const second = await ask();
  await second.answer(4, { content: 'Yes' });
  expect(await problemOf(local.discord.waitForModal(second.interactionId))).toContain(
    'the bot answered /ask with "Yes", not with a modal',
  );
});

it('a wait has a deadline of its own, and says what was waited for and what happened meanwhile', async () => {
  const quiet = await problemOf(local.discord.waitForMessage(() => false, { withinMs: 5 }));
  expect(quiet).toBe('waited 5 ms for a message that matches. Nothing happened meanwhile');

  const { interactionId, answer } = await ask();
  const waiting = problemOf(local.discord.waitForAnswer(interactionId, { withinMs: 500 }));
  await answer(5, {});
  await local.discord.as(mo).in(general).send('Anybody?');
  const problem = await waiting;
  expect(problem).toContain(
    'waited 500 ms for the answer to /ask, which still shows “thinking…”. Meanwhile:',
  );
  expect(problem).toContain('Mo in #general: Anybody?');
});

it('waits end before a test does, unless the option or the environment says otherwise', async () => {
  expect(waitMsOf(undefined)).toBe(Number(process.env['LOCAL_DISCORD_WAIT_MS']));
  vi.stubEnv('LOCAL_DISCORD_WAIT_MS', '');
  expect(waitMsOf(undefined)).toBeLessThan(5000);
  expect(waitMsOf(20)).toBe(20);
  expect(() => waitMsOf(-1)).toThrow('more than 0');
  vi.stubEnv('LOCAL_DISCORD_WAIT_MS', 'soon');
  expect(() => waitMsOf(undefined)).toThrow('LOCAL_DISCORD_WAIT_MS');
  vi.unstubAllEnvs();
});

it('expectNothingMore rejects with what a bot does', async () => {
  await local.discord.expectNothingMore({ withinMs: 1 });
  const expected = problemOf(local.discord.expectNothingMore());
  await post(`/channels/${general}/messages`, { content: 'One more thing' });
  expect(await expected).toMatch(/^nothing more was to happen\. Meanwhile:\n.*bot → POST .*One more thing/);
});

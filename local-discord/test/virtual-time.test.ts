import { afterAll, expect, it } from 'vitest';
import { LOCAL_TOKEN, seeded, startLocalDiscord } from '../src/index.ts';
import { bareBot } from './bare-bot.ts';

const local = await startLocalDiscord();
afterAll(() => local.close());
const { discord } = local;
const bot = await bareBot(local, 0);

async function ask(method: string, path: string, body: unknown): Promise<number> {
  const headers = { authorization: `Bot ${LOCAL_TOKEN}`, 'content-type': 'application/json' };
  return (await fetch(`${local.apiUrl}/v10${path}`, { method, headers, body: JSON.stringify(body) })).status;
}

await ask('POST', `/applications/${seeded.bot}/commands`, { name: 'ping', description: 'Answers' });

async function runPing() {
  const { interactionId } = await discord.as(seeded.mo).in(seeded.general).run('ping');
  const { d } = await bot.event('INTERACTION_CREATE', ({ id }) => id === interactionId);
  return { interactionId, token: String(d['token']) };
}

it('a command that nobody answers has failed three seconds later, without waiting for them', async () => {
  const { interactionId, token } = await runPing();
  discord.advanceTime(3_001);
  await expect(discord.waitForAnswer(interactionId)).rejects.toThrow('did not respond');
  expect(await ask('POST', `/interactions/${interactionId}/${token}/callback`, { type: 5 })).toBe(404);
});

it('an answer can be edited for fifteen minutes', async () => {
  const { interactionId, token } = await runPing();
  await ask('POST', `/interactions/${interactionId}/${token}/callback`, {
    type: 4,
    data: { content: 'Pong' },
  });
  const original = `/webhooks/${seeded.bot}/${token}/messages/@original`;
  discord.advanceTime(14 * 60_000);
  expect(await ask('PATCH', original, { content: 'Pong again' })).toBe(200);
  discord.advanceTime(60_001);
  expect(await ask('PATCH', original, { content: 'too late' })).toBe(401);
});

it('a poll ends when its time is up, and its result is announced', async () => {
  const answers = [{ poll_media: { text: 'Yes' } }, { poll_media: { text: 'No' } }];
  const poll = { question: { text: 'Ready?' }, answers, duration: 24 };
  await ask('POST', `/channels/${seeded.general}/messages`, { poll });
  discord.advanceTime(24 * 3_600_000 + 1);
  const { createdAt } = await discord.waitForMessage(({ type }) => type === 46);
  expect(createdAt).toBeGreaterThan(Date.now() + 24 * 3_600_000);
});

import { afterAll, expect, it } from 'vitest';
import { LOCAL_TOKEN, seeded, startLocalDiscord } from '../src/index.ts';

const HOUR = 3_600_000;
const local = await startLocalDiscord();
const other = await startLocalDiscord();
afterAll(async () => {
  await local.close();
  await other.close();
});

async function post(apiUrl: string, body: unknown) {
  const headers = { authorization: `Bot ${LOCAL_TOKEN}`, 'content-type': 'application/json' };
  const url = `${apiUrl}/v10/channels/${seeded.general}/messages`;
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

const says = (content: string) => ({ userId: seeded.mo, channelId: seeded.general, content });

it('each Discord has a clock of its own: setting one forward leaves the other as it is', async () => {
  const question = { text: 'Ready?' };
  const poll = { question, answers: [{ poll_media: { text: 'Yes' } }], duration: 1 };
  const [mine, theirs] = [await post(local.apiUrl, { poll }), await post(other.apiUrl, { poll })];
  local.discord.advanceTime(2 * HOUR);

  const isFinal = async ({ discord }: typeof local, id: string) =>
    (await discord.as(seeded.mo).in(seeded.general).messages()).find((message) => message.id === id)?.poll
      ?.isFinal;
  expect(await isFinal(local, mine.id)).toBe(true);
  expect(await isFinal(other, theirs.id)).toBe(false);
  expect((await other.discord.sendMessage(says('Now'))).createdAt).toBeLessThan(Date.now() + HOUR);
});

it('a reset returns to the real time', async () => {
  local.discord.advanceTime(10 * HOUR);
  expect((await local.discord.sendMessage(says('Later'))).createdAt).toBeGreaterThan(Date.now() + 9 * HOUR);
  local.discord.reset();
  expect(Math.abs(local.discord.now() - Date.now())).toBeLessThan(HOUR);
  const { createdAt } = await local.discord.sendMessage(says('Now'));
  expect(Math.abs(createdAt - Date.now())).toBeLessThan(HOUR);
});

it('a reset forgets nonces', async () => {
  const body = { content: 'Once', nonce: 'a', enforce_nonce: true };
  const first = await post(local.apiUrl, body);
  local.discord.reset();
  expect(await post(local.apiUrl, body)).toMatchObject({ content: 'Once' });
  expect((await post(local.apiUrl, body)).id).not.toBe(first.id);
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, -5, '1000', 1e15])(
  'advanceTime refuses %s and changes nothing',
  (ms) => {
    const before = local.discord.now();
    expect(() => local.discord.advanceTime(ms as number)).toThrow('advanceTime takes milliseconds');
    expect(Math.abs(local.discord.now() - before)).toBeLessThan(HOUR);
  },
);

it('a thread of the seed is archived only after a day without messages', async () => {
  const isArchived = async () => {
    const { guilds } = await other.discord.as('Mo').state();
    return guilds.flatMap(({ channels }) => channels).find(({ id }) => id === seeded.thread)?.isArchived;
  };
  other.discord.reset();
  other.discord.advanceTime(23 * HOUR);
  expect(await isArchived()).toBe(false);
  other.discord.advanceTime(2 * HOUR);
  expect(await isArchived()).toBe(true);
});

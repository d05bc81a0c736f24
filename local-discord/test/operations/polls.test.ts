import { afterAll, expect, it } from 'vitest';
import { BOT_PERMISSIONS, Permission, seeded } from '../../src/index.ts';
import { bareBot } from '../bare-bot.ts';
import { startAsking } from './ask.ts';

const { ask, refused, local } = await startAsking();
const bot = await bareBot(local, (1 << 9) | (1 << 24));
afterAll(async () => {
  bot.leave();
  await local.close();
});

const { general, ada, mo } = seeded;
const { discord } = local;
const poll = {
  question: { text: 'Tea or coffee?' },
  answers: [{ poll_media: { text: 'Tea', emoji: { name: '🍵' } } }, { poll_media: { text: 'Coffee' } }],
};
const opened = async (body: object = { poll }) =>
  (await ask('create_message', { params: { channel_id: general }, body })).id as string;
const at = (message_id: string, answer_id = '1') => ({ channel_id: general, message_id, answer_id });

it('a poll shows its answers and its end', async () => {
  const message = await ask('create_message', { params: { channel_id: general }, body: { poll } });
  expect(message.poll).toMatchObject({
    question: { text: 'Tea or coffee?' },
    answers: [
      { answer_id: 1, poll_media: { text: 'Tea', emoji: { id: null, name: '🍵' } } },
      { answer_id: 2 },
    ],
    allow_multiselect: false,
    layout_type: 1,
    results: { is_finalized: false, answer_counts: [] },
  });
  const hours = (Date.parse(message.poll.expiry) - Date.now()) / 3_600_000;
  expect(Math.round(hours)).toBe(24);
});

it('lists who voted for an answer, by pages', async () => {
  const id = await opened();
  for (const userId of [mo, ada]) await discord.as(userId).vote({ id }, [1]);
  const voters = async (query = {}, answer = '1') =>
    (await ask('get_answer_voters', { params: at(id, answer), query })).users.map(
      (user: { id: string }) => user.id,
    );
  expect(await voters()).toEqual([ada, mo]);
  expect(await voters({ limit: 1 })).toEqual([ada]);
  expect(await voters({ after: ada })).toEqual([mo]);
  expect(await voters({}, '2')).toEqual([]);
  expect(await refused('get_answer_voters', { params: at(id, '3') })).toBe('400 50035');
  expect(await refused('get_answer_voters', { params: at(id), query: { limit: 101 } })).toBe('400 50035');
  const { d } = await bot.event('MESSAGE_POLL_VOTE_ADD', ({ user_id }) => user_id === mo);
  expect(d).toMatchObject({ message_id: id, answer_id: 1, guild_id: seeded.testServer });
  await discord.as(mo).vote({ id }, []);
  await bot.event('MESSAGE_POLL_VOTE_REMOVE', ({ user_id }) => user_id === mo);
});

it('ends a poll of its own once, and tells the result', async () => {
  const id = await opened();
  await discord.as(mo).vote({ id }, [2]);
  const ended = await ask('poll_expire', { params: at(id) });
  expect(ended.poll.results).toMatchObject({ is_finalized: true, answer_counts: [{ id: 2, count: 1 }] });
  const { d } = await bot.event('MESSAGE_CREATE', ({ type }) => type === 46);
  expect(d).toMatchObject({ message_reference: { message_id: id }, embeds: [{ type: 'poll_result' }] });
  expect(await refused('poll_expire', { params: at(id) })).toBe('400 520001');
});

it('what is no poll cannot be ended, and a poll cannot be edited', async () => {
  const { id } = await ask('create_message', { params: { channel_id: general }, body: { content: 'x' } });
  expect(await refused('poll_expire', { params: at(id) })).toBe('400 520006');
  const edit = { params: at(await opened()), body: { content: 'x' } };
  expect(await refused('update_message', edit)).toBe('400 520003');
});

it('a poll takes its permission and one to ten answers', async () => {
  const params = { channel_id: general };
  const answers = Array.from({ length: 11 }, () => ({ poll_media: { text: 'x' } }));
  expect(await refused('create_message', { params, body: { poll: { ...poll, answers } } })).toBe('400 50035');
  discord.admin.setBotPermissions(general, BOT_PERMISSIONS & ~Permission.SendPolls);
  expect(await refused('create_message', { params, body: { poll } })).toBe('403 50013');
  discord.admin.setBotPermissions(general, null);
});

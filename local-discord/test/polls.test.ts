import { REST } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LOCAL_TOKEN, type RunningLocalDiscord, seeded, startLocalDiscord } from '../src/index.ts';
import { type BareBot, bareBot } from './bare-bot.ts';

const { ada, mo, lin, general, dmMo } = seeded;
const GUILD_POLLS = 1 << 24;
const DM_POLLS = 1 << 25;
const GUILD_MESSAGES = 1 << 9;

const answers = [
  { poll_media: { text: 'Green light', emoji: { name: '🟢' } } },
  { poll_media: { text: 'Red light', emoji: { name: '🔴' } } },
];
const poll = { question: { text: 'Green or red?' }, answers, duration: 24 };

let running: RunningLocalDiscord;
let rest: REST;
let bot: BareBot;

beforeAll(async () => {
  running = await startLocalDiscord();
  rest = new REST({ api: running.apiUrl, retries: 0 }).setToken(LOCAL_TOKEN);
  bot = await bareBot(running, GUILD_POLLS | GUILD_MESSAGES);
});
afterAll(async () => {
  vi.useRealTimers();
  bot.leave();
  await running.close();
});

interface Posted {
  id: string;
  poll: Record<string, unknown>;
}
const post = async (body: object, channelId: string = general) =>
  (await rest.post(`/channels/${channelId}/messages`, { body })) as Posted;
const vote = (userId: string, messageId: string, ...answerIds: number[]) =>
  running.discord.as(userId).vote({ id: messageId }, answerIds);
const votes = () =>
  bot.events.filter(({ t }) => t?.startsWith('MESSAGE_POLL_VOTE')).map(({ t, d }) => [t, d['answer_id']]);

describe('a poll', () => {
  it('is sent with numbered answers, an expiry and empty results', async () => {
    const sent = await post({ content: 'What do you think?', poll });
    expect(sent).toMatchObject({
      content: 'What do you think?',
      poll: {
        question: { text: 'Green or red?' },
        answers: [
          { answer_id: 1, poll_media: { text: 'Green light', emoji: { id: null, name: '🟢' } } },
          { answer_id: 2 },
        ],
        allow_multiselect: false,
        layout_type: 1,
        results: { answer_counts: [], is_finalized: false },
      },
    });
    const left = Date.parse(String(sent.poll['expiry'])) - Date.now();
    expect(left).toBeGreaterThan(23.9 * 3_600_000);
    expect(left).toBeLessThanOrEqual(24 * 3_600_000);
  });

  it('takes one vote a person, which can be changed and taken back', async () => {
    const { id } = await post({ poll });
    await vote(mo, id, 1);
    await vote(lin, id, 2);
    await vote(mo, id, 2);
    await vote(mo, id, 2);
    const read = (await rest.get(`/channels/${general}/messages/${id}`)) as Posted;
    expect(read.poll['results']).toEqual({
      answer_counts: [{ id: 2, count: 2, me_voted: false }],
      is_finalized: false,
    });
    await vote(lin, id);
    expect(await rest.get(`/channels/${general}/polls/${id}/answers/2`)).toMatchObject({
      users: [{ id: mo }],
    });
    expect(await rest.get(`/channels/${general}/polls/${id}/answers/1`)).toEqual({ users: [] });
    await expect(vote(mo, id, 1, 2)).rejects.toThrow('one answer');
    await expect(vote(mo, id, 3)).rejects.toThrow('no such answer');
    await bot.settled();
    expect(votes()).toEqual([
      ['MESSAGE_POLL_VOTE_ADD', 1],
      ['MESSAGE_POLL_VOTE_ADD', 2],
      ['MESSAGE_POLL_VOTE_REMOVE', 1],
      ['MESSAGE_POLL_VOTE_ADD', 2],
      ['MESSAGE_POLL_VOTE_REMOVE', 2],
    ]);
  });

  it('takes several answers where it allows them, and lists voters by pages', async () => {
    const { id } = await post({ poll: { ...poll, allow_multiselect: true } });
    for (const person of [lin, ada, mo]) await vote(person, id, 1, 2);
    const voters = (query: string) => rest.get(`/channels/${general}/polls/${id}/answers/2?${query}`);
    expect(await voters('limit=2')).toMatchObject({ users: [{ id: ada }, { id: mo }] });
    expect(await voters(`after=${mo}`)).toMatchObject({ users: [{ id: lin }] });
  });

  it('sends votes in a DM only to bots with the intent for them', async () => {
    const { id } = await post({ poll }, dmMo);
    const inDms = await bareBot(running, DM_POLLS);
    const before = votes().length;
    await vote(mo, id, 1);
    const { d } = await inDms.event('MESSAGE_POLL_VOTE_ADD');
    expect(d).toEqual({ user_id: mo, channel_id: dmMo, message_id: id, answer_id: 1 });
    await bot.settled();
    expect(votes()).toHaveLength(before);
    inDms.leave();
  });

  it('is ended by its author and then announces the result', async () => {
    const { id } = await post({ poll });
    await vote(mo, id, 1);
    const ended = (await rest.post(`/channels/${general}/polls/${id}/expire`)) as Posted;
    expect(ended.poll['results']).toMatchObject({ is_finalized: true });
    await expect(vote(lin, id, 1)).rejects.toThrow('closed');
    const [result] = (await rest.get(`/channels/${general}/messages?limit=1`)) as object[];
    const field = (name: string, value: string) => expect.objectContaining({ name, value });
    expect(result).toMatchObject({
      type: 46,
      message_reference: { message_id: id },
      embeds: [
        {
          type: 'poll_result',
          fields: expect.arrayContaining([
            field('victor_answer_text', 'Green light'),
            field('total_votes', '1'),
          ]),
        },
      ],
    });
    await expect(rest.post(`/channels/${general}/polls/${id}/expire`)).rejects.toMatchObject({
      code: 520_001,
    });
  });

  it('ends by itself when its time is up', async () => {
    const { id } = await post({ poll: { ...poll, duration: 1 } });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 });
    const ended = await running.discord.waitForMessage(
      (message) => message.id === id && message.poll?.isFinal === true,
    );
    expect(ended.editedAt).toBeNull();
    vi.useRealTimers();
  });

  it('is refused in Components V2, in edits and without the permission', async () => {
    const display = { type: 10, content: 'x' };
    await expect(post({ flags: 32_768, components: [display], poll })).rejects.toMatchObject({
      code: 50_035,
    });
    const { id } = await post({ content: 'plain' });
    const path = `/channels/${general}/messages/${id}` as const;
    await expect(rest.patch(path, { body: { poll } })).rejects.toMatchObject({ code: 520_003 });
    await expect(rest.post(`/channels/${general}/polls/${id}/expire`)).rejects.toMatchObject({
      code: 520_006,
    });
    const all = (1n << 10n) | (1n << 11n) | (1n << 16n);
    running.discord.admin.setBotPermissions(general, all);
    await expect(post({ poll })).rejects.toMatchObject({ code: 50_013 });
    running.discord.admin.setBotPermissions(general, all | (1n << 49n));
    expect(await post({ poll })).toHaveProperty('poll');
    running.discord.admin.setBotPermissions(general, null);
  });
});

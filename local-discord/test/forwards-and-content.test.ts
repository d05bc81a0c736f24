import { REST } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_TOKEN, type RunningLocalDiscord, seeded, startLocalDiscord } from '../src/index.ts';
import { type BareBot, bareBot } from './bare-bot.ts';

const { ada, mo, general, support, dmMo, testServer } = seeded;
const GUILD_MESSAGES = 1 << 9;
const DIRECT_MESSAGES = 1 << 12;
const CONTENT = 1 << 15;

let running: RunningLocalDiscord;
let rest: REST;
/** Reads everything in servers. */
let reader: BareBot;
/** Gets all messages, but without the privileged intent. */
let plain: BareBot;

beforeAll(async () => {
  running = await startLocalDiscord();
  rest = new REST({ api: running.apiUrl, retries: 0 }).setToken(LOCAL_TOKEN);
  reader = await bareBot(running, GUILD_MESSAGES | CONTENT);
  plain = await bareBot(running, GUILD_MESSAGES | DIRECT_MESSAGES);
});
afterAll(async () => {
  reader.leave();
  plain.leave();
  await running.close();
});

const say = (content: string, channelId: string = general, replyTo?: string) =>
  running.discord.sendMessage({ userId: mo, channelId, content, ...(replyTo ? { replyTo } : {}) });
const forward = (messageId: string, channelId: string = support) =>
  running.discord.as(ada).forward({ id: messageId }, channelId);
const created = async (bot: BareBot, id: string) =>
  (await bot.event('MESSAGE_CREATE', (message) => message['id'] === id)).d;
const post = async (body: object, channelId: string = general) =>
  (await rest.post(`/channels/${channelId}/messages`, { body })) as { id: string };

describe('a forwarded message', () => {
  it('carries a copy without its author, and a reference to where it was', async () => {
    const { id } = await say('See https://shop.example/1');
    const { id: copy } = await forward(id);
    const seen = await created(reader, copy);
    expect(seen).toMatchObject({
      type: 0,
      content: '',
      flags: 1 << 14,
      author: { id: ada },
      message_reference: { type: 1, message_id: id, channel_id: general, guild_id: testServer },
      message_snapshots: [
        {
          message: {
            type: 0,
            content: 'See https://shop.example/1',
            attachments: [],
            embeds: [],
            components: [],
            mentions: [],
            mention_roles: [],
            flags: 0,
            edited_timestamp: null,
          },
        },
      ],
    });
    expect(JSON.stringify(seen['message_snapshots'])).not.toContain('author');
    expect(seen).not.toHaveProperty('referenced_message');
  });

  it('hides its text from bots without the content intent', async () => {
    const { id } = await say('private words');
    const { id: copy } = await forward(id);
    const seen = await created(plain, copy);
    expect(seen).toMatchObject({ message_snapshots: [{ message: { content: '' } }] });
    expect(JSON.stringify(seen)).not.toContain('private words');
  });

  it('stays as it was when the original changes, files included', async () => {
    const sent = (await rest.post(`/channels/${general}/messages`, {
      body: { content: 'before' },
      files: [{ name: 'note.txt', data: Buffer.from('note') }],
    })) as { id: string };
    const copy = await forward(sent.id);
    await rest.patch(`/channels/${general}/messages/${sent.id}`, { body: { content: 'after' } });
    await rest.delete(`/channels/${general}/messages/${sent.id}`);
    const [shown] = await running.discord
      .as(mo)
      .in(support)
      .messages()
      .then((all) => all.slice(-1));
    expect(shown).toMatchObject({ id: copy.id, forward: { content: 'before', channelId: general } });
    expect(await (await fetch(shown?.forward?.attachments[0]?.url ?? '')).text()).toBe('note');
  });

  it('is given whole to a command that is used on it', async () => {
    const command = { name: 'Convert', type: 3 };
    await rest.put(`/applications/${seeded.bot}/commands`, { body: [command] });
    const { id } = await forward((await say('a link to convert')).id);
    const { interactionId } = await running.discord.as(mo).runMessageMenu({ id }, 'Convert');
    const { d } = await plain.event('INTERACTION_CREATE', (sent) => sent['id'] === interactionId);
    expect(d['data']).toMatchObject({
      resolved: {
        messages: { [id]: { message_snapshots: [{ message: { content: 'a link to convert' } }] } },
      },
    });
  });

  it('can be forwarded again, a poll or a private answer cannot', async () => {
    const { id } = await say('first');
    const again = await forward((await forward(id)).id, general);
    expect(again.forward).toMatchObject({ messageId: id, content: 'first' });
    const poll = { question: { text: 'Q' }, answers: [{ poll_media: { text: 'A' } }] };
    await expect(forward((await post({ poll })).id)).rejects.toThrow('cannot be forwarded');
  });

  it('is made by bots too, but not of messages they cannot read', async () => {
    const { id } = await say('for the bot');
    const reference = { message_reference: { type: 1, message_id: id, channel_id: general } };
    expect(await post(reference, support)).toMatchObject({
      message_snapshots: [{ message: { content: 'for the bot' } }],
    });
    running.discord.admin.refuseMessageContent(true);
    await expect(post(reference, support)).rejects.toMatchObject({ code: 160_014 });
    running.discord.admin.refuseMessageContent(false);
  });
});

describe('message content without the intent', () => {
  it('comes in DMs, with the intent for DMs', async () => {
    const { id } = await say('hello bot', dmMo);
    const seen = await created(plain, id);
    expect(seen).toMatchObject({ content: 'hello bot', channel_id: dmMo, channel_type: 1 });
    expect(seen).not.toHaveProperty('guild_id');
    expect(seen).not.toHaveProperty('member');
    await reader.settled();
    expect(reader.events.some(({ d }) => d?.['id'] === id)).toBe(false);
  });

  it('comes in messages that mention the bot, and in replies to it that do', async () => {
    const mention = await say(`<@${seeded.bot}> what is this?`);
    expect(await created(plain, mention.id)).toMatchObject({
      content: `<@${seeded.bot}> what is this?`,
      mentions: [{ id: seeded.bot }],
    });
    const own = await post({ content: 'card' });
    const reply = await say('thanks', general, own.id);
    expect(await created(plain, reply.id)).toMatchObject({
      content: 'thanks',
      message_reference: { message_id: own.id },
      referenced_message: { content: 'card' },
    });
    expect(await created(plain, (await say('unrelated')).id)).toMatchObject({ content: '' });
  });

  it('does not come through the message that a reply refers to', async () => {
    const { id } = await say('between people');
    const reply = await post({ content: 'a reply', message_reference: { message_id: id } });
    const seen = await created(plain, reply.id);
    expect(seen).toMatchObject({ content: 'a reply', referenced_message: { id, content: '' } });
    const read = await created(reader, reply.id);
    expect(read).toMatchObject({ referenced_message: { id, content: 'between people' } });
  });

  it('does not come over REST if the portal refuses the intent', async () => {
    const { id } = await say('over rest');
    const read = () => rest.get(`/channels/${general}/messages/${id}`);
    expect(await read()).toMatchObject({ content: 'over rest' });
    running.discord.admin.refuseMessageContent(true);
    expect(await read()).toMatchObject({ content: '' });
    running.discord.admin.refuseMessageContent(false);
  });
});

describe('reading messages', () => {
  it('pages before, after and around a message, the newest first', async () => {
    const ids: string[] = [];
    for (const n of [1, 2, 3, 4, 5, 6]) ids.push((await post({ content: `page ${n}` })).id);
    const page = async (query: string) => {
      const found = (await rest.get(`/channels/${general}/messages?${query}`)) as { content: string }[];
      return found.map(({ content }) => content.replace('page ', ''));
    };
    expect(await page(`before=${ids[3]}&limit=2`)).toEqual(['3', '2']);
    expect(await page(`after=${ids[1]}&limit=2`)).toEqual(['4', '3']);
    expect(await page(`around=${ids[2]}&limit=3`)).toEqual(['4', '3', '2']);
    expect(await page('limit=1')).toEqual(['6']);
  });

  it('gives a press the whole message: components, reference and what it replies to', async () => {
    const asked = await say(`<@${seeded.bot}> hi`);
    const row = { type: 1, components: [{ type: 2, style: 1, custom_id: 'go', label: 'Go' }] };
    const reply = await post({
      content: 'yes',
      components: [row],
      message_reference: { message_id: asked.id },
    });
    const { interactionId } = await running.discord.pressComponent({
      userId: mo,
      messageId: reply.id,
      customId: 'go',
    });
    const { d } = await plain.event('INTERACTION_CREATE', ({ id }) => id === interactionId);
    expect(d['message']).toMatchObject({
      id: reply.id,
      type: 19,
      content: 'yes',
      components: [{ id: 1, type: 1, components: [{ id: 2, custom_id: 'go' }] }],
      attachments: [],
      message_reference: { type: 0, message_id: asked.id, channel_id: general, guild_id: testServer },
      referenced_message: { id: asked.id, content: `<@${seeded.bot}> hi`, author: { id: mo } },
    });
  });
});

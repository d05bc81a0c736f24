import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Intent } from '../../src/gateway/intents.ts';
import { seeded } from '../../src/index.ts';
import { type BareBot, bareBot } from '../bare-bot.ts';
import { type Asking, startAsking } from '../operations/ask.ts';

const { general, mo } = seeded;
const SUPPRESS_EMBEDS = 4;
const MESSAGES = Intent.Guilds | Intent.GuildMessages;

let asking: Asking;
let reader: BareBot;
let stranger: BareBot;
beforeAll(async () => {
  asking = await startAsking();
  const { discord } = asking.local;
  discord.admin.setPreview('https://shop.example/1', { title: 'Shoes' });
  discord.admin.setPreview(/^https:\/\/news\.example\//, { title: 'News', provider: { name: 'News' } });
  reader = await bareBot(asking.local, MESSAGES | Intent.MessageContent);
  stranger = await bareBot(asking.local, MESSAGES);
});
afterAll(async () => {
  reader.leave();
  stranger.leave();
  await asking.local.close();
});

const write = (content: string) => asking.local.discord.as(mo).in(general).send(content);
const of =
  (id: string) =>
  ({ id: other }: Record<string, unknown>) =>
    other === id;
const eventsOf = (bot: BareBot, id: string) => bot.events.filter(({ d }) => d?.['id'] === id);

describe('link previews', () => {
  it('come in an update after the message, which is no edit', async () => {
    const { id } = await write('look: https://shop.example/1');
    const updated = await reader.event('MESSAGE_UPDATE', of(id));
    expect(eventsOf(reader, id).map(({ t, d }) => [t, (d['embeds'] as unknown[]).length])).toEqual([
      ['MESSAGE_CREATE', 0],
      ['MESSAGE_UPDATE', 1],
    ]);
    expect(updated.d).toMatchObject({
      content: 'look: https://shop.example/1',
      edited_timestamp: null,
      embeds: [{ type: 'link', url: 'https://shop.example/1', title: 'Shoes' }],
    });
    const [seen] = (await asking.local.discord.as(mo).in(general).messages()).slice(-1);
    expect(seen?.embeds).toMatchObject([{ title: 'Shoes' }]);
    expect(seen?.editedAt).toBeNull();
  });

  it('are withheld without the intent, unless the message mentions the bot', async () => {
    const { id } = await write('https://shop.example/1');
    expect((await stranger.event('MESSAGE_UPDATE', of(id))).d).toMatchObject({ content: '', embeds: [] });
    const mentioning = await write(`<@${seeded.bot}> https://shop.example/1`);
    const updated = await stranger.event('MESSAGE_UPDATE', of(mentioning.id));
    expect(updated.d).toMatchObject({ embeds: [{ title: 'Shoes' }] });
  });

  it.each([
    ['in angle brackets', '<https://shop.example/1>'],
    ['in code', '`https://shop.example/1` and ```\nhttps://shop.example/1\n```'],
    ['that nothing is known of', 'https://example.com/1'],
  ])('are not made for a link %s', async (_where, content) => {
    const { id } = await write(content);
    // Whatever would follow the message has come before what follows the next one.
    const next = await write('https://shop.example/1');
    await reader.event('MESSAGE_UPDATE', of(next.id));
    expect(eventsOf(reader, id).map(({ t }) => t)).toEqual(['MESSAGE_CREATE']);
  });

  it('match a pattern, in the order of the links, each link once', async () => {
    const { id } = await write('https://news.example/a, https://shop.example/1 and https://news.example/a.');
    const updated = await reader.event('MESSAGE_UPDATE', of(id));
    expect(updated.d['embeds']).toMatchObject([
      { url: 'https://news.example/a', title: 'News' },
      { url: 'https://shop.example/1', title: 'Shoes' },
    ]);
  });

  it('of a bot’s message come below its own embeds, and not with SUPPRESS_EMBEDS', async () => {
    const params = { channel_id: general };
    const content = 'https://shop.example/1';
    const own = await asking.ask('create_message', {
      params,
      body: { content, embeds: [{ title: 'Mine' }] },
    });
    expect(own.embeds).toHaveLength(1);
    const updated = await reader.event('MESSAGE_UPDATE', of(own.id));
    expect(updated.d['embeds']).toMatchObject([{ title: 'Mine' }, { title: 'Shoes' }]);

    const message_id = own.id;
    const hidden = await asking.ask('update_message', {
      params: { ...params, message_id },
      body: { flags: SUPPRESS_EMBEDS },
    });
    expect(hidden.embeds).toEqual([]);
  });

  it('go with the link that is edited away', async () => {
    const { discord } = asking.local;
    const { id } = await write('https://shop.example/1');
    await reader.event('MESSAGE_UPDATE', of(id));
    await discord.as(mo).edit({ id }, 'nothing any more');
    const edited = await reader.event(
      'MESSAGE_UPDATE',
      (d) => d['id'] === id && d['content'] === 'nothing any more',
    );
    expect(edited.d).toMatchObject({ embeds: [], edited_timestamp: expect.any(String) });
  });

  it('need the permission Embed Links', async () => {
    const { discord } = asking.local;
    const READ_AND_WRITE = (1n << 10n) | (1n << 11n) | (1n << 16n);
    discord.admin.setMemberPermissions(general, READ_AND_WRITE);
    const { id } = await write('https://shop.example/1');
    const body = { content: 'https://shop.example/1' };
    const next = await asking.ask('create_message', { params: { channel_id: general }, body });
    await reader.event('MESSAGE_UPDATE', of(next.id));
    discord.admin.setMemberPermissions(general, null);
    expect(eventsOf(reader, id).map(({ t }) => t)).toContain('MESSAGE_CREATE');
    expect(eventsOf(reader, id).map(({ t }) => t)).not.toContain('MESSAGE_UPDATE');
  });
});

import { Client, Events } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { selectLinks } from '../../src/chat/render-reply.ts';
import { readSourceMessage, toDirectMessage } from '../../src/chat/source-message.ts';
import { handleRawEvents } from '../../src/discord/gateway/raw-events.ts';

const LINK = 'https://weidian.com/item.html?itemID=7212345601';
const plain = { id: '1', channel_id: '2', guild_id: '3', type: 0, content: '', author: { id: '4' } };
const forward = { ...plain, message_snapshots: [{ message: { content: `look ${LINK}`, embeds: [] } }] };
const { guild_id: _server, ...dm } = { ...plain, content: 'hello' };
const mention = { ...plain, content: `<@${seeded.bot}> hello` };

/** Which of these messages the bot passes on to chat. */
function forwardedOf(messages: readonly object[], readsChat: boolean): unknown[] {
  const client = new Client({ intents: [] });
  Object.assign(client, { user: { id: seeded.bot } });
  const forwarded: unknown[] = [];
  handleRawEvents(client, readsChat, async (_type, data) => void forwarded.push(data));
  for (const d of messages) client.emit(Events.Raw, { t: 'MESSAGE_CREATE', d }, 0);
  return forwarded;
}

function readDirectMessage(data: unknown, ownUserId: string | null) {
  const message = readSourceMessage(data);
  return message === null ? null : toDirectMessage(message, ownUserId);
}

describe('a forwarded message in chat', () => {
  it('is read like a message of its author', () => {
    const { links } = selectLinks(readSourceMessage(forward)?.content ?? '');
    expect(links).toMatchObject([{ subject: { platform: 'weidian', id: '7212345601' } }]);
  });

  it('is read with its embeds, cards and link buttons', () => {
    const linkTo = (id: number) => `https://weidian.com/item.html?itemID=${id}`;
    const message = {
      content: '',
      embeds: [{ title: 'Find', url: linkTo(7200000001), description: linkTo(7200000002) }],
      components: [
        {
          type: 17,
          components: [
            { type: 10, content: linkTo(7200000003) },
            { type: 1, components: [{ type: 2, style: 5, label: 'Buy', url: linkTo(7200000004) }] },
          ],
        },
      ],
    };
    const read = readSourceMessage({ ...plain, message_snapshots: [{ message }] });
    expect(selectLinks(read?.content ?? '').all.map(({ subject }) => subject)).toEqual(
      [1, 2, 3, 4].map((index) => ({ platform: 'weidian', id: `720000000${index}` })),
    );
  });

  it('is forwarded to chat although its own content is empty', () => {
    expect(forwardedOf([plain, { ...plain, message_snapshots: [] }, forward], true)).toEqual([forward]);
  });
});

describe('a message to the bot', () => {
  it('is passed on without a link, also where the bot does not read chat', () => {
    expect(forwardedOf([plain, forward, dm, mention], false)).toEqual([dm, mention]);
    expect(forwardedOf([plain, dm, mention], true)).toEqual([dm, mention]);
  });

  it('is a DM, or mentions the bot in its text', () => {
    expect(readDirectMessage(dm, seeded.bot)).toMatchObject({ guildId: null, content: 'hello' });
    expect(readDirectMessage(mention, seeded.bot)).toMatchObject({ guildId: '3', content: 'hello' });
    expect(readDirectMessage({ ...mention, content: `hello <@!${seeded.bot}>` }, seeded.bot)).not.toBeNull();
  });

  it('is not a message that forwards a mention of the bot, except in a DM', () => {
    const snapshot = { message_snapshots: [{ message: { content: mention.content } }] };
    expect(readDirectMessage({ ...plain, ...snapshot }, seeded.bot)).toBeNull();
    expect(readDirectMessage({ ...dm, content: '', ...snapshot }, seeded.bot)).toMatchObject({
      content: 'hello',
    });
  });

  it.each([
    ['a reply that only pings it', { type: 19, mentions: [{ id: seeded.bot }], content: 'thanks' }],
    ['a message to everyone', { mention_everyone: true, content: '@everyone' }],
    ['a message to its role', { content: `<@&${seeded.botRole}>` }],
    ['a message to somebody else', { content: `<@${seeded.ada}> ${LINK}` }],
    ['a message of another bot', { content: mention.content, author: { id: '4', bot: true } }],
    ['a message of a webhook', { content: mention.content, webhook_id: '5' }],
    ['its own message', { content: mention.content, author: { id: seeded.bot } }],
    ['a message of Discord itself', { content: mention.content, type: 7 }],
  ])('is not %s', (_what, changes) => {
    expect(readDirectMessage({ ...plain, ...changes }, seeded.bot)).toBeNull();
  });
});

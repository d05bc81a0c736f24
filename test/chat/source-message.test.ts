import { Client, Events } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { forwardMessages } from '../../src/bot/forward-messages.ts';
import { selectLinks } from '../../src/chat/select-links.ts';
import { readSourceMessage } from '../../src/chat/source-message.ts';

const LINK = 'https://weidian.com/item.html?itemID=7212345601';
const plain = { id: '1', channel_id: '2', guild_id: '3', type: 0, content: '', author: { id: '4' } };
const forward = { ...plain, message_snapshots: [{ message: { content: `look ${LINK}`, embeds: [] } }] };

describe('a forwarded message in chat', () => {
  it('is read like a message of its author', () => {
    const { links } = selectLinks(readSourceMessage(forward)?.content ?? '');
    expect(links).toMatchObject([{ subject: { platform: 'weidian', id: '7212345601' } }]);
  });

  it('is forwarded to chat although its own content is empty', () => {
    const client = new Client({ intents: [] });
    const forwarded: unknown[] = [];
    forwardMessages(client, async (_type, data) => void forwarded.push(data));
    for (const d of [plain, { ...plain, message_snapshots: [] }, forward])
      client.emit(Events.Raw, { t: 'MESSAGE_CREATE', d }, 0);
    expect(forwarded).toEqual([forward]);
  });
});

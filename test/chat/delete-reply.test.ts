import { beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import type { Store } from '../../src/store/index.ts';
import { type ChatHarness, LINK, useChat } from '../support/chat-harness.ts';

const harness = useChat();
let local: ChatHarness['local'];
let chat: ChatHarness['chat'];
let receiveMessage: ChatHarness['receiveMessage'];
let replies: ChatHarness['replies'];
let store: Store;
beforeEach(() => {
  ({ local, chat, receiveMessage, replies } = harness());
  ({ store } = harness().options);
});

describe('deleted messages', () => {
  it('in bulk lose their replies', async () => {
    const ids = [
      await receiveMessage(LINK),
      await receiveMessage(LINK, {}, seeded.parcels),
      await receiveMessage('no link.'),
    ];
    expect((await replies()).length + (await replies(seeded.parcels)).length).toBe(2);
    await chat.onMessage('MESSAGE_DELETE_BULK', { ids, channel_id: seeded.general });
    expect((await replies()).length + (await replies(seeded.parcels)).length).toBe(0);
    expect(await store.chatReplies.of(ids)).toEqual([]);
  });

  it.each([
    ['fails', { status: 503 }],
    ['limits the rate', { status: 429, retryAfter: 0.05 }],
    ['reports the channel as deleted', { status: 404, code: 10_003 }],
  ])('lose their replies when Discord %s once', async (_what, failure) => {
    const id = await receiveMessage(LINK);
    local.discord.faults.failNext({ ...failure, route: /\/messages\/\d+$/ });
    await chat.onMessage('MESSAGE_DELETE', { id, channel_id: seeded.general });
    expect(await store.chatReplies.of([id])).toEqual([]);
  });

  it('lose their other replies when Discord refuses to delete one', async () => {
    const ids = [await receiveMessage(LINK), await receiveMessage(LINK, {}, seeded.parcels)];
    local.discord.faults.failNext({ status: 403, code: 50_013, route: /\/messages\/\d+$/ });
    await chat.onMessage('MESSAGE_DELETE_BULK', { ids, channel_id: seeded.general });
    expect((await replies()).length + (await replies(seeded.parcels)).length).toBe(1);
    expect(await store.chatReplies.of(ids)).toHaveLength(1);
  });

  it('do not delay a stop while Discord fails', async () => {
    const id = await receiveMessage(LINK);
    local.discord.faults.failNext({ status: 503, times: 100, route: /\/messages\/\d+$/ });
    const handled = chat.onMessage('MESSAGE_DELETE', { id, channel_id: seeded.general });
    await expect.poll(() => local.discord.requests.at(-1)?.status).toBe(503);
    chat.stop();
    await handled;
    expect(await store.chatReplies.of([id])).toHaveLength(1);
  });
});

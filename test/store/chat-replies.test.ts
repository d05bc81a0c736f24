import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ChatReply, Store } from '../../src/store/index.ts';
import { openTestStore } from '../support/test-store.ts';

const reply: ChatReply = {
  sourceId: '1',
  channelId: '2',
  replyId: '3',
  authorId: '4',
  editedAt: null,
  repliedAt: 10,
  products: ['weidian:1'],
};

describe('chat replies', () => {
  let store: Store;
  beforeEach(async () => {
    store = await openTestStore();
    await store.chatReplies.add(reply);
  });
  afterEach(() => store.close());

  it('are found by message and by reply', async () => {
    expect(await store.chatReplies.of(['1', '9'])).toEqual([reply]);
    expect(await store.chatReplies.byReply('3')).toEqual(reply);
    expect(await store.chatReplies.of([])).toEqual([]);
    expect(await store.chatReplies.byReply('9')).toBeUndefined();
  });

  it('are one for each message: the first', async () => {
    await store.chatReplies.add({ ...reply, replyId: '5' });
    expect(await store.chatReplies.of(['1'])).toEqual([reply]);
  });

  it('show an edit', async () => {
    const edited = { editedAt: 20, products: ['taobao:2', 'https://weidian.com/?userid=1'] };
    await store.chatReplies.recordEdit('1', edited);
    expect(await store.chatReplies.of(['1'])).toEqual([{ ...reply, ...edited }]);
  });

  it('are removed with the message, or with the reply', async () => {
    const other = { ...reply, sourceId: '6', replyId: '7' };
    const third = { ...reply, sourceId: '8', replyId: '9' };
    await store.chatReplies.add(other);
    await store.chatReplies.add(third);
    await store.chatReplies.remove('1');
    await store.chatReplies.removeReply('7');
    expect(await store.chatReplies.of(['1', '6', '8'])).toEqual([third]);
  });

  it('are pruned when they are old, in steps', async () => {
    await store.chatReplies.add({ ...reply, sourceId: '6' });
    await store.chatReplies.add({ ...reply, sourceId: '8', repliedAt: 11 });
    expect(await store.chatReplies.prune(11, 1)).toBe(1);
    expect(await store.chatReplies.prune(11, 5)).toBe(1);
    expect(await store.chatReplies.of(['1', '6', '8'])).toMatchObject([{ sourceId: '8' }]);
  });
});

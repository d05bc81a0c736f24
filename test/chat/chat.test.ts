import { beforeEach, describe, expect, it, vi } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { ApiError } from '../../src/api/index.ts';
import { channelKey } from '../../src/discord/rate-limiter.ts';
import type { Store } from '../../src/store/index.ts';
import { type ChatHarness, LINK, OTHER_LINK, useChat } from '../support/chat-harness.ts';

/** Where Discord refused a reply, none is tried for so long. */
const HOUR_MS = 3_600_000;
const harness = useChat();
let local: ChatHarness['local'];
let service: ChatHarness['service'];
let store: Store;
let options: ChatHarness['options'];
let chat: ChatHarness['chat'];
let receiveMessage: ChatHarness['receiveMessage'];
let receiveEdit: ChatHarness['receiveEdit'];
let replies: ChatHarness['replies'];
beforeEach(() => {
  ({ local, service, options, chat, receiveMessage, receiveEdit, replies } = harness());
  store = options.store;
});

describe('messages heard', () => {
  it.each([
    ['of bots', { author: { id: seeded.mo, bot: true } }],
    ['of webhooks', { webhook_id: '123456789012345678' }],
    ['of Discord itself', { type: 7 }],
    ['in DMs', { guild_id: undefined }],
    ['of no shape at all', { author: 'Mo' }],
  ])('%s are left alone', async (_whose, changes) => {
    await receiveMessage(LINK, changes);
    expect(await replies()).toEqual([]);
    expect(service.service.requests).toEqual([]);
  });

  it('at the only agent that the server shows are left alone, the service not asked', async () => {
    await store.settings.updateGuild(seeded.haulClub, { agents: ['cnfans'] });
    await receiveMessage(LINK);
    expect(service.service.requests).toEqual([]);
    await store.settings.updateGuild(seeded.haulClub, { agents: ['kakobuy'] });
    await receiveMessage(LINK, {}, seeded.parcels);
    expect(JSON.stringify(await replies(seeded.parcels))).toContain('Kakobuy');
  });

  it('of one server have one share of the service in the background, however many they are', async () => {
    const shares = vi.spyOn(options.api, 'forBackground');
    await receiveMessage(LINK);
    await receiveMessage(LINK, {}, seeded.parcels);
    expect(new Set(shares.mock.calls.flat())).toEqual(new Set([`chat ${seeded.haulClub}`]));
    expect(await replies()).toHaveLength(1);
  });

  it('to products that the service does not know log nothing, and those it fails for do', async () => {
    const warn = vi.spyOn(options.log, 'warn');
    const background = vi.spyOn(options.api, 'forBackground');
    const answering = (kind: 'not_found' | 'unavailable') =>
      background.mockReturnValue({
        ...options.api,
        convert: () => Promise.reject(new ApiError(kind, { operation: 'convert' })),
      });
    answering('not_found');
    await receiveMessage(LINK);
    expect(background).toHaveBeenCalledTimes(1);
    expect(warn).not.toHaveBeenCalled();
    answering('unavailable');
    await receiveMessage(OTHER_LINK);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('in a channel that was sent more than Discord takes are left alone, the service not asked', async () => {
    for (let sent = 0; sent < 6; sent += 1) options.rateLimiter.recordSent(channelKey(seeded.general), 0);
    await receiveMessage(LINK);
    expect(service.service.requests).toEqual([]);
  });

  it.each([
    ['somebody who wants none', () => store.settings.updateUser(seeded.mo, { optedOut: true })],
    ['somebody for whom the service failed', async () => service.service.fault.set('401')],
    [
      'somebody whom Discord let nobody answer',
      async () => local.discord.setBotPermissions(seeded.general, 0n),
    ],
  ])('of %s keep nobody else from a reply to the same link', async (_who, happens) => {
    await happens();
    await receiveMessage(LINK);
    expect(await replies()).toEqual([]);
    service.service.fault.set(null);
    local.discord.setBotPermissions(seeded.general, null);
    harness().time.aheadMs += HOUR_MS;
    await receiveMessage(LINK, { author: { id: seeded.lin } });
    await receiveMessage(LINK, { author: { id: seeded.ada } });
    expect(await replies()).toHaveLength(1);
  });

  it('keep no link from a reply that their own reply did not speak of', async () => {
    await store.settings.updateGuild(seeded.haulClub, { agents: ['cnfans'] });
    await receiveMessage(`${LINK} https://weidian.com/item.html?itemID=7298804417`);
    await receiveMessage('https://weidian.com/item.html?itemID=7212345601');
    expect(await replies()).toHaveLength(2);
  });

  it('at the same time with the same link get one reply', async () => {
    await Promise.all([receiveMessage(LINK), receiveMessage(LINK, { author: { id: seeded.lin } })]);
    expect(await replies()).toHaveLength(1);
  });

  it('that are answered again end what is known of a refusal, and of nothing else', async () => {
    await store.settings.updateChannel(seeded.haulClub, seeded.general, { autoConvert: true });
    const refusals = async () => (await store.settings.channels(seeded.haulClub)).map((one) => one.refusedAt);
    local.discord.setBotPermissions(seeded.general, 0n);
    await receiveMessage(LINK);
    expect(await refusals()).toEqual([expect.any(Number)]);
    local.discord.setBotPermissions(seeded.general, null);
    harness().time.aheadMs += HOUR_MS;
    await receiveMessage(LINK);
    expect(await refusals()).toEqual([null]);
  });

  it('that are deleted many at once take their replies with them', async () => {
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
    ['that fails', { status: 503 }],
    ['that is asked too often', { status: 429, retryAfter: 0.05 }],
  ])('are answered once, and the answer follows an edit, by a Discord %s', async (_what, failure) => {
    local.discord.failNext({ ...failure, route: /\/messages$/ });
    const id = await receiveMessage(LINK);
    local.discord.failNext({ ...failure, route: /\/messages\/\d+$/ });
    await receiveEdit(id, OTHER_LINK);
    const [reply, ...more] = await replies();
    expect(JSON.stringify(reply)).toContain('7298804417');
    expect(more).toEqual([]);
  });

  it.each([
    ['that fails', { status: 503 }],
    ['that is asked too often', { status: 429, retryAfter: 0.05 }],
    ['whose channel went, too', { status: 404, code: 10_003 }],
  ])('that are deleted take their replies with them from a Discord %s', async (_what, failure) => {
    const id = await receiveMessage(LINK);
    local.discord.failNext({ ...failure, route: /\/messages\/\d+$/ });
    await chat.onMessage('MESSAGE_DELETE', { id, channel_id: seeded.general });
    expect(await store.chatReplies.of([id])).toEqual([]);
  });

  it('that are deleted leave no other reply when Discord keeps one', async () => {
    const ids = [await receiveMessage(LINK), await receiveMessage(LINK, {}, seeded.parcels)];
    local.discord.failNext({ status: 403, code: 50_013, route: /\/messages\/\d+$/ });
    await chat.onMessage('MESSAGE_DELETE_BULK', { ids, channel_id: seeded.general });
    expect((await replies()).length + (await replies(seeded.parcels)).length).toBe(1);
    expect(await store.chatReplies.of(ids)).toHaveLength(1);
  });

  it('that are deleted keep nobody waiting who stops', async () => {
    const id = await receiveMessage(LINK);
    local.discord.failNext({ status: 503, times: 100, route: /\/messages\/\d+$/ });
    const heard = chat.onMessage('MESSAGE_DELETE', { id, channel_id: seeded.general });
    await expect.poll(() => local.discord.requests.at(-1)?.status).toBe(503);
    chat.stop();
    await heard;
    expect(await store.chatReplies.of([id])).toHaveLength(1);
  });

  it('that come again as an update for their preview change nothing', async () => {
    const id = await receiveMessage(LINK);
    const sent = local.discord.requests.length;
    await receiveEdit(id, LINK, null);
    expect(local.discord.requests.length).toBe(sent);
    await receiveEdit(id, 'gone');
    expect(await replies()).toEqual([]);
  });

  it.each(['401', '500', 'wrong_types'] as const)(
    'that are edited while the service fails with %s keep the reply that they have',
    async (fault) => {
      const id = await receiveMessage(LINK);
      service.service.fault.set(fault);
      await receiveEdit(id, OTHER_LINK);
      expect(await replies()).toHaveLength(1);
      service.service.fault.set(null);
      await receiveEdit(id, OTHER_LINK, '2026-11-21T12:00:01Z');
      expect(JSON.stringify(await replies())).toContain('7298804417');
    },
  );
});

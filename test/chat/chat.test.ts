import { queryObjects } from 'node:v8';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { channelKey } from '../../src/discord/posting/rate-limiter.ts';
import { ApiError } from '../../src/service/index.ts';
import type { Store } from '../../src/store/index.ts';
import { type ChatHarness, LINK, linkTo, OTHER_LINK, useChat } from '../support/chat-harness.ts';

/** The time for which a refusal stops replies in a channel. */
const HOUR_MS = 3_600_000;
const harness = useChat();
let local: ChatHarness['local'];
let service: ChatHarness['service'];
let options: ChatHarness['options'];
let receiveMessage: ChatHarness['receiveMessage'];
let receiveEdit: ChatHarness['receiveEdit'];
let replies: ChatHarness['replies'];
let store: Store;
beforeEach(() => {
  ({ local, service, options, receiveMessage, receiveEdit, replies } = harness());
  ({ store } = harness().options);
});

const askedForServer = () =>
  local.discord.requests.filter(({ route }) => route === `/guilds/${seeded.haulClub}`);

describe('a chat message with links', () => {
  it.each([
    ['from a bot', { author: { id: seeded.mo, bot: true } }],
    ['from a webhook', { webhook_id: '123456789012345678' }],
    ['from Discord itself', { type: 7 }],
    ['of the wrong shape', { author: 'Mo' }],
  ])('%s gets no reply', async (_origin, changes) => {
    await receiveMessage(LINK, changes);
    expect(await replies()).toEqual([]);
    expect(service.service.requests).toEqual([]);
  });

  it('gets no reply, without a call of the service, if the link is of the only agent of the server', async () => {
    await store.settings.updateGuild(seeded.haulClub, { agents: ['cnfans'] });
    await receiveMessage(LINK);
    expect(service.service.requests).toEqual([]);
    await store.settings.updateGuild(seeded.haulClub, { agents: ['kakobuy'] });
    await receiveMessage(LINK, {}, seeded.parcels);
    expect(JSON.stringify(await replies(seeded.parcels))).toContain('Kakobuy');
  });

  it('shares the background slots of the service with all messages of its server', async () => {
    const shares = vi.spyOn(options.api, 'forBackground');
    await receiveMessage(LINK);
    await receiveMessage(LINK, {}, seeded.parcels);
    expect(new Set(shares.mock.calls.flat())).toEqual(new Set([`chat ${seeded.haulClub}`]));
    expect(await replies()).toHaveLength(1);
  });

  it('logs a failing service, but not an unknown product', async () => {
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

  it('gets no reply, without a call of the service, if the rate limit of the channel is used up', async () => {
    for (let sent = 0; sent < 6; sent += 1) options.rateLimiter.recordSent(channelKey(seeded.general), 0);
    await receiveMessage(LINK);
    expect(service.service.requests).toEqual([]);
  });

  it.each([
    ['the author opted out', () => store.settings.updateUser(seeded.mo, { optedOut: true })],
    ['the service failed', async () => service.service.fault.set('401')],
    ['Discord refused the reply', async () => local.discord.admin.setBotPermissions(seeded.general, 0n)],
  ])('without a reply because %s does not block replies to the same link later', async (_reason, happens) => {
    await happens();
    await receiveMessage(LINK);
    expect(await replies()).toEqual([]);
    service.service.fault.set(null);
    local.discord.admin.setBotPermissions(seeded.general, null);
    harness().time.aheadMs += HOUR_MS;
    await receiveMessage(LINK, { author: { id: seeded.lin } });
    await receiveMessage(LINK, { author: { id: seeded.ada } });
    expect(await replies()).toHaveLength(1);
  });

  it('does not block later replies to a link that its own reply left out', async () => {
    await store.settings.updateGuild(seeded.haulClub, { agents: ['cnfans'] });
    await receiveMessage(`${LINK} https://weidian.com/item.html?itemID=7298804417`);
    await receiveMessage('https://weidian.com/item.html?itemID=7212345601');
    expect(await replies()).toHaveLength(2);
  });

  it('gets a reply in the language that its server has in Discord, as the latest interaction says', async () => {
    const { receiveMessage, replies, chat } = harness();
    for (const [locale, id] of [
      ['de', '7212345601'],
      ['zh-CN', '7298804417'],
    ] as const) {
      await chat.onMessage('INTERACTION_CREATE', { guild_id: seeded.haulClub, guild_locale: locale });
      await receiveMessage(linkTo(id));
    }
    const [german, chinese] = (await replies()).map((reply) => JSON.stringify(reply));
    expect(german).toContain('"Mehr"');
    expect(chinese).toContain('更多');
  });

  it('gets a reply in the language of a server where nobody has used a command, for which Discord is asked once', async () => {
    local.discord.admin.setServerLocale(seeded.haulClub, 'de');
    await receiveMessage(LINK);
    harness().restart();
    await receiveMessage(OTHER_LINK);
    const texts = (await replies()).map((reply) => JSON.stringify(reply));
    expect(texts.map((text) => text.includes('"Mehr"'))).toEqual([true, true]);
    expect(askedForServer()).toHaveLength(1);
  });

  it('gets a reply in English while Discord does not say the language of its server, and asks again after an hour', async () => {
    local.discord.admin.setServerLocale(seeded.haulClub, 'de');
    local.discord.faults.failNext({ status: 500, route: /^\/guilds\/\d+$/ });
    await receiveMessage(LINK);
    await receiveMessage(OTHER_LINK);
    expect(askedForServer()).toHaveLength(1);
    harness().time.aheadMs += HOUR_MS;
    await receiveMessage(linkTo('7298804418'));
    const texts = (await replies()).map((reply) => JSON.stringify(reply));
    expect(texts.map((text) => text.includes('"Mehr"'))).toEqual([false, false, true]);
  });

  it('with many links counts those that its reply does not show', async () => {
    const { receiveMessage, replies } = harness();
    await receiveMessage(LINK);
    await receiveMessage(
      [LINK, OTHER_LINK, ...[7, 8, 9].map((last) => linkTo(`721234560${last}`))].join(' '),
    );
    const reply = JSON.stringify((await replies()).at(-1));
    expect(reply).toContain('And 3 more links');
    expect(reply).toContain('Show all 5');
  });

  it('gets one reply if another message has the same link at the same time', async () => {
    await Promise.all([receiveMessage(LINK), receiveMessage(LINK, { author: { id: seeded.lin } })]);
    expect(await replies()).toHaveLength(1);
  });

  it('with a reply clears the stored refusal of its channel, and no other setting', async () => {
    await store.settings.updateChannel(seeded.haulClub, seeded.general, { autoConvert: true });
    const refusals = async () => (await store.settings.channels(seeded.haulClub)).map((one) => one.refusedAt);
    local.discord.admin.setBotPermissions(seeded.general, 0n);
    await receiveMessage(LINK);
    expect(await refusals()).toEqual([expect.any(Number)]);
    local.discord.admin.setBotPermissions(seeded.general, null);
    harness().time.aheadMs += HOUR_MS;
    await receiveMessage(LINK);
    expect(await refusals()).toEqual([null]);
  });

  it.each([
    ['fails', { status: 503 }],
    ['limits the rate', { status: 429, retryAfter: 0.05 }],
  ])('gets one reply that follows an edit when Discord %s at first', async (_what, failure) => {
    local.discord.faults.failNext({ ...failure, route: /\/messages$/ });
    const id = await receiveMessage(LINK);
    local.discord.faults.failNext({ ...failure, route: /\/messages\/\d+$/ });
    await receiveEdit(id, OTHER_LINK);
    const [reply, ...more] = await replies();
    expect(JSON.stringify(reply)).toContain('7298804417');
    expect(more).toEqual([]);
  });
});

it('keeps nothing of messages that it has handled', async () => {
  const { chat } = harness();
  const handle = async (count: number) => {
    for (let index = 0; index < count; index += 1)
      await chat.onMessage('MESSAGE_CREATE', { content: 'hello' });
    // Collects garbage first.
    return queryObjects(Promise, { format: 'count' });
  };
  const before = await handle(10);
  expect((await handle(5_000)) - before).toBeLessThan(1_000);
});

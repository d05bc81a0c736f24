import { PermissionFlagsBits } from 'discord.js';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { createChat } from '../../src/chat/index.ts';
import { PostError, type Poster } from '../../src/discord/poster.ts';
import { LINK, linkTo, OTHER_LINK, useChat } from '../support/chat-harness.ts';

const HOUR_MS = 3_600_000;
const { ViewChannel, SendMessages, ReadMessageHistory, EmbedLinks } = PermissionFlagsBits;
const MAY_REPLY = ViewChannel | SendMessages | ReadMessageHistory | EmbedLinks;
const PEOPLE = [seeded.mo, seeded.lin, seeded.ada];

const harness = useChat();
const posts = (channelId: string = seeded.general) =>
  harness().local.discord.requests.filter(
    ({ method, route }) => method === 'POST' && route === `/channels/${channelId}/messages`,
  );

describe('a channel where Discord refuses a reply', () => {
  it('gets at most two requests an hour and one note in the database, whatever is posted there', async () => {
    const { local, time, receiveMessage, options } = harness();
    const writes = vi.spyOn(options.store.settings, 'updateChannel');
    local.discord.setBotPermissions(seeded.general, ViewChannel);

    for (let index = 0; index < 1_000; index += 1) {
      await receiveMessage(linkTo(7_500_000_000 + index), { author: { id: PEOPLE[index % 3] } });
      time.aheadMs += 3_500;
    }
    expect(posts()).toHaveLength(2);
    expect(writes).toHaveBeenCalledTimes(1);
    time.aheadMs += HOUR_MS;
    await receiveMessage(LINK);
    expect(posts()).toHaveLength(4);
  });

  it('gets two requests when several links come at the same time', async () => {
    const { local, receiveMessage } = harness();
    local.discord.setBotPermissions(seeded.general, 0n);
    await Promise.all(
      PEOPLE.map((id, index) => receiveMessage(linkTo(7_600_000_000 + index), { author: { id } })),
    );
    expect(posts()).toHaveLength(2);
  });

  it('is left alone after a restart, too, and no other channel is', async () => {
    const { local, receiveMessage, restart, replies } = harness();
    local.discord.setBotPermissions(seeded.general, 0n);
    await receiveMessage(LINK);
    restart();
    await receiveMessage(OTHER_LINK);
    expect(posts()).toHaveLength(2);
    await receiveMessage(OTHER_LINK, {}, seeded.parcels);
    expect(await replies(seeded.parcels)).toHaveLength(1);
  });

  it('gets no edit of an earlier reply either', async () => {
    const { local, receiveMessage, receiveEdit } = harness();
    const id = await receiveMessage(LINK);
    local.discord.setBotPermissions(seeded.general, 0n);
    await receiveEdit(id, OTHER_LINK);
    const sent = local.discord.requests.length;
    await receiveEdit(id, linkTo('7298804418'), '2026-11-21T12:00:01Z');
    await receiveMessage(linkTo('7298804419'));
    expect(local.discord.requests.length).toBe(sent);
  });

  it('gets no edit after a restart either, when it was an edit that was refused', async () => {
    const { local, receiveMessage, receiveEdit, restart } = harness();
    const id = await receiveMessage(LINK);
    local.discord.failNext({ status: 403, code: 50_001, route: /\/messages\/\d+$/ });
    await receiveEdit(id, OTHER_LINK);
    const sent = local.discord.requests.length;
    restart();
    await receiveEdit(id, linkTo('7298804418'), '2026-11-21T12:00:01Z');
    await receiveMessage(linkTo('7298804419'));
    expect(local.discord.requests.length).toBe(sent);
  });

  it('that refuses to take one away is asked for one an hour, however many messages are deleted', async () => {
    const { chat, options, time } = harness();
    const remove = vi
      .spyOn(options.poster, 'remove')
      .mockRejectedValue(new PostError('forbidden', 'Missing Access'));
    const reply = { channelId: seeded.general, authorId: seeded.mo, editedAt: null, repliedAt: 1 };
    for (let index = 0; index < 60; index += 1) {
      await options.store.chatReplies.add({ ...reply, sourceId: `s${index}`, replyId: `r${index}` });
    }
    const forget = (index: number) =>
      chat.onMessage('MESSAGE_DELETE', { id: `s${index}`, channel_id: seeded.general });
    for (let index = 0; index < 59; index += 1) await forget(index);
    expect(remove).toHaveBeenCalledTimes(1);
    time.aheadMs += HOUR_MS;
    await forget(59);
    expect(remove).toHaveBeenCalledTimes(2);
  });

  it('gets replies again once a command used there shows that the bot may write', async () => {
    const { local, receiveMessage, receiveCommand, replies, options } = harness();
    local.discord.setBotPermissions(seeded.general, ViewChannel | SendMessages);
    await receiveMessage(LINK);
    await receiveCommand(ViewChannel | SendMessages);
    await receiveMessage(LINK);
    expect(posts()).toHaveLength(2);
    local.discord.setBotPermissions(seeded.general, null);
    await receiveCommand(MAY_REPLY);
    expect(await options.store.settings.channels(seeded.haulClub)).toEqual([]);
    await receiveMessage(LINK);
    expect(await replies()).toHaveLength(1);
  });

  it('gets words at once where a card was refused and words were not, until a command shows otherwise', async () => {
    const { local, receiveMessage, receiveCommand, replies } = harness();
    local.discord.failNext({ status: 403, code: 50_013, route: /^\/channels\/\d+\/messages$/ });
    await receiveMessage(LINK);
    await receiveMessage(OTHER_LINK);
    expect(posts().map(({ status }) => status)).toEqual([403, 200, 200]);
    expect(JSON.stringify((await replies()).at(-1))).toContain('"components":[]');
    await receiveCommand(MAY_REPLY);
    await receiveMessage(linkTo('7298804419'));
    expect(JSON.stringify((await replies()).at(-1))).not.toContain('"components":[]');
  });

  it('gets at most two requests an hour for each change of its permissions, in any mix of links and commands', async () => {
    const { options, time, service } = harness();
    const act = fc.record({
      channel: fc.constantFrom('301', '302', '303'),
      what: fc.constantFrom('link', 'command', 'restart'),
      bits: fc.constantFrom(0n, MAY_REPLY, MAY_REPLY | PermissionFlagsBits.AttachFiles),
      afterMs: fc.integer({ min: 0, max: HOUR_MS / 4 }),
    });
    let serial = 7_000_000_000;
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 20, maxLength: 60 }), async (acts) => {
        const refused: { channel: string; at: number }[] = [];
        const changes: { channel: string; at: number }[] = [];
        const shown = new Map<string, bigint>();
        const forbids: Poster['post'] = async (channel) => {
          refused.push({ channel, at: time.aheadMs });
          throw new PostError('forbidden', 'Missing Permissions');
        };
        const make = () => createChat({ ...options, poster: { ...options.poster, post: forbids } });
        let chat = make();
        for (const { channel, what, bits, afterMs } of acts) {
          time.aheadMs += afterMs;
          if (what === 'restart') chat = make();
          if (what === 'link') {
            serial += 1;
            await chat.onMessage('MESSAGE_CREATE', {
              id: String(serial),
              channel_id: channel,
              guild_id: seeded.haulClub,
              content: LINK,
              author: { id: String(serial) },
            });
          }
          if (what !== 'command') continue;
          await chat.onMessage('INTERACTION_CREATE', {
            guild_id: seeded.haulClub,
            channel: { id: channel, type: 0 },
            app_permissions: String(bits),
          });
          if (bits !== 0n && shown.get(channel) !== bits) changes.push({ channel, at: time.aheadMs });
          shown.set(channel, bits);
        }
        for (const { channel, at } of refused) {
          const within = (one: { channel: string; at: number }) =>
            one.channel === channel && one.at >= at && one.at < at + HOUR_MS;
          const restarts = acts.filter(({ what }) => what === 'restart').length;
          const allowed = 2 * (1 + changes.filter(within).length) + 2 * restarts;
          expect(refused.filter(within).length).toBeLessThanOrEqual(allowed);
        }
        for (const channel of ['301', '302', '303']) {
          await options.store.settings.updateChannel(seeded.haulClub, channel, { refusedAt: null });
        }
        time.aheadMs += 2 * HOUR_MS;
      }),
      { numRuns: 15 },
    );
    expect(service.service.requests.length).toBeGreaterThan(0);
  });
});

import { PermissionFlagsBits } from 'discord.js';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { createChat } from '../../src/chat/index.ts';
import { PostError } from '../../src/discord/posting/post-error.ts';
import type { Poster } from '../../src/discord/posting/poster.ts';
import { type ChatHarness, LINK, linkTo, OTHER_LINK, useChat } from '../support/chat-harness.ts';

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
  it('gets at most two requests an hour and one database write for 1,000 links', async () => {
    const { local, time, receiveMessage, options } = harness();
    const writes = vi.spyOn(options.store.settings, 'updateChannel');
    local.discord.admin.setBotPermissions(seeded.general, ViewChannel);

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

  it('gets two requests for several links at the same time', async () => {
    const { local, receiveMessage } = harness();
    local.discord.admin.setBotPermissions(seeded.general, 0n);
    await Promise.all(
      PEOPLE.map((id, index) => receiveMessage(linkTo(7_600_000_000 + index), { author: { id } })),
    );
    expect(posts()).toHaveLength(2);
  });

  it('gets no requests after a restart, while other channels get replies', async () => {
    const { local, receiveMessage, restart, replies } = harness();
    local.discord.admin.setBotPermissions(seeded.general, 0n);
    await receiveMessage(LINK);
    restart();
    await receiveMessage(OTHER_LINK);
    expect(posts()).toHaveLength(2);
    await receiveMessage(OTHER_LINK, {}, seeded.parcels);
    expect(await replies(seeded.parcels)).toHaveLength(1);
  });

  it('gets no edit of an earlier reply', async () => {
    const { local, receiveMessage, receiveEdit } = harness();
    const id = await receiveMessage(LINK);
    local.discord.admin.setBotPermissions(seeded.general, 0n);
    await receiveEdit(id, OTHER_LINK);
    const sent = local.discord.requests.length;
    await receiveEdit(id, linkTo('7298804418'), '2026-11-21T12:00:01Z');
    await receiveMessage(linkTo('7298804419'));
    expect(local.discord.requests.length).toBe(sent);
  });

  it('gets no edit after a restart when an edit was refused', async () => {
    const { local, receiveMessage, receiveEdit, restart } = harness();
    const id = await receiveMessage(LINK);
    local.discord.faults.failNext({ status: 403, code: 50_001, route: /\/messages\/\d+$/ });
    await receiveEdit(id, OTHER_LINK);
    const sent = local.discord.requests.length;
    restart();
    await receiveEdit(id, linkTo('7298804418'), '2026-11-21T12:00:01Z');
    await receiveMessage(linkTo('7298804419'));
    expect(local.discord.requests.length).toBe(sent);
  });

  it('gets one deletion request an hour when Discord refuses to delete a reply', async () => {
    const { chat, options, time } = harness();
    const remove = vi
      .spyOn(options.poster, 'remove')
      .mockRejectedValue(new PostError('forbidden', 'Missing Access'));
    const reply = {
      channelId: seeded.general,
      authorId: seeded.mo,
      editedAt: null,
      repliedAt: 1,
      products: [],
    };
    for (let index = 0; index < 60; index += 1) {
      await options.store.chatReplies.add({ ...reply, sourceId: `s${index}`, replyId: `r${index}` });
    }
    const deleteMessage = (index: number) =>
      chat.onMessage('MESSAGE_DELETE', { id: `s${index}`, channel_id: seeded.general });
    for (let index = 0; index < 59; index += 1) await deleteMessage(index);
    expect(remove).toHaveBeenCalledTimes(1);
    time.aheadMs += HOUR_MS;
    await deleteMessage(59);
    expect(remove).toHaveBeenCalledTimes(2);
  });

  it('gets replies again after a command there shows the missing permissions', async () => {
    const { local, receiveMessage, receiveCommand, replies, options } = harness();
    local.discord.admin.setBotPermissions(seeded.general, ViewChannel | SendMessages);
    await receiveMessage(LINK);
    await receiveCommand(ViewChannel | SendMessages);
    await receiveMessage(LINK);
    expect(posts()).toHaveLength(2);
    local.discord.admin.setBotPermissions(seeded.general, null);
    await receiveCommand(MAY_REPLY);
    expect(await options.store.settings.channels(seeded.haulClub)).toEqual([]);
    await receiveMessage(LINK);
    expect(await replies()).toHaveLength(1);
  });

  it('gets plain text instead of cards until a command there shows the permission', async () => {
    const { local, receiveMessage, receiveEdit, receiveCommand, replies } = harness();
    local.discord.faults.failNext({ status: 403, code: 50_013, route: /^\/channels\/\d+\/messages$/ });
    const id = await receiveMessage(LINK);
    await receiveMessage(OTHER_LINK);
    expect(posts().map(({ status }) => status)).toEqual([403, 200, 200]);
    expect(JSON.stringify((await replies()).at(-1))).toContain('"components":[]');
    local.discord.faults.failNext({ status: 403, code: 50_013, route: /^\/channels\/\d+\/messages\/\d+$/ });
    await receiveEdit(id, linkTo('7298804418'));
    expect(JSON.stringify((await replies()).at(0))).toContain('"components":[]');
    expect(JSON.stringify((await replies()).at(0))).toContain('7298804418');
    await receiveCommand(MAY_REPLY);
    await receiveMessage(linkTo('7298804419'));
    expect(JSON.stringify((await replies()).at(-1))).not.toContain('"components":[]');
  });

  it('gets at most two requests an hour per change of permissions, for any mix of links and commands', async () => {
    const { options, time, service } = harness();
    await fc.assert(
      fc.asyncProperty(fc.array(anyAct, { minLength: 20, maxLength: 60 }), async (acts) => {
        const { refused, changes } = await play(acts, harness());
        const restarts = acts.filter(({ what }) => what === 'restart').length;
        for (const { channel, at } of refused) {
          const within = (one: Moment) => one.channel === channel && one.at >= at && one.at < at + HOUR_MS;
          const allowed = 2 * (1 + changes.filter(within).length) + 2 * restarts;
          expect(refused.filter(within).length).toBeLessThanOrEqual(allowed);
        }
        for (const channel of CHANNELS) {
          await options.store.settings.updateChannel(seeded.haulClub, channel, { refusedAt: null });
        }
        time.aheadMs += 2 * HOUR_MS;
      }),
      { numRuns: 8 },
    );
    expect(service.service.requests.length).toBeGreaterThan(0);
  });
});

const CHANNELS = ['301', '302', '303'];

interface Act {
  readonly channel: string;
  readonly what: string;
  /** The permissions that a command shows. */
  readonly bits: bigint;
  readonly afterMs: number;
}

const anyAct: fc.Arbitrary<Act> = fc.record({
  channel: fc.constantFrom(...CHANNELS),
  what: fc.constantFrom('link', 'command', 'restart'),
  bits: fc.constantFrom(0n, MAY_REPLY, MAY_REPLY | PermissionFlagsBits.AttachFiles),
  afterMs: fc.integer({ min: 0, max: HOUR_MS / 4 }),
});

interface Moment {
  readonly channel: string;
  readonly at: number;
}

/** Discord refuses every reply. @returns when it did, and when the shown permissions of a channel changed */
async function play(
  acts: readonly Act[],
  { options, time }: ChatHarness,
): Promise<{ readonly refused: readonly Moment[]; readonly changes: readonly Moment[] }> {
  const refused: Moment[] = [];
  const changes: Moment[] = [];
  const shown = new Map<string, bigint>();
  const refusePost: Poster['post'] = async (channel) => {
    refused.push({ channel, at: time.aheadMs });
    throw new PostError('forbidden', 'Missing Permissions');
  };
  const start = () => createChat({ ...options, poster: { ...options.poster, post: refusePost } });
  let chat = start();
  for (const { channel, what, bits, afterMs } of acts) {
    time.aheadMs += afterMs;
    if (what === 'restart') chat = start();
    if (what === 'link') await chat.onMessage('MESSAGE_CREATE', newMessage(channel));
    if (what !== 'command') continue;
    await chat.onMessage('INTERACTION_CREATE', {
      guild_id: seeded.haulClub,
      channel: { id: channel, type: 0 },
      app_permissions: String(bits),
    });
    if (bits !== 0n && shown.get(channel) !== bits) changes.push({ channel, at: time.aheadMs });
    shown.set(channel, bits);
  }
  return { refused, changes };
}

let lastId = 7_000_000_000;

/** A message with a link, of a user who has not written before. */
function newMessage(channelId: string): object {
  lastId += 1;
  const id = String(lastId);
  return { id, channel_id: channelId, guild_id: seeded.haulClub, content: LINK, author: { id } };
}

import { ComponentType } from 'discord.js';
import type { ClientMessage } from 'local-discord';
import { afterEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { allTextOf, asUser, buttonOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const SUPPRESS_NOTIFICATIONS = 4096;
const bot = useRunningBot();
const { runCommand, openSettings, pressForged, press } = asUser(bot);

let serial = 0;
/** A link to a product that no other test names. */
const newLink = () => {
  serial += 1;
  return `https://cnfans.com/product?platform=WEIDIAN&id=${7_300_000_000 + serial}`;
};
const idOf = (link: string) => link.split('=').at(-1) ?? '';
/** Each test uses another thread and user: replies are limited per channel and per user. */
let channelId: string;
const PEOPLE = [seeded.mo, seeded.lin, seeded.ada];
const somebody = () => PEOPLE[serial % PEOPLE.length] ?? seeded.mo;
const write = (content: string, userId: string = somebody()) => {
  channelId = bot().discord.admin.openThread(seeded.general, `chat ${serial}`);
  return bot().discord.as(userId).in(channelId).send(content);
};
const replyTo = (message: ClientMessage): Promise<ClientMessage> =>
  bot().discord.waitForMessage(({ replyTo: source }) => source === message.id);
const repliesTo = async (message: ClientMessage) =>
  (await bot().discord.as(seeded.ada).in(channelId).messages()).filter(
    ({ replyTo: source }) => source === message.id,
  );
/** The bot handles messages in order: once it has replied to this one, replies to earlier ones have been posted. */
const waitForThrottle = async (userId: string = somebody()) => {
  const content = newLink();
  const elsewhere = bot().discord.admin.openThread(seeded.general, 'a marker');
  await replyTo(await bot().discord.as(userId).in(elsewhere).send(content));
};

/** On replies of earlier versions. A press that takes its message away is not answered with another one. */
const dismissReply = (message: ClientMessage, userId: string) =>
  bot().discord.forgeComponent({
    userId,
    messageId: message.id,
    customId: 'convert:dismiss',
  });

afterEach(() => bot().service.fault.set(null));

describe('a link in chat', () => {
  it('gets one silent reply with its product, photos and an agent, and no ping', async () => {
    const link = newLink();
    const reply = await replyTo(await write(`look at this ${link} nice`));
    expect(allTextOf(reply)).toContain(idOf(link));
    expect(allTextOf(reply)).toContain('"label":"CNFans"');
    expect(buttonOf(reply, 'More').custom_id).toBe('convert:more');
    expect(reply.flags & SUPPRESS_NOTIFICATIONS).toBe(SUPPRESS_NOTIFICATIONS);
    const sent = () =>
      bot().discord.requests.findLast(({ body }) => JSON.stringify(body ?? {}).includes(idOf(link)));
    await expect.poll(() => sent()?.body).toMatchObject({ allowed_mentions: { parse: [] } });
    expect(buttonOf(reply, 'Photos').custom_id).toContain(idOf(link));
  });

  it.each([
    ['in code', (link: string) => `\`${link}\``],
    ['in a code block', (link: string) => `\`\`\`\n${link}\n\`\`\``],
    ['in angle brackets', (link: string) => `<${link}>`],
    ['of an unknown site', () => 'https://example.com/product?id=7212345601'],
    ['of a look-alike', (link: string) => link.replace('cnfans.com', 'cnfans.com.evil.example')],
    ['of an unknown link shortener', () => 'https://bit.ly/3abcdef'],
  ])('%s gets no reply', async (_how, dress) => {
    const message = await write(dress(newLink()));
    await waitForThrottle();
    expect(await repliesTo(message)).toEqual([]);
  });

  it('behind a spoiler gets a spoilered reply', async () => {
    const reply = await replyTo(await write(`||${newLink()}||`));
    expect(reply.components).toMatchObject([{ spoiler: true }, { type: ComponentType.ActionRow }]);
    expect(JSON.stringify(reply.components.slice(1))).toContain('convert:more');
  });

  it('is one of at most three in the reply, which counts the others', async () => {
    const links = Array.from({ length: 5 }, newLink);
    const reply = await replyTo(await write(links.join(' ')));
    const titles = (message: ClientMessage) => allTextOf(message).match(/\*\*\d\*\* \[/g)?.length;
    expect(titles(reply)).toBe(3);
    expect(allTextOf(reply)).toContain('And 2 more links');
    const all = await press(reply, 'Show all 5', seeded.lin);
    expect(titles(all)).toBe(5);
    for (const link of links) expect(allTextOf(all)).toContain(idOf(link));
  });

  it('gets no reply when the channel just got one for it', async () => {
    const link = newLink();
    const first = await write(link);
    await replyTo(first);
    const again = await bot().discord.as(seeded.lin).in(channelId).send(`${link} !`);
    await waitForThrottle();
    expect(await repliesTo(again)).toEqual([]);
  });

  it('gets no reply while the service fails', async () => {
    bot().service.fault.set('401');
    const link = newLink();
    const message = await write(link);
    const isAsked = () =>
      bot().service.requests.some(({ query }) => JSON.stringify(query).includes(idOf(link)));
    await expect.poll(isAsked).toBe(true);
    bot().service.fault.set(null);
    await waitForThrottle();
    expect(await repliesTo(message)).toEqual([]);
  });
});

describe('the reply to a link in chat', () => {
  it('is plain text where Discord refuses cards', async () => {
    const link = newLink();
    const message = await write(link);
    await replyTo(message);
    bot().discord.faults.failNext({ status: 403, code: 50_013, route: /^\/channels\/\d+\/messages$/ });
    const second = newLink();
    const reply = await replyTo(await write(`||${second}||`));
    expect(reply.content).toContain(`itemID=${idOf(second)}`);
    expect(reply.content).toMatch(/^\|\|[^|]*\|\|\n\|\|[^|]*\|\|$/);
    expect(reply.components).toEqual([]);
  });

  it('becomes a card when the message is edited and Discord accepts cards again', async () => {
    await replyTo(await write(newLink()));
    bot().discord.faults.failNext({ status: 403, code: 50_013, route: /^\/channels\/\d+\/messages$/ });
    const message = await write(newLink(), seeded.mo);
    const reply = await replyTo(message);
    expect(reply.components).toEqual([]);
    const link = newLink();
    await bot().discord.as(seeded.mo).edit(message, link);
    const edited = await bot().discord.waitForMessage(
      ({ id, components }) => id === reply.id && JSON.stringify(components).includes(idOf(link)),
    );
    expect(edited.content).toBe('');
  });

  it('follows edits of the message, and is deleted when no link is left', async () => {
    const [first, second] = [newLink(), newLink()];
    const message = await write(first, seeded.mo);
    const reply = await replyTo(message);
    await bot().discord.as(seeded.mo).edit(message, second);
    await bot().discord.waitForMessage(
      ({ id, components }) => id === reply.id && JSON.stringify(components).includes(idOf(second)),
    );
    await bot().discord.as(seeded.mo).edit(message, 'never mind');
    await expect.poll(() => repliesTo(message)).toEqual([]);
  });

  it('is deleted with the message', async () => {
    const message = await write(newLink(), seeded.mo);
    await replyTo(message);
    await bot().discord.as(seeded.mo).delete(message);
    await expect.poll(() => repliesTo(message)).toEqual([]);
  });

  it('offers its removal behind More to the author and to moderators only', async () => {
    const message = await write(newLink(), seeded.mo);
    const reply = await replyTo(message);
    const offersRemoval = async (userId: string) =>
      allTextOf(await press(reply, 'More', userId)).includes('convert:remove');
    expect(await offersRemoval(seeded.lin)).toBe(false);
    expect(await offersRemoval(seeded.ada)).toBe(true);
    const forged = await pressForged(reply, `convert:remove:${reply.id}`, seeded.lin);
    expect(allTextOf(forged)).toMatch(/Only the author/);
    const removed = await press(await press(reply, 'More', seeded.mo), 'Delete reply', seeded.mo);
    expect(allTextOf(removed)).toContain('Reply removed');
    expect(await repliesTo(message)).toEqual([]);
  });

  it('lets nobody remove a message that is no reply in chat', async () => {
    const link = 'https://weidian.com/item.html?itemID=7212345601';
    const card = await runCommand('lookup', { options: { link }, userId: seeded.lin });
    const forged = await pressForged(card, `convert:remove:${card.id}`, seeded.ada);
    expect(allTextOf(forged)).toMatch(/Only the author/);
  });

  it('can be dismissed only by the author and by moderators', async () => {
    const message = await write(newLink(), seeded.mo);
    const reply = await replyTo(message);
    expect(allTextOf(await pressForged(reply, 'convert:dismiss', seeded.lin))).toMatch(/Only the author/);
    expect(await repliesTo(message)).toHaveLength(1);
    // A test presses faster than a user: the bot first has to know that its reply was posted.
    const goesWhenPressed = async (source: ClientMessage, messagesIn: ClientMessage, userId: string) => {
      await dismissReply(messagesIn, userId).catch(() => {});
      return repliesTo(source);
    };
    await expect.poll(() => goesWhenPressed(message, reply, seeded.mo), { timeout: 5_000 }).toEqual([]);
    const other = await write(newLink(), seeded.mo);
    const second = await replyTo(other);
    await expect.poll(() => goesWhenPressed(other, second, seeded.ada), { timeout: 5_000 }).toEqual([]);
  });
});

describe('the Dismiss button of a reply in chat', () => {
  const dismiss = (reply: ClientMessage, userId: string) => pressForged(reply, 'convert:dismiss', userId);

  it('works when pressed again after Discord failed to delete the reply', async () => {
    const message = await write(newLink(), seeded.lin);
    const reply = await replyTo(message);
    // Two attempts, and discord.js makes four of each.
    bot().discord.faults.failNext({ status: 500, times: 8, route: /@original$/ });
    expect(allTextOf(await dismiss(reply, seeded.lin))).toMatch(/reference/i);
    expect(await repliesTo(message)).toHaveLength(1);
    await dismissReply(reply, seeded.lin);
    await expect.poll(() => repliesTo(message)).toEqual([]);
  });

  it('works for the author after their stored data was deleted', async () => {
    const message = await write(newLink(), seeded.lin);
    const reply = await replyTo(message);
    const data = await openSettings('data', { userId: seeded.lin });
    const asked = await press(data, 'Delete all of it', seeded.lin);
    await press(asked, 'Delete all of it', seeded.lin);
    expect(allTextOf(await dismiss(reply, seeded.mo))).toMatch(/Only the author/);
    await dismissReply(reply, seeded.lin);
    await expect.poll(() => repliesTo(message)).toEqual([]);
  });

  it('deletes the reply without an error when pressed twice at the same time', async () => {
    const message = await write(newLink(), seeded.ada);
    const reply = await replyTo(message);
    const before = bot().discord.requests.length;
    await Promise.all([dismissReply(reply, seeded.ada), dismissReply(reply, seeded.ada)]);
    await expect.poll(() => repliesTo(message)).toEqual([]);
    await waitForThrottle();
    const followUps = bot()
      .discord.requests.slice(before)
      .filter(({ route }) => /^\/webhooks\/\d+\/[^/]+$/.test(route));
    expect(followUps).toEqual([]);
  });
});

describe('a raid in chat', () => {
  it('of 200 links causes few replies and no 429', async () => {
    channelId = bot().discord.admin.openThread(seeded.general, 'raid');
    for (let index = 0; index < 200; index += 1) {
      await bot().discord.as(seeded.mo).in(channelId).send(newLink());
    }
    await waitForThrottle(seeded.ada);
    const messages = await bot().discord.as(seeded.ada).in(channelId).messages();
    const replies = messages.filter(({ replyTo: source }) => source !== null);
    expect(replies.length).toBeGreaterThan(0);
    expect(replies.length).toBeLessThan(6);
    expect(bot().discord.requests.filter(({ status }) => status === 429)).toEqual([]);
  });
});

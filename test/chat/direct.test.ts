import { beforeEach, describe, expect, it, vi } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { SAMPLES } from '../../sandbox/service/index.ts';
import { createChat } from '../../src/chat/index.ts';
import { type ChatHarness, LINK, useChat } from '../support/chat-harness.ts';

const NUMBER = SAMPLES.parcels[0]?.number ?? '';
const UNKNOWN_NUMBER = 'YT9999999999999999';
const MENTION = `<@${seeded.bot}>`;
const IN_DM = { guild_id: undefined };
const HOUR_MS = 3_600_000;
const harness = useChat();
let receiveMessage: ChatHarness['receiveMessage'];
let options: ChatHarness['options'];
let service: ChatHarness['service'];
beforeEach(() => {
  ({ receiveMessage, options, service } = harness());
});

const answers = async (channelId: string) =>
  (await harness().local.discord.as(seeded.mo).in(channelId).messages())
    .filter(({ author }) => author.bot)
    .map((answer) => JSON.stringify(answer));
const sendDm = (content: string) => receiveMessage(content, IN_DM, seeded.dmMo);

const editDm = (id: string, content: string, second: number | null) =>
  harness().chat.onMessage('MESSAGE_UPDATE', {
    id,
    channel_id: seeded.dmMo,
    content,
    author: { id: seeded.mo },
    edited_timestamp: second === null ? null : `2026-11-21T12:00:0${second}Z`,
  });

async function follow(store: ChatHarness['options']['store'], number: string): Promise<void> {
  const destination = { kind: 'user', discordId: seeded.mo, guildId: null, locale: 'en' } as const;
  const destinationId = await store.destinations.upsert(destination);
  const topicId = await store.topics.upsert({ kind: 'parcel', key: number }, Date.now());
  await store.follows.add({ topicId, destinationId, userId: seeded.mo }, 100, Date.now());
}

describe('a DM to the bot', () => {
  it('with a link gets its product, with the links at the agents of its author', async () => {
    await options.store.settings.updateUser(seeded.mo, { agents: ['pandabuy', 'kakobuy'], currency: 'EUR' });
    await sendDm(`<${LINK}>`);
    const [answer] = await answers(seeded.dmMo);
    expect(answer).toContain('Harbor Runner');
    expect(answer).toContain('"label":"Kakobuy"');
    expect(answer).toContain('€');
  });

  it('with a number gets the parcel with its whole number', async () => {
    await sendDm(`where is ${NUMBER}?`);
    expect(await answers(seeded.dmMo)).toEqual([expect.stringContaining(NUMBER)]);
  });

  it('with a link and a number gets both in one card', async () => {
    await options.store.settings.updateUser(seeded.mo, { agents: ['kakobuy'] });
    await sendDm(`${LINK} and where is ${NUMBER}?`);
    const [answer = '', ...more] = await answers(seeded.dmMo);
    expect(more).toEqual([]);
    expect(answer).toContain('1 product, 1 parcel');
    expect(answer).toContain('Harbor Runner');
    expect(answer).toContain(`"value":"${NUMBER}"`);
  });

  it('with a number and a link that the service can’t convert gets the parcel, and hears of the link', async () => {
    await sendDm(`https://k.youshop10.com/deadlink ${NUMBER}`);
    const [answer = '', ...more] = await answers(seeded.dmMo);
    expect(more).toEqual([]);
    expect(answer).toContain(`"value":"${NUMBER}"`);
    expect(answer).toContain('1 link couldn’t be converted');
  });

  it('is answered in the language of the last interaction of its author', async () => {
    await harness().chat.onMessage('INTERACTION_CREATE', { locale: 'de', user: { id: seeded.mo } });
    await sendDm('hallo');
    expect(await answers(seeded.dmMo)).toEqual([
      expect.stringContaining('Schick mir hier einen Link oder eine Sendungsnummer'),
    ]);
  });

  it('with several numbers gets a choice of them', async () => {
    const other = SAMPLES.parcels[1]?.number ?? '';
    await sendDm(`${NUMBER} ${other}`);
    expect(await answers(seeded.dmMo)).toEqual([expect.stringContaining(`"value":"${other}"`)]);
  });

  it('with more numbers than a card lists says how many are left out', async () => {
    const numbers = Array.from({ length: 30 }, (_, index) => `12345678901${10 + index}`);
    await sendDm(numbers.join(' '));
    expect(await answers(seeded.dmMo)).toEqual([
      expect.stringContaining('…and 20 more · up to 10 numbers at once'),
    ]);
  });

  it('with nothing to look up gets help, and a line within the same hour', async () => {
    await sendDm('hi');
    await sendDm('hello?');
    expect(await answers(seeded.dmMo)).toEqual([
      expect.stringContaining('### Send me a link or a tracking number here'),
      expect.stringContaining('Send me a link or a tracking number. </help:1> shows what else I can do.'),
    ]);
    expect(service.service.requests).toEqual([]);
    harness().time.aheadMs += HOUR_MS;
    await sendDm('hi again');
    const [, , third] = await answers(seeded.dmMo);
    expect(third).toContain('### Send me a link or a tracking number here');
  });

  it.each(['where is my parcel?', 'Wo ist mein Paket?', '我的包裹到哪了？', 'tracking'])(
    'that asks “%s” gets the parcels of its author',
    async (content) => {
      await sendDm(content);
      expect(await answers(seeded.dmMo)).toEqual([expect.stringContaining(`The parcels of ${seeded.mo}`)]);
    },
  );

  it.each([
    [
      'https://www.amazon.de/dp/B0C1234567',
      'I can’t read links from **amazon.de**. Send me one from Weidian',
    ],
    ['look: shop.example.com/x?id=1', 'I can’t read links from **shop.example.com**.'],
    ['https://weidian.com/?userid=1234567890', 'That link goes to a shop or a search'],
  ])('with a link of which the bot knows no product gets one sentence: %s', async (content, sentence) => {
    await sendDm(content);
    expect(await answers(seeded.dmMo)).toEqual([expect.stringContaining(sentence)]);
  });

  it('that cannot be answered says why', async () => {
    await sendDm(UNKNOWN_NUMBER);
    service.service.fault.set('401');
    await sendDm(LINK);
    const [parcel, product] = await answers(seeded.dmMo);
    expect(parcel).toContain('No scan yet');
    expect(product).toMatch(/reference/i);
  });

  it.each([
    ['a typing error', 'LX208857134CN', '`LX208857134CN`'],
    ['spaces', `${NUMBER.slice(0, 2)} ${NUMBER.slice(2, 6)} ${NUMBER.slice(6)}`, `\`${NUMBER}\``],
  ])('with a number with %s gets the card of that number', async (_what, typed, shown) => {
    await sendDm(typed);
    expect(await answers(seeded.dmMo)).toEqual([expect.stringContaining(shown)]);
  });

  it('that is edited is answered again, in the same reply', async () => {
    const id = await sendDm('hi');
    await editDm(id, LINK, 1);
    expect(await answers(seeded.dmMo)).toEqual([expect.stringContaining('Harbor Runner')]);
    await editDm(id, NUMBER, 2);
    expect(await answers(seeded.dmMo)).toEqual([expect.stringContaining(NUMBER)]);
    await editDm(id, 'thanks', 3);
    expect(await answers(seeded.dmMo)).toEqual([
      expect.stringContaining('Send me a link or a tracking number'),
    ]);
  });

  it('is not answered again when Discord adds a link preview', async () => {
    const id = await sendDm(LINK);
    const calls = service.service.requests.length;
    await editDm(id, LINK, null);
    expect(service.service.requests).toHaveLength(calls);
  });

  it('about a number that is no longer checked promises nothing, and offers to check it again', async () => {
    await follow(options.store, UNKNOWN_NUMBER);
    await sendDm(UNKNOWN_NUMBER);
    const [answer] = await answers(seeded.dmMo);
    expect(answer).toContain('I’ve stopped checking.');
    expect(answer).toContain(`track:resume:${UNKNOWN_NUMBER}`);
    expect(answer).not.toContain('I’ll tell you');
  });

  it('about a parcel that its author follows is no guess', async () => {
    for (let guess = 0; guess < 20; guess += 1) options.unknownNumbers.begin(seeded.mo);
    await follow(options.store, NUMBER);
    await sendDm(NUMBER);
    expect(await answers(seeded.dmMo)).toEqual([expect.stringContaining(NUMBER)]);
  });

  it('cannot be used to guess numbers', async () => {
    for (let guess = 0; guess < 20; guess += 1) options.unknownNumbers.begin(seeded.mo);
    await sendDm(UNKNOWN_NUMBER);
    expect(service.service.requests).toEqual([]);
    expect(await answers(seeded.dmMo)).toEqual([expect.stringMatching(/unknown|too many/i)]);
  });

  it('is answered each time, also when several come at once', async () => {
    for (const content of ['hi', 'hello', LINK, NUMBER, 'thanks']) await sendDm(content);
    expect(await answers(seeded.dmMo)).toHaveLength(5);
  });

  it('is answered at most ten times a minute', async () => {
    // Without Discord, whose own limit would slow this down.
    const post = vi
      .spyOn(options.poster, 'post')
      .mockImplementation(async () => String(post.mock.calls.length));
    vi.spyOn(options.poster, 'edit').mockResolvedValue();
    for (let sent = 0; sent < 15; sent += 1) {
      await sendDm(LINK);
      harness().time.aheadMs += 3_400;
    }
    expect(post).toHaveBeenCalledTimes(10);
  });
});

describe('a mention of the bot in a channel', () => {
  it('is answered where links in chat are off, and for somebody who opted out', async () => {
    await options.store.settings.updateGuild(seeded.haulClub, { autoConvert: false, agents: ['superbuy'] });
    await options.store.settings.updateUser(seeded.mo, { optedOut: true });
    await receiveMessage(LINK);
    expect(await answers(seeded.general)).toEqual([]);
    await receiveMessage(`${MENTION} ${LINK}`);
    expect(await answers(seeded.general)).toEqual([expect.stringContaining('"label":"Superbuy"')]);
  });

  it('with a link and a number gets the product, and only its author the parcel', async () => {
    await receiveMessage(`${MENTION} ${LINK} ${NUMBER}`);
    const [answer = '', ...more] = await answers(seeded.general);
    expect(more).toEqual([]);
    expect(answer).toContain('Harbor Runner');
    expect(answer).toContain('"label":"Track privately"');
    expect(answer).not.toContain(NUMBER.slice(2, 8));
  });

  it('with a number gets the masked card', async () => {
    await receiveMessage(`${MENTION} ${NUMBER}`);
    const [answer = ''] = await answers(seeded.general);
    expect(answer).toContain(NUMBER.slice(-2));
    expect(answer).not.toContain(NUMBER);
  });

  it('is the only message with a link that is answered when chat is not read', async () => {
    const { local } = harness();

    const chat = createChat({ ...options, repliesToLinks: false });
    const write = async (content: string) => {
      const { id } = await local.discord.as(seeded.mo).in(seeded.general).send(content);
      const message = { id, channel_id: seeded.general, guild_id: seeded.haulClub, content };
      await chat.onMessage('MESSAGE_CREATE', { ...message, author: { id: seeded.mo } });
    };
    await write(LINK);
    expect(await answers(seeded.general)).toEqual([]);
    await write(`${LINK} ${MENTION}`);
    expect(await answers(seeded.general)).toHaveLength(1);
  });

  it('with a number keeps its card when it is edited, and gets another one for another question', async () => {
    const id = await receiveMessage(`${MENTION} ${NUMBER}`);
    await harness().receiveEdit(id, `${MENTION} ${NUMBER} please`, '2026-11-21T12:00:01Z');
    expect(await answers(seeded.general)).toEqual([expect.stringContaining(NUMBER.slice(-2))]);
    await harness().receiveEdit(id, `${MENTION} <${LINK}>`, '2026-11-21T12:00:02Z');
    expect(await answers(seeded.general)).toEqual([expect.stringContaining('Harbor Runner')]);
  });

  it('is answered by a message that is deleted with it', async () => {
    const id = await receiveMessage(`${MENTION} ${NUMBER}`);
    await harness().chat.onMessage('MESSAGE_DELETE', { id, channel_id: seeded.general });
    expect(await answers(seeded.general)).toEqual([]);
  });
});

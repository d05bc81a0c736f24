import { describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { allTextOf, asUser } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const NUMBER = 'LX208857143CN';
const LINK = 'https://weidian.com/item.html?itemID=7212345601';

/** Without the Message Content intent: messages to the bot carry their content all the same. */
const bot = useRunningBot({ AUTO_CONVERT: 'off' });
const { press } = asUser(bot);

async function write(content: string, channelId: string, replyTo?: string) {
  const call = { userId: seeded.mo, channelId, content };
  return bot().discord.sendMessage(replyTo === undefined ? call : { ...call, replyTo });
}

async function answerTo(content: string, channelId: string) {
  const { id } = await write(content, channelId);
  return bot().discord.waitForMessage(({ replyTo }) => replyTo === id);
}

describe('a bot that does not read chat', () => {
  it('answers links and whole numbers in a DM, and edits its answer in place when a button is pressed', async () => {
    expect(allTextOf(await answerTo(LINK, seeded.dmMo))).toContain('Harbor Runner');
    const card = await answerTo(`where is ${NUMBER}?`, seeded.dmMo);
    expect(allTextOf(card)).toContain(NUMBER);
    const followed = await press(card, 'Follow', seeded.mo);
    expect(JSON.stringify(followed)).toContain('"Following"');
    expect(JSON.stringify(followed)).not.toContain('"Follow"');
    const history = await press(followed, 'History', seeded.mo);
    expect([followed.id, history.id]).toEqual([card.id, card.id]);
    expect(allTextOf(history)).toContain(NUMBER);
  });

  it('shows what somebody follows when they ask in a DM, and never in a server', async () => {
    const asked = await answerTo('where is my parcel?', seeded.dmMo);
    expect(allTextOf(asked)).toContain(NUMBER);
    const inServer = await answerTo(`<@${seeded.bot}> where is my parcel?`, seeded.general);
    expect(allTextOf(inServer)).toContain('Your parcels are private');
  });

  it('names its commands in a DM with nothing to look up', async () => {
    expect(allTextOf(await answerTo('hi', seeded.dmMo))).toMatch(/<\/track:\d+>/);
  });

  it('answers a mention with a masked number, and no other message in a server', async () => {
    const answer = await answerTo(`<@${seeded.bot}> ${NUMBER}`, seeded.general);
    expect(allTextOf(answer)).toContain(NUMBER.slice(-4));
    expect(allTextOf(answer)).not.toContain(NUMBER);
    const unread = [
      await write(LINK, seeded.general),
      await write(`thanks ${LINK}`, seeded.general, answer.id),
    ];
    await answerTo(`<@${seeded.bot}> https://weidian.com/item.html?itemID=7298804417`, seeded.general);
    const messages = await bot().discord.as(seeded.mo).in(seeded.general).messages();
    for (const { id } of unread) expect(messages.filter(({ replyTo }) => replyTo === id)).toEqual([]);
  });
});

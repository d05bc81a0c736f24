import { Client, Events, GatewayIntentBits as Intent, type Message, MessageFlags } from 'discord.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCAL_TOKEN, type RunningLocalDiscord, seeded, startLocalDiscord } from '../src/index.ts';

const { mo, general, support } = seeded;
let running: RunningLocalDiscord;
let client: Client;

beforeAll(async () => {
  running = await startLocalDiscord();
  const intents = [Intent.Guilds, Intent.GuildMessages, Intent.MessageContent, Intent.GuildMessagePolls];
  client = new Client({ intents, rest: { api: running.apiUrl } });
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(LOCAL_TOKEN);
  await ready;
});
afterAll(async () => {
  await client.destroy();
  await running.close();
});

async function channel() {
  const found = await client.channels.fetch(general);
  if (!found?.isSendable()) throw new Error('#general is missing');
  return found;
}

it('discord.js posts a poll with a picture, hears its votes, reads who voted and ends it', async () => {
  const sent = await (await channel()).send({
    content: 'What do you think?',
    files: [{ attachment: Buffer.from('picture'), name: 'sheet.webp', description: 'Six photos' }],
    poll: {
      question: { text: 'Green or red?' },
      answers: [{ text: 'Green', emoji: '🟢' }, { text: 'Red' }],
      duration: 24,
      allowMultiselect: false,
    },
  });
  expect(sent.attachments.first()?.description).toBe('Six photos');
  const voted = new Promise((resolve) =>
    client.once(Events.MessagePollVoteAdd, (answer, userId) => resolve([answer.id, answer.text, userId])),
  );
  await running.discord.as(mo).vote(sent, [1]);
  expect(await voted).toEqual([1, 'Green', mo]);
  const voters = await sent.poll?.answers.get(1)?.voters.fetch();
  expect([...(voters?.keys() ?? [])]).toEqual([mo]);
  await sent.poll?.end();
  expect(await (await sent.fetch()).poll?.resultsFinalized).toBe(true);
});

it('discord.js reads a forwarded message', async () => {
  const { id } = await running.discord.as(mo).in(general).send('shared');
  const next = new Promise<Message>((resolve) =>
    client.on(Events.MessageCreate, (message) => {
      if (message.channelId === support) resolve(message);
    }),
  );
  await running.discord.as(mo).forward({ id }, support);
  const forwarded = await next;
  expect(forwarded.messageSnapshots.first()?.content).toBe('shared');
  expect(forwarded.flags.has(MessageFlags.HasSnapshot)).toBe(true);
});

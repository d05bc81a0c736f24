import { ChannelType, Client, GatewayIntentBits, type Guild, type TextChannel } from 'discord.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCAL_TOKEN, seeded, startLocalDiscord } from '../src/index.ts';
import { adminSeed } from './operations/admin-seed.ts';

// What discord.js adds to requests by itself is no mistake of the bot.

const local = await startLocalDiscord({ seed: adminSeed, strict: true });
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: local.apiUrl } });
const warned: unknown[] = [];
local.discord.onWire((frame) => {
  if (frame.kind === 'rest' && frame.warnings) warned.push(frame.warnings);
});
let guild: Guild;
let general: TextChannel;

beforeAll(async () => {
  const ready = new Promise((resolve) => client.once('clientReady', resolve));
  await client.login(LOCAL_TOKEN);
  await ready;
  guild = await client.guilds.fetch(seeded.testServer);
  general = (await guild.channels.fetch(seeded.general)) as TextChannel;
});
afterAll(async () => {
  expect(warned).toEqual([]);
  await client.destroy();
  await local.close();
});

it('a thread is started from a message', async () => {
  const message = await general.send('About this');
  expect((await message.startThread({ name: 'this' })).id).toBe(message.id);
});

it('an edit keeps the files of a message', async () => {
  const message = await general.send({ files: [{ attachment: Buffer.from('text'), name: 'a.txt' }] });
  const edited = await message.edit({ content: 'edited', attachments: [...message.attachments.values()] });
  expect(edited.attachments.map(({ name }) => name)).toEqual(['a.txt']);
});

it('a webhook edits its message', async () => {
  const hook = await general.createWebhook({ name: 'Hook' });
  const message = await hook.send('sent');
  expect((await hook.editMessage(message, 'edited')).content).toBe('edited');
});

it('a channel moves into a category and has its overwrites edited', async () => {
  const category = await guild.channels.create({ name: 'Category', type: ChannelType.GuildCategory });
  expect((await general.setParent(category)).parentId).toBe(category.id);
  await general.permissionOverwrites.edit(seeded.adminRole, { SendMessages: false });
});

it('a member is timed out', async () => {
  const mo = await guild.members.fetch(seeded.mo);
  expect((await mo.timeout(60_000, 'rude')).isCommunicationDisabled()).toBe(true);
});

it('a server is changed for a reason', async () => {
  expect((await guild.edit({ name: 'New Name', reason: 'better' })).name).toBe('New Name');
});

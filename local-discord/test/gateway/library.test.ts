import { ActivityType, type Client, Events } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type GatewayFrame, type RunningLocalDiscord, seeded, startLocalDiscord } from '../../src/index.ts';
import { loginBot } from '../bot.ts';

let running: RunningLocalDiscord;
let bot: Client<true>;
let frames: GatewayFrame[];

beforeEach(async () => {
  running = await startLocalDiscord();
  frames = [];
  running.discord.onWire((frame) => {
    if (frame.kind === 'gateway') frames.push(frame);
  });
  bot = await loginBot(running, async () => {}, { intents: ['Guilds'] });
});

afterEach(async () => {
  await bot.destroy();
  await running.close();
});

test('discord.js finds members by name and by id', async () => {
  const guild = await bot.guilds.fetch(seeded.testServer);
  const found = await guild.members.fetch({ query: 'mo', limit: 1 });
  expect([...found.keys()]).toEqual([seeded.mo]);
  const listed = await guild.members.fetch({ user: [seeded.ada, seeded.bot], withPresences: false });
  expect([...listed.keys()].toSorted()).toEqual([seeded.ada, seeded.bot].toSorted());
});

test('discord.js resumes a session that was interrupted', async () => {
  const resumed = new Promise((resolve) => bot.once(Events.ShardResume, resolve));
  running.discord.faults.dropGateway('resumable');
  await resumed;
  expect(frames.map(({ name }) => name)).toContain('RESUMED');
  expect(frames.filter(({ name }) => name === 'IDENTIFY')).toHaveLength(1);
});

test('discord.js shows a presence that Discord accepts', async () => {
  bot.user.setPresence({ status: 'idle', activities: [{ name: 'chess', type: ActivityType.Competing }] });
  await expect
    .poll(() => frames.find(({ name }) => name === 'UPDATE_PRESENCE')?.body)
    .toMatchObject({
      status: 'idle',
      activities: [{ name: 'chess', type: 5 }],
    });
  expect(running.discord.isConnected()).toBe(true);
});

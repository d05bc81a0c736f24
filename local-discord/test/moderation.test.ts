import { AuditLogEvent, Client, Events, GatewayIntentBits, type Guild } from 'discord.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCAL_TOKEN, type RunningLocalDiscord, seeded, startLocalDiscord } from '../src/index.ts';
import { adminSeed } from './operations/admin-seed.ts';

/** What a moderation bot does, through discord.js. */
let local: RunningLocalDiscord;
let client: Client<true>;
let guild: Guild;

beforeAll(async () => {
  local = await startLocalDiscord({ seed: adminSeed });
  const { Guilds, GuildMembers, GuildModeration } = GatewayIntentBits;
  const starting = new Client({
    intents: [Guilds, GuildMembers, GuildModeration],
    rest: { api: local.apiUrl },
  });
  const ready = new Promise<Client<true>>((resolve) => starting.once(Events.ClientReady, resolve));
  await starting.login(LOCAL_TOKEN);
  client = await ready;
  guild = await client.guilds.fetch(seeded.testServer);
});

afterAll(async () => {
  await client.destroy();
  await local.close();
});

it('creates a role above another, gives it and finds who has it', async () => {
  const low = await guild.roles.create({ name: 'Low' });
  const high = await guild.roles.create({ name: 'High', position: 2, permissions: ['ManageMessages'] });
  expect(high.comparePositionTo(low)).toBeGreaterThan(0);
  const mo = await guild.members.fetch(seeded.mo);
  await mo.roles.add(high, 'helps');
  expect((await guild.members.fetch({ user: seeded.mo, force: true })).roles.highest.name).toBe('High');
  await high.setPosition(1);
  expect(low.comparePositionTo(high)).toBeGreaterThan(0);
});

it('times a member out, and reads in the audit log who did it and why', async () => {
  const mo = await guild.members.fetch(seeded.mo);
  await mo.timeout(60_000, 'cool down');
  expect(mo.manageable).toBe(true);
  expect((await guild.members.fetch({ user: seeded.mo, force: true })).isCommunicationDisabled()).toBe(true);
  const log = await guild.fetchAuditLogs({ type: AuditLogEvent.MemberUpdate, limit: 1 });
  expect(log.entries.first()).toMatchObject({ reason: 'cool down', executorId: seeded.bot });
});

it('bans and unbans, and hears of it', async () => {
  const heard = new Promise<string>((resolve) =>
    client.once(Events.GuildBanAdd, ({ user }) => resolve(user.id)),
  );
  await guild.bans.create(seeded.lin, { reason: 'spam', deleteMessageSeconds: 60 });
  expect(await heard).toBe(seeded.lin);
  expect((await guild.bans.fetch()).get(seeded.lin)?.reason).toBe('spam');
  await guild.bans.remove(seeded.lin);
  expect((await guild.bans.fetch()).size).toBe(0);
});

it('edits the server, and sees all its members', async () => {
  const changed = await guild.edit({ name: 'Club', systemChannel: seeded.general });
  expect(changed.systemChannelId).toBe(seeded.general);
  expect((await guild.members.fetch()).size).toBe(guild.memberCount);
  expect((await guild.members.search({ query: 'ad' })).map(({ id }) => id)).toEqual([seeded.ada]);
});

it('loses the server when it is kicked, and gets it back', async () => {
  const left = new Promise((resolve) => client.once(Events.GuildDelete, resolve));
  local.discord.admin.kickBot(seeded.testServer);
  await left;
  expect(client.guilds.cache.has(seeded.testServer)).toBe(false);
  const joined = new Promise<Guild>((resolve) => client.once(Events.GuildCreate, resolve));
  local.discord.admin.addBot(seeded.testServer);
  expect((await joined).name).toBe('Club');
});

it('keeps the server through an outage', async () => {
  const out = new Promise<Guild>((resolve) => client.once(Events.GuildUnavailable, resolve));
  local.discord.admin.setOutage(seeded.testServer, true);
  expect((await out).available).toBe(false);
  const back = new Promise<Guild>((resolve) => client.once(Events.GuildAvailable, resolve));
  local.discord.admin.setOutage(seeded.testServer, false);
  expect((await back).available).toBe(true);
});

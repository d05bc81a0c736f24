import { afterAll, expect, it } from 'vitest';
import { Intent } from '../../src/gateway/intents.ts';
import { seeded } from '../../src/index.ts';
import type { Seed } from '../../src/world/seed.ts';
import { bareBot } from '../bare-bot.ts';
import { adminSeed } from './admin-seed.ts';
import { startAsking } from './ask.ts';

const FEATURES = ['MEMBER_VERIFICATION_GATE_ENABLED', 'MEMBER_VERIFICATION_MANUAL_APPROVAL'];
const withFeatures = (features: readonly string[]): Seed => ({
  ...adminSeed,
  guilds: adminSeed.guilds.map((guild) => ({ ...guild, features })),
});
const { ask, refused, local } = await startAsking({ seed: withFeatures(FEATURES) });
const preview = await startAsking({ seed: withFeatures([...FEATURES, 'PREVIEW_ENABLED']) });
const open = await startAsking({ seed: adminSeed });
afterAll(async () => {
  for (const { close } of [local, preview.local, open.local]) await close();
});
const guild = { guild_id: seeded.testServer };
const INTENTS = Intent.GuildModeration | Intent.GuildMembers;
const answers = [
  { field_type: 'TEXT_INPUT', label: 'Who are you?', required: true, response: 'Sam' },
  { field_type: 'TERMS', label: 'Rules', required: true, values: ['Be kind'], response: true },
];

it('a request to join is announced, listed and approved, and makes a member', async () => {
  const bot = await bareBot(local, INTENTS);
  const id = local.discord.admin.requestToJoin(seeded.testServer, seeded.sam, answers);
  const listed = await ask('get_guild_join_requests', { params: guild });
  expect(listed).toMatchObject({
    total: 1,
    guild_join_requests: [
      { id, user_id: seeded.sam, application_status: 'SUBMITTED', form_responses: answers },
    ],
  });
  const [request] = listed.guild_join_requests;
  const told = { ...guild, status: 'SUBMITTED', request };
  expect((await bot.event('GUILD_JOIN_REQUEST_CREATE')).d).toEqual(told);
  const params = { ...guild, request_id: id };
  const body = { action: 'APPROVED' };
  const approved = await ask('action_guild_join_request', { params, body });
  expect(approved).toMatchObject({ application_status: 'APPROVED', actioned_by_user: { id: seeded.bot } });
  expect((await bot.event('GUILD_JOIN_REQUEST_UPDATE')).d).toMatchObject({ status: 'APPROVED' });
  await bot.event('GUILD_MEMBER_ADD');
  await ask('get_guild_member', { params: { ...guild, user_id: seeded.sam } });
  // A decision is final.
  const again = { params, body: { action: 'REJECTED' } };
  expect(await ask('action_guild_join_request', again)).toEqual(approved);
  const query = { status: 'APPROVED' };
  expect(await ask('get_guild_join_requests', { params: guild, query })).toEqual({
    guild_join_requests: [approved],
  });
  local.discord.admin.removeMember(seeded.testServer, seeded.sam);
  bot.leave();
});

it('a request is rejected with a reason, and another one is taken back', async () => {
  const bot = await bareBot(local, INTENTS);
  const rejected = local.discord.admin.requestToJoin(seeded.testServer, seeded.sam);
  const body = { action: 'REJECTED', rejection_reason: 'Not today' };
  const params = { ...guild, request_id: rejected };
  expect(await ask('action_guild_join_request', { params, body })).toMatchObject({
    application_status: 'REJECTED',
    rejection_reason: 'Not today',
  });
  const again = local.discord.admin.requestToJoin(seeded.testServer, seeded.sam);
  local.discord.admin.withdrawRequest(seeded.testServer, again);
  const { d } = await bot.event('GUILD_JOIN_REQUEST_DELETE');
  expect(d).toEqual({ ...guild, id: again, user_id: seeded.sam });
  const gone = { params: { ...guild, request_id: again }, body };
  expect(await refused('action_guild_join_request', gone)).toBe('404 0');
  bot.leave();
});

it('with a preview, who applies is a pending member until the request is approved', async () => {
  const bot = await bareBot(preview.local, INTENTS);
  const request_id = preview.local.discord.admin.requestToJoin(seeded.testServer, seeded.sam);
  expect((await bot.event('GUILD_MEMBER_ADD')).d).toMatchObject({ pending: true });
  const params = { ...guild, request_id };
  await preview.ask('action_guild_join_request', { params, body: { action: 'APPROVED' } });
  expect((await bot.event('GUILD_MEMBER_UPDATE')).d).toMatchObject({ pending: false });
  bot.leave();
});

it('a server without manual approval has no requests', async () => {
  expect(await open.refused('get_guild_join_requests', { params: guild })).toBe('403 50001');
});

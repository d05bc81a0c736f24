import { afterAll, expect, it } from 'vitest';
import { seeded } from '../../src/index.ts';
import { bareBot } from '../bare-bot.ts';
import { loginBot } from '../bot.ts';
import { startAsking } from './ask.ts';

const { ask, refused, local } = await startAsking();
afterAll(() => local.close());
const application = { application_id: seeded.bot };
const SKU = '999184799365857331';

it('a test entitlement is created, listed, consumed and deleted, and the bot is told', async () => {
  const bot = await bareBot(local, 0);
  const create = (owner_id: string, owner_type: number) =>
    ask('create_entitlement', { params: application, body: { sku_id: SKU, owner_id, owner_type } });
  const ofMo = await create(seeded.mo, 2);
  expect(ofMo).toMatchObject({ user_id: seeded.mo, sku_id: SKU, consumed: false });
  expect((await bot.event('ENTITLEMENT_CREATE')).d).toEqual(ofMo);
  const ofServer = await create(seeded.testServer, 1);
  expect(ofServer).toMatchObject({ guild_id: seeded.testServer });
  const list = (query: Record<string, string | boolean> = {}) =>
    ask('get_entitlements', { params: application, query });
  expect(await list()).toEqual([ofMo, ofServer]);
  expect(await list({ guild_id: seeded.testServer })).toEqual([ofServer]);
  expect(await list({ after: String(ofMo.id) })).toEqual([ofServer]);
  expect(await list({ sku_ids: '1,2' })).toEqual([]);
  const params = { ...application, entitlement_id: String(ofMo.id) };
  await ask('consume_entitlement', { params });
  expect((await bot.event('ENTITLEMENT_UPDATE')).d).toMatchObject({ id: ofMo.id, consumed: true });
  expect(await ask('get_entitlement', { params })).toMatchObject({ consumed: true });
  await ask('delete_entitlement', { params });
  expect((await bot.event('ENTITLEMENT_DELETE')).d).toMatchObject({ id: ofMo.id, deleted: true });
  expect(await refused('get_entitlement', { params })).toBe('404 10029');
  expect(await list({ exclude_deleted: false })).toHaveLength(2);
  bot.leave();
});

it('an interaction carries the entitlements of its user', async () => {
  const body = { sku_id: SKU, owner_id: seeded.lin, owner_type: 2 };
  const { id } = await ask('create_entitlement', { params: application, body });
  const seen: string[] = [];
  const client = await loginBot(local, async (interaction) => {
    seen.push(...interaction.entitlements.keys());
    if (interaction.isChatInputCommand()) await interaction.reply('Seen');
  });
  const asked = await local.discord.as(seeded.lin).in(seeded.general).run('panel');
  await asked.answer();
  expect(seen).toContain(id);
  await client.destroy();
});

it('entitlements of other applications and unknown owners are refused', async () => {
  const other = { application_id: seeded.ada };
  expect(await refused('get_entitlements', { params: other })).toBe('404 10002');
  const body = { sku_id: SKU, owner_id: '5', owner_type: 2 };
  expect(await refused('create_entitlement', { params: application, body })).toBe('404 10013');
});

it('subscriptions are listed by their user', async () => {
  const subscription = {
    id: '1278078770116427839',
    user_id: seeded.mo,
    sku_ids: [SKU],
    renewal_sku_ids: null,
    entitlement_ids: [],
    current_period_start: '2026-08-27T19:48:44.406602+00:00',
    current_period_end: '2026-09-27T19:48:44.406602+00:00',
    status: 0,
    canceled_at: null,
  };
  local.discord.admin.addSubscription(subscription);
  const params = { sku_id: SKU, subscription_id: subscription.id };
  expect(await ask('get_sku_subscription', { params })).toEqual(subscription);
  const query = { user_id: seeded.mo };
  expect(await ask('get_sku_subscriptions', { params, query })).toEqual([subscription]);
  expect(await ask('get_sku_subscriptions', { params, query: { user_id: seeded.lin } })).toEqual([]);
  expect(await refused('get_sku_subscriptions', { params })).toBe('400 50035');
});

it('an application describes what linked roles can ask it for', async () => {
  const item = { type: 2, key: 'level', name: 'Level', description: 'At least this level' };
  const put = { params: application, body: [item] };
  expect(await ask('update_application_role_connections_metadata', put)).toEqual([item]);
  expect(await ask('get_application_role_connections_metadata', { params: application })).toEqual([item]);
  const wrong = { params: application, body: [{ ...item, key: 'Level!' }] };
  expect(await refused('update_application_role_connections_metadata', wrong)).toBe('400 50035');
});

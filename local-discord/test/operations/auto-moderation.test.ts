import { afterAll, expect, it } from 'vitest';
import { matchOf } from '../../src/auto-moderation/keywords.ts';
import { Intent } from '../../src/gateway/intents.ts';
import { seeded, seedId } from '../../src/index.ts';
import { bareBot } from '../bare-bot.ts';
import { adminSeed } from './admin-seed.ts';
import { startAsking } from './ask.ts';

const alerts = seedId(60);
const seed = {
  ...adminSeed,
  guilds: adminSeed.guilds.map((one) =>
    one.id === seeded.testServer
      ? { ...one, channels: [...one.channels, { id: alerts, name: 'alerts' }] }
      : one,
  ),
};
const { ask, refused, local } = await startAsking({ seed });
const powerless = await startAsking();
afterAll(async () => {
  await local.close();
  await powerless.local.close();
});
const guild = { guild_id: seeded.testServer };
const {
  AutoModerationConfiguration,
  AutoModerationExecution,
  GuildMessages,
  GuildModeration,
  MessageContent,
} = Intent;
const rule = (change: object = {}) => ({
  name: 'Words',
  event_type: 1,
  trigger_type: 1,
  trigger_metadata: { keyword_filter: ['spoil*'], allow_list: ['spoilsport'] },
  actions: [{ type: 1, metadata: { custom_message: 'No spoilers' } }],
  enabled: true,
  ...change,
});

it('a rule is created, listed, changed and deleted, and bots are told', async () => {
  const bot = await bareBot(local, AutoModerationConfiguration | GuildModeration);
  const body = rule({ enabled: undefined });
  const made = await ask('create_auto_moderation_rule', { params: guild, body, reason: 'films' });
  expect(made).toMatchObject({
    enabled: false,
    creator_id: seeded.bot,
    exempt_roles: [],
    trigger_metadata: { keyword_filter: ['spoil*'], regex_patterns: [], allow_list: ['spoilsport'] },
  });
  expect((await bot.event('AUTO_MODERATION_RULE_CREATE')).d).toEqual(made);
  const params = { ...guild, rule_id: String(made.id) };
  expect(await ask('get_auto_moderation_rule', { params })).toEqual(made);
  const changed = await ask('update_auto_moderation_rule', { params, body: { enabled: true } });
  expect(changed).toEqual({ ...made, enabled: true });
  expect((await bot.event('AUTO_MODERATION_RULE_UPDATE')).d).toEqual(changed);
  expect(await ask('list_auto_moderation_rules', { params: guild })).toEqual([changed]);
  await ask('delete_auto_moderation_rule', { params });
  expect((await bot.event('AUTO_MODERATION_RULE_DELETE')).d).toEqual(changed);
  await bot.settled();
  const entries = bot.events.filter(({ t }) => t === 'GUILD_AUDIT_LOG_ENTRY_CREATE').map(({ d }) => d);
  expect(entries.map(({ action_type }) => action_type)).toEqual([140, 141, 142]);
  bot.leave();
});

it('a rule blocks what members write, except for those who manage the server', async () => {
  const bot = await bareBot(local, AutoModerationExecution | MessageContent);
  const made = await ask('create_auto_moderation_rule', { params: guild, body: rule() });
  const say = (content: string, userId: string = seeded.mo) =>
    local.discord.as(userId).in(seeded.general).send(content);
  await expect(say('SPOILER: he dies')).rejects.toThrow('No spoilers');
  const { d } = await bot.event('AUTO_MODERATION_ACTION_EXECUTION');
  expect(d).toEqual({
    ...guild,
    action: { type: 1, metadata: { custom_message: 'No spoilers' } },
    rule_id: made.id,
    rule_trigger_type: 1,
    user_id: seeded.mo,
    channel_id: seeded.general,
    content: 'SPOILER: he dies',
    matched_keyword: 'spoil*',
    matched_content: 'SPOIL',
  });
  await say('Do not be a spoilsport');
  await say('SPOILER: she lives', seeded.ada);
  const params = { ...guild, rule_id: String(made.id) };
  await ask('update_auto_moderation_rule', { params, body: { exempt_channels: [seeded.general] } });
  await say('A spoiler is welcome here');
  await ask('delete_auto_moderation_rule', { params });
  bot.leave();
});

it('a rule limits mentions and can time members out', async () => {
  const actions = [{ type: 1 }, { type: 3, metadata: { duration_seconds: 60 } }];
  const metadata = { mention_total_limit: 1, mention_raid_protection_enabled: false };
  const body = rule({ trigger_type: 5, trigger_metadata: metadata, actions });
  await ask('create_auto_moderation_rule', { params: guild, body });
  const content = `<@${seeded.mo}> <@${seeded.ada}>`;
  await expect(local.discord.as(seeded.lin).in(seeded.general).send(content)).rejects.toThrow(
    'blocked by automatic moderation',
  );
  const member = await ask('get_guild_member', { params: { ...guild, user_id: seeded.lin } });
  expect(Date.parse(member.communication_disabled_until)).toBeGreaterThan(Date.now());
});

it('an alert is posted where moderators see it, for messages that pass and for those that are blocked', async () => {
  const bot = await bareBot(
    local,
    AutoModerationExecution | MessageContent | GuildMessages | GuildModeration,
  );
  const alert = { type: 2, metadata: { channel_id: alerts } };
  const made = await ask('create_auto_moderation_rule', { params: guild, body: rule({ actions: [alert] }) });
  const say = () => local.discord.as(seeded.mo).in(seeded.general).send('Spoiler: he lives');
  const { id: message_id } = await say();
  const { d } = await bot.event('AUTO_MODERATION_ACTION_EXECUTION');
  expect(d).toMatchObject({ action: alert, message_id, matched_keyword: 'spoil*' });
  const posted = await bot.event('MESSAGE_CREATE', ({ id }) => id === d['alert_system_message_id']);
  const fieldsOf = (embed: { fields: { name: string; value: string }[] }) =>
    Object.fromEntries(embed.fields.map(({ name, value }) => [name, value]));
  expect(posted.d).toMatchObject({ type: 24, channel_id: alerts, author: { id: seeded.mo }, content: '' });
  const [embed] = posted.d['embeds'] as [{ fields: { name: string; value: string }[] }];
  expect(embed).toMatchObject({ type: 'auto_moderation_message', description: 'Spoiler: he lives' });
  expect(fieldsOf(embed)).toMatchObject({
    rule_name: 'Words',
    channel_id: seeded.general,
    keyword: 'spoil*',
    keyword_matched_content: 'Spoil',
    flagged_message_id: message_id,
  });
  const params = { ...guild, rule_id: String(made.id) };
  await ask('update_auto_moderation_rule', { params, body: { actions: [{ type: 1 }, alert] } });
  await expect(say()).rejects.toThrow('blocked by automatic moderation');
  const blocked = (action: unknown) => (action as { type: number }).type === 2;
  const later = await bot.event(
    'AUTO_MODERATION_ACTION_EXECUTION',
    ({ action, ...rest }) => blocked(action) && !('message_id' in rest),
  );
  expect(later.d).toHaveProperty('alert_system_message_id');
  const entries = bot.events.filter(({ t }) => t === 'GUILD_AUDIT_LOG_ENTRY_CREATE').map(({ d: one }) => one);
  const hits = entries.map(({ action_type }) => Number(action_type)).filter((type) => type > 142);
  expect(hits).toEqual([144, 143, 144]);
  await ask('delete_auto_moderation_rule', { params });
  bot.leave();
});

it('rules are checked and counted', async () => {
  const create = (change: object) =>
    refused('create_auto_moderation_rule', { params: guild, body: rule(change) });
  expect(await create({ actions: [] })).toBe('400 50035');
  expect(await create({ trigger_type: 2 })).toBe('400 50035');
  expect(await create({ trigger_metadata: { keyword_filter: ['x'.repeat(61)] } })).toBe('400 50035');
  const elsewhere = [{ type: 2, metadata: { channel_id: seeded.lobby } }];
  expect(await create({ actions: elsewhere })).toBe('404 10003');
  expect(await powerless.refused('list_auto_moderation_rules', { params: guild })).toBe('403 50013');
  for (let count = 0; count < 6; count += 1)
    await ask('create_auto_moderation_rule', { params: guild, body: rule() });
  expect(await create({})).toBe('400 50035');
});

it.each([
  ['cat', 'a cat!', 'cat'],
  ['cat', 'catch', null],
  ['cat*', 'CATch', 'CAT'],
  ['*cat', 'copycat', 'cat'],
  ['*cat', 'cats', null],
  ['*cat*', 'location', 'cat'],
  ['the mat', 'the mat here', 'the mat'],
  ['a.b', 'axb', null],
])('the keyword %s in "%s" matches %s', (keyword, text, match) => {
  expect(matchOf(keyword, text)).toBe(match);
});

import { afterAll, expect, it } from 'vitest';
import { seeded } from '../../src/index.ts';
import { guild, rooms, startGuilds, voice } from './guild-setup.ts';

const { ask, refused, local, plain, bot, close } = await startGuilds();
afterAll(close);

it('a guild is read, with counts when asked', async () => {
  expect(await ask('get_guild', { params: guild })).not.toHaveProperty('approximate_member_count');
  const counted = await ask('get_guild', { params: guild, query: { with_counts: true } });
  expect(counted).toMatchObject({ name: 'Test Server', approximate_member_count: 4 });
  expect(await ask('get_guild_preview', { params: guild })).toMatchObject({ approximate_member_count: 4 });
  expect(await refused('get_guild', { params: { guild_id: seeded.otherServer } })).toBe('403 50001');
  expect(await refused('get_guild', { params: { guild_id: '1' } })).toBe('404 10004');
});

it('its settings change with an event and an entry', async () => {
  const body = { name: 'Club', afk_timeout: 900, system_channel_id: seeded.general, description: 'ours' };
  const changed = await ask('update_guild', { params: guild, body, reason: 'new name' });
  expect(changed).toMatchObject(body);
  const { d } = await bot.event('GUILD_UPDATE', ({ name }) => name === 'Club');
  expect(d).toEqual(changed);
  const entry = await bot.event('GUILD_AUDIT_LOG_ENTRY_CREATE', (one) => one['action_type'] === 1);
  expect(entry.d).toMatchObject({ reason: 'new name' });
  expect(entry.d['changes']).toContainEqual({ key: 'name', old_value: 'Test Server', new_value: 'Club' });
  expect(await refused('update_guild', { params: guild, body: { afk_timeout: 7 } })).toBe('400 50035');
  const locale = { preferred_locale: 'tlh' };
  expect(await refused('update_guild', { params: guild, body: locale })).toBe('400 50035');
  const foreign = { system_channel_id: seeded.lobby };
  expect(await refused('update_guild', { params: guild, body: foreign })).toBe('400 50035');
  expect(await plain.refused('update_guild', { params: guild, body })).toBe('403 50013');
});

it('a community needs its two channels', async () => {
  const features = ['COMMUNITY'];
  expect(await refused('update_guild', { params: guild, body: { features } })).toBe('400 50035');
  const channels = { rules_channel_id: seeded.general, public_updates_channel_id: seeded.support };
  const changed = await ask('update_guild', { params: guild, body: { features, ...channels } });
  expect(changed.features).toEqual(features);
});

it('channels are listed without threads', async () => {
  const channels = await ask('list_guild_channels', { params: guild });
  expect(channels).toHaveLength(10);
  expect(channels.map(({ id }: { id: string }) => id)).not.toContain(seeded.thread);
});

it('voice regions, the vanity address and incidents', async () => {
  const regions = await ask('list_voice_regions');
  expect(await ask('list_guild_voice_regions', { params: guild })).toEqual(regions);
  expect(await ask('get_guild_vanity_url', { params: guild })).toEqual({ code: null, uses: 0 });
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  const body = { invites_disabled_until: inAnHour };
  expect(await ask('update_guild_incident_actions', { params: guild, body })).toEqual({
    ...body,
    dms_disabled_until: null,
  });
  const later = { dms_disabled_until: new Date(Date.now() + 2 * 86_400_000).toISOString() };
  expect(await refused('update_guild_incident_actions', { params: guild, body: later })).toBe('400 50035');
});

it('the widget is public once it is switched on', async () => {
  expect(await ask('get_guild_widget_settings', { params: guild })).toEqual({
    enabled: false,
    channel_id: null,
  });
  expect(await refused('get_guild_widget', { params: guild, token: null })).toBe('403 50004');
  await ask('update_guild_widget_settings', { params: guild, body: { enabled: true } });
  const widget = await ask('get_guild_widget', { params: guild, token: null });
  expect(widget.channels).toEqual([{ id: voice, name: 'Talk', position: 6 }]);
  const named = widget.members.map(({ username }: { username: string }) => username);
  expect(named).toEqual(expect.arrayContaining(['Ada', 'Mo', 'Lin']));
  expect(widget.members[0]).toMatchObject({ id: '0', discriminator: '0000', status: 'online' });
  expect(widget.members).toHaveLength(widget.presence_count);
  const png: string = await ask('get_guild_widget_png', { params: guild, token: null });
  expect(png).toContain('PNG');
  const styled = { params: guild, query: { style: 'round' } };
  expect(await refused('get_guild_widget_png', styled)).toBe('400 50035');
});

it('the welcome screen is hidden until it is enabled', async () => {
  expect(await plain.refused('get_guild_welcome_screen', { params: guild })).toBe('404 10069');
  const welcome_channels = [{ channel_id: seeded.general, description: 'Talk', emoji_name: '👋' }];
  const body = { enabled: true, description: 'Hello', welcome_channels };
  const screen = await ask('update_guild_welcome_screen', { params: guild, body });
  expect(screen).toMatchObject({ description: 'Hello', welcome_channels: [{ emoji_id: null }] });
  expect(await ask('get_guild_welcome_screen', { params: guild })).toEqual(screen);
  await bot.event('GUILD_UPDATE', ({ features }) =>
    (features as string[]).includes('WELCOME_SCREEN_ENABLED'),
  );
  expect(await ask('get_guild_new_member_welcome', { params: guild })).toBeNull();
});

it('onboarding is enabled with seven channels, of which everyone writes in five', async () => {
  expect(await ask('get_guilds_onboarding', { params: guild })).toMatchObject({
    enabled: false,
    prompts: [],
  });
  const few = { enabled: true, default_channel_ids: [seeded.general] };
  expect(await refused('put_guilds_onboarding', { params: guild, body: few })).toBe('400 350000');
  const default_channel_ids = [seeded.general, seeded.support, seeded.pictures, ...rooms.map(({ id }) => id)];
  const options = [{ title: 'Yes', role_ids: [], channel_ids: [seeded.general], emoji_name: '👍' }];
  const prompts = [{ id: '0', title: 'Ready?', options, single_select: true }];
  const body = { enabled: true, default_channel_ids, prompts };
  const set = await ask('put_guilds_onboarding', { params: guild, body });
  expect(set.prompts[0].id).not.toBe('0');
  const again = await ask('put_guilds_onboarding', { params: guild, body: { prompts: set.prompts } });
  expect(again.prompts[0].id).toBe(set.prompts[0].id);
});

it('the audit log is filtered and names its users', async () => {
  const log = await ask('list_guild_audit_log_entries', { params: guild, query: { action_type: 1 } });
  expect(log.users).toMatchObject([{ id: seeded.bot }]);
  const ids: string[] = log.audit_log_entries.map(({ id }: { id: string }) => id);
  expect(ids.length).toBeGreaterThan(2);
  expect(ids).toEqual(ids.toSorted().toReversed());
  const after = { after: 0, limit: 1 };
  const { audit_log_entries } = await ask('list_guild_audit_log_entries', { params: guild, query: after });
  expect(audit_log_entries[0].id).toBe(ids.at(-1));
  expect(await plain.refused('list_guild_audit_log_entries', { params: guild })).toBe('403 50013');
});

it('messages are found by their words and authors', async () => {
  const say = (userId: string, content: string) => local.discord.as(userId).in(seeded.general).send(content);
  const first = await say(seeded.mo, 'a red apple');
  await say(seeded.lin, 'a green apple');
  const found = await ask('guild_search', {
    params: guild,
    query: { content: 'apple', author_id: seeded.mo },
  });
  expect(found).toMatchObject({ total_results: 1, messages: [[{ id: first.id }]] });
  expect(await ask('guild_search', { params: guild, query: { content: 'apple', limit: 1 } })).toMatchObject({
    total_results: 2,
    messages: [[{ content: 'a green apple' }]],
  });
});

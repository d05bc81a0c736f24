import { afterAll, expect, it } from 'vitest';
import { Intent } from '../../src/gateway/intents.ts';
import { seeded } from '../../src/index.ts';
import { bareBot } from '../bare-bot.ts';
import { loginBot } from '../bot.ts';
import { adminSeed } from './admin-seed.ts';
import { startAsking } from './ask.ts';
import { PIXEL } from './pictures.ts';

const { ask, refused, local } = await startAsking({ seed: adminSeed });
const powerless = await startAsking();
afterAll(async () => {
  await local.close();
  await powerless.local.close();
});
const general = { channel_id: seeded.general };

/** A webhook of a person, as other tools have it. */
function peoplesHook(channelId: string = seeded.general) {
  const { id, token } = local.discord.admin.createWebhook({ channelId, name: 'Build server' });
  return { webhook_id: id, webhook_token: token };
}

const open = { token: null };

it('a webhook is created, listed, changed and deleted, and bots are told of each', async () => {
  const bot = await bareBot(local, Intent.GuildWebhooks | Intent.GuildModeration);
  const body = { name: 'News', avatar: PIXEL };
  const made = await ask('create_webhook', { params: general, body, reason: 'for news' });
  expect(made).toMatchObject({ type: 1, name: 'News', application_id: seeded.bot, user: { id: seeded.bot } });
  expect(made.avatar).toMatch(/^[\da-f]{32}$/);
  const webhook_id = made.id;
  expect(await ask('list_channel_webhooks', { params: general })).toEqual([made]);
  expect(await ask('get_guild_webhooks', { params: { guild_id: seeded.testServer } })).toEqual([made]);
  expect(await ask('get_webhook', { params: { webhook_id } })).toEqual(made);
  const change = { name: 'More news', channel_id: seeded.support, avatar: null };
  const changed = await ask('update_webhook', { params: { webhook_id }, body: change });
  expect(changed).toMatchObject({ name: 'More news', channel_id: seeded.support, avatar: null });
  await ask('delete_webhook', { params: { webhook_id } });
  expect(await refused('get_webhook', { params: { webhook_id } })).toBe('404 10015');
  await bot.settled();
  const updates = bot.events.filter(({ t }) => t === 'WEBHOOKS_UPDATE').map(({ d }) => d['channel_id']);
  expect(updates).toEqual([seeded.general, seeded.general, seeded.support, seeded.support]);
  const entries = bot.events.filter(({ t }) => t === 'GUILD_AUDIT_LOG_ENTRY_CREATE').map(({ d }) => d);
  expect(entries.map(({ action_type }) => action_type)).toEqual([50, 51, 52]);
  expect(entries[0]).toMatchObject({ reason: 'for news', target_id: webhook_id, user_id: seeded.bot });
  bot.leave();
});

it('the token alone reads, changes and deletes a webhook, and hides who made it', async () => {
  const params = peoplesHook();
  const shown = await ask('get_webhook_by_token', { params, ...open });
  expect(shown).toMatchObject({ name: 'Build server', application_id: null });
  expect(shown).not.toHaveProperty('user');
  const body = { name: 'Builds' };
  expect(await ask('update_webhook_by_token', { params, body, ...open })).toMatchObject(body);
  const wrong = { ...params, webhook_token: 'wrong' };
  expect(await refused('get_webhook_by_token', { params: wrong, ...open })).toBe('401 50027');
  await ask('delete_webhook_by_token', { params, ...open });
  expect(await refused('get_webhook_by_token', { params, ...open })).toBe('404 10015');
});

it('names, pictures, channels and permissions are checked', async () => {
  const create = (body: unknown, channel_id: string = seeded.support) =>
    refused('create_webhook', { params: { channel_id }, body });
  expect(await create({ name: 'Not Clyde' })).toBe('400 50035');
  expect(await create({ name: 'disCORD' })).toBe('400 50035');
  expect(await create({ name: 'x'.repeat(81) })).toBe('400 50035');
  expect(await create({ name: 'Hook', avatar: 'data:image/png;base64,AAAA' })).toBe('400 50035');
  expect(await create({ name: 'Hook' }, seeded.thread)).toBe('400 50024');
  expect(await powerless.refused('create_webhook', { params: general, body: { name: 'Hook' } })).toBe(
    '403 50013',
  );
  expect(await powerless.refused('list_channel_webhooks', { params: general })).toBe('403 50013');
  const { id } = powerless.local.discord.admin.createWebhook({ channelId: seeded.general, name: 'Hook' });
  expect(await powerless.refused('delete_webhook', { params: { webhook_id: id } })).toBe('403 50013');
});

it('a channel has at most 15 webhooks', async () => {
  for (let count = 0; count < 15; count += 1) peoplesHook(seeded.announcements);
  const params = { channel_id: seeded.announcements };
  expect(await refused('create_webhook', { params, body: { name: 'One more' } })).toBe('400 30007');
});

it('the same paths serve the answers to an interaction', async () => {
  let token = '';
  const client = await loginBot(local, async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    token = interaction.token;
    await interaction.reply('First answer');
  });
  const asked = await local.discord.as(seeded.mo).in(seeded.general).run('panel');
  await asked.answer();
  const params = { webhook_id: seeded.bot, webhook_token: token };
  expect(await ask('get_original_webhook_message', { params, ...open })).toMatchObject({
    content: 'First answer',
  });
  const body = { content: 'Changed' };
  expect(await ask('update_original_webhook_message', { params, body, ...open })).toMatchObject(body);
  expect(await ask('execute_webhook', { params, body: { content: 'More' }, ...open })).toMatchObject({
    content: 'More',
    webhook_id: seeded.bot,
  });
  await ask('delete_original_webhook_message', { params, ...open });
  expect(await refused('get_original_webhook_message', { params, ...open })).toBe('404 10008');
  await client.destroy();
});

it('messages in the formats of Slack and GitHub are shown as embeds', async () => {
  const params = peoplesHook();
  const attachments = [{ title: 'Deploy', title_link: 'https://example.com/', color: '#0f0', mrkdwn_in: [] }];
  const slack = { text: 'See <https://example.com|here>', channel: '#ops', attachments };
  expect(await ask('execute_slack_compatible_webhook', { params, body: slack, ...open })).toBe('ok');
  const fromSlack = await local.discord.waitForMessage(({ content }) => content.startsWith('See'));
  expect(fromSlack.content).toBe('See [here](https://example.com)');
  expect(fromSlack.embeds).toMatchObject([{ title: 'Deploy', color: 0x00ff00 }]);
  const sender = {
    id: 1,
    login: 'octocat',
    html_url: 'https://github.com/octocat',
    avatar_url: 'https://github.com/octocat.png',
  };
  const issue = {
    number: 3,
    title: 'It breaks',
    html_url: 'https://github.com/a/b/issues/3',
    body: 'Often.',
  };
  const repository = { full_name: 'a/b', name: 'b', html_url: 'https://github.com/a/b' };
  const opened = { action: 'opened', sender, issue, repository };
  await ask('execute_github_compatible_webhook', { params, body: opened, ...open });
  const fromGithub = await local.discord.waitForMessage(({ author }) => author.username === 'GitHub');
  expect(fromGithub.embeds).toMatchObject([
    { title: '[a/b] Issue opened: #3 It breaks', author: { name: 'octocat' } },
  ]);
  const forum = peoplesHook(seeded.forum);
  expect(await refused('execute_github_compatible_webhook', { params: forum, body: opened, ...open })).toBe(
    '400 220004',
  );
});

it('the address of a webhook can be called as it is', async () => {
  const { url } = local.discord.admin.createWebhook({ channelId: seeded.pictures, name: 'Camera' });
  const response = await fetch(`${url}?wait=true`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ content: 'Click' }),
  });
  expect(await response.json()).toMatchObject({ content: 'Click', channel_id: seeded.pictures });
});

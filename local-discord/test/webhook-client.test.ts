import { WebhookClient } from 'discord.js';
import { afterAll, expect, it } from 'vitest';
import { seeded, startLocalDiscord } from '../src/index.ts';

const local = await startLocalDiscord();
afterAll(() => local.close());

it('the webhook client of discord.js posts, edits, reads and deletes', async () => {
  const { id, token } = local.discord.admin.createWebhook({
    channelId: seeded.general,
    name: 'Build server',
  });
  const client = new WebhookClient({ id, token }, { rest: { api: local.apiUrl } });
  const sent = await client.send({ content: 'Build 7', username: 'Builder', files: [Buffer.from('log')] });
  expect(sent.author).toMatchObject({ username: 'Builder' });
  const edited = await client.editMessage(sent.id, 'Build 7 is green');
  expect(edited.content).toBe('Build 7 is green');
  expect((await client.fetchMessage(sent.id)).attachments).toHaveLength(1);
  await client.deleteMessage(sent.id);
  await expect(client.fetchMessage(sent.id)).rejects.toMatchObject({ code: 10_008 });
  expect(await client.edit({ name: 'Builds' })).toMatchObject({ name: 'Builds' });
  await client.delete();
  await expect(client.send('Too late')).rejects.toMatchObject({ code: 10_015 });
  client.destroy();
});

it('the webhook client of discord.js opens posts in a forum', async () => {
  const { id, token } = local.discord.admin.createWebhook({ channelId: seeded.forum, name: 'News' });
  const client = new WebhookClient({ id, token }, { rest: { api: local.apiUrl } });
  const first = await client.send({ content: 'First', threadName: 'A post' });
  const second = await client.send({ content: 'Second', threadId: first.channel_id });
  expect(second.channel_id).toBe(first.channel_id);
  client.destroy();
});

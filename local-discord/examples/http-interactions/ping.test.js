import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCAL_TOKEN, startLocalDiscord } from 'local-discord';
import { startBot } from './bot.js';

test('the bot answers a command over HTTP', async () => {
  const { apiUrl, discord, close } = await startLocalDiscord();
  const headers = { authorization: `Bot ${LOCAL_TOKEN}`, 'content-type': 'application/json' };
  const application = await (await fetch(`${apiUrl}/v10/applications/@me`, { headers })).json();
  await fetch(`${apiUrl}/v10/applications/${application.id}/commands`, {
    method: 'PUT',
    headers,
    body: JSON.stringify([{ name: 'ping', description: 'Answers' }]),
  });

  const bot = await startBot(application.verify_key);
  await discord.admin.setInteractionsEndpoint(bot.url);

  const asked = await discord.as('Mo').run('ping');
  assert.equal((await asked.answer()).content, 'Pong');
  bot.close();
  await close();
});

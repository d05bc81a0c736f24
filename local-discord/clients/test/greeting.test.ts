import { once } from 'node:events';
import http from 'node:http';
import * as Eris from 'eris';
import { expect, it } from 'vitest';
import { greeting } from '../../src/cli/texts.ts';
import { LOCAL_TOKEN, startLocalDiscord } from '../../src/index.ts';

it('Eris connects as the program tells', async () => {
  const { url, apiUrl, close } = await startLocalDiscord();
  const told = greeting({ version: '0', url, apiUrl, token: LOCAL_TOKEN });
  const line = /Eris +new Client\('Bot …', (.+)\)/.exec(told)?.[1] ?? '';
  const read = new Function('http', 'intents', `return ${line}`);
  const client = new Eris.Client(`Bot ${LOCAL_TOKEN}`, read(http, ['guilds']));
  const ready = once(client, 'ready');
  await client.connect();
  await ready;
  expect(client.user.username).toBe('Bot');
  client.disconnect({ reconnect: false });
  await close();
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCAL_TOKEN, seeded, startLocalDiscord } from 'local-discord';

test('a bot answers what Mo writes', async () => {
  const { apiUrl, discord, close } = await startLocalDiscord();
  const mo = discord.as('Mo').in(seeded.general);
  const question = await mo.send('Is anybody there?');

  // Your bot goes here; this is the request that its library would send.
  const sent = await fetch(`${apiUrl}/v10/channels/${seeded.general}/messages`, {
    method: 'POST',
    headers: { authorization: `Bot ${LOCAL_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ content: 'I am!', message_reference: { message_id: question.id } }),
  });
  assert.equal(sent.status, 200);

  const [, answer] = await mo.messages();
  assert.equal(answer.content, 'I am!');
  assert.equal(answer.replyTo, question.id);
  await close();
});

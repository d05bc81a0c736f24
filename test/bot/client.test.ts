import { RESTEvents } from 'discord.js';
import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { createClient } from '../../src/bot/client.ts';

const discord = fastify();
discord.patch('/api/v10/webhooks/:application/:token/messages/:message', async () => ({}));
afterAll(() => discord.close());

it('answers more than 50 interactions a second without holding any back', async () => {
  const url = await discord.listen({ host: '127.0.0.1', port: 0 });
  const client = createClient({ apiUrl: `${url}/api`, intents: [], sharding: { shards: [0], count: 1 } });
  let heldBack = 0;
  client.rest.on(RESTEvents.RateLimited, () => {
    heldBack += 1;
  });
  const edit = (index: number) =>
    client.rest.patch(`/webhooks/123456789012345678/token${index}/messages/@original`, {
      body: {},
      auth: false,
    });
  await Promise.all(Array.from({ length: 200 }, (_, index) => edit(index)));
  expect(heldBack).toBe(0);
  await client.destroy();
});

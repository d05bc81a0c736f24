import { type Client, RateLimitError, RESTEvents } from 'discord.js';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createClient } from '../../../src/discord/gateway/client.ts';

const discord = fastify();
discord.patch('/api/v10/webhooks/:application/:token/messages/:message', async () => ({}));
let limited = 0;
discord.post('/api/v10/interactions/:interaction/:token/callback', async (_request, reply) => {
  limited += 1;
  return reply.status(429).send({ message: 'too many', retry_after: 0, global: false });
});
let apiUrl = '';
beforeAll(async () => {
  apiUrl = `${await discord.listen({ host: '127.0.0.1', port: 0 })}/api`;
});
afterAll(() => discord.close());

/** Edits the reply to one interaction. */
const edit = ({ rest }: Client, index: number) =>
  rest.patch(`/webhooks/123456789012345678/token${index}/messages/@original`, { body: {}, auth: false });

it('answers more than 50 interactions a second without delay', async () => {
  const client = createClient({ apiUrl, intents: [], sharding: { shards: [0], count: 1 } });
  let heldBack = 0;
  client.rest.on(RESTEvents.RateLimited, () => {
    heldBack += 1;
  });
  await Promise.all(Array.from({ length: 200 }, (_, index) => edit(client, index)));
  expect(heldBack).toBe(0);
  await client.destroy();
});

it('rejects a rate-limited request without a retry delay instead of repeating it', async () => {
  const client = createClient({ apiUrl, intents: [], sharding: { shards: [0], count: 1 } });
  const defer = client.rest.post('/interactions/123456789012345678/token/callback', {
    body: {},
    auth: false,
  });
  await expect(defer).rejects.toThrow(RateLimitError);
  expect(limited).toBe(1);
  await client.destroy();
});

it('drops the state of answered interactions within minutes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const client = createClient({ apiUrl, intents: [], sharding: { shards: [0], count: 1 } });
  await edit(client, 1);
  expect(client.rest.handlers.size).toBe(1);
  vi.advanceTimersByTime(120_000);
  vi.useRealTimers();
  expect(client.rest.handlers.size).toBe(0);
  await client.destroy();
});

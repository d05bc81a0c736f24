import { RateLimitError, REST, RESTEvents } from 'discord.js';
import { afterAll, expect, it } from 'vitest';
import { LOCAL_TOKEN, seeded } from '../../src/index.ts';
import { adminSeed } from '../operations/admin-seed.ts';
import { startApi } from './api.ts';

const api = await startApi({ rateLimits: true, seed: adminSeed });
afterAll(() => api.local.close());

/** A client that waits as its library does, or fails where it would wait. */
function client(failing: readonly string[] = []): REST {
  const rest = new REST({ api: api.local.apiUrl, version: '10', rejectOnRateLimit: [...failing] });
  return rest.setToken(LOCAL_TOKEN);
}

it('a client that believes the headers is never refused', async () => {
  const rest = client();
  const limits: string[] = [];
  rest.on(RESTEvents.RateLimited, ({ scope }) => limits.push(scope));
  const { id } = (await rest.post(`/channels/${seeded.general}/messages`, { body: { content: 'Vote' } })) as {
    id: string;
  };
  const react = (emoji: string) =>
    rest.put(`/channels/${seeded.general}/messages/${id}/reactions/${encodeURIComponent(emoji)}/@me`);
  await Promise.all(['👍', '👎', '🤷', '🎉'].map(react));
  expect(limits.length).toBeGreaterThan(0);
  expect(api.frames.filter(({ status }) => status === 429)).toEqual([]);
});

it('a third new name in ten minutes is a sublimit to a client, and other changes go on', async () => {
  const rest = client(['/channels']);
  const change = (body: object) => rest.patch(`/channels/${seeded.support}`, { body });
  await change({ name: 'one' });
  await change({ name: 'two' });
  const refused: unknown = await change({ name: 'three' }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RateLimitError);
  expect(refused).toMatchObject({ scope: 'shared', global: false, limit: 10 });
  const { sublimitTimeout } = refused as RateLimitError;
  expect(sublimitTimeout).toBeGreaterThan(590_000);
  expect(sublimitTimeout).toBeLessThanOrEqual(600_100);
  await change({ nsfw: true });
});

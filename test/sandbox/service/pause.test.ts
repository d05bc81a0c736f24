import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPauses } from '../../../sandbox/service/pause.ts';

async function paused() {
  const pauses = createPauses(60_000);
  const ends: boolean[] = [];
  const app = fastify({ forceCloseConnections: true });
  onTestFinished(() => app.close());
  app.get('/', async (_request, reply) => {
    ends.push(await pauses.wait(reply));
    return 'awake';
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const caller = new AbortController();
  const answer = fetch(url, { signal: caller.signal });
  answer.catch(() => undefined);
  await vi.waitFor(() => expect(pauses.waiting).toBe(1), { timeout: 10_000 });
  return { pauses, ends, caller, answer };
}

test('a pause ends when the caller disconnects', async () => {
  const { pauses, ends, caller } = await paused();
  caller.abort();
  await vi.waitFor(() => expect(ends).toEqual([false]), { timeout: 10_000 });
  expect(pauses.waiting).toBe(0);
});

test('all pauses can be ended early at once', async () => {
  const { pauses, ends, answer } = await paused();
  pauses.abandonAll();
  expect(await (await answer).text()).toBe('awake');
  expect([ends, pauses.waiting]).toEqual([[false], 0]);
});

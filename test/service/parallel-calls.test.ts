import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Api, createApi } from '../../src/service/index.ts';
import { BASE, failure, KEY, PARCEL, useMockService } from './mock-service.ts';

const service = useMockService();

describe('many calls at once', () => {
  /** Answers every tracking call. @returns the numbers in the order of the calls */
  function listen(delayMs: number): string[] {
    const numbers: string[] = [];
    service.agent
      .get(BASE)
      .intercept({ path: /^\/v1\/tracking/ })
      .reply(200, ({ path }) => {
        const number = new URL(path, BASE).searchParams.get('num');
        numbers.push(String(number));
        return JSON.stringify({ ...PARCEL, tracking_number: number });
      })
      .delay(delayMs)
      .persist();
    return numbers;
  }

  it.each(['forUser', 'forBackground'] as const)(
    'of one caller (%s) delay another user by no more calls than run at once',
    async (as) => {
      const numbers = listen(5);
      const client = service.client({ concurrency: 8, timeoutMs: 10_000 });
      const many = client[as]('ada');
      const all = Array.from({ length: 400 }, (_, index) => many.tracking(`MANY${index}`));
      await many.tracking('MANY3');
      const before = numbers.length;
      await client.forUser('lin').tracking('LIN0');
      expect(numbers.indexOf('LIN0') - before).toBeLessThanOrEqual(8);
      await Promise.all(all);
      expect(numbers).toHaveLength(401);
    },
  );

  it('for the same number share one call, which starts on the turn of a user, before the background', async () => {
    const numbers = listen(5);
    const client = service.client({ concurrency: 1, timeoutMs: 10_000 });
    const background = client.forBackground('polling');
    const all = Array.from({ length: 100 }, (_, index) => background.tracking(`POLL${index}`));
    await client.forUser('lin').tracking('POLL99');
    expect(numbers.slice(0, 2)).toEqual(['POLL0', 'POLL99']);
    await Promise.all(all);
    expect(numbers).toHaveLength(100);
  });
});

describe('closing the client', () => {
  let server: Server;
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  async function clientOf(listener: RequestListener): Promise<Api> {
    server = createServer(listener).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = z.object({ port: z.number() }).parse(server.address());
    return createApi({
      baseUrl: `http://127.0.0.1:${port}`,
      key: KEY,
      timeoutMs: 60_000,
      concurrency: 1,
      arrayEncoding: 'repeat',
    });
  }
  const STOPPING = { kind: 'unavailable', detail: 'this process is stopping' };

  it('ends running and waiting calls at once when the service hangs', async () => {
    const client = await clientOf(() => {});
    const running = failure(client.tracking('LP001'));
    const waiting = failure(client.forUser('ada').tracking('LP002'));
    await once(server, 'request');
    await client.close();
    for (const ended of [running, waiting, failure(client.tracking('LP003'))]) {
      expect(await ended).toMatchObject(STOPPING);
    }
  });

  it('ends a call that waits for a Retry-After', async () => {
    const client = await clientOf((_request, response) => {
      response.writeHead(429, { 'retry-after': '30' }).end();
    });
    const waiting = failure(client.tracking('LP001'));
    await once(server, 'request');
    await vi.waitFor(() => expect(client.serviceStatus().failedAt).not.toBeNull(), { timeout: 10_000 });
    await client.close();
    expect(await waiting).toMatchObject(STOPPING);
  });
});

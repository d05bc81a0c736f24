import { describe, expect, it } from 'vitest';
import { createLog } from '../../src/process/log.ts';
import { READY } from '../support/health.ts';
import { useReceiver } from '../support/receiver-harness.ts';

const { app, use } = useReceiver();

describe('the receiver’s pages', () => {
  it('report up, and ready when gateway and database are', async () => {
    expect((await app().inject('/healthz')).statusCode).toBe(200);
    expect((await app().inject('/readyz')).statusCode).toBe(200);
    await use({
      health: async () => ({ ...READY, ready: false, gateway: false }),
    });
    const answer = await app().inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ gateway: false, database: true });
  });

  it('log a failure and do not show its cause', async () => {
    const lines: string[] = [];
    await use({
      health: () => Promise.reject(new Error('database is locked')),
      log: createLog('error', { write: (line) => void lines.push(line) }),
    });
    const answer = await app().inject('/readyz');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ status: 'refused', reason: 'The request failed.' });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { url: '/readyz', err: { message: 'database is locked' } },
    ]);
    expect((await app().inject('/healthz')).statusCode).toBe(200);
  });
});

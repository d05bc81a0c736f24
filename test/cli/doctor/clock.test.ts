import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { finding, findingOf, nowhere, useDoctorSetup } from '../../support/doctor-harness.ts';

const MINUTE_MS = 60_000;

/** Runs until the test ends. */
async function serverBehind(ms: number, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { date: new Date(Date.now() - ms).toUTCString(), ...headers }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the clock', () => {
  const setup = useDoctorSetup();
  afterEach(() => {
    vi.useRealTimers();
  });
  /** Only what the doctor reads: the servers keep their clock. */
  const setClock = (aheadMs: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + aheadMs });
  };

  it('is good within a minute of Discord’s and the service’s', async () => {
    expect(await findingOf('clock')).toEqual(
      finding('good', `within a minute of Discord’s and ${new URL(setup().serviceUrl).host}’s`),
    );
    setClock(-50_000);
    expect(await findingOf('clock')).toEqual(finding('good', 'within a minute'));
  });

  it.each([
    [
      10 * MINUTE_MS,
      'ahead of',
      /this machine’s is (599|600|601) s ahead of Discord’s, and (599|600|601) s ahead of/,
    ],
    [
      -2 * MINUTE_MS,
      'behind',
      /this machine’s is (119|120|121) s behind Discord’s, and (119|120|121) s behind/,
    ],
  ])('that is %i ms %s both is bad', async (aheadMs, _direction, words) => {
    setClock(aheadMs);
    expect(await findingOf('clock')).toEqual(finding('bad', words));
    expect(await findingOf('clock')).toEqual(finding('bad', 'timedatectl'));
  });

  it('is compared with the one that answers', async () => {
    vi.stubEnv('API_BASE_URL', await nowhere());
    expect(await findingOf('clock')).toEqual(finding('good', /within a minute of Discord’s$/));
    vi.stubEnv('DISCORD_API_URL', await nowhere());
    expect(await findingOf('clock')).toEqual(
      finding('warning', 'not checked because of “Discord” and “service”'),
    );
  });

  it('that differs from one of them only is not blamed', async () => {
    vi.stubEnv('API_BASE_URL', await serverBehind(5 * MINUTE_MS));
    expect(await findingOf('clock')).toEqual(finding('bad', /ahead of 127[^,]+\nThe other one agrees/));
  });

  it('of a response from a cache is that of its making', async () => {
    vi.stubEnv('API_BASE_URL', await serverBehind(5 * MINUTE_MS, { age: '300' }));
    expect(await findingOf('clock')).toEqual(finding('good', 'within a minute'));
  });
});

import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { openStore } from '../../../src/store/index.ts';
import { finding, findingOf, nowhere, STRONG_SECRET, useDoctorSetup } from '../../support/doctor-harness.ts';
import { startReceiver } from '../../support/running-receiver.ts';

const setup = useDoctorSetup();

describe('the doctor checks the webhook address:', () => {
  it('explains how to check it when no address is given', async () => {
    vi.stubEnv('WEBHOOK_PATH', '/in');
    expect(await findingOf('webhook address')).toEqual(
      finding('warning', /not checked.*HOST\/in.*port 8080.*--webhook-url/s),
    );
    vi.stubEnv('WEBHOOK_SECRET', '');
    expect(await findingOf('webhook address')).toEqual(finding('warning', 'because of “webhook secret”'));
  });

  it('posts a sample that alerts nobody, and explains a wrong path, secret or port', async () => {
    const store = openStore(setup().databasePath);
    const receiver = await startReceiver(store, { secrets: [STRONG_SECRET] });
    // Only a test uses plain http.
    expect(await findingOf('webhook address', receiver.url)).toEqual(
      finding('warning', 'arrived (“ignored”), unencrypted'),
    );
    expect(await store.events.list({}, 10)).toMatchObject([{ kind: 'doctor.sample', posted: 0, pending: 0 }]);
    expect(await findingOf('webhook address', `${receiver.url}/other`)).toEqual(
      finding('bad', 'the bot answers, but not at this path (404)'),
    );
    vi.stubEnv('WEBHOOK_SECRET', [...STRONG_SECRET].reverse().join(''));
    expect(await findingOf('webhook address', receiver.url)).toEqual(
      finding('bad', 'has another WEBHOOK_SECRET'),
    );
    await receiver.close();
    expect(await findingOf('webhook address', `${await nowhere()}/webhook`)).toEqual(
      finding('bad', 'no answer: nothing listens there'),
    );
    await store.close();
  });

  it('explains clocks that differ, and a database that cannot be written', async () => {
    const store = openStore(setup().databasePath);
    const late = await startReceiver(store, {
      secrets: [STRONG_SECRET],
      clock: () => Date.now() + 8 * 86_400_000,
    });
    expect(await findingOf('webhook address', late.url)).toEqual(finding('bad', 'Correct the clocks'));
    await late.close();
    const full = await startReceiver(store, {
      secrets: [STRONG_SECRET],
      ingest: () => Promise.reject(new Error('full')),
    });
    expect(await findingOf('webhook address', full.url)).toEqual(
      finding('bad', 'the bot cannot store the event (503)'),
    );
    await full.close();
    await store.close();
  });

  it.each([
    [200, 'but not this bot'],
    [301, 'Register the address that it redirects to'],
    [401, 'the proxy asks for a login'],
    [403, 'forbids it'],
    [404, 'the proxy knows no such path'],
    [405, 'POST is not allowed there'],
    [413, 'pass on body and headers unchanged'],
    [418, 'the answer is 418'],
    [429, 'Wait a minute'],
    [502, 'Is the bot running?'],
    [503, 'the proxy has no server to forward to'],
    [504, 'Is the bot running?'],
    [526, 'See the proxy’s log'],
  ])('explains a proxy’s reply %i', async (status, words) => {
    const proxy = Fastify();
    proxy.post('/webhook', (_request, reply) =>
      reply
        .code(status)
        .headers(status === 301 ? { location: '/elsewhere' } : {})
        .type('text/html')
        .send('<h1>nginx</h1>'),
    );
    const address = await proxy.listen({ host: '127.0.0.1', port: 0 });
    expect(await findingOf('webhook address', `${address}/webhook`)).toEqual(finding('bad', words));
    await proxy.close();
  });
});

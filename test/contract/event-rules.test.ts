import { Webhook } from 'standardwebhooks';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { listenForEvents } from '../../contract/event-rules.ts';
import { freePort } from '../../sandbox/free-port.ts';
import { trackingUpdated } from '../support/signed-events.ts';

const WHSEC = `whsec_${Buffer.from('a key of at least 24 bytes, made of any').toString('base64')}`;
const contract = await readContract();

/** What is found about an event of a parcel that is posted with these headers. */
async function check(body: string, headers: Readonly<Record<string, string>>) {
  const port = await freePort();
  const listener = await listenForEvents('127.0.0.1', port, WHSEC);
  onTestFinished(() => listener.close());
  const response = await fetch(`http://127.0.0.1:${port}/anything`, { method: 'POST', headers, body });
  expect(response.status).toBe(200);
  const rows = listener.rows(contract).filter(({ about }) => about === 'tracking.updated');
  return Object.fromEntries(rows.map(({ rule, outcome }) => [rule, outcome.verdict]));
}

describe('an event', () => {
  const body = JSON.stringify(trackingUpdated('LP00123456784821CN', { status: 'Departed' }));
  const [id, now] = ['msg_1', new Date()];
  const standard = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': new Webhook(WHSEC).sign(id, now, body),
  };
  const whole = {
    'the content type is application/json': 'passed',
    'its signature fits its bytes and the secret': 'passed',
    'the body fits its schema': 'passed',
    'created is when it was sent, within five minutes': 'passed',
  };

  it('may be signed by Standard Webhooks', async () => {
    expect(await check(body, standard)).toEqual(whole);
  });

  it('of another content type is found', async () => {
    expect(await check(body, { ...standard, 'content-type': 'text/plain' })).toEqual({
      ...whole,
      'the content type is application/json': 'failed',
    });
  });

  it('without what its schema requires is found', async () => {
    const other = JSON.stringify({ event: 'tracking.updated', created: now.toISOString(), data: {} });
    const signature = new Webhook(WHSEC).sign(id, now, other);
    expect(await check(other, { ...standard, 'webhook-signature': signature })).toEqual({
      ...whole,
      'the body fits its schema': 'failed',
    });
  });

  it('of an unknown kind, or that is too large, is acknowledged and not counted', async () => {
    for (const other of [
      '{"event":"parcel.exploded"}',
      'nonsense',
      JSON.stringify({ ...JSON.parse(body), more: 'x'.repeat(300_000) }),
    ])
      expect(new Set(Object.values(await check(other, standard)))).toEqual(new Set(['not tested']));
  });
});

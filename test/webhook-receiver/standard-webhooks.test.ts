import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { isSignedAsStandard } from '../../src/webhook-receiver/signature.ts';
import { EVENT, NOW, type Sent, useReceiver } from '../support/receiver-harness.ts';
import { SECRET } from '../support/signed-events.ts';

const BODY = JSON.stringify(EVENT);
const KEY = Buffer.from('a key of at least 24 bytes, made of any').toString('base64');
const WHSEC = `whsec_${KEY}`;

const { use, send, count } = useReceiver();

/** What the official library sends, with changes. */
function standard(
  { secret = WHSEC, id = 'msg_2KWPBgLlAfxdpx2AI54pPJ85f4W', at = NOW, body = BODY } = {},
  changes: Readonly<Record<string, string>> = {},
): Sent {
  const sender = secret.startsWith('whsec_') ? new Webhook(secret) : new Webhook(secret, { format: 'raw' });
  const timestamp = new Date(at);
  return {
    body,
    signature: null,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at / 1_000)),
      'webhook-signature': sender.sign(id, timestamp, body),
      ...changes,
    },
  };
}

const MINUTES = 60_000;

describe('an event signed by Standard Webhooks', () => {
  it.each([
    ['a secret of whsec_ and base64', WHSEC],
    ['a plain secret', SECRET],
  ])(
    'with %s is accepted, and told once, however often and with whatever id it is sent',
    async (_how, secret) => {
      await use({ secrets: [secret] });
      expect(await send(standard({ secret }))).toMatchObject({ status: 200, json: { status: 'accepted' } });
      const again = standard({ secret, id: 'msg_another', at: NOW + MINUTES });
      expect(await send(again)).toMatchObject({ status: 200, json: { status: 'duplicate' } });
      expect(await send({ body: BODY, signature: hmac(secret) })).toMatchObject({
        json: { status: 'duplicate' },
      });
      expect(await count()).toBe(1);
    },
  );

  it('with any of the secrets is accepted, also as one of several signatures', async () => {
    await use({ secrets: [SECRET, WHSEC] });
    const { headers = {} } = standard();
    const signature = `v1a,${'0'.repeat(86)} v1,${'0'.repeat(43)}= ${headers['webhook-signature']}`;
    expect((await send(standard({}, { 'webhook-signature': signature }))).status).toBe(200);
  });

  it.each([
    ['5 minutes ago', -5 * MINUTES, 200],
    ['more than 5 minutes ago', -5 * MINUTES - 1_000, 401],
    ['5 minutes ahead', 5 * MINUTES, 200],
    ['more than 5 minutes ahead', 5 * MINUTES + 1_000, 401],
  ])('sent %s (%d ms) gets %d', async (_when, offset, status) => {
    await use({ secrets: [WHSEC] });
    expect((await send(standard({ at: NOW + offset }))).status).toBe(status);
  });

  it.each<[string, Sent]>([
    ['another secret', standard({ secret: `whsec_${Buffer.from('x'.repeat(32)).toString('base64')}` })],
    ['another body', { ...standard(), body: BODY.replace('Departed', 'departed') }],
    ['another id', standard({}, { 'webhook-id': 'msg_other' })],
    ['another time', standard({}, { 'webhook-timestamp': String(NOW / 1_000 + 1) })],
    ['a time in milliseconds', standard({}, { 'webhook-timestamp': String(NOW) })],
    ['a time that is none', standard({}, { 'webhook-timestamp': 'NaN' })],
    ['no id', standard({}, { 'webhook-id': '' })],
    ['an id that could be the beginning of a body', standard({ id: '{"event":1' })],
    ['no version', standard({}, { 'webhook-signature': signatureOf().slice('v1,'.length) })],
    ['another version', standard({}, { 'webhook-signature': signatureOf().replace('v1,', 'v2,') })],
    ['no signature', standard({}, { 'webhook-signature': '' })],
    ['the ninth signature', standard({}, { 'webhook-signature': `${'v1,x '.repeat(8)}${signatureOf()}` })],
    ['its secret as plain text', { ...standard(), headers: plainlySigned(WHSEC) }],
    [
      'its signature in the service’s header',
      standard({}, { 'x-reps-signature': signatureOf(), 'webhook-id': '' }),
    ],
  ])('with %s is refused', async (_what, sent) => {
    await use({ secrets: [WHSEC] });
    expect(await send(sent)).toMatchObject({ status: 401, json: { status: 'refused' } });
    expect(await count()).toBe(0);
  });

  it.each(['whsec_', 'whsec_not-base64-at-all-not-at-all', 'whsec_dG9vIHNob3J0'])(
    'is refused with the secret %s, which is no key, and accepted in the service’s header',
    async (secret) => {
      await use({ secrets: [secret] });
      expect((await send({ ...standard(), headers: plainlySigned(secret) })).status).toBe(401);
      expect((await send({ ...standard(), headers: plainlySigned('') })).status).toBe(401);
      expect((await send({ body: BODY, signature: hmac(secret) })).status).toBe(200);
    },
  );

  it('is refused without a secret', async () => {
    await use({ secrets: [] });
    expect((await send(standard())).status).toBe(401);
    expect((await send({ ...standard(), headers: plainlySigned('') })).status).toBe(401);
  });
});

interface SignedRequest {
  readonly id: string;
  readonly body: string;
  readonly key: string;
  readonly seconds: number;
}

it('a signature of the official library fits only its id, time, bytes and secret', () => {
  const id = fc.stringMatching(/^[A-Za-z0-9_.-]{1,40}$/);
  const body = fc.json();
  const key = fc
    .uint8Array({ minLength: 24, maxLength: 64 })
    .map((bytes) => `whsec_${Buffer.from(bytes).toString('base64')}`);
  const seconds = fc.integer({ min: NOW / 1_000 - 300, max: NOW / 1_000 + 300 });
  const request = fc.record({ id, body, key, seconds });
  const fits = (signature: string, { id, body, key, seconds }: SignedRequest) =>
    isSignedAsStandard(Buffer.from(body), { id, timestamp: String(seconds), signature }, [SECRET, key], NOW);
  fc.assert(
    fc.property(request, request, (own, other) => {
      const signed = new Webhook(own.key).sign(own.id, new Date(own.seconds * 1_000), own.body);
      expect(fits(signed, own)).toBe(true);
      expect(fits(signed, { ...own, id: other.id })).toBe(own.id === other.id);
      expect(fits(signed, { ...own, body: other.body })).toBe(own.body === other.body);
      expect(fits(signed, { ...own, key: other.key })).toBe(own.key === other.key);
      expect(fits(signed, { ...own, seconds: other.seconds })).toBe(own.seconds === other.seconds);
    }),
  );
});

function signatureOf(): string {
  return new Webhook(WHSEC).sign('msg_2KWPBgLlAfxdpx2AI54pPJ85f4W', new Date(NOW), BODY);
}

function hmac(secret: string): string {
  return createHmac('sha256', secret).update(BODY).digest('hex');
}

/** Right but for the key, which is the secret as it is written. */
function plainlySigned(secret: string): Readonly<Record<string, string>> {
  const [id, timestamp] = ['msg_1', String(NOW / 1_000)];
  const mac = createHmac('sha256', secret).update(`${id}.${timestamp}.${BODY}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${mac}` };
}

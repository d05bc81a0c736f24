import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SIGNATURE_FORMATS, signatureOf } from '../../sandbox/service/index.ts';
import type { Store } from '../../src/store/index.ts';
import { MALFORMED_REQUESTS, rawExchange } from '../support/raw-requests.ts';
import { createTestReceiver } from '../support/running-receiver.ts';
import { SECRET, trackingUpdated } from '../support/signed-events.ts';
import { openMemoryStore } from '../support/store-fixtures.ts';

/** `FUZZ_RUNS=100000` for the long form; 100,000 take less than a minute. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 1_500);

let store: Store;
let app: FastifyInstance;
beforeAll(async () => {
  store = openMemoryStore();
  app = await createTestReceiver(store);
});
afterAll(async () => {
  await app.close();
  await store.close();
});

const good = Buffer.from(
  JSON.stringify(trackingUpdated('LP00123456784821CN', { date: '2026-11-20', status: 'x' })),
);

/** A valid body, one with a change, one that is cut or doubled, or arbitrary bytes. */
const body = fc.oneof(
  { weight: 3, arbitrary: fc.constant(good) },
  fc.tuple(fc.nat(good.length - 1), fc.nat(255)).map(([at, byte]) => {
    const changed = Buffer.from(good);
    changed[at] = byte;
    return changed;
  }),
  fc.nat(good.length).map((length) => good.subarray(0, length)),
  fc.constant(Buffer.concat([good, good])),
  fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
  fc.json({ maxDepth: 5 }).map((json) => Buffer.from(json)),
  fc
    .record({
      event: fc.constantFrom(
        'tracking.updated',
        'qc.batch.created',
        'convert.resolved',
        'lookup.resolved',
        'x',
      ),
      created: fc.constant(new Date().toISOString()),
      data: fc.object({ maxDepth: 3 }),
    })
    .map((event) => Buffer.from(JSON.stringify(event))),
  fc.constant(Buffer.from('['.repeat(50_000))),
);

type Signing = (bytes: Buffer) => string | undefined;
const anyFormat = fc.constantFrom(...SIGNATURE_FORMATS);
/** Headers that are right, of other bytes, by another secret, broken, or anything at all. */
const signing: fc.Arbitrary<{ readonly sign: Signing; readonly isRight: (bytes: Buffer) => boolean }> =
  fc.oneof(
    {
      weight: 2,
      arbitrary: anyFormat.map((format) => ({
        sign: (bytes: Buffer) => signatureOf(bytes, SECRET, format),
        isRight: () => true,
      })),
    },
    anyFormat.map((format) => ({
      sign: () => signatureOf(good, SECRET, format),
      isRight: (bytes: Buffer) => bytes.equals(good),
    })),
    fc.tuple(anyFormat, fc.string({ minLength: 1 })).map(([format, secret]) => ({
      sign: (bytes: Buffer) => signatureOf(bytes, secret, format),
      isRight: () => secret === SECRET,
    })),
    fc.tuple(fc.nat(62), fc.constantFrom('', ' ', '=', '\t', 'Z')).map(([at, mark]) => ({
      sign: (bytes: Buffer) => {
        const right = signatureOf(bytes, SECRET, 'hex');
        return right.slice(0, at) + mark + right.slice(at + 1);
      },
      isRight: () => false,
    })),
    fc
      .string({
        unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
        maxLength: 200,
      })
      .map((text) => ({ sign: () => text, isRight: () => false })),
    fc.constant({ sign: () => undefined, isRight: () => false }),
  );

const extra = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  fc.constantFrom<Record<string, string>>(
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'application/json, text/html' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-encoding': 'br' },
    { 'transfer-encoding': 'gzip' },
    { expect: '100-continue' },
    { 'x-forwarded-for': '1.2.3.4, 5.6.7.8' },
    { 'x-http-method-override': 'GET' },
    { 'webhook-id': 'x', 'webhook-timestamp': '9'.repeat(400), 'webhook-signature': 'v1,' },
    { 'webhook-id': 'x', 'webhook-timestamp': String(Date.now() / 1_000), 'webhook-signature': 'v1,=' },
    { 'webhook-signature': 'v1,'.repeat(2_000) },
  ),
);

describe('mutated requests to the receiver', () => {
  it(`never crash it, and none without a signature is accepted (${RUNS} of them)`, async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(body, signing, extra, async (bytes, { sign, isRight }, headers) => {
        const signature = sign(bytes);
        const response = await app.inject({
          method: 'POST',
          url: '/webhook',
          headers: {
            'content-type': 'application/json',
            ...(signature === undefined ? {} : { 'x-reps-signature': signature }),
            ...headers,
          },
          payload: bytes,
        });
        expect([200, 400, 401, 413, 415, 429]).toContain(response.statusCode);
        if (response.statusCode !== 200 && response.statusCode !== 400) return;
        // What got past the signature was rightly signed.
        expect(isRight(bytes)).toBe(true);
        accepted += 1;
      }),
      { numRuns: RUNS },
    );
    expect(accepted).toBeGreaterThan(RUNS / 20);
  }, 1_200_000);

  it('that are not HTTP do not stop it from answering', async () => {
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const port = Number(new URL(address).port);
    for (const text of MALFORMED_REQUESTS) await rawExchange(port, text);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  });
});

import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../src/process/log.ts';
import { EVENT, NOW, NUMBER, SCAN, useReceiver } from '../support/receiver-harness.ts';
import { SECRET, trackingUpdated } from '../support/signed-events.ts';

const { use, send, count } = useReceiver();

describe('the receiver refuses an event', () => {
  it.each([
    ['no signature', { signature: null }],
    ['an empty one', { signature: '' }],
    ['one of other bytes', { signature: createHmac('sha256', SECRET).update('other').digest('hex') }],
    [
      'one by another secret',
      { signature: createHmac('sha256', 'some other secret').update(JSON.stringify(EVENT)).digest('hex') },
    ],
    [
      'half of one',
      { signature: createHmac('sha256', SECRET).update(JSON.stringify(EVENT)).digest('hex').slice(0, 32) },
    ],
    [
      'a right one of changed bytes',
      {
        body: JSON.stringify(EVENT).replace('Departed', 'departed'),
        signature: createHmac('sha256', SECRET).update(JSON.stringify(EVENT)).digest('hex'),
      },
    ],
    [
      'the right one behind too many wrong ones',
      {
        signature: [
          ...Array.from({ length: 20 }, () => '0'.repeat(64)),
          createHmac('sha256', SECRET).update(JSON.stringify(EVENT)).digest('hex'),
        ].join(),
      },
    ],
  ])('with 401: %s', async (_what, sent) => {
    expect(await send(sent)).toMatchObject({ status: 401 });
    expect(await count()).toBe(0);
  });

  it('with 401 always, while no secret is set', async () => {
    await use({ secrets: [] });
    expect((await send()).status).toBe(401);
    expect(
      (await send({ signature: createHmac('sha256', '').update(JSON.stringify(EVENT)).digest('hex') }))
        .status,
    ).toBe(401);
  });

  it.each([
    ['not JSON', 'nonsense', undefined],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0x22]), undefined],
    ['an array', '[]', ['']],
    ['no event', JSON.stringify({ ...EVENT, event: undefined }), ['event']],
    ['no data', JSON.stringify({ ...EVENT, data: 'LP1' }), ['data']],
    ['a created that is none', JSON.stringify({ ...EVENT, created: 'yesterday' }), ['created']],
    ['a created of no calendar', JSON.stringify({ ...EVENT, created: '2026-13-45T00:00:00Z' }), ['created']],
    ['no tracking number', JSON.stringify({ ...EVENT, data: { latest: SCAN } }), ['data.tracking_id']],
    [
      'a tracking number that is none',
      JSON.stringify({ ...EVENT, data: { tracking_id: 'hello', latest: SCAN } }),
      ['data.tracking_id'],
    ],
    [
      'a scan that says nothing',
      JSON.stringify({ ...EVENT, data: { tracking_id: NUMBER, status: ' ', latest: {} } }),
      ['data.latest'],
    ],
    [
      'a scan of another shape',
      JSON.stringify({ ...EVENT, data: { tracking_id: NUMBER, latest: { date: 5 } } }),
      ['data.latest.date'],
    ],
    [
      'no product',
      JSON.stringify({
        event: 'qc.batch.created',
        created: EVENT.created,
        data: { url: 'https://example.com/' },
      }),
      ['data.product_id'],
    ],
  ])('with 400: %s, naming where it is wrong, but no value', async (_what, body, paths) => {
    const answer = await send({ body });
    expect(answer).toMatchObject({
      status: 400,
      json: { status: 'refused', ...(paths === undefined ? {} : { paths }) },
    });
    expect(JSON.stringify(answer.json)).not.toMatch(/hello|nonsense|yesterday|example\.com/);
    expect(await count()).toBe(0);
  });

  it('with 400 and a log line that names where it is wrong, but no value', async () => {
    const lines: string[] = [];
    await use({ log: createLog('warn', { write: (line) => void lines.push(line) }) });
    await send({ body: JSON.stringify({ ...EVENT, data: { tracking_id: 'hello' } }) });
    await send({ body: 'hello', signature: 'forged' });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'event refused', paths: expect.arrayContaining(['data.tracking_id']) },
    ]);
    expect(lines.join('')).not.toContain('hello');
  });

  it.each([
    ['more than 5 minutes ahead', 5 * 60_000 + 1_000, 400],
    ['less than 5 minutes ahead', 5 * 60_000 - 1_000, 200],
    ['less than 7 days old', -7 * 86_400_000 + 1_000, 200],
    ['more than 7 days old', -7 * 86_400_000 - 1_000, 400],
  ])('by its age: created %s', async (_what, offset, status) => {
    const event = trackingUpdated(NUMBER, SCAN, new Date(NOW + offset));
    expect((await send({ body: JSON.stringify(event) })).status).toBe(status);
  });

  it('with 413 before checking the signature, also without a content length', async () => {
    expect((await send({ body: 'x'.repeat(256 * 1024 + 1), signature: null })).status).toBe(413);
    expect((await send({ body: ' '.repeat(256 * 1024) })).status).toBe(400);
  });

  it.each([
    [{ 'content-type': 'text/plain' }],
    [{ 'content-type': 'application/x-www-form-urlencoded' }],
    [{ 'content-type': '' }],
    [{ 'content-encoding': 'gzip' }],
  ])('with 415: %j', async (headers) => {
    expect((await send({ headers })).status).toBe(415);
  });

  it.each([{ 'content-type': 'application/json; charset=utf-8' }, { 'content-type': 'APPLICATION/JSON' }])(
    'but not for the content type in %j',
    async (headers) => {
      expect((await send({ headers })).status).toBe(200);
    },
  );

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('with 405: %s', async (method) => {
    const answer = await send({ method });
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toBe('POST');
  });

  it.each(['/', '/webhooks', '/webhook/x', '/WEBHOOK'])('with 404: %s', async (path) => {
    expect((await send({ path })).status).toBe(404);
  });

  it('with 429 after many bad signatures from one address, but accepts valid ones', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 30; index += 1)
      statuses.push((await send({ signature: '0'.repeat(64) })).status);
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401));
    expect(statuses.at(-1)).toBe(429);
    expect((await send()).status).toBe(200);
  });

  it('with 503 and Retry-After when it cannot be stored', async () => {
    await use({ ingest: () => Promise.reject(new Error('disk full')) });
    const answer = await send();
    expect(answer.status).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.stringify(answer.json)).not.toContain('disk');
  });
});

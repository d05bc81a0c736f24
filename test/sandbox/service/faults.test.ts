import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FAULTS, type RunningService, startService } from '../../../sandbox/service/index.ts';
import { convertResult, errorResult, lookupResult, qcResult, trackingResult } from './interface-schema.ts';

const OURS = encodeURIComponent('https://weidian.com/item.html?itemID=7212345601');
const CALLS = {
  tracking: { path: '/v1/tracking?num=LX208857143CN', shape: trackingResult },
  qc: { path: `/v1/qc?url=${OURS}`, shape: qcResult },
  lookup: { path: `/v1/lookup?url=${OURS}`, shape: lookupResult },
  convert: { path: `/v1/convert?url=${OURS}`, shape: convertResult },
} as const;
const OPERATIONS = Object.values(CALLS);

let running: RunningService;
beforeEach(async () => {
  running = await startService();
});
afterEach(() => running.close());

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${running.url}${path}`, { ...init, headers: { authorization: 'Bearer demo-key' } });
}

test('every operation answers over a real socket, with URLs that work', async () => {
  for (const { path, shape } of OPERATIONS) {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    shape.parse(await answer.json());
  }
  const { batches, docs } = qcResult.parse(await (await get(CALLS.qc.path)).json());
  for (const address of [batches[0]?.photos[0] ?? '', docs]) {
    expect(address.startsWith(running.url)).toBe(true);
    expect((await fetch(address)).status).toBe(200);
  }
});

test('the service reports the current fault and recovers when it is cleared', async () => {
  const { fault } = running.service;
  for (const mode of FAULTS) {
    fault.set(mode);
    expect(fault.current).toBe(mode);
  }
  fault.set(null);
  expect(fault.current).toBeNull();
  expect((await get(CALLS.tracking.path)).status).toBe(200);
});

test('the fault down cuts API connections but still serves pictures', async () => {
  running.service.fault.set('down');
  for (const { path } of OPERATIONS) await expect(get(path)).rejects.toThrow();
  expect(running.service.requests.map(({ status }) => status)).toEqual([null, null, null, null]);
  expect((await get('/photos/main/weidian/7212345601')).status).toBe(200);
});

test('the fault slow stops waiting when the caller disconnects', async () => {
  running.service.fault.set('slow');
  const caller = new AbortController();
  const answer = get(CALLS.tracking.path, { signal: caller.signal });
  answer.catch(() => undefined);
  await vi.waitFor(() => expect(running.service.requests).toHaveLength(1), { timeout: 10_000 });
  caller.abort();
  await expect(answer).rejects.toThrow();
  expect(running.service.requests[0]?.status).toBeNull();
});

test('the fault slow does not delay closing the server', async () => {
  running.service.fault.set('slow');
  const answer = get(CALLS.tracking.path);
  answer.catch(() => undefined);
  await vi.waitFor(() => expect(running.service.requests).toHaveLength(1), { timeout: 10_000 });
  await running.close();
  await expect(answer).rejects.toThrow();
});

test('the fault slow sends a correct answer after the delay', async () => {
  const quick = await startService({ slowMs: 40 });
  try {
    quick.service.fault.set('slow');
    const began = performance.now();
    const answer = await fetch(`${quick.url}${CALLS.tracking.path}`, {
      headers: { authorization: 'Bearer demo-key' },
    });
    trackingResult.parse(await answer.json());
    expect(performance.now() - began).toBeGreaterThanOrEqual(39);
  } finally {
    await quick.close();
  }
});

test.each([
  ['401', 401],
  ['429', 429],
  ['500', 500],
] as const)('the fault %s answers with the documented error', async (mode, status) => {
  running.service.fault.set(mode);
  for (const { path } of OPERATIONS) {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    errorResult.parse(await answer.json());
    expect(answer.headers.get('retry-after')).toBe(mode === '429' ? '2' : null);
  }
});

test('the fault html answers with a page with status 200', async () => {
  running.service.fault.set('html');
  const answer = await get(CALLS.qc.path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await answer.text()).toContain('<html>');
});

test('the fault wrong_types answers with the right fields, each of a wrong type', async () => {
  for (const { path, shape } of OPERATIONS) {
    running.service.fault.set(null);
    const right = Object.entries(shape.parse(await (await get(path)).json()));
    running.service.fault.set('wrong_types');
    const wrong = Object.entries(JSON.parse(await (await get(path)).text()));
    expect(wrong.map(([name]) => name).toSorted()).toEqual(right.map(([name]) => name).toSorted());
    const kinds = new Map(right.map(([name, value]) => [name, kindOf(value)]));
    for (const [name, value] of wrong) expect(kindOf(value), name).not.toBe(kinds.get(name));
  }
});

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

test('the fault huge answers with ten megabytes of JSON without a length', async () => {
  running.service.fault.set('huge');
  const answer = await get(CALLS.lookup.path);
  expect(answer.headers.get('content-length')).toBeNull();
  const body = await answer.text();
  expect(body.length).toBeGreaterThan(10_000_000);
  expect(JSON.parse(body)).toHaveProperty('source');
});

test('the service records the last thousand requests, without headers', async () => {
  await (await get(CALLS.tracking.path)).text();
  await vi.waitFor(() => expect(running.service.requests[0]?.status).toBe(200), { timeout: 10_000 });
  expect(running.service.requests).toEqual([
    {
      method: 'GET',
      url: CALLS.tracking.path,
      query: { num: 'LX208857143CN' },
      status: 200,
      at: expect.any(Number),
    },
  ]);
  for (let sent = 0; sent < 1000; sent += 50) {
    await Promise.all(Array.from({ length: 50 }, async () => (await get('/v1/tracking?num=LATER')).text()));
  }
  expect(running.service.requests).toHaveLength(1000);
  expect(running.service.requests[0]?.url).toBe('/v1/tracking?num=LATER');
});

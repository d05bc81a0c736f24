import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify, { type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type CheckOptions, checkService } from '../../contract/check-service.ts';
import { isWhole, type Row } from '../../contract/outcome.ts';
import { freePort } from '../../sandbox/free-port.ts';
import {
  createService,
  DEVIATIONS,
  type Deviation,
  FAULTS,
  type RunningService,
  SIGNATURE_FORMATS,
  startService,
} from '../../sandbox/service/index.ts';
import { SECRET } from '../support/signed-events.ts';
import { ROOT } from '../support/source-files.ts';

const PRODUCT = { platform: 'weidian', id: '7212345601' } as const;
const MOVING = 'LX417305682CN';

let running: RunningService;
let options: CheckOptions;
let stopReporting: () => void;

beforeEach(async () => {
  const port = await freePort();
  running = await startService({ slowMs: 60_000 });
  const { service, url } = running;
  service.webhooks.subscribe({ url: `http://127.0.0.1:${port}/`, secret: SECRET });
  // Look-ups and conversions are reported by themselves.
  stopReporting = service.onCall(() => {
    stopReporting();
    service.parcels.advance(MOVING);
    service.qc.addBatch(PRODUCT);
  });
  options = {
    baseUrl: url,
    key: 'demo-key',
    number: 'LX208857143CN',
    link: 'https://weidian.com/item.html?itemID=7212345601',
    events: { host: '127.0.0.1', port, secret: SECRET, waitMs: 20_000 },
  };
});
afterEach(async () => {
  stopReporting();
  await running.close();
});

const named = ({ about, rule }: Row) => `${about}: ${rule}`;
const failedIn = (rows: readonly Row[]) =>
  rows.filter(({ outcome }) => outcome.verdict === 'failed').map(named);
const untestedIn = (rows: readonly Row[]) =>
  rows.filter(({ outcome }) => outcome.verdict === 'not tested').map(named);

const LIMITS = 'limits: a 429 says when to call again';

/** The rule that each deviation breaks; of events, that of every kind. */
const BROKEN: Readonly<Record<Deviation, string>> = {
  missing_field: 'qc: the body fits its schema',
  list_for_text: 'lookup: the body fits its schema',
  wrong_content_type: 'convert: the content type is application/json',
  wrong_count: 'tracking: count is the number of updates',
  oldest_first: 'tracking: updates are newest first',
  ignored_agents: 'convert: agents restricts the map to these',
  any_key: 'key: with another one, 401 or 403',
  unknown_number_found: 'errors: an unknown number is 404 or 410',
  plain_text_errors: 'errors: the body is JSON that says why',
  no_retry_after: LIMITS,
  unsigned_events: 'event: its signature fits its bytes and the secret',
  signed_other_bytes: 'event: its signature fits its bytes and the secret',
  created_in_1970: 'event: created is when it was sent, within five minutes',
};

describe('the check of a service', () => {
  it('finds the sandbox’s service whole, with nothing untested but limits, which it has none of', async () => {
    const rows = await checkService(options);
    expect(failedIn(rows)).toEqual([]);
    expect(untestedIn(rows)).toEqual([LIMITS]);
    expect(isWhole(rows)).toBe(true);
  });

  it.each(DEVIATIONS)('names the rule that the fault %s breaks, and no other', async (deviation) => {
    running.service.fault.set(deviation);
    const rows = await checkService(options);
    const kinds = /^(tracking\.updated|qc\.batch\.created|convert\.resolved|lookup\.resolved):/;
    expect(new Set(failedIn(rows).map((name) => name.replace(kinds, 'event:')))).toEqual(
      new Set([BROKEN[deviation]]),
    );
    if (BROKEN[deviation].startsWith('event:')) expect(failedIn(rows)).toHaveLength(4);
    expect(isWhole(rows)).toBe(false);
  });

  it.each(SIGNATURE_FORMATS)('knows a signature written as %s', async (format) => {
    running.service.webhooks.signatureFormat = format;
    expect(isWhole(await checkService(options))).toBe(true);
  });

  it('tests what limits say when a call is limited, and calls again', async () => {
    running.service.fault.set('429');
    running.service.onCall(() => running.service.fault.set(null));
    const rows = await checkService(options);
    expect(failedIn(rows)).toEqual([]);
    expect(untestedIn(rows)).toEqual([]);
  });

  it('without a place for events, tests none of them, and is not whole', async () => {
    const { events: _, ...without } = options;
    const rows = await checkService(without);
    expect(failedIn(rows)).toEqual([]);
    expect(untestedIn(rows).filter((name) => name !== LIMITS)).toHaveLength(16);
    expect(isWhole(rows)).toBe(false);
  });

  it('names an address for events that is taken', async () => {
    const port = Number(new URL(running.url).port);
    await expect(
      checkService({ ...options, events: { host: '127.0.0.1', port, secret: SECRET, waitMs: 1 } }),
    ).rejects.toThrow(/EADDRINUSE/);
  });

  it('ends at its deadline', async () => {
    running.service.fault.set('slow');
    const { events: _, ...without } = options;
    const rows = await checkService({ ...without, deadlineMs: 300 });
    expect(rows[0]?.outcome).toEqual({ verdict: 'failed', reason: 'the time for the whole check is over' });
    expect(isWhole(rows)).toBe(false);
  });

  it.each(FAULTS)('ends soon and is not whole while every call fails: %s', async (fault) => {
    running.service.fault.set(fault);
    const { events: _, ...without } = options;
    const rows = await checkService({ ...without, callTimeoutMs: 200 });
    expect(isWhole(rows)).toBe(false);
    expect(failedIn(rows)).toEqual(expect.arrayContaining([expect.stringMatching(/^tracking:/)]));
  });
});

it('every fault of a single rule is in contract/README.md, and no other', () => {
  const readme = readFileSync(join(ROOT, 'contract/README.md'), 'utf8');
  expect([...readme.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)).toEqual(DEVIATIONS);
});

/** What a service sends instead: a status, or changed fields of the body. */
type Change = (request: FastifyRequest, operation: string, status: number) => number | object | null;

const hasQuery = ({ query }: FastifyRequest, name: string) => Object.hasOwn(Object(query), name);

const CHANGES: readonly (readonly [rule: string, change: Change])[] = [
  [
    'tracking: tracking_number is the number that was looked up',
    (_request, operation) => (operation === 'tracking' ? { tracking_number: 'LP00123456784821CN' } : null),
  ],
  [
    'tracking: id is an alias of num',
    (request, operation) => (operation === 'tracking' && hasQuery(request, 'id') ? 400 : null),
  ],
  [
    'qc: batch_count is the number of batches',
    (_request, operation) => (operation === 'qc' ? { batch_count: 1 } : null),
  ],
  ...(['qc', 'lookup'] as const).map((about): readonly [string, Change] => [
    `${about}: platform and id find the same product`,
    (request, operation, status) =>
      operation === about && status === 200 && hasQuery(request, 'platform') ? { product_id: '1' } : null,
  ]),
  [
    'lookup: source_agent is the agent that is asked for',
    (request, operation) =>
      operation === 'lookup' && hasQuery(request, 'agent') ? { source_agent: 'nobody' } : null,
  ],
  [
    'key: without one, 401 or 403',
    ({ headers }, operation) => (operation === 'qc' && headers.authorization === undefined ? 200 : null),
  ],
  [
    'errors: a missing parameter is 400 or 422',
    (_request, _operation, status) => (status === 400 ? 500 : null),
  ],
  [
    'errors: an unknown product is 404 or 410',
    (_request, operation, status) => (operation === 'qc' && status === 404 ? 200 : null),
  ],
  [
    'errors: the body is JSON that says why',
    (_request, _operation, status) => (status === 404 ? { error: { code: 'unknown' } } : null),
  ],
];

it.each(CHANGES)('the check of a service that breaks “%s” names only that', async (rule, change) => {
  const app = fastify();
  app.addHook('onSend', async (request, reply, payload) => {
    const operation = request.routeOptions.url?.split('/').at(-1) ?? '';
    const changed = change(request, operation, reply.statusCode);
    if (typeof changed === 'number') reply.code(changed);
    if (changed === null || typeof changed === 'number') return payload;
    reply.removeHeader('content-length');
    return JSON.stringify({ ...JSON.parse(String(payload)), ...changed });
  });
  await app.register(createService({ publicUrl: 'http://127.0.0.1:9' }).routes);
  onTestFinished(() => app.close());
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  const { events: _, ...without } = options;
  expect(failedIn(await checkService({ ...without, baseUrl }))).toEqual([rule]);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { EVENTS, OPERATIONS, readContract } from '../../contract/contract.ts';
import type { WebhookContent } from '../../src/alerts/ingest.ts';
import { convertRequest } from '../../src/service/convert.ts';
import { lookupRequest } from '../../src/service/lookup.ts';
import { qcRequest } from '../../src/service/qc.ts';
import { trackingRequest } from '../../src/service/tracking.ts';
import { readEnvelope } from '../../src/webhook-receiver/envelope.ts';
import { loadEventKinds } from '../../src/webhook-receiver/event-kind.ts';
import { bodiesOf, changedAt, placesIn } from './arbitrary-body.ts';

const contract = await readContract();
const kinds = await loadEventKinds<WebhookContent>(
  new URL('../../src/webhook-receiver/events/', import.meta.url),
);

const PRODUCT = { platform: 'weidian', id: '7212345601' };
const READERS = {
  tracking: trackingRequest('LP00123456784821CN').schema,
  qc: qcRequest(PRODUCT).schema,
  lookup: lookupRequest(PRODUCT, undefined).schema,
  convert: convertRequest('https://weidian.com/item.html?itemID=7212345601').schema,
};

/** Texts and numbers that no generated body has. */
const WRONG = { text: 'wrong-2718281828', number: -2_718_281_828 };
const isWrongIn = (read: unknown) => /2718281828/.test(JSON.stringify(read));

/** Of another type, whatever the type was. */
function ofAnotherType(value: unknown): unknown {
  if (typeof value === 'string') return WRONG.number;
  return typeof value === 'number' || typeof value === 'boolean' ? WRONG.text : [[WRONG.text]];
}

/** A body of the part with a value of another type at one place. */
const wrongBodies = (part: (typeof OPERATIONS)[number] | (typeof EVENTS)[number]) =>
  bodiesOf(contract.schemas[part])
    .filter((body) => placesIn(body).length > 0)
    .chain((body) => fc.constantFrom(...placesIn(body).map((place) => changedAt(body, place, ofAnotherType))))
    .filter((body) => contract.differences(part, body).length > 0);

const propertiesOf = (schema: unknown) =>
  Object.keys(
    z.object({ properties: z.record(z.string(), z.unknown()) }).parse(schema).properties,
  ).toSorted();

const requiredOf = (part: (typeof OPERATIONS)[number]) =>
  z.object({ required: z.array(z.string()).min(1) }).parse(contract.schemas[part]).required;

describe.each(OPERATIONS)('an answer of %s', (operation) => {
  const reader = READERS[operation];
  const bodies = bodiesOf(contract.schemas[operation]);

  it('that fits contract/openapi.yaml is read, and nothing of it is lost', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        expect(contract.differences(operation, body)).toEqual([]);
        const read = reader.safeParse(body);
        expect(read.error).toBeUndefined();
        expect(withoutTurnover(read.data)).toMatchObject(Object(withoutTurnover(body)));
      }),
    );
  });

  it('has the fields that are read', () => {
    const read = z.toJSONSchema(reader, { unrepresentable: 'any' });
    expect(propertiesOf(read)).toEqual(propertiesOf(contract.schemas[operation]));
  });

  it('with a value of another type is refused, or read without it', () => {
    fc.assert(
      fc.property(wrongBodies(operation), (body) => {
        const read = reader.safeParse(body);
        expect(read.success && isWrongIn(read.data)).toBe(false);
      }),
    );
  });

  it.each(requiredOf(operation))('without the required %s is refused', (name) => {
    fc.assert(
      fc.property(bodies, (body) => {
        const without = changedAt(body, [name], () => undefined);
        expect(contract.differences(operation, without)).not.toEqual([]);
        expect(reader.safeParse(without).success).toBe(false);
      }),
    );
  });
});

it.each([
  trackingRequest('LP00123456784821CN'),
  qcRequest(PRODUCT),
  qcRequest({ url: 'https://example.com/' }),
  lookupRequest(PRODUCT, 'cnfans'),
  convertRequest('https://example.com/', ['cnfans', 'mulebuy']),
])('the request of $operation by $query has the parameters in contract/openapi.yaml', (request) => {
  expect(contract.parameters[request.operation]).toEqual(
    expect.arrayContaining(request.query.map(([name]) => name)),
  );
});

/** `turnover` has many forms, and is read as one. */
function withoutTurnover(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body), (name, value) => (name === 'turnover' ? undefined : value));
}

/** What the receiver takes from an event; null: it is refused. */
async function receive(body: unknown): Promise<object | null> {
  const envelope = readEnvelope(body);
  if (!envelope.success) return null;
  const { event, created, data } = envelope.data;
  const content = kinds.get(event)?.read(data, created);
  if (content === undefined || 'faults' in content) return null;
  const cached: unknown[] = [];
  const put = (result: unknown) => cached.push(result);
  await content.updateCache?.(
    z
      .custom<Parameters<NonNullable<WebhookContent['updateCache']>>[0]>()
      .parse({ putLookup: put, putConversion: put, invalidateQc: put, invalidateTracking: put }),
  );
  return { updates: content.updates, cached };
}

describe.each(EVENTS)('an event %s', (kind) => {
  it('that fits contract/openapi.yaml is accepted', async () => {
    await fc.assert(
      fc.asyncProperty(bodiesOf(contract.schemas[kind]), async (body) => {
        expect(contract.differences(kind, body)).toEqual([]);
        expect(await receive(body)).not.toBeNull();
      }),
    );
  });

  it('with a value of another type is refused, or read without it', async () => {
    await fc.assert(
      fc.asyncProperty(wrongBodies(kind), async (body) => {
        expect(isWrongIn(await receive(body))).toBe(false);
      }),
    );
  });
});

it.each([undefined, '', ' '])('a scan whose status is %j has that of its parcel', async (status) => {
  const scanned = (own: string | undefined) =>
    receive({
      ...{ event: 'tracking.updated', created: '2026-11-21T10:00:00Z' },
      data: {
        tracking_id: 'LP00123456784821CN',
        status: 'Departed',
        latest: { status: own, location: 'Shenzhen' },
      },
    });
  const named = await scanned('Departed');
  expect(named).not.toBeNull();
  expect(await scanned(status)).toEqual(named);
});

import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Deviation } from './deviations.ts';
import type { Pauses } from './pause.ts';
import { errorBody } from './refusal.ts';

/** Every call fails. */
export const FAULTS = ['down', 'slow', '401', '429', '500', 'html', 'wrong_types', 'huge'] as const;
export type Fault = (typeof FAULTS)[number] | Deviation;

/** Valid JSON with wrong types, one body per operation, so that no client can accept it as a response. */
const WRONG_TYPES: Readonly<Record<string, object>> = {
  tracking: {
    tracking_number: 42,
    count: 'three',
    updates: 'none yet',
    source: [],
    attribution: {},
    docs: 0,
  },
  qc: {
    platform: 7,
    product_id: 12,
    canonical: {},
    provider: [],
    total_photos: 'many',
    batch_count: null,
    batches: { date: 1 },
    listing_photos: 'none',
    source: 1,
    docs: false,
  },
  lookup: {
    platform: [],
    product_id: {},
    canonical: 1,
    source_agent: 5,
    title: { en: 'shoe' },
    main_image: 3,
    price: 'cheap',
    availability: 'yes',
    variant_source: 0,
    sizes: 'M',
    versions: 9,
    variants: [],
    warehouse: 'Guangdong',
    source: 1,
    docs: 1,
  },
  convert: { platform: {}, id: 99, canonical: null, agents: ['cnfans'], source: 1, docs: 1 },
};

const HTML =
  '<!doctype html><html><head><title>Just a moment…</title></head><body><h1>Checking your browser</h1></body></html>';

const CHUNK = 'x'.repeat(64 * 1024);
const HUGE_CHUNKS = 160;

/** Ten megabytes of valid JSON without a content-length: a client has to count while it reads. */
function* hugeBody(): Generator<string> {
  yield '{"source":"';
  for (let sent = 0; sent < HUGE_CHUNKS; sent += 1) yield CHUNK;
  yield '"}';
}

/**
 * Responds as a broken service would.
 * @param operation last segment of the path: tracking, qc, lookup, convert
 * @returns false if the real response is still to be sent: after the delay of `slow`, and for deviations
 */
export async function applyFault(
  fault: Fault,
  operation: string,
  reply: FastifyReply,
  pauses: Pauses,
): Promise<boolean> {
  switch (fault) {
    case 'down':
      reply.hijack();
      reply.raw.destroy();
      return true;
    case 'slow': {
      if (await pauses.wait(reply)) return false;
      reply.hijack();
      reply.raw.destroy();
      return true;
    }
    case '401':
      await reply.code(401).send(errorBody('unauthorized', 'This key is not accepted.'));
      return true;
    case '429':
      await reply
        .code(429)
        .header('retry-after', '2')
        .send(errorBody('rate_limited', 'Too many requests. Try again in 2 seconds.'));
      return true;
    case '500':
      await reply.code(500).send(errorBody('internal', 'Something broke on our side.'));
      return true;
    case 'html':
      await reply.type('text/html; charset=utf-8').send(HTML);
      return true;
    case 'wrong_types':
      await reply.send(WRONG_TYPES[operation] ?? []);
      return true;
    case 'huge':
      await reply.type('application/json; charset=utf-8').send(Readable.from(hugeBody()));
      return true;
    default:
      return false;
  }
}

import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Addresses } from './addresses.ts';
import type { Change } from './changes.ts';
import { deviate } from './deviations.ts';
import { applyFault, type Fault } from './faults.ts';
import { convert } from './operations/convert.ts';
import { lookUp } from './operations/lookup.ts';
import { qualityCheck } from './operations/qc.ts';
import { track } from './operations/tracking.ts';
import type { Pauses } from './pause.ts';
import { readQuery } from './query.ts';
import { Refusal } from './refusal.ts';
import type { AnsweredCall, createRequestLog } from './request-log.ts';
import type { Store } from './store/store.ts';

interface Parts {
  readonly store: Store;
  readonly addresses: Addresses;
  readonly keys: readonly string[];
  readonly log: ReturnType<typeof createRequestLog>;
  readonly pauses: Pauses;
  readonly fault: () => Fault | null;
  readonly publish: (change: Change) => void;
  /** Called after every call. */
  readonly onCall: (call: AnsweredCall) => void;
}

/** Longer responses are not shown. */
const MAX_SHOWN = 200_000;
/** Of so many calls, one is refused without saying when to call again. */
const LIMITED_EVERY = 16;

/** The four operations behind the key: recorded first, then broken on purpose, then checked, then answered. */
export function versionOne(parts: Parts): FastifyPluginAsync {
  const { store, addresses } = parts;
  return async (app: FastifyInstance) => {
    const answers = new WeakMap<object, unknown>();
    app.addHook('onRequest', async (request, reply) => {
      parts.log.begin(request);
      reply.raw.once('close', () => {
        const { method, url } = request;
        const status = reply.raw.writableFinished ? reply.statusCode : null;
        parts.onCall({
          method,
          url,
          status,
          answer: answers.get(request) ?? null,
          tookMs: reply.elapsedTime,
        });
      });
    });
    addFaults(app, parts);
    app.addHook('onSend', async (request, reply, payload) => {
      const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
      if (typeof payload !== 'string' || payload.length > MAX_SHOWN) return;
      answers.set(request, isJson ? JSON.parse(payload) : payload);
    });
    app.addHook('onResponse', async (request, reply) => {
      parts.log.end(request, reply.statusCode);
    });
    app.get('/tracking', async (request) => track(readQuery(request.query), store, addresses));
    app.get('/qc', async (request) => qualityCheck(readQuery(request.query), store, addresses));
    app.get('/lookup', async (request) => {
      const result = lookUp(readQuery(request.query), store, addresses);
      parts.publish({ kind: 'lookup', result });
      return result;
    });
    app.get('/convert', async (request) => {
      const result = convert(readQuery(request.query), addresses);
      parts.publish({ kind: 'convert', result });
      return result;
    });
  };
}

/** Breaks requests on purpose, then checks the key. */
function addFaults(app: FastifyInstance, { fault, keys, log, pauses }: Parts): void {
  app.addHook('onRequest', async (request, reply) => {
    const current = fault();
    if (current !== null && (await applyFault(current, operationOf(request), reply, pauses))) return reply;
    if (current === 'no_retry_after' && log.entries.length % LIMITED_EVERY === 1)
      throw new Refusal(429, 'rate_limited', 'Too many requests.');
    requireKey(request.headers.authorization, current === 'any_key' ? null : keys);
    return undefined;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const current = fault();
    if (current === null || typeof payload !== 'string') return payload;
    const sent = { status: reply.statusCode, type: String(reply.getHeader('content-type')), body: payload };
    const { status, type, body } = deviate(current, { ...sent, operation: operationOf(request) });
    if (body !== payload) reply.removeHeader('content-length');
    reply.code(status).type(type);
    return body;
  });
}

/** Last segment of the path: tracking, qc, lookup, convert. */
const operationOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url?.split('/').at(-1) ?? '';

/** @param keys null: any */
function requireKey(authorization: string | undefined, keys: readonly string[] | null): void {
  const key = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (key === undefined) throw new Refusal(401, 'unauthorized', 'Send "Authorization: Bearer <API_KEY>".');
  if (keys?.includes(key) === false) throw new Refusal(401, 'unauthorized', 'This key is not accepted.');
}

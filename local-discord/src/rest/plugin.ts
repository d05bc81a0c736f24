import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EventHub } from '../client/event-hub.ts';
import { DiscordError, unauthorized } from '../errors.ts';
import { objectOf } from '../json.ts';
import type { World } from '../world/model.ts';
import { type Admission, admitRequests } from './admission.ts';
import { exchangeOf } from './exchange.ts';
import { formBody } from './form.ts';
import { hashOf, pictureFrom } from './image-data.ts';
import { parseJson } from './parse-json.ts';
import { type Recording, recordAnswers } from './record.ts';
import { answerErrors } from './refusals.ts';
import type { Operations } from './router.ts';
import { FILE_LIMIT } from './sizes.ts';

interface RestOptions extends Admission, Omit<Recording, 'onAnswer'> {
  readonly operations: Operations;
}

/** Discord's REST API for bots. */
export async function restPlugin(api: FastifyInstance, options: RestOptions): Promise<void> {
  const { context, invalidRequests, operations } = options;
  await acceptBodies(api);
  allowBrowsers(api);
  admitRequests(api, options);
  recordAnswers(api, {
    ...options,
    onAnswer(address, { status, route }, scope) {
      invalidRequests.count(address, { status, route, scope });
      context.hub.notifyWaiters();
    },
  });
  holdWaits(api, context.hub);
  api.addHook<{ Params: { readonly webhook_token?: string } }>('preHandler', async ({ params }) => {
    if (params.webhook_token !== undefined) await context.interactions.arrived(params.webhook_token);
  });
  keepPictures(api, context.world);
  compressAnswers(api);
  answerErrors(api);
  operations.mount(api, {
    isStrict: context.isStrict,
    botOf: (request) => {
      const { bot } = exchangeOf(request);
      if (!bot) throw unauthorized();
      return bot;
    },
    warn: (request, warnings) => void exchangeOf(request).warnings.push(...warnings),
  });
}

/** Makes callers who wait for a request's effect also wait for its response. A planned failure ends a request earlier. */
function holdWaits(api: FastifyInstance, hub: EventHub): void {
  api.addHook('preHandler', async (_request, reply) => {
    reply.raw.once('close', hub.openRequest());
  });
}

/** Icons, banners and the like are known by their hash only: it is under the hash that the CDN serves them. */
function keepPictures(api: FastifyInstance, { pictures }: World): void {
  api.addHook('preHandler', async ({ body }) => {
    for (const value of Object.values(objectOf(body))) {
      const picture = typeof value === 'string' && value.startsWith('data:') ? pictureFrom(value) : null;
      if (picture) pictures.set(hashOf(picture), picture);
    }
  });
}

const compressed = promisify(gzip);
/** Below this, compression costs more than it saves. */
const MIN_LENGTH = 1024;

/** Compresses longer responses for clients that ask for it. */
function compressAnswers(api: FastifyInstance): void {
  api.addHook('onSend', async (request, reply, payload) => {
    const isAsked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    if (!isAsked || typeof payload !== 'string' || payload.length < MIN_LENGTH) return payload;
    void reply
      .removeHeader('content-length')
      .headers({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    return compressed(payload);
  });
}

/** Accepts the same bodies as Discord: JSON, forms, and an empty body of any type. */
async function acceptBodies(api: FastifyInstance): Promise<void> {
  await api.register(multipart, { limits: { fileSize: FILE_LIMIT }, isPartAFile: () => true });
  api.removeContentTypeParser(['application/json', 'text/plain']);
  api.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async ({ method }: FastifyRequest, text: string) =>
      isNothing(method, text) ? undefined : parseJson(text),
  );
  api.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => formBody(new URLSearchParams(text)),
  );
  api.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, text: string) => {
    if (text !== '') throw wrongType();
  });
}

/** SnowTransfer sends the text `undefined` where an operation takes no body, such as a reaction. */
const isNothing = (method: string, text: string) =>
  text === '' || (text === 'undefined' && method !== 'PATCH');

const TYPES = "{'application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'}";

function wrongType(): DiscordError {
  const message = `Expected "Content-Type" header to be one of ${TYPES}.`;
  return new DiscordError(400, 50_035, 'Invalid Form Body', {
    _errors: [{ code: 'CONTENT_TYPE_INVALID', message }],
  });
}

const ALLOWED = {
  'access-control-allow-methods': 'POST, GET, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'Content-Type, Authorization, X-Audit-Log-Reason',
};
const EXPOSED =
  'Retry-After, X-RateLimit-Global, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-RateLimit-Reset-After, X-RateLimit-Bucket, X-RateLimit-Scope';

/** Lets pages in a browser call the API, as Discord does ("Our API does support CORS", discord-api-docs#1873). */
function allowBrowsers(api: FastifyInstance): void {
  api.addHook('onRequest', async (_request, reply) => {
    void reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': EXPOSED });
  });
  api.options('/*', { config: { isOpen: true } }, (_request, reply) =>
    reply.code(204).headers(ALLOWED).send(),
  );
}

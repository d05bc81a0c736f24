import type { FastifyInstance, FastifyReply } from 'fastify';
import { DiscordError, methodNotAllowed, notFound } from '../errors.ts';
import { exchangeOf } from './exchange.ts';
import { isKnownPath, routeOf } from './paths.ts';
import type { Refusal } from './rate-limits.ts';
import { entityTooLarge } from './sizes.ts';

/** Seconds to wait for limits without a known end. */
const UNKNOWN_WAIT = 1;

/** Answers errors in Discord's format. */
export function answerErrors(api: FastifyInstance): void {
  api.setErrorHandler((error, request, reply) => {
    if (error instanceof DiscordError) {
      if (error.hint !== null) exchangeOf(request).warnings.push(error.hint);
      return sendError(reply, error);
    }
    const status = statusOf(error);
    if (status === 413) return reply.code(413).send(entityTooLarge().body());
    if (status >= 500) {
      request.log.error(error);
      return reply.code(status).send({ message: `${status}: ${String(error)}`, code: 0 });
    }
    // Remaining errors: unreadable bodies.
    return reply.code(400).send({ message: 'Invalid Form Body', code: 50_035, errors: bodyFault(error) });
  });
  api.setNotFoundHandler((request) => {
    throw isKnownPath(routeOf(request.url)) ? methodNotAllowed() : notFound();
  });
}

/** Some limits have their own error code, but respond like other limits (discord-api-docs#6109). */
function sendError(reply: FastifyReply, error: DiscordError): FastifyReply {
  if (error.status !== 429) return reply.code(error.status).send(error.body());
  return reply
    .code(429)
    .headers({ 'retry-after': String(UNKNOWN_WAIT), 'x-ratelimit-scope': 'shared' })
    .send({ ...error.body(), retry_after: UNKNOWN_WAIT, global: false });
}

/** Discord's 429. The header counts whole seconds, the body fractions. */
export function sendLimited(reply: FastifyReply, { retryAfter, scope }: Refusal): FastifyReply {
  const isGlobal = scope === 'global';
  return reply
    .code(429)
    .headers({
      'retry-after': String(Math.ceil(retryAfter)),
      'x-ratelimit-scope': scope,
      ...(isGlobal ? { 'x-ratelimit-global': 'true' } : {}),
    })
    .send({
      message: scope === 'shared' ? 'The resource is being rate limited.' : 'You are being rate limited.',
      retry_after: retryAfter,
      global: isGlobal,
    });
}

/** What a banned address gets from Cloudflare, before Discord sees its request: not JSON. */
export function sendBanned(reply: FastifyReply, seconds: number): FastifyReply {
  return reply
    .code(429)
    .headers({ 'retry-after': String(Math.ceil(seconds)), 'content-type': 'text/plain; charset=UTF-8' })
    .send('error code: 1015');
}

function bodyFault(error: unknown): object {
  return { _errors: [{ code: 'BODY_UNREADABLE', message: error instanceof Error ? error.message : '' }] };
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : 500;
}

import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { DiscordError, notFound, unauthorized } from '../errors.ts';
import type { LocalParts } from '../parts.ts';
import { accountRoutes } from './account-routes.ts';
import { recordedBody } from './body.ts';
import { callbackRoutes } from './callback-routes.ts';
import { channelRoutes } from './channel-routes.ts';
import { commandRoutes } from './command-routes.ts';
import type { PlannedFailures } from './failures.ts';
import { messageRoutes } from './message-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';

export interface RecordedRequest {
  readonly method: string;
  /** Path below /api/v10, decoded, without the query. */
  readonly route: string;
  readonly body: unknown;
  readonly status: number;
}

const PREFIX = '/api/v10';
const UPLOAD_LIMIT = 25 * 1024 * 1024;
/** Routes that a token in the path opens. */
const withoutHeader = /^\/(interactions|webhooks)\//;

/** Discord's REST API for the bot. */
export async function restPlugin(
  api: FastifyInstance,
  options: { parts: LocalParts; requests: RecordedRequest[]; failures: PlannedFailures },
): Promise<void> {
  const { parts, requests, failures } = options;
  await api.register(multipart, { limits: { fileSize: UPLOAD_LIMIT, files: 10, fieldSize: 1024 * 1024 } });

  const routeOf = (url: string) => decodeURIComponent((url.split('?')[0] ?? '').slice(PREFIX.length));

  api.addHook('onRequest', async (request, reply) => {
    const { host } = request.headers;
    if (host) parts.world.origin = `http://${host}`;
    const route = routeOf(request.url);
    const failure = failures.next(route);
    if (failure) return sendFailure(reply, failure);
    if (!withoutHeader.test(route) && request.headers.authorization !== `Bot ${parts.token}`) {
      throw unauthorized();
    }
    return undefined;
  });
  api.addHook('onSend', async (request, reply) => {
    requests.push({
      method: request.method,
      route: routeOf(request.url),
      body: recordedBody(request),
      status: reply.statusCode,
    });
    parts.hub.changed();
  });
  api.setErrorHandler((error, request, reply) => {
    if (error instanceof DiscordError) return reply.code(error.status).send(error.body());
    const status = statusOf(error);
    if (status === 413) return reply.code(413).send({ message: 'Request entity too large', code: 40005 });
    if (status >= 500) request.log.error(error);
    return reply.code(status).send({ message: `${status}: ${String(error)}`, code: 0 });
  });
  api.setNotFoundHandler((_request, reply) => reply.code(404).send(notFound().body()));

  accountRoutes(api, parts);
  commandRoutes(api, parts);
  callbackRoutes(api, parts);
  webhookRoutes(api, parts);
  channelRoutes(api, parts);
  messageRoutes(api, parts);
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : 500;
}

function sendFailure(reply: FastifyReply, failure: { status: number; retryAfter?: number }): FastifyReply {
  if (failure.status !== 429) {
    return reply.code(failure.status).send({ message: `${failure.status}: failed on purpose`, code: 0 });
  }
  const seconds = failure.retryAfter ?? 1;
  return reply
    .code(429)
    .headers({ 'retry-after': String(seconds), 'x-ratelimit-scope': 'shared' })
    .send({ message: 'You are being rate limited.', retry_after: seconds, global: false });
}

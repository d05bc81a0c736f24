import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { DiscordError, notFound, unauthorized } from '../errors.ts';
import type { Frame } from '../wire/frame.ts';
import { accountRoutes } from './account-routes.ts';
import { recordedBody } from './body.ts';
import { callbackRoutes } from './callback-routes.ts';
import { channelRoutes } from './channel-routes.ts';
import { commandRoutes } from './command-routes.ts';
import { type PlannedFailures, sendFailure, sendLimited } from './failures.ts';
import { guildRoutes } from './guild-routes.ts';
import { messageRoutes } from './message-routes.ts';
import { pollRoutes } from './poll-routes.ts';
import type { RateLimits } from './rate-limits.ts';
import { removalRoutes } from './removal-routes.ts';
import { threadChangeRoutes } from './thread-changes.ts';
import { threadRoutes } from './thread-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';

export interface RecordedRequest {
  readonly method: string;
  /** Path below /api/v10, decoded, without the query. */
  readonly route: string;
  readonly body: unknown;
  readonly status: number;
}

const PREFIX = '/api/v10';
/** Discord's limit of one file. */
const UPLOAD_LIMIT = 10 * 1024 * 1024;
/** A local Discord may run for days. */
const MAX_REMEMBERED = 20_000;
/** Routes that are authorized by a token in their path. */
const WITHOUT_HEADER = /^\/(interactions|webhooks)\//;

export interface RestOptions {
  readonly context: Context;
  readonly requests: RecordedRequest[];
  readonly failures: PlannedFailures;
  readonly rateLimits: RateLimits;
  readonly onFrame: (frame: Frame) => void;
}

/** Discord's REST API for the bot. */
export async function restPlugin(api: FastifyInstance, options: RestOptions): Promise<void> {
  await api.register(multipart, { limits: { fileSize: UPLOAD_LIMIT, files: 10, fieldSize: 1024 * 1024 } });
  addHooks(api, options);
  api.setErrorHandler((error, request, reply) => {
    if (error instanceof DiscordError) return reply.code(error.status).send(error.body());
    const status = statusOf(error);
    if (status === 413) return reply.code(413).send({ message: 'Request entity too large', code: 40005 });
    if (status >= 500) request.log.error(error);
    return reply.code(status).send({ message: `${status}: ${String(error)}`, code: 0 });
  });
  api.setNotFoundHandler((_request, reply) => reply.code(404).send(notFound().body()));

  const { context } = options;
  accountRoutes(api, context);
  commandRoutes(api, context);
  callbackRoutes(api, context);
  webhookRoutes(api, context);
  channelRoutes(api, context);
  guildRoutes(api, context);
  threadRoutes(api, context);
  threadChangeRoutes(api, context);
  messageRoutes(api, context);
  pollRoutes(api, context);
  removalRoutes(api, context);
}

/** Planned failures, authorization and rate limits before every route; records every request after it. */
function addHooks(
  api: FastifyInstance,
  { context, requests, failures, rateLimits, onFrame }: RestOptions,
): void {
  /** Requests whose responses do not arrive. */
  const lost = new WeakSet<object>();
  /** Requests that take effect but are answered with the status of a failure. */
  const disguised = new WeakMap<object, number>();
  const arrivals = new WeakMap<object, number>();

  api.addHook('onRequest', async (request, reply) => {
    arrivals.set(request.raw, performance.now());
    const { host } = request.headers;
    if (host) context.world.origin = `http://${host}`;
    const route = routeOf(request.url);
    const failure = failures.next(route);
    if (failure?.silence === 'answer_lost') lost.add(request.raw);
    else if (failure?.applied === true) disguised.set(request.raw, failure.status ?? 500);
    else if (failure) return sendFailure(reply, failure);
    const isAuthorized = WITHOUT_HEADER.test(route) || isBotToken(context, request.headers.authorization);
    if (!isAuthorized) throw unauthorized();
    const { headers: limits, refused } = rateLimits.take(request.method, route);
    void reply.headers(limits);
    return refused ? sendLimited(reply, refused.retryAfter, refused.global) : undefined;
  });
  api.addHook('onSend', async (request, reply, payload) => {
    if (lost.has(request.raw)) request.raw.socket.destroy();
    const status = disguised.get(request.raw);
    if (status !== undefined) void reply.code(status);
    if (requests.length >= MAX_REMEMBERED) requests.shift();
    const call = {
      method: request.method,
      route: routeOf(request.url),
      body: recordedBody(request),
      status: reply.statusCode,
    };
    requests.push(call);
    const now = performance.now();
    const arrivedAt = arrivals.get(request.raw) ?? now;
    const timing = { address: request.ip, arrivedAt, tookMs: now - arrivedAt };
    onFrame({ kind: 'rest', ...call, ...timing, answer: jsonOf(payload) });
    context.hub.notifyWaiters();
  });
}

function isBotToken({ token }: Context, header = ''): boolean {
  return token === null ? /^Bot \S+$/.test(header) : header === `Bot ${token}`;
}

function routeOf(url: string): string {
  return decodeURIComponent((url.split('?')[0] ?? '').slice(PREFIX.length));
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : 500;
}

function jsonOf(payload: unknown): unknown {
  return typeof payload === 'string' && payload !== '' ? JSON.parse(payload) : null;
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { DiscordError, unauthorized } from '../errors.ts';
import { botWithToken } from '../world/bots.ts';
import type { LocalBot } from '../world/model.ts';
import { exchangeOf } from './exchange.ts';
import { type FailurePlan, type PlannedFailures, sendFailure } from './failures.ts';
import type { InvalidRequests } from './invalid-requests.ts';
import type { OperationId } from './operations.ts';
import { isServed, routeOf } from './paths.ts';
import type { Counted, RateLimits } from './rate-limits.ts';
import { sendBanned, sendLimited } from './refusals.ts';
import { entityTooLarge, REQUEST_LIMIT } from './sizes.ts';

export interface Admission {
  readonly context: Context;
  readonly failures: PlannedFailures;
  readonly rateLimits: RateLimits;
  readonly invalidRequests: InvalidRequests;
}

/** Checks each request before its operation: bans, planned failures, the token and rate limits. */
export function admitRequests(api: FastifyInstance, admission: Admission): void {
  const { context, invalidRequests, rateLimits } = admission;
  api.addHook('onRequest', async (request, reply) => {
    const exchange = exchangeOf(request);
    const { host } = request.headers;
    if (host) context.world.origin = `${request.protocol}://${host}`;
    const banned = invalidRequests.bannedFor(request.ip);
    if (banned > 0) return sendBanned(reply, banned);
    const failure = failureFor(request, admission.failures);
    if (failure) return sendFailure(reply, failure, countedOf(request, null));
    requireServable(request);
    exchange.bot = authorized(context, request.headers.authorization) ?? null;
    if (!exchange.bot && !request.is404 && !isOpen(request)) throw unauthorized();
    const counted = countedOf(request, exchange.bot);
    if (!counted) return undefined;
    const { headers, refused } = rateLimits.take(counted);
    void reply.headers(headers);
    return refused ? sendLimited(reply, refused) : undefined;
  });
  api.addHook('preHandler', async (request, reply) => {
    const counted = countedOf(request, exchangeOf(request).bot);
    const refused = counted && rateLimits.takeFields(counted, request.body);
    return refused ? sendLimited(reply, refused) : undefined;
  });
}

/** The planned failure to respond with. One that lets the request take effect is recorded in the exchange instead. */
function failureFor(request: FastifyRequest, failures: PlannedFailures): FailurePlan | null {
  const failure = failures.next({ route: routeOf(request.url), operation: operationOf(request) });
  const exchange = exchangeOf(request);
  if (failure?.silence === 'answer_lost') exchange.isLost = true;
  else if (failure?.applied === true) exchange.disguise = failure.status ?? 500;
  else return failure;
  return null;
}

function requireServable(request: FastifyRequest): void {
  if (!isServed(request.originalUrl)) {
    throw new DiscordError(400, 50_041, 'An invalid API version was provided');
  }
  if (Number(request.headers['content-length'] ?? 0) > REQUEST_LIMIT) throw entityTooLarge();
}

function authorized({ world, anyToken }: Context, header = ''): LocalBot | undefined {
  const [scheme, token = ''] = header.split(' ');
  return scheme === 'Bot' ? botWithToken(world, token, anyToken) : undefined;
}

/** Null for paths without an operation. */
function countedOf(request: FastifyRequest, bot: LocalBot | null): Counted | null {
  const operation = operationOf(request);
  if (!operation) return null;
  const params = request.params as Readonly<Record<string, string>>;
  return { operation, params, who: bot?.id ?? request.ip };
}

/** Whether the request's route needs no bot token. */
export function isOpen(request: FastifyRequest): boolean {
  const { config } = request.routeOptions;
  return 'isOpen' in config && config.isOpen === true;
}

/** The operation that a request is for, implemented or not; undefined for other paths. */
function operationOf(request: FastifyRequest): OperationId | undefined {
  const { config } = request.routeOptions;
  return 'operation' in config ? (config.operation as OperationId) : undefined;
}

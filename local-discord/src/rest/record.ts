import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Frame, RequestHeaders } from '../wire/frame.ts';
import { recordedBody } from './body.ts';
import { exchangeOf } from './exchange.ts';
import { routeOf } from './paths.ts';

export interface RecordedRequest {
  readonly method: string;
  /** Path below /api/v10, decoded, without the query. */
  readonly route: string;
  readonly headers: RequestHeaders;
  readonly body: unknown;
  readonly status: number;
}

/** Bounded, since a local Discord may run for days. */
const MAX_REMEMBERED = 20_000;

export interface Recording {
  readonly requests: RecordedRequest[];
  readonly onFrame: (frame: Frame) => void;
  /** Called with every response. */
  readonly onAnswer: (address: string, call: RecordedRequest, scope: unknown) => void;
}

/** Finishes every response and records it. */
export function recordAnswers(api: FastifyInstance, { requests, onFrame, onAnswer }: Recording): void {
  api.addHook('onSend', async (request, reply, payload) => {
    const { arrivedAt, disguise, isLost, warnings } = exchangeOf(request);
    if (isLost) request.raw.socket.destroy();
    if (disguise !== null) void reply.code(disguise);
    const isJson = lookLikeDiscord(reply);
    const call = {
      method: request.method,
      route: routeOf(request.url),
      headers: request.headers,
      body: recordedBody(request),
      status: reply.statusCode,
    };
    if (requests.length >= MAX_REMEMBERED) requests.shift();
    requests.push(call);
    onFrame({
      kind: 'rest',
      botId: exchangeOf(request).bot?.id ?? null,
      ...call,
      address: request.ip,
      arrivedAt,
      tookMs: performance.now() - arrivedAt,
      answer: isJson && typeof payload === 'string' && payload !== '' ? JSON.parse(payload) : null,
      ...(warnings.length > 0 ? { warnings } : {}),
    });
    onAnswer(request.ip, call, reply.getHeader('x-ratelimit-scope'));
  });
}

/**
 * Some libraries compare the content type with Discord's, which has no charset; discord.py takes a 429
 * without `via` for one from Cloudflare.
 * @returns whether the response is JSON
 */
function lookLikeDiscord(reply: FastifyReply): boolean {
  const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
  if (isJson) void reply.headers({ 'content-type': 'application/json', via: '1.1 google' });
  return isJson;
}

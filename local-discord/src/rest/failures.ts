import type { FastifyReply } from 'fastify';

export interface FailurePlan {
  readonly status?: number;
  /** Seconds, for 429; null omits them from the response, as proxies do. */
  readonly retryAfter?: number | null;
  /** For 429: the bot's limit instead of a shared one. */
  readonly global?: boolean;
  readonly times?: number;
  /** Discord's own error code in the body. */
  readonly code?: number;
  /**
   * Instead of a status: the request gets no response, or it takes effect and its response is lost.
   */
  readonly silence?: 'unanswered' | 'answer_lost';
  /** The request takes effect, but is answered with the status of the failure. */
  readonly applied?: boolean;
  /** Only requests whose path below /api/v10 matches. */
  readonly route?: RegExp;
}

export interface PlannedFailures {
  plan(failure: FailurePlan): void;
  /** Requests that will still fail. */
  readonly left: number;
  /** Removes all planned failures. */
  clear(): void;
  /** The failure planned for this request, if any. */
  next(route: string): FailurePlan | null;
}

/** Failures that a test has planned. */
export function createFailures(): PlannedFailures {
  const plans: { failure: FailurePlan; left: number }[] = [];
  return {
    plan: (failure) => void plans.push({ failure, left: failure.times ?? 1 }),
    get left() {
      return plans.reduce((sum, { left }) => sum + left, 0);
    },
    clear: () => void plans.splice(0),
    next(route) {
      const plan = plans.find(({ failure, left }) => left > 0 && (failure.route?.test(route) ?? true));
      if (!plan) return null;
      plan.left -= 1;
      return plan.failure;
    },
  };
}

/** Sends a planned failure. */
export function sendFailure(reply: FastifyReply, failure: FailurePlan): FastifyReply {
  const { status = 500, retryAfter = 1, global = false, code = 0 } = failure;
  if (failure.silence === 'unanswered') {
    reply.hijack();
    return reply;
  }
  if (status !== 429) {
    return reply.code(status).send({ message: `${status}: failed on purpose`, code });
  }
  if (retryAfter === null) return reply.code(429).send({ message: 'You are being rate limited.' });
  return sendLimited(
    reply.headers({ 'x-ratelimit-scope': global ? 'global' : 'shared' }),
    retryAfter,
    global,
    String(retryAfter),
  );
}

/** Discord's 429. The header counts whole seconds, the body fractions. */
export function sendLimited(
  reply: FastifyReply,
  retryAfter: number,
  global: boolean,
  header = String(Math.ceil(retryAfter)),
): FastifyReply {
  return reply
    .code(429)
    .headers({ 'retry-after': header, ...(global ? { 'x-ratelimit-global': 'true' } : {}) })
    .send({ message: 'You are being rate limited.', retry_after: retryAfter, global });
}

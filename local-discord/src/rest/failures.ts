import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { failureBody } from './failure-texts.ts';
import { OPERATIONS, type OperationId } from './operations.ts';
import { type Counted, exhausted } from './rate-limits.ts';
import { sendLimited } from './refusals.ts';

/** How the next requests fail; default: any request, once, with 500. */
export const failurePlanSchema = z
  .strictObject({
    /** 500 unless given. */
    status: z.int().min(400).max(599).exactOptional(),
    /** For 429, seconds, 1 unless given; null omits them from the response, as proxies do. */
    retryAfter: z.number().min(0).nullable().exactOptional(),
    /** For 429, which limit was hit: the bot's for this route unless given, all of the bot's, or that of a resource. */
    scope: z.enum(['user', 'global', 'shared']).exactOptional(),
    /** How many requests fail, 1 unless given. */
    times: z.union([z.int().min(1), z.literal(Number.POSITIVE_INFINITY)]).exactOptional(),
    /** Discord's own error code in the body, with the text of Discord; 0 unless given. */
    code: z.int().min(0).exactOptional(),
    /** Instead of a status: the request gets no response, or it takes effect and its response is lost. */
    silence: z.enum(['unanswered', 'answer_lost']).exactOptional(),
    /** The request takes effect, but is answered with the status of the failure. */
    applied: z.boolean().exactOptional(),
    /** Only requests for this operation, by its id in Discord's OpenAPI, such as `create_message`. */
    operation: z
      .enum(Object.keys(OPERATIONS) as [OperationId], {
        error: ({ input }) => `there is no operation "${input}": PARITY.md lists their ids`,
      })
      .exactOptional(),
    /** Only requests whose path below /api/v10 matches. */
    route: z.instanceof(RegExp).exactOptional(),
  })
  .refine(({ silence, status, applied }) => !silence || (status === undefined && !applied), {
    error: 'silence goes with neither a status nor applied: there is no response',
  })
  .refine(({ status, retryAfter, scope }) => status === 429 || (retryAfter ?? scope) === undefined, {
    error: 'retryAfter and scope are for the status 429',
  });

export type FailurePlan = Readonly<z.input<typeof failurePlanSchema>>;

/** What a plan can depend on. */
export interface FallibleRequest {
  /** The path below /api/v10. */
  readonly route: string;
  readonly operation: OperationId | undefined;
}

export interface PlannedFailures {
  /** Throws for a plan that makes no sense. */
  plan(failure: FailurePlan): void;
  /** Requests that will still fail. */
  readonly left: number;
  /** Removes all planned failures. */
  clear(): void;
  /** The failure planned for this request, if any. Plans apply in the order they were made. */
  next(request: FallibleRequest): FailurePlan | null;
}

/** Failures that a test has planned. */
export function createFailures(): PlannedFailures {
  const plans: { failure: FailurePlan; left: number }[] = [];
  return {
    plan(failure) {
      const checked = failurePlanSchema.safeParse(failure);
      if (!checked.success) throw new Error(`This failure makes no sense: ${z.prettifyError(checked.error)}`);
      plans.push({ failure, left: failure.times ?? 1 });
    },
    get left() {
      return plans.reduce((sum, { left }) => sum + left, 0);
    },
    clear: () => void plans.splice(0),
    next(request) {
      const plan = plans.find(({ failure, left }) => left > 0 && concerns(failure, request));
      if (!plan) return null;
      plan.left -= 1;
      return plan.failure;
    },
  };
}

function concerns({ operation, route }: FailurePlan, request: FallibleRequest): boolean {
  if (operation !== undefined && operation !== request.operation) return false;
  // Unlike `test`, `search` always starts at the beginning, even with the flag g.
  return route === undefined || request.route.search(route) !== -1;
}

/**
 * Sends a planned failure.
 * @param request what it is for; undefined for paths that are no operation's
 */
export function sendFailure(
  reply: FastifyReply,
  failure: FailurePlan,
  request: Counted | null,
): FastifyReply {
  const { status = 500, retryAfter = 1, scope = 'user', code = 0 } = failure;
  if (failure.silence === 'unanswered') {
    reply.hijack();
    return reply;
  }
  if (status !== 429) {
    const { type, body } = failureBody(status, code);
    return reply.code(status).type(type).send(body);
  }
  if (retryAfter === null) return reply.code(429).send({ message: 'You are being rate limited.' });
  if (request && scope !== 'global') void reply.headers(exhausted(request, retryAfter));
  return sendLimited(reply, { retryAfter, scope });
}

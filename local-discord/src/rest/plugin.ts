import type { FastifyInstance } from 'fastify';
import type { EventHub } from '../client/event-hub.ts';
import { unauthorized } from '../errors.ts';
import { type Admission, admitRequests } from './admission.ts';
import { compressAnswers } from './compress.ts';
import { acceptBodies } from './content-types.ts';
import { allowBrowsers } from './cors.ts';
import { exchangeOf } from './exchange.ts';
import { type Recording, recordAnswers } from './record.ts';
import { answerErrors } from './refusals.ts';
import type { Operations } from './router.ts';

export interface RestOptions extends Admission, Omit<Recording, 'onAnswer'> {
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

/** Who waits for what a request does waits for its answer, too. A planned failure ends a request before that. */
function holdWaits(api: FastifyInstance, hub: EventHub): void {
  api.addHook('preHandler', async (_request, reply) => {
    reply.raw.once('close', hub.openRequest());
  });
}

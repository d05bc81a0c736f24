import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { LocalDiscord } from '../local-discord.ts';
import { failurePlanSchema } from '../rest/failures.ts';
import { adminCalls } from './admin-calls.ts';
import { call, type Handler, id, pattern } from './call.ts';

const losses = ['reconnect', 'invalid', 'resumable', 'cut', 'silent', 'rejected'] as const;
const within = { withinMs: z.number().positive().exactOptional() };

/** What tests in other languages call besides the clients' calls. */
export function controlCalls(discord: LocalDiscord): Readonly<Record<string, Handler>> {
  return {
    ...adminCalls(discord.admin),
    ...faultCalls(discord),
    ...waitCalls(discord),
    ...worldCalls(discord),
  };
}

function faultCalls({ faults }: LocalDiscord) {
  return {
    failNext: call({ ...failurePlanSchema.shape, route: pattern.exactOptional() }, (plan) =>
      faults.failNext(plan),
    ),
    stopFailing: call({}, () => faults.stopFailing()),
    dropGateway: call({ how: z.enum(losses).optional() }, ({ how }) => faults.dropGateway(how)),
  };
}

function waitCalls(discord: LocalDiscord) {
  const interaction = { interactionId: z.string(), ...within };
  return {
    waitUntilReady: call({ ...within, withCommands: z.boolean().exactOptional() }, (given) =>
      discord.waitUntilReady(given),
    ),
    waitForAnswer: call(interaction, ({ interactionId, ...options }) =>
      discord.waitForAnswer(interactionId, options),
    ),
    waitForModal: call(interaction, ({ interactionId, ...options }) =>
      discord.waitForModal(interactionId, options),
    ),
    waitForMessage: call(
      {
        channelId: id.optional(),
        authorId: id.optional(),
        messageId: id.optional(),
        content: z.string().optional(),
        matching: pattern.optional(),
        ...within,
      },
      ({ channelId, authorId, messageId, content, matching, ...options }) =>
        discord.waitForMessage(
          (message) =>
            (channelId ?? message.channelId) === message.channelId &&
            (authorId ?? message.author.id) === message.author.id &&
            (messageId ?? message.id) === message.id &&
            (content ?? message.content) === message.content &&
            (matching?.test(message.content) ?? true),
          options,
        ),
    ),
    expectNothingMore: call(within, (options) => discord.expectNothingMore(options)),
  };
}

function worldCalls(discord: LocalDiscord) {
  return {
    advanceTime: call({ ms: z.number() }, ({ ms }) => discord.advanceTime(ms)),
    reset: call(
      { dropBots: z.boolean().exactOptional(), forgetCommands: z.boolean().exactOptional() },
      (how) => discord.reset(how),
    ),
    forgeComponent: call(
      {
        userId: id,
        messageId: id,
        customId: z.string(),
        componentType: z.int().exactOptional(),
        values: z.array(z.string()).exactOptional(),
      },
      (given) => discord.forgeComponent(given),
    ),
    requests: call({}, () => discord.requests),
    status: call({}, () => ({
      now: discord.now(),
      isConnected: discord.isConnected(),
      intents: discord.intents(),
      shards: discord.shards(),
      openSockets: discord.openSockets(),
      failing: discord.faults.failing,
      invalidRequests: discord.invalidRequests,
      operations: [...discord.operations.keys()],
    })),
  };
}

/** `POST /control/<call>` and `GET /control/transcript`: what a test in TypeScript does with `LocalDiscord`. */
export function controlRoutes(discord: LocalDiscord): FastifyPluginAsync {
  const handlers = new Map(Object.entries(controlCalls(discord)));
  return async (app) => {
    app.get('/control/transcript', (_request, reply) => reply.type('text/plain').send(discord.transcript()));
    app.post('/control/:call', async (request, reply) => {
      const handler = handlers.get((request.params as { call: string }).call);
      if (!handler) return reply.code(404).send({ message: 'there is no such call' });
      try {
        return reply.send((await handler(request.body ?? {})) ?? {});
      } catch (error) {
        const isInvalid = error instanceof z.ZodError;
        const message = isInvalid ? z.prettifyError(error) : Object(error).message;
        return reply.code(isInvalid ? 400 : 422).send({ message });
      }
    });
  };
}

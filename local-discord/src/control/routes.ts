import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { LocalDiscord } from '../local-discord.ts';
import { failurePlanSchema } from '../rest/failures.ts';

const resetOptions = z.strictObject({
  dropBots: z.boolean().exactOptional(),
  forgetCommands: z.boolean().exactOptional(),
});
const messageFilter = z.strictObject({
  channelId: z.string().optional(),
  authorId: z.string().optional(),
  content: z.string().optional(),
});
const pattern = z.string().transform((source, context) => {
  try {
    return new RegExp(source);
  } catch (error) {
    context.addIssue({ code: 'custom', message: String(error) });
    return z.NEVER;
  }
});
const losses = ['reconnect', 'invalid', 'resumable', 'cut', 'silent', 'rejected'] as const;

type Handler = (body: unknown) => unknown;

/** What tests in other languages call in addition to the clients' methods. */
function handlersOf(discord: LocalDiscord): Readonly<Record<string, Handler>> {
  return {
    reset: (body) => discord.reset(resetOptions.parse(body)),
    waitUntilReady: (body) =>
      discord.waitUntilReady(z.strictObject({ withCommands: z.boolean().default(false) }).parse(body)),
    waitForAnswer: (body) =>
      discord.waitForAnswer(z.strictObject({ interactionId: z.string() }).parse(body).interactionId),
    waitForMessage(body) {
      const { channelId, authorId, content } = messageFilter.parse(body);
      return discord.waitForMessage(
        (message) =>
          (channelId ?? message.channelId) === message.channelId &&
          (authorId ?? message.author.id) === message.author.id &&
          (content ?? message.content) === message.content,
      );
    },
    failNext(body) {
      const { route, ...plan } = z.looseObject({ route: pattern.optional() }).parse(body);
      discord.failNext(failurePlanSchema.parse(route === undefined ? plan : { ...plan, route }));
    },
    stopFailing: () => discord.stopFailing(),
    dropGateway: (body) => discord.dropGateway(z.strictObject({ how: z.enum(losses) }).parse(body).how),
  };
}

/** `POST /control/<method>` and `GET /control/transcript`: what a test in TypeScript does with `LocalDiscord`. */
export function controlRoutes(discord: LocalDiscord): FastifyPluginAsync {
  const handlers = new Map(Object.entries(handlersOf(discord)));
  return async (app) => {
    app.get('/control/transcript', (_request, reply) => reply.type('text/plain').send(discord.transcript()));
    app.post('/control/:method', async (request, reply) => {
      const handler = handlers.get((request.params as { method: string }).method);
      if (!handler) return reply.code(404).send({ message: 'there is no such method' });
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

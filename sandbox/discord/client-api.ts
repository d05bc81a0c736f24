import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ClientRefusal } from './command-options.ts';
import { DiscordError } from './discord-error.ts';
import type { ClientCalls, ClientEvent } from './protocol.ts';
import type { State } from './state.ts';

const HEARTBEAT_MS = 15_000;

/** The calls that a page may make, each with an object of strings and such as its argument. */
const CALLS = [
  'state',
  'messages',
  'runCommand',
  'autocomplete',
  'runMessageMenu',
  'pressComponent',
  'submitModal',
  'sendMessage',
  'editMessage',
  'deleteMessage',
  'dismissMessage',
  'setLocale',
] as const satisfies readonly (keyof ClientCalls)[];

const argument = z.looseObject({ userId: z.string() });

/** {@link ClientCalls} over HTTP, and events as server-sent events. */
export function clientRoutes(
  app: FastifyInstance,
  calls: ClientCalls,
  subscribe: (userId: string, listener: (event: ClientEvent) => void) => () => void,
  state: State,
): void {
  app.get('/client/users', async () => [...state.users.values()]);

  for (const name of CALLS) {
    app.post(`/client/${name}`, async (request, reply) => {
      try {
        // The page is ours; what it may do is checked by the call itself.
        const call = calls[name] as (call: unknown) => Promise<unknown>;
        return (await call(argument.parse(request.body))) ?? {};
      } catch (error) {
        if (error instanceof ClientRefusal || error instanceof DiscordError || error instanceof z.ZodError) {
          return reply.status(400).send({ message: error.message });
        }
        throw error;
      }
    });
  }

  app.get('/client/events', (request, reply) => {
    const { user } = z.object({ user: z.string() }).parse(request.query);
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache',
      connection: 'keep-alive',
    });
    reply.raw.write(': connected\n\n');
    const unsubscribe = subscribe(user, (event) => reply.raw.write(`data: ${JSON.stringify(event)}\n\n`));
    const heartbeat = setInterval(() => reply.raw.write(': still here\n\n'), HEARTBEAT_MS);
    request.raw.on('close', () => {
      clearInterval(heartbeat);
      unsubscribe();
    });
  });

  app.get('/attachments/:message/:attachment/:name', async (request, reply) => {
    const { message, attachment } = z
      .object({ message: z.string(), attachment: z.string() })
      .parse(request.params);
    const file = state.messages.get(message)?.attachmentsData.get(attachment);
    return file === undefined ? reply.status(404).send() : reply.type(file.type).send(file.bytes);
  });
}

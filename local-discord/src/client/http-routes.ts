import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fieldsOf, type Handler } from '../control/call.ts';
import { ClientRefusal } from '../errors.ts';
import { filesOf } from '../messages/forward.ts';
import { holdsSignature } from '../messages/signed-links.ts';
import type { World } from '../world/model.ts';
import type { EventHub } from './event-hub.ts';
import type { ClientCalls } from './protocol.ts';

const id = z.string().regex(/^\d{17,20}$/);
const user = { userId: id };
const file = z.object({ name: z.string().min(1), contentType: z.string().exactOptional(), data: z.base64() });
/** Ten files of 10 MiB as base64. */
const BODY_LIMIT = 140 * 1024 * 1024;
const reaction = { ...user, messageId: id, emoji: z.string() };
const command = {
  ...user,
  channelId: id,
  name: z.string(),
  botId: id.exactOptional(),
  subcommand: z.string().exactOptional(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), file])).exactOptional(),
};

const modalValue = z.union([z.string(), z.boolean(), z.array(z.string()), z.array(file)]);

type Handlers = Readonly<Record<keyof ClientCalls, Handler>>;

/** One checked handler per method of the protocol. */
export function clientHandlers(calls: ClientCalls): Handlers {
  const handle = <Schema extends z.ZodObject>(
    schema: Schema,
    call: (given: z.output<Schema>) => Promise<unknown>,
  ): Handler => Object.assign((body: unknown) => call(schema.parse(body)), { fields: fieldsOf(schema) });
  return {
    state: handle(z.object(user), (given) => calls.state(given)),
    messages: handle(z.object({ ...user, channelId: id }), (given) => calls.messages(given)),
    runCommand: handle(z.object(command), (given) => calls.runCommand(given)),
    autocomplete: handle(z.object({ ...command, focused: z.string() }), (given) => calls.autocomplete(given)),
    runMessageMenu: handle(
      z.object({ ...user, messageId: id, name: z.string(), botId: id.exactOptional() }),
      (given) => calls.runMessageMenu(given),
    ),
    runUserMenu: handle(
      z.object({ ...user, channelId: id, targetId: id, name: z.string(), botId: id.exactOptional() }),
      (given) => calls.runUserMenu(given),
    ),
    pressComponent: handle(
      z.object({ ...user, messageId: id, customId: z.string(), values: z.array(z.string()).exactOptional() }),
      (given) => calls.pressComponent(given),
    ),
    submitModal: handle(
      z.object({ ...user, interactionId: id, values: z.record(z.string(), modalValue) }),
      (given) => calls.submitModal(given),
    ),
    sendMessage: handle(
      z.object({
        ...user,
        channelId: id,
        content: z.string(),
        replyTo: id.exactOptional(),
        files: z.array(file).exactOptional(),
      }),
      (given) => calls.sendMessage(given),
    ),
    forwardMessage: handle(z.object({ ...user, messageId: id, channelId: id }), (given) =>
      calls.forwardMessage(given),
    ),
    vote: handle(z.object({ ...user, messageId: id, answerIds: z.array(z.int()) }), (given) =>
      calls.vote(given),
    ),
    addReaction: handle(z.object(reaction), (given) => calls.addReaction(given)),
    removeReaction: handle(z.object(reaction), (given) => calls.removeReaction(given)),
    openPost: handle(
      z.object({
        ...user,
        channelId: id,
        name: z.string(),
        content: z.string(),
        tagIds: z.array(id).exactOptional(),
      }),
      (given) => calls.openPost(given),
    ),
    editMessage: handle(z.object({ ...user, messageId: id, content: z.string() }), (given) =>
      calls.editMessage(given),
    ),
    deleteMessage: handle(z.object({ ...user, messageId: id }), (given) => calls.deleteMessage(given)),
    dismissMessage: handle(z.object({ ...user, messageId: id }), (given) => calls.dismissMessage(given)),
    setLocale: handle(z.object({ ...user, locale: z.string().min(2).max(10) }), (given) =>
      calls.setLocale(given),
    ),
  };
}

/** The client API over HTTP, for a page in a browser. */
export function clientRoutes(app: FastifyInstance, calls: ClientCalls, hub: EventHub, world: World): void {
  const handlers = new Map(Object.entries(clientHandlers(calls)));
  app.get('/client/users', async () => [...world.users.values()].filter(({ bot }) => !bot));
  app.post('/client/:method', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const handler = handlers.get((request.params as { method: string }).method);
    if (!handler) return reply.code(404).send({ message: 'there is no such call' });
    try {
      return reply.send((await handler(request.body)) ?? {});
    } catch (error) {
      if (error instanceof z.ZodError) return reply.code(400).send({ message: z.prettifyError(error) });
      if (error instanceof ClientRefusal) return reply.code(422).send({ message: error.message });
      throw error;
    }
  });
  app.get('/client/events', (request, reply) => {
    const userId = (request.query as { user?: string }).user ?? '';
    if (!world.users.has(userId)) return reply.code(404).send({ message: 'there is no such user' });
    streamEvents(hub, userId, request, reply);
    return undefined;
  });
  app.get('/attachments/:channelId/:id/:filename', async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (!holdsSignature(world, pathname, request.query)) {
      return reply.code(404).type('text/plain').send('This content is no longer available.');
    }
    const wanted = (request.params as { id: string }).id;
    const file =
      world.files.get(wanted) ??
      [...world.messages.values()].flatMap(filesOf).find((attachment) => attachment.id === wanted);
    if (!file) return reply.code(404).send({ message: 'there is no such file' });
    return (
      reply
        .header('content-type', file.contentType)
        .header('x-content-type-options', 'nosniff')
        // An uploaded HTML page must not act as this site.
        .header('content-security-policy', 'sandbox')
        .send(file.data)
    );
  });
}

function streamEvents(hub: EventHub, userId: string, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  const stream = reply.raw;
  stream.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'keep-alive',
  });
  // The first bytes open the stream, so that the page misses no events from here on.
  stream.write(': open\n\n');
  const last = Number(request.headers['last-event-id']);
  const unsubscribe = hub.subscribe(
    userId,
    (event, id) => stream.write(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`),
    Number.isSafeInteger(last) && last > 0 ? last : undefined,
  );
  const keepAlive = setInterval(() => stream.write(': alive\n\n'), 20_000);
  stream.on('close', () => {
    clearInterval(keepAlive);
    unsubscribe();
  });
}

import multipart from '@fastify/multipart';
import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DiscordError, missingAccess, missingPermissions, refuse, unknownMessage } from './discord-error.ts';
import type { Gateway } from './gateway.ts';
import type { Interactions } from './interactions.ts';
import { createMessage, deleteMessage, editMessage, type UploadedFile } from './messages.ts';
import { apiChannel, apiMessage, apiUser } from './payloads.ts';
import { commandErrors } from './rules/index.ts';
import { newSnowflake } from './snowflake.ts';
import { botPermissionsIn, channelOf, commandsFor, messageOf, type State, tell } from './state.ts';

const SEND_MESSAGES = 1n << 11n;
const VIEW_CHANNEL = 1n << 10n;
const MAX_REQUEST_BYTES = 25 * 1024 * 1024;

/** One REST request of the bot, for tests that look at what it sends. */
export interface RecordedRequest {
  readonly method: string;
  /** Path below `/api/v10`, decoded. */
  readonly route: string;
  readonly body: unknown;
  readonly status: number;
}

export interface Fault {
  readonly status: number;
  /** Seconds, for 429. */
  readonly retryAfter?: number;
  readonly times?: number;
  readonly route?: RegExp;
}

export interface RestOptions {
  readonly state: State;
  readonly gateway: Gateway;
  readonly interactions: Interactions;
  readonly isToken: (token: string) => boolean;
  readonly record: (request: RecordedRequest) => void;
  /** The fault to answer with instead, if one is due. */
  readonly nextFault: (route: string) => Fault | undefined;
}

const named = (request: FastifyRequest) =>
  z
    .record(z.string(), z.string())
    .transform((values) => (name: string) => values[name] ?? '')
    .parse(request.params);
const commandList = z.array(z.custom<APIApplicationCommand>());

/** Bodies as they arrived: JSON, or `payload_json` with its files. */
interface Incoming {
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
}

/** Discord's REST as far as a bot needs it, below `/api/v10`. */
export async function restRoutes(app: FastifyInstance, options: RestOptions): Promise<void> {
  const { state, gateway, interactions, isToken } = options;
  await app.register(multipart, { limits: { fileSize: MAX_REQUEST_BYTES } });
  const incoming = new WeakMap<FastifyRequest, Incoming>();
  const sent = (request: FastifyRequest): Incoming =>
    incoming.get(request) ?? { body: request.body, files: [] };
  const routeOf = (request: FastifyRequest) =>
    decodeURIComponent(request.url.split('?', 1)[0] ?? '').replace(/^\/api\/v10/, '');

  app.addHook('preHandler', async (request, reply) => {
    if (request.isMultipart()) incoming.set(request, await readMultipart(request));
    const fault = options.nextFault(routeOf(request));
    if (fault !== undefined) {
      if (fault.retryAfter !== undefined) void reply.header('retry-after', String(fault.retryAfter));
      return reply.status(fault.status).send({
        message: 'Fault',
        code: 0,
        ...(fault.status === 429 ? { retry_after: fault.retryAfter ?? 1, global: false } : {}),
      });
    }
    // Interaction tokens authorise themselves.
    if (/^\/(interactions|webhooks)\//.test(routeOf(request))) return;
    const token = request.headers.authorization?.replace(/^Bot /, '') ?? '';
    if (!isToken(token)) throw new DiscordError(401, 0, '401: Unauthorized');
  });
  app.addHook('onResponse', async (request, reply) => {
    options.record({
      method: request.method,
      route: routeOf(request),
      body: sent(request).body,
      status: reply.statusCode,
    });
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof DiscordError) return reply.status(error.status).send(error.body);
    return reply
      .status(500)
      .send({ message: error instanceof Error ? error.message : 'Internal Server Error', code: 0 });
  });

  app.get('/gateway/bot', async (request) => ({
    url: `ws://${request.headers.host}/gateway`,
    shards: 1,
    session_start_limit: { total: 1000, remaining: 999, reset_after: 0, max_concurrency: 1 },
  }));
  app.get('/users/@me', async () => apiUser(state.bot));
  app.get('/applications/@me', async () => ({ id: state.applicationId, name: state.bot.username, flags: 0 }));

  const scopeOf = (request: FastifyRequest) => named(request)('guild') || 'global';
  const putCommands = async (request: FastifyRequest) => {
    const { body } = sent(request);
    refuse(commandErrors(body));
    const scope = scopeOf(request);
    const commands = commandList.parse(body).map((command) => ({
      ...defaults,
      ...command,
      id: newSnowflake(),
      application_id: state.applicationId,
      version: newSnowflake(),
      ...(scope === 'global' ? {} : { guild_id: scope }),
    }));
    state.commands.set(scope, commands);
    for (const userId of state.users.keys()) {
      const guild = [...state.guilds.values()].find(({ members }) =>
        members.some((member) => member.userId === userId),
      );
      tell(state, [userId], { type: 'commands.update', commands: commandsFor(state, guild?.id ?? null) });
    }
    return commands;
  };
  for (const path of [
    '/applications/:application/commands',
    '/applications/:application/guilds/:guild/commands',
  ]) {
    app.get(path, async (request) => state.commands.get(scopeOf(request)) ?? []);
    app.put(path, putCommands);
  }

  app.post('/interactions/:interaction/:token/callback', async (request, reply) => {
    const name = named(request);
    const { body, files } = sent(request);
    const message = interactions.callback(name('interaction'), name('token'), body, files);
    if (!request.url.includes('with_response=true')) return reply.status(204).send();
    return {
      interaction: {
        id: name('interaction'),
        type: 2,
        response_message_id: message?.id,
        response_message_loading: false,
        response_message_ephemeral: message?.visibleTo !== null,
      },
      ...(message === null
        ? {}
        : {
            resource: {
              type: z.object({ type: z.number() }).parse(body).type,
              message: apiMessage(state, message),
            },
          }),
    };
  });
  app.post('/webhooks/:application/:token', async (request) => {
    const { body, files } = sent(request);
    return apiMessage(state, interactions.followUp(named(request)('token'), body, files));
  });
  // discord.js writes `%40original`, which a fixed path would not match.
  const webhookMessage = '/webhooks/:application/:token/messages/:message';
  app.get(webhookMessage, async (request) =>
    apiMessage(state, interactions.find(named(request)('token'), named(request)('message'))),
  );
  app.patch(webhookMessage, async (request) => {
    const { body, files } = sent(request);
    return apiMessage(
      state,
      interactions.edit(named(request)('token'), named(request)('message'), body, files),
    );
  });
  app.delete(webhookMessage, async (request, reply) => {
    interactions.remove(named(request)('token'), named(request)('message'));
    return reply.status(204).send();
  });

  const botChannel = (request: FastifyRequest, needed = VIEW_CHANNEL) => {
    const channel = channelOf(state, named(request)('channel'));
    const permissions = botPermissionsIn(state, channel);
    if (channel.guildId !== null && (permissions & VIEW_CHANNEL) === 0n) throw missingAccess();
    if (channel.guildId !== null && (permissions & needed) !== needed) throw missingPermissions();
    return channel;
  };
  const botMessage = (request: FastifyRequest) => {
    const message = messageOf(state, named(request)('message'));
    if (message.channelId !== botChannel(request).id) throw unknownMessage();
    return message;
  };
  app.get('/channels/:channel', async (request) => apiChannel(state, botChannel(request)));
  app.get('/channels/:channel/messages/:message', async (request) => apiMessage(state, botMessage(request)));
  app.post('/channels/:channel/messages', async (request) => {
    const { body, files } = sent(request);
    const channel = botChannel(request, SEND_MESSAGES);
    const message = createMessage(state, { channelId: channel.id, author: state.bot }, body, 'create', files);
    gateway.dispatchMessage('MESSAGE_CREATE', message);
    return apiMessage(state, message);
  });
  app.patch('/channels/:channel/messages/:message', async (request) => {
    const { body, files } = sent(request);
    const before = botMessage(request);
    if (before.author.id !== state.bot.id)
      throw new DiscordError(403, 50_005, 'Cannot edit a message authored by another user');
    return apiMessage(state, editMessage(state, before, body, files));
  });
  app.delete('/channels/:channel/messages/:message', async (request, reply) => {
    const message = botMessage(request);
    if (message.author.id !== state.bot.id) throw missingPermissions();
    deleteMessage(state, message);
    gateway.dispatchMessage('MESSAGE_DELETE', message);
    return reply.status(204).send();
  });
  app.post('/channels/:channel/typing', async (request, reply) => {
    botChannel(request);
    return reply.status(204).send();
  });
  app.post('/users/@me/channels', async (request) => {
    const { recipient_id } = z.object({ recipient_id: z.string() }).parse(sent(request).body);
    const channel = [...state.channels.values()].find(({ recipientId }) => recipientId === recipient_id);
    if (channel === undefined) throw new DiscordError(400, 50_007, 'Cannot send messages to this user');
    return apiChannel(state, channel);
  });
}

/** What Discord adds to a registered command. */
const defaults = {
  type: 1,
  description: '',
  nsfw: false,
  default_member_permissions: null,
  dm_permission: true,
};

async function readMultipart(request: FastifyRequest): Promise<Incoming> {
  const files: UploadedFile[] = [];
  let body: unknown = {};
  for await (const part of request.parts()) {
    if (part.type === 'file')
      files.push({ filename: part.filename, type: part.mimetype, bytes: await part.toBuffer() });
    else if (part.fieldname === 'payload_json') body = JSON.parse(String(part.value));
  }
  return { body, files };
}

import type { Server } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { createListeners } from '../listeners.ts';
import { clientApi } from './client-api.ts';
import { type AllCalls, createClientCalls } from './client-calls.ts';
import { createGateway, type GatewayLoss } from './gateway/gateway.ts';
import { createHub } from './hub.ts';
import { createInteractions } from './interactions.ts';
import type { JsonObject } from './json.ts';
import { createMessageBoard } from './message-board.ts';
import { openThread, PUBLIC_THREAD } from './open-thread.ts';
import type { LocalParts } from './parts.ts';
import type { ClientEvent, ClientMessage } from './protocol.ts';
import { createFailures, type FailurePlan } from './rest/failures.ts';
import { type RecordedRequest, restPlugin } from './rest/plugin.ts';
import { createRateLimits } from './rest/rate-limits.ts';
import { createWorld } from './seed.ts';
import { waitsOf } from './waits.ts';
import type { Frame } from './wire.ts';

export interface LocalDiscordOptions {
  /** The bot's token, `LOCAL_TOKEN` unless given; null takes every token that is not empty. */
  readonly token?: string | null;
  /** How long the bot has for its first answer; Discord gives 3 s. */
  readonly interactionDeadlineMs?: number;
  /** How often the bot has to send a heartbeat; Discord asks for one every 41.25 s. */
  readonly heartbeatIntervalMs?: number;
  /** Servers with the bot in them, besides the one that is always there; their shards differ. */
  readonly moreGuilds?: number;
  /** Whether unknown people can be sent DMs; the first DM creates them. */
  readonly strangers?: boolean;
  /** Whether requests beyond Discord's rate limits are refused with 429. */
  readonly rateLimits?: boolean;
}

export interface LocalDiscord extends AllCalls {
  subscribe(userId: string, listener: (event: ClientEvent) => void): () => void;
  /** Every REST request of the bot, in the order of the answers. */
  readonly requests: readonly RecordedRequest[];
  /** Fastify plugin: the bot's REST API, the client API and uploaded files. */
  readonly routes: (app: FastifyInstance) => Promise<void>;
  /** Accepts the bot's websocket at /gateway. */
  attachGateway(server: Server): void;
  /**
   * Resolves once a bot is ready and has commands, or had 300 ms to register some.
   * @param how `withCommands`: it will have some, however long that takes
   */
  waitUntilReady(how?: { readonly withCommands: boolean }): Promise<void>;
  /** The finished answer to an interaction; rejects when the bot failed. */
  waitForAnswer(interactionId: string): Promise<ClientMessage>;
  /** The first message, there already or yet to come, that fits. */
  waitForMessage(predicate: (message: ClientMessage) => boolean): Promise<ClientMessage>;
  /** Hears of every gateway event and REST call. @returns stops listening */
  onWire(listener: (frame: Frame) => void): () => void;
  /** Lets the bot lose its gateway; without an argument Discord asks it to reconnect. */
  dropGateway(how?: GatewayLoss): void;
  /** The intents that connected bots asked for. */
  intents(): readonly number[];
  /** Unticks MessageContent in the portal: whoever identifies with it is closed with 4014. */
  refuseMessageContent(refuse: boolean): void;
  /** Changes fields of the application in the portal, such as `integration_types_config`. */
  changePortal(fields: JsonObject): void;
  /** Changes the language of a server, in its own settings. */
  setServerLocale(guildId: string, locale: string): void;
  /** Opens a public thread in a channel. @returns its id */
  openThread(parentId: string, name: string): string;
  /** Whether the bot is connected now. */
  isConnected(): boolean;
  /** What the bot may do in a channel and its threads, instead of what its roles say; null: as its roles say. */
  setBotPermissions(channelId: string, bits: bigint | null): void;
  /** The same of everybody who is no administrator. */
  setMemberPermissions(channelId: string, bits: bigint | null): void;
  /** Lets coming REST requests fail. */
  failNext(failure: FailurePlan): void;
  /** Requests that will still fail on purpose. */
  readonly failing: number;
  /** Nothing fails on purpose any more. */
  stopFailing(): void;
  /** Ends sockets and timers. */
  stop(): void;
}

const DEADLINE_MS = 3000;
const HEARTBEAT_MS = 41_250;

/** The token that the local Discord accepts when none is given. */
export const LOCAL_TOKEN = 'local-token';

/** A Discord in memory, not yet listening. */
export function createLocalDiscord(options: LocalDiscordOptions = {}): LocalDiscord {
  const world = createWorld(options.moreGuilds);
  world.strangers = options.strangers ?? false;
  const hub = createHub();
  const token = options.token === undefined ? LOCAL_TOKEN : options.token;
  const heartbeatIntervalMs = options.heartbeatIntervalMs ?? HEARTBEAT_MS;
  const wire = createListeners<Frame>();
  const gateway = createGateway(world, hub, { token, heartbeatIntervalMs, tap: wire.tell });
  const board = createMessageBoard(world, hub, gateway);
  const interactions = createInteractions(world, hub, gateway, options.interactionDeadlineMs ?? DEADLINE_MS);
  const parts: LocalParts = { world, hub, gateway, board, interactions, token };
  const calls = createClientCalls(parts);
  const requests: RecordedRequest[] = [];
  const failures = createFailures();
  const rateLimits = createRateLimits(options.rateLimits ?? false);
  const setIn = (permissions: Map<string, bigint>) => (channelId: string, bits: bigint | null) => {
    if (!world.channels.has(channelId)) throw new Error(`there is no channel ${channelId}`);
    if (bits === null) permissions.delete(channelId);
    else permissions.set(channelId, bits);
  };

  return {
    ...calls,
    ...waitsOf(parts),
    subscribe: (userId, listener) => hub.subscribe(userId, listener),
    requests,
    routes: async (app) => {
      await app.register(restPlugin, {
        prefix: '/api/v10',
        parts,
        requests,
        failures,
        rateLimits,
        tap: wire.tell,
      });
      clientApi(app, calls, hub, world);
    },
    attachGateway: (server) => gateway.attach(server),
    onWire: wire.listen,
    dropGateway: (how = 'reconnect') => gateway.drop(how),
    intents: () => gateway.intents(),
    isConnected: () => gateway.connected(),
    refuseMessageContent(refuse) {
      world.messageContentAllowed = !refuse;
    },
    changePortal(fields) {
      world.portal = { ...world.portal, ...fields };
    },
    setServerLocale(guildId, locale) {
      const guild = world.guilds.get(guildId);
      if (!guild) throw new Error(`there is no server ${guildId}`);
      world.guilds.set(guildId, { ...guild, locale });
    },
    openThread(parentId, name) {
      const parent = world.channels.get(parentId);
      if (!parent) throw new Error(`there is no channel ${parentId}`);
      return openThread(parts, parent, name, PUBLIC_THREAD).id;
    },
    setBotPermissions: setIn(world.botPermissions),
    setMemberPermissions: setIn(world.memberPermissions),
    failNext: (failure) => failures.plan(failure),
    get failing() {
      return failures.left;
    },
    stopFailing: () => failures.clear(),
    stop() {
      interactions.close();
      gateway.close();
    },
  };
}

export interface RunningLocalDiscord {
  readonly url: string;
  /** What discord.js takes as `rest.api`. */
  readonly apiUrl: string;
  readonly discord: LocalDiscord;
  close(): Promise<void>;
}

/** What a server needs that carries a local Discord: room for ten photos in one message and for long tokens. */
export const SERVER_OPTIONS = {
  forceCloseConnections: true,
  bodyLimit: 30 * 1024 * 1024,
  routerOptions: { maxParamLength: 300 },
};

export interface StartOptions extends LocalDiscordOptions {
  /** 0, the default, for a free one. */
  readonly port?: number;
  /** What else the server offers, such as the page. */
  readonly routes?: (discord: LocalDiscord) => readonly FastifyPluginAsync[];
}

/** A Discord in memory, listening on this machine only. */
export async function startLocalDiscord(options: StartOptions = {}): Promise<RunningLocalDiscord> {
  const { port = 0, routes = () => [], ...rest } = options;
  const discord = createLocalDiscord(rest);
  const app = Fastify(SERVER_OPTIONS);
  await app.register(discord.routes);
  for (const plugin of routes(discord)) await app.register(plugin);
  discord.attachGateway(app.server);
  const url = await app.listen({ host: '127.0.0.1', port });
  return {
    url,
    apiUrl: `${url}/api`,
    discord,
    async close() {
      discord.stop();
      await app.close();
    },
  };
}

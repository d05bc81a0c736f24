import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type AllCalls, createClientCalls } from './client/calls.ts';
import { createEventHub } from './client/event-hub.ts';
import { clientRoutes } from './client/http-routes.ts';
import type { ClientEvent, ClientMessage } from './client/protocol.ts';
import { createWaits } from './client/wait-for-bot.ts';
import type { Context } from './context.ts';
import { createGateway, type GatewayLoss } from './gateway/gateway.ts';
import { createInteractions } from './interactions/interactions.ts';
import type { JsonObject } from './json.ts';
import { createListeners } from './listeners.ts';
import { createMessageStore } from './messages/message-store.ts';
import { changeThread, deleteChannel, openThread, PUBLIC_THREAD } from './messages/open-thread.ts';
import { createVoting } from './messages/voting.ts';
import { createFailures, type FailurePlan } from './rest/failures.ts';
import { type RecordedRequest, restPlugin } from './rest/plugin.ts';
import { createRateLimits } from './rest/rate-limits.ts';
import type { Frame } from './wire/frame.ts';
import { createWorld } from './world/create-world.ts';
import { defaultSeed } from './world/default-seed.ts';
import type { Seed } from './world/seed.ts';

export interface LocalDiscordOptions {
  /** The servers, people and channels at the start. */
  readonly seed?: Seed;
  /** The bot's token, `LOCAL_TOKEN` unless given; null accepts every token that is not empty. */
  readonly token?: string | null;
  /** How long the bot has for its first answer; Discord gives 3 s. */
  readonly interactionDeadlineMs?: number;
  /** How often the bot has to send a heartbeat; Discord asks for one every 41.25 s. */
  readonly heartbeatIntervalMs?: number;
  /** Further servers with the bot in them, spread over shards. */
  readonly moreGuilds?: number;
  /** Whether unknown people can be sent DMs; the first DM creates them. */
  readonly allowUnknownRecipients?: boolean;
  /** Whether requests beyond Discord's rate limits are refused with 429. */
  readonly rateLimits?: boolean;
  /** How many shards may identify at the same time: 1 unless given, as for most bots. */
  readonly maxConcurrency?: number;
  /** Whether a further identify within 5 s is answered with Invalid Session (op 9), as Discord does. */
  readonly limitsIdentifies?: boolean;
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
   * @param how `withCommands`: waits for commands, however long that takes
   */
  waitUntilReady(how?: { readonly withCommands: boolean }): Promise<void>;
  /** The finished answer to an interaction; rejects when the bot failed. */
  waitForAnswer(interactionId: string): Promise<ClientMessage>;
  /** The first matching message, whether it exists already or comes later. */
  waitForMessage(predicate: (message: ClientMessage) => boolean): Promise<ClientMessage>;
  /** Called for every gateway event and REST call. @returns stops listening */
  onWire(listener: (frame: Frame) => void): () => void;
  /** Drops the bot's gateway connection; by default Discord asks it to reconnect. */
  dropGateway(how?: GatewayLoss): void;
  /** The intents that connected bots asked for. */
  intents(): readonly number[];
  /** The shard of each connected session: the same one twice when two processes serve it. */
  shards(): readonly number[];
  /** How many websockets of bots are open, identified or not. */
  openSockets(): number;
  /** Disables MessageContent in the portal: bots that identify with it are closed with 4014. */
  refuseMessageContent(refuse: boolean): void;
  /** Changes fields of the application in the portal, such as `integration_types_config`. */
  changePortal(fields: JsonObject): void;
  /** Changes the language of a server, in its own settings. */
  setServerLocale(guildId: string, locale: string): void;
  /** Opens a public thread in a channel. @returns its id */
  openThread(parentId: string, name: string): string;
  /** Archives, reopens, locks or unlocks a thread, as a moderator does. */
  changeThread(threadId: string, change: { readonly archived?: boolean; readonly locked?: boolean }): void;
  /** Deletes a channel with its threads, or a thread. */
  deleteChannel(channelId: string): void;
  /** Refuses further edits of messages that are older than an hour, or than `olderThanMs` (30046); null: no longer. */
  limitOldEdits(limit: { readonly edits: number; readonly olderThanMs?: number } | null): void;
  /** Whether the bot is connected now. */
  isConnected(): boolean;
  /** Sets what the bot may do in a channel and its threads; null: what its roles allow. */
  setBotPermissions(channelId: string, bits: bigint | null): void;
  /** The same for every member who is not an administrator. */
  setMemberPermissions(channelId: string, bits: bigint | null): void;
  /** Makes the next REST requests fail. */
  failNext(failure: FailurePlan): void;
  /** How many of the next requests will fail as planned. */
  readonly failing: number;
  /** Cancels planned failures. */
  stopFailing(): void;
  /** Ends sockets and timers. */
  stop(): void;
}

const DEADLINE_MS = 3000;
const HEARTBEAT_MS = 41_250;
const HOUR_MS = 3_600_000;

/** The token that the local Discord accepts by default. */
export const LOCAL_TOKEN = 'local-token';

/** A Discord in memory, not yet listening. */
export function createLocalDiscord(options: LocalDiscordOptions = {}): LocalDiscord {
  const world = createWorld(options.seed ?? defaultSeed, options.moreGuilds);
  world.allowUnknownRecipients = options.allowUnknownRecipients ?? false;
  const hub = createEventHub();
  const token = options.token === undefined ? LOCAL_TOKEN : options.token;
  const heartbeatIntervalMs = options.heartbeatIntervalMs ?? HEARTBEAT_MS;
  const wire = createListeners<Frame>();
  const gateway = createGateway(world, hub, {
    token,
    heartbeatIntervalMs,
    maxConcurrency: options.maxConcurrency ?? 1,
    limitsIdentifies: options.limitsIdentifies ?? false,
    onFrame: wire.notify,
  });
  const messageStore = createMessageStore(world, hub, gateway);
  const interactions = createInteractions(world, hub, gateway, options.interactionDeadlineMs ?? DEADLINE_MS);
  const voting = createVoting(world, hub, gateway, messageStore);
  const context: Context = { world, hub, gateway, messageStore, voting, interactions, token };
  const calls = createClientCalls(context);
  const requests: RecordedRequest[] = [];
  const failures = createFailures();
  const rateLimits = createRateLimits(options.rateLimits ?? false);
  const existing = (channelId: string) => {
    const channel = world.channels.get(channelId);
    if (!channel) throw new Error(`there is no channel ${channelId}`);
    return channel;
  };
  const setIn = (permissions: Map<string, bigint>) => (channelId: string, bits: bigint | null) => {
    existing(channelId);
    if (bits === null) permissions.delete(channelId);
    else permissions.set(channelId, bits);
  };

  return {
    ...calls,
    ...createWaits(context),
    subscribe: (userId, listener) => hub.subscribe(userId, listener),
    requests,
    routes: async (app) => {
      await app.register(restPlugin, {
        prefix: '/api/v10',
        context,
        requests,
        failures,
        rateLimits,
        onFrame: wire.notify,
      });
      clientRoutes(app, calls, hub, world);
    },
    attachGateway: (server) => gateway.attach(server),
    onWire: wire.listen,
    dropGateway: (how = 'reconnect') => gateway.drop(how),
    intents: () => gateway.intents(),
    shards: () => gateway.shards(),
    openSockets: () => gateway.openSockets(),
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
    openThread: (parentId, name) => openThread(context, existing(parentId), name, PUBLIC_THREAD).id,
    changeThread: (threadId, change) => changeThread(context, existing(threadId), change),
    deleteChannel: (channelId) => deleteChannel(context, existing(channelId)),
    limitOldEdits(limit) {
      world.oldEditLimit = limit && { olderThanMs: HOUR_MS, ...limit };
      world.oldEdits.clear();
    },
    setBotPermissions: setIn(world.botPermissions),
    setMemberPermissions: setIn(world.memberPermissions),
    failNext: (failure) => failures.plan(failure),
    get failing() {
      return failures.left;
    },
    stopFailing: () => failures.clear(),
    stop() {
      voting.close();
      interactions.close();
      gateway.close();
    },
  };
}

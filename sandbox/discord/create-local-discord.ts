import { once } from 'node:events';
import type { Server } from 'node:http';
import fastify, { type FastifyPluginAsync } from 'fastify';
import { clientRoutes } from './client-api.ts';
import { createClientCalls } from './client-calls.ts';
import { createGateway } from './gateway.ts';
import { createInteractions } from './interactions.ts';
import { toClient } from './messages.ts';
import type { ClientCalls, ClientEvent, ClientMessage, ComponentCall } from './protocol.ts';
import { type Fault, type RecordedRequest, restRoutes } from './rest.ts';
import { createState } from './state.ts';

/** Discord gives an app three seconds for its first answer (interactions/receiving-and-responding). */
const INTERACTION_DEADLINE_MS = 3_000;
/** A bot that registers nothing is taken for ready this long after READY. */
const REGISTRATION_PATIENCE_MS = 300;

export interface LocalDiscordOptions {
  /** The only token accepted; any non-empty one otherwise. */
  readonly token?: string;
  readonly interactionDeadlineMs?: number;
}

/** A Discord on this machine: what people do in it, what bots send to it, and its moods. */
export interface LocalDiscord extends ClientCalls {
  forgeComponent(call: ComponentCall): Promise<{ interactionId: string }>;
  subscribe(userId: string, listener: (event: ClientEvent) => void): () => void;
  /** Every REST request of the bot, oldest first. */
  readonly requests: readonly RecordedRequest[];
  /** REST below `/api/v10`, the page's calls below `/client`. */
  readonly routes: FastifyPluginAsync;
  /** The gateway socket, at `/gateway` of the same server. */
  attachGateway(server: Server): void;
  /** Resolves once a bot is connected and has registered its commands. */
  waitUntilReady(): Promise<void>;
  /**
   * The answer to an interaction, once it is no longer "thinking".
   * @throws Error when the bot does not answer in time
   */
  waitForAnswer(interactionId: string): Promise<ClientMessage>;
  waitForMessage(matches: (message: ClientMessage) => boolean): Promise<ClientMessage>;
  dropGateway(): void;
  askToReconnect(): void;
  refuseMessageContent(refused: boolean): void;
  /** The next requests fail instead. */
  failNext(fault: Fault): void;
  setBotPermissions(channelId: string, permissions: bigint): void;
  close(): void;
}

export function createLocalDiscord({
  token,
  interactionDeadlineMs = INTERACTION_DEADLINE_MS,
}: LocalDiscordOptions = {}): LocalDiscord {
  const state = createState();
  const requests: RecordedRequest[] = [];
  const faults: { fault: Fault; left: number }[] = [];
  const watchers = new Set<() => void>();
  const changed = () => {
    for (const watcher of [...watchers]) watcher();
  };
  let grantsMessageContent = true;
  let ready = false;

  const isToken = (given: string) => (token === undefined ? given !== '' : given === token);
  const gateway = createGateway({
    state,
    isToken,
    grantsMessageContent: () => grantsMessageContent,
    onReady: () => {
      setTimeout(() => {
        ready = true;
        changed();
      }, REGISTRATION_PATIENCE_MS).unref();
    },
  });
  const interactions = createInteractions(state, gateway, interactionDeadlineMs);
  const calls = createClientCalls(state, gateway, interactions);

  const subscribe = (userId: string, listener: (event: ClientEvent) => void) => {
    const own = state.listeners.get(userId) ?? new Set();
    state.listeners.set(userId, own.add(listener));
    return () => void own.delete(listener);
  };
  const failed = new Map<string, string>();
  for (const userId of state.users.keys()) {
    subscribe(userId, (event) => {
      if (event.type === 'interaction.failed') failed.set(event.interactionId, event.reason);
      changed();
    });
  }

  /** Looks again at every change until there is something; no polling. */
  const when = <T>(look: () => T | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      const attempt = () => {
        try {
          const found = look();
          if (found === undefined) return;
          watchers.delete(attempt);
          resolve(found);
        } catch (error) {
          watchers.delete(attempt);
          reject(error);
        }
      };
      watchers.add(attempt);
      attempt();
    });

  return {
    ...calls,
    subscribe,
    requests,
    routes: async (app) => {
      clientRoutes(app, calls, subscribe, state);
      const rest = {
        state,
        gateway,
        interactions,
        isToken,
        record(request: RecordedRequest) {
          requests.push(request);
          if (request.method === 'PUT' && request.route.endsWith('/commands') && request.status === 200)
            ready = true;
          changed();
        },
        nextFault(route: string) {
          const due = faults.find(({ fault, left }) => left > 0 && (fault.route?.test(route) ?? true));
          if (due === undefined) return undefined;
          due.left -= 1;
          return due.fault;
        },
      };
      await app.register((scope) => restRoutes(scope, rest), { prefix: '/api/v10' });
    },
    attachGateway: gateway.attach,
    waitUntilReady: () =>
      when(() => (ready && state.gatewayConnected ? true : undefined)).then(() => undefined),
    waitForAnswer: (interactionId) =>
      when(() => {
        const reason = failed.get(interactionId);
        if (reason !== undefined) throw new Error(reason);
        const answer = interactions.answerTo(interactionId);
        return answer === undefined ? undefined : toClient(answer);
      }),
    waitForMessage: (matches) => when(() => [...state.messages.values()].map(toClient).find(matches)),
    dropGateway: gateway.drop,
    askToReconnect: gateway.askToReconnect,
    refuseMessageContent(refused) {
      grantsMessageContent = !refused;
    },
    failNext(fault) {
      faults.push({ fault, left: fault.times ?? 1 });
    },
    setBotPermissions(channelId, permissions) {
      state.botPermissions.set(channelId, permissions);
    },
    close() {
      interactions.close();
      gateway.close();
    },
  };
}

export interface RunningLocalDiscord {
  readonly url: string;
  /** The value of `DISCORD_API_URL`, or of discord.js' `rest.api`. */
  readonly apiUrl: string;
  readonly discord: LocalDiscord;
  close(): Promise<void>;
}

/** A local Discord on a port of its own, for tests. */
export async function startLocalDiscord({
  port = 0,
  ...options
}: LocalDiscordOptions & { readonly port?: number } = {}): Promise<RunningLocalDiscord> {
  const discord = createLocalDiscord(options);
  const app = fastify({ forceCloseConnections: true, bodyLimit: 25 * 1024 * 1024 });
  await app.register(discord.routes);
  discord.attachGateway(app.server);
  await app.listen({ host: '127.0.0.1', port });
  if (!app.server.listening) await once(app.server, 'listening');
  const address = app.server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`;
  return {
    url,
    apiUrl: `${url}/api`,
    discord,
    async close() {
      discord.close();
      await app.close();
    },
  };
}

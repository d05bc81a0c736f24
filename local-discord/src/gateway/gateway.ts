import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { TLSSocket } from 'node:tls';
import { type WebSocket, WebSocketServer } from 'ws';
import type { EventHub } from '../client/event-hub.ts';
import type { Frame } from '../wire/frame.ts';
import type { World } from '../world/model.ts';
import { type ConnectionSettings, serveConnection } from './connection.ts';
import { createEvents, type Dispatcher } from './events.ts';
import { forgetLostSessions, type GatewayState } from './handshake.ts';
import { createIdentifyLimits, type IdentifyLimit } from './identify-limit.ts';
import { type GatewayLoss, loseConnection } from './loss.ts';
import { createWorldHost } from './requests/world-host.ts';
import { createRoundTrips } from './round-trips.ts';
import { dispatchTo, type GatewaySession, servesGuild } from './session.ts';
import { type BotSocket, createBotSocket } from './transport/bot-socket.ts';
import { connectionWish, isGatewayPath } from './transport/connection-url.ts';

export interface GatewayOptions {
  /** Whether unknown tokens are accepted. */
  readonly anyToken: boolean;
  readonly heartbeatIntervalMs: number;
  /** How many shards may identify at the same time. */
  readonly maxConcurrency: number;
  /** Whether another identify within 5 s is refused. */
  readonly limitsIdentifies: boolean;
  /** How many identifies a day are allowed before Discord resets the token. */
  readonly dailyIdentifies: number;
  /** Whether sends beyond 120 a minute close the connection, and requests for all members are limited. */
  readonly limitsSends: boolean;
  /** Called with every frame that is sent. */
  readonly onFrame: (frame: Frame) => void;
}

export interface Gateway extends Dispatcher {
  attach(server: Server): void;
  /** Whether this bot, or any, is connected. */
  connected(botId?: string): boolean;
  /** Resolves once all connected bots have read what was sent to them. */
  roundTrip(): Promise<void>;
  /** The intents of each session, in the order they identified. */
  intents(): readonly number[];
  /** The shard of each session that is connected, in the order they identified: a shard can have several sessions. */
  shards(): readonly number[];
  /** How many websockets are open, identified or not. */
  openSockets(): number;
  /** What `GET /gateway/bot` says about the identifies of a bot. */
  sessionStarts(botId: string): ReturnType<IdentifyLimit['sessionStarts']>;
  /** When the first session of a bot, or of any, became ready; null before that. */
  readyAt(botId?: string): number | null;
  /** Drops the connections of one bot, or of all. */
  drop(how: GatewayLoss, botId?: string): void;
  close(): void;
}

/** The websocket side of the local Discord. */
export function createGateway(world: World, hub: EventHub, options: GatewayOptions): Gateway {
  const sessions = new Map<string, GatewaySession>();
  const identifyLimits = createIdentifyLimits({
    maxConcurrency: options.maxConcurrency,
    isEnforced: options.limitsIdentifies,
    daily: options.dailyIdentifies,
  });
  const { anyToken, onFrame } = options;
  const state: GatewayState = { world, sessions, anyToken, onFrame, identifyLimits };
  const sockets = new WebSocketServer({ noServer: true });
  const silent = new WeakSet<BotSocket>();
  const ready = new Map<string, number>();

  const connected = (botId?: string) =>
    [...sessions.values()].some(
      (session) => session.socket !== null && (botId === undefined || session.botId === botId),
    );
  const changed = (session: GatewaySession | null) => {
    if (session && !ready.has(session.botId)) ready.set(session.botId, Date.now());
    hub.broadcast({ type: 'gateway', connected: connected() });
  };

  function dispatch(...[t, guildId, data]: Parameters<Dispatcher['dispatch']>): void {
    forgetLostSessions(state);
    for (const session of sessions.values()) {
      if (!servesGuild(session, guildId)) continue;
      const payload = data(session);
      if (payload) dispatchTo(session, t, payload);
    }
  }

  const roundTrips = createRoundTrips();
  const settings: ConnectionSettings = {
    roundTrips,
    heartbeatIntervalMs: options.heartbeatIntervalMs,
    limitsSends: options.limitsSends,
    silent,
    changed,
    requestHost: createWorldHost(world, createEvents(world, { dispatch }), options.limitsSends),
  };

  return {
    attach: (server) => acceptBots(server, sockets, state, settings),
    dispatch,
    connected,
    roundTrip: () =>
      roundTrips.make([...sessions.values()].flatMap(({ socket }) => (socket === null ? [] : [socket]))),
    intents: () => [...sessions.values()].map((session) => session.intents),
    shards: () =>
      [...sessions.values()].flatMap(({ socket, shard: [shard] }) => (socket === null ? [] : [shard])),
    openSockets: () => sockets.clients.size,
    sessionStarts: (botId) => identifyLimits.of(botId).sessionStarts(),
    readyAt: (botId) => (botId === undefined ? [...ready.values()][0] : ready.get(botId)) ?? null,
    drop(how, botId) {
      const dropped = [...sessions.values()].filter((one) => botId === undefined || one.botId === botId);
      for (const session of dropped)
        loseConnection(session, how, { sessions, silent, changed, clock: world.clock });
    },
    close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

/** Serves all of a server's websockets that ask for the gateway. */
function acceptBots(
  server: Server,
  sockets: WebSocketServer,
  state: GatewayState,
  settings: ConnectionSettings,
): void {
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (!isGatewayPath(request.url ?? '/')) return void stream.destroy();
    sockets.handleUpgrade(request, stream, head, (socket) => accept(request, socket, state, settings));
  });
}

function accept(
  { url, headers, socket: line }: IncomingMessage,
  socket: WebSocket,
  state: GatewayState,
  settings: ConnectionSettings,
): void {
  const wish = connectionWish(url ?? '/');
  if ('transport' in wish) {
    const { transport, version } = wish;
    const scheme = line instanceof TLSSocket ? 'wss' : 'ws';
    const ownUrl = `${scheme}://${headers.host ?? '127.0.0.1'}`;
    const bot = { url: ownUrl, address: line.remoteAddress ?? '', version };
    serveConnection(state, settings, createBotSocket(socket, transport), transport.encoding, bot);
  } else socket.close(...wish);
}

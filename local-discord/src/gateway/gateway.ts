import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { EventHub } from '../client/event-hub.ts';
import type { JsonObject } from '../json.ts';
import type { Frame } from '../wire/frame.ts';
import type { World } from '../world/model.ts';
import { serveConnection } from './connection.ts';
import { forgetLostSessions, type GatewayState } from './handshake.ts';
import { createIdentifyLimit, type IdentifyLimit } from './identify-limit.ts';
import { dispatchTo, type GatewaySession, sendFrame, servesGuild } from './session.ts';

/**
 * Ways to lose the gateway: Discord asks to reconnect (op 7), declares the session invalid (op 9), the line is
 * cut, it goes dead (heartbeats stay unanswered), or Discord rejects the bot (4004: its token was reset).
 */
export type GatewayLoss = 'reconnect' | 'invalid' | 'cut' | 'silent' | 'rejected';

export interface GatewayOptions {
  readonly token: string | null;
  readonly heartbeatIntervalMs: number;
  /** How many shards may identify at the same time. */
  readonly maxConcurrency: number;
  /** Whether a further identify within 5 s is refused. */
  readonly limitsIdentifies: boolean;
  /** Called with every frame that is sent. */
  readonly onFrame: (frame: Frame) => void;
}

export interface Gateway {
  attach(server: Server): void;
  /** Sends an event to every session that would get it. */
  dispatch(t: string, guildId: string | null, data: (session: GatewaySession) => JsonObject | null): void;
  connected(): boolean;
  /** The intents of each session, in the order they identified. */
  intents(): readonly number[];
  /** The shard of each session that is connected, in the order they identified: a shard can have several sessions. */
  shards(): readonly number[];
  /** How many websockets are open, identified or not. */
  openSockets(): number;
  /** What `GET /gateway/bot` says about identifies. */
  sessionStarts: IdentifyLimit['sessionStarts'];
  /** When the bot's first session became ready, or null. */
  readyAt(): number | null;
  drop(how: GatewayLoss): void;
  close(): void;
}

const SUPPORTED_VERSIONS: readonly (string | null)[] = [null, '9', '10'];

/** The websocket side of the local Discord. */
export function createGateway(world: World, hub: EventHub, options: GatewayOptions): Gateway {
  const sessions = new Map<string, GatewaySession>();
  const identifyLimit = createIdentifyLimit({
    maxConcurrency: options.maxConcurrency,
    isEnforced: options.limitsIdentifies,
  });
  const { token, onFrame } = options;
  const state: GatewayState = { world, sessions, token, onFrame, identifyLimit };
  const sockets = new WebSocketServer({ noServer: true });
  const silent = new WeakSet<WebSocket>();
  let ready: number | null = null;

  const connected = () => [...sessions.values()].some((session) => session.socket !== null);
  const changed = (session: GatewaySession | null) => {
    if (session) ready ??= Date.now();
    hub.broadcast({ type: 'gateway', connected: connected() });
  };

  function lose(session: GatewaySession, how: GatewayLoss): void {
    const { socket } = session;
    if (how === 'reconnect') sendFrame(socket, { op: 7, d: null, s: null, t: null });
    if (how === 'cut') socket?.terminate();
    if (how === 'silent' && socket) silent.add(socket);
    if (how === 'rejected') {
      sessions.delete(session.id);
      socket?.close(4004, 'Authentication failed.');
    }
    if (how === 'invalid') {
      sessions.delete(session.id);
      sendFrame(socket, { op: 9, d: false, s: null, t: null });
    }
  }

  return {
    attach(server) {
      server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://local');
        if (pathname !== '/gateway' && pathname !== '/gateway/') {
          stream.destroy();
          return;
        }
        const bot = {
          host: request.headers.host ?? '127.0.0.1',
          address: request.socket.remoteAddress ?? '',
        };
        sockets.handleUpgrade(request, stream, head, (socket) => {
          if (!SUPPORTED_VERSIONS.includes(searchParams.get('v'))) socket.close(4012, 'Invalid API version.');
          else
            serveConnection(
              state,
              { heartbeatIntervalMs: options.heartbeatIntervalMs, silent, changed },
              socket,
              bot,
            );
        });
      });
    },
    dispatch(t, guildId, data) {
      forgetLostSessions(state);
      for (const session of sessions.values()) {
        if (!servesGuild(session, guildId)) continue;
        const payload = data(session);
        if (payload) dispatchTo(session, t, payload);
      }
    },
    connected,
    intents: () => [...sessions.values()].map((session) => session.intents),
    shards: () =>
      [...sessions.values()].flatMap(({ socket, shard: [shard] }) => (socket === null ? [] : [shard])),
    openSockets: () => sockets.clients.size,
    sessionStarts: identifyLimit.sessionStarts,
    readyAt: () => ready,
    drop(how) {
      for (const session of [...sessions.values()]) lose(session, how);
    },
    close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

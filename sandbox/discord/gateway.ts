import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { apiUser } from './api-objects.ts';
import { dispatchTo, type GatewaySession, Intent, sendFrame, servesGuild } from './gateway-session.ts';
import { guildCreate } from './guild-create.ts';
import type { Hub } from './hub.ts';
import { isObject, type JsonObject, numberOf, objectOf, textOf } from './json.ts';
import type { World } from './model.ts';

const HEARTBEAT_MS = 41_250;

export interface Gateway {
  attach(server: Server): void;
  /** Sends an event to every session that would get it. */
  dispatch(t: string, guildId: string | null, data: (session: GatewaySession) => JsonObject | null): void;
  connected(): boolean;
  /** When the bot's first session became ready, or null. */
  readyAt(): number | null;
  /** Op 7: asks the bot to reconnect and resume. */
  drop(): void;
  close(): void;
}

/** The websocket side of the local Discord. */
export function createGateway(world: World, hub: Hub, token: string): Gateway {
  const sessions = new Map<string, GatewaySession>();
  const sockets = new WebSocketServer({ noServer: true });
  let ready: number | null = null;

  const connected = () => [...sessions.values()].some((session) => session.socket !== null);
  const announce = () => hub.announce({ type: 'gateway', connected: connected() });
  const rightToken = (given: unknown) => textOf(given)?.replace(/^Bot /, '') === token;

  function identify(socket: WebSocket, host: string, data: JsonObject): GatewaySession | null {
    if (!rightToken(data['token'])) {
      socket.close(4004, 'Authentication failed.');
      return null;
    }
    const shard = Array.isArray(data['shard']) ? data['shard'] : [0, 1];
    const session: GatewaySession = {
      id: randomBytes(16).toString('hex'),
      intents: numberOf(data['intents']),
      shard: [numberOf(shard[0]), Math.max(1, numberOf(shard[1], 1))],
      dispatched: [],
      sequence: 0,
      socket,
    };
    sessions.set(session.id, session);
    const guilds = [...world.guilds.values()].filter(
      (guild) => guild.hasBot && servesGuild(session, guild.id),
    );
    dispatchTo(session, 'READY', {
      v: 10,
      user: { ...apiUser(world.bot), verified: true, mfa_enabled: false, email: null, flags: 0 },
      guilds: guilds.map((guild) => ({ id: guild.id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: `ws://${host}/gateway`,
      session_type: 'normal',
      private_channels: [],
      relationships: [],
      user_settings: {},
      shard: session.shard,
      application: { id: world.bot.id, flags: 1 << 19 },
    });
    if (session.intents & Intent.Guilds) {
      for (const guild of guilds) dispatchTo(session, 'GUILD_CREATE', guildCreate(world, guild));
    }
    ready ??= Date.now();
    announce();
    return session;
  }

  function resume(socket: WebSocket, data: JsonObject): GatewaySession | null {
    const session = sessions.get(textOf(data['session_id']) ?? '');
    if (!rightToken(data['token'])) {
      socket.close(4004, 'Authentication failed.');
      return null;
    }
    const seen = numberOf(data['seq']);
    const oldest = session?.dispatched[0]?.s ?? 1;
    if (!session || seen > session.sequence || seen + 1 < oldest) {
      sendFrame(socket, { op: 9, d: false });
      return null;
    }
    session.socket?.close(4000);
    session.socket = socket;
    for (const event of session.dispatched.filter(({ s }) => s > seen)) {
      sendFrame(socket, { op: 0, ...event });
    }
    dispatchTo(session, 'RESUMED', { _trace: [] });
    announce();
    return session;
  }

  function accept(socket: WebSocket, host: string): void {
    let session: GatewaySession | null = null;
    sendFrame(socket, { op: 10, s: null, t: null, d: { heartbeat_interval: HEARTBEAT_MS, _trace: [] } });
    socket.on('error', () => socket.terminate());
    socket.on('message', (raw) => {
      const frame = parse(raw.toString());
      if (!frame) socket.close(4002, 'Error while decoding payload.');
      else if (frame['op'] === 1) sendFrame(socket, { op: 11, s: null, t: null, d: null });
      else if (frame['op'] === 2 && session) socket.close(4005, 'Already authenticated.');
      else if (frame['op'] === 2) session = identify(socket, host, objectOf(frame['d']));
      else if (frame['op'] === 6) session = resume(socket, objectOf(frame['d']));
      else if (!session) socket.close(4003, 'Not authenticated.');
    });
    socket.on('close', (code) => {
      if (!session || session.socket !== socket) return;
      session.socket = null;
      // A clean close ends the session for good; every other one leaves it open for a resume.
      if (code === 1000 || code === 1001) sessions.delete(session.id);
      announce();
    });
  }

  return {
    attach(server) {
      server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
        const path = new URL(request.url ?? '/', 'http://local').pathname;
        if (path !== '/gateway' && path !== '/gateway/') {
          stream.destroy();
          return;
        }
        const host = request.headers.host ?? '127.0.0.1';
        sockets.handleUpgrade(request, stream, head, (socket) => accept(socket, host));
      });
    },
    dispatch(t, guildId, data) {
      for (const session of sessions.values()) {
        if (!servesGuild(session, guildId)) continue;
        const payload = data(session);
        if (payload) dispatchTo(session, t, payload);
      }
    },
    connected,
    readyAt: () => ready,
    drop() {
      for (const session of sessions.values())
        sendFrame(session.socket, { op: 7, d: null, s: null, t: null });
    },
    close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

function parse(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { apiMessage, apiUser } from './payloads.ts';
import { channelOf, type State, type StoredMessage, tell } from './state.ts';

const HEARTBEAT_MS = 41_250;
const GUILD_MESSAGES = 1 << 9;
const DIRECT_MESSAGES = 1 << 12;
const MESSAGE_CONTENT = 1 << 15;

const OP = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  resume: 6,
  reconnect: 7,
  invalid: 9,
  hello: 10,
  ack: 11,
} as const;

const frame = z.object({ op: z.number(), d: z.unknown() });
const identify = z.object({ token: z.string(), intents: z.number() });
const resume = z.object({ token: z.string(), session_id: z.string(), seq: z.number() });

interface Session {
  readonly id: string;
  readonly intents: number;
  readonly sent: { s: number; t: string; d: unknown }[];
  socket: WebSocket | null;
}

export interface Gateway {
  /** Sends an event to every session. */
  dispatch(event: string, data: unknown): void;
  /** A message event, only to sessions whose intents cover it, emptied where the content is not theirs to read. */
  dispatchMessage(
    event: 'MESSAGE_CREATE' | 'MESSAGE_UPDATE' | 'MESSAGE_DELETE',
    message: StoredMessage,
  ): void;
  attach(server: Server): void;
  /** Cuts the connection the way a failing network does; the client is expected to resume. */
  drop(): void;
  /** Asks the client to reconnect (op 7). */
  askToReconnect(): void;
  close(): void;
}

export interface GatewayOptions {
  readonly state: State;
  readonly isToken: (token: string) => boolean;
  /** Whether the portal grants MESSAGE_CONTENT; without, identifying with it ends in close code 4014. */
  readonly grantsMessageContent: () => boolean;
  readonly onReady: () => void;
}

export function createGateway({ state, isToken, grantsMessageContent, onReady }: GatewayOptions): Gateway {
  const sockets = new WebSocketServer({ noServer: true });
  const sessions = new Map<string, Session>();

  const send = (socket: WebSocket, op: number, d: unknown, rest: object = {}) =>
    socket.send(JSON.stringify({ op, d, s: null, t: null, ...rest }));

  const emit = (session: Session, t: string, d: unknown) => {
    const event = { s: session.sent.length + 1, t, d };
    session.sent.push(event);
    if (session.socket?.readyState === 1) send(session.socket, OP.dispatch, d, { s: event.s, t });
  };

  const connection = (isConnected: boolean) => {
    state.gatewayConnected = isConnected;
    tell(state, [...state.users.keys()], { type: 'gateway', connected: isConnected });
  };

  const onIdentify = (socket: WebSocket, host: string, data: unknown): Session | null => {
    const hello = identify.safeParse(data);
    if (!hello.success || !isToken(hello.data.token)) return refuse(socket, 4004, 'Authentication failed.');
    if ((hello.data.intents & MESSAGE_CONTENT) !== 0 && !grantsMessageContent())
      return refuse(socket, 4014, 'Disallowed intent(s).');
    const session: Session = { id: randomUUID(), intents: hello.data.intents, sent: [], socket };
    sessions.set(session.id, session);
    emit(session, 'READY', {
      v: 10,
      user: { ...apiUser(state.bot), verified: true, mfa_enabled: false, email: null, flags: 0 },
      guilds: [...state.guilds.values()]
        .filter(({ hasBot }) => hasBot)
        .map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      session_type: 'normal',
      resume_gateway_url: `ws://${host}/gateway`,
      application: { id: state.applicationId, flags: 0 },
      shard: [0, 1],
    });
    connection(true);
    onReady();
    return session;
  };

  const onResume = (socket: WebSocket, data: unknown): Session | null => {
    const wanted = resume.safeParse(data);
    const session = wanted.success ? sessions.get(wanted.data.session_id) : undefined;
    if (!wanted.success || session === undefined || !isToken(wanted.data.token)) {
      send(socket, OP.invalid, false);
      return null;
    }
    session.socket = socket;
    for (const event of session.sent.filter(({ s }) => s > wanted.data.seq))
      send(socket, OP.dispatch, event.d, { s: event.s, t: event.t });
    emit(session, 'RESUMED', {});
    connection(true);
    return session;
  };

  sockets.on('connection', (socket, request) => {
    let session: Session | null = null;
    send(socket, OP.hello, { heartbeat_interval: HEARTBEAT_MS });
    socket.on('message', (raw) => {
      const parsed = frame.safeParse(readJson(String(raw)));
      if (!parsed.success) return socket.close(4002, 'Error while decoding payload.');
      const { op, d } = parsed.data;
      if (op === OP.heartbeat) send(socket, OP.ack, null);
      else if (op === OP.identify) session = onIdentify(socket, request.headers.host ?? '', d);
      else if (op === OP.resume) session = onResume(socket, d);
    });
    socket.on('close', () => {
      if (session === null || session.socket !== socket) return;
      session.socket = null;
      connection([...sessions.values()].some((other) => other.socket !== null));
    });
  });

  const live = () => [...sessions.values()].filter(({ socket }) => socket !== null);

  return {
    dispatch(event, data) {
      for (const session of live()) emit(session, event, data);
    },
    dispatchMessage(event, message) {
      const channel = channelOf(state, message.channelId);
      const needed = channel.guildId === null ? DIRECT_MESSAGES : GUILD_MESSAGES;
      for (const session of sessions.values()) {
        if ((session.intents & needed) === 0) continue;
        const full = apiMessage(state, message);
        if (event === 'MESSAGE_DELETE')
          emit(session, event, {
            id: full.id,
            channel_id: full.channel_id,
            guild_id: channel.guildId ?? undefined,
          });
        else
          emit(
            session,
            event,
            mayRead(session, message, channel.guildId, state.bot.id)
              ? full
              : { ...full, content: '', embeds: [], attachments: [], components: [] },
          );
      }
    },
    attach(server) {
      server.on('upgrade', (request, socket, head) => {
        if (!request.url?.startsWith('/gateway')) return;
        sockets.handleUpgrade(request, socket, head, (ws) => sockets.emit('connection', ws, request));
      });
    },
    drop() {
      for (const { socket } of live()) socket?.terminate();
    },
    askToReconnect() {
      for (const { socket } of live()) if (socket !== null) send(socket, OP.reconnect, null);
    },
    close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

/** Content is the bot's own, in a DM with it, in a message that mentions it, or read with MESSAGE_CONTENT. */
function mayRead(session: Session, message: StoredMessage, guildId: string | null, botId: string): boolean {
  if ((session.intents & MESSAGE_CONTENT) !== 0 || guildId === null || message.author.id === botId)
    return true;
  return message.content.includes(`<@${botId}>`);
}

function refuse(socket: WebSocket, code: number, reason: string): null {
  socket.close(code, reason);
  return null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

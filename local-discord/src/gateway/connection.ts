import type { WebSocket } from 'ws';
import { isObject, type JsonObject, objectOf } from '../json.ts';
import { type BotAddress, type GatewayState, identify, resume, shardOf } from './handshake.ts';
import { type GatewaySession, sendFrame } from './session.ts';

export interface ConnectionSettings {
  readonly heartbeatIntervalMs: number;
  /** Sockets whose heartbeats are no longer acknowledged: dead connections, as the bot sees them. */
  readonly silent: WeakSet<WebSocket>;
  /** A session was opened, resumed or lost. */
  changed(session: GatewaySession | null): void;
}

/** Opcodes that are recorded, without the token. */
const RECORDED: ReadonlyMap<unknown, string> = new Map([
  [2, 'IDENTIFY'],
  [6, 'RESUME'],
]);

const Op = { heartbeat: 1, identify: 2, resume: 6, hello: 10, heartbeatAck: 11 } as const;
/** Opcodes that a bot may send: besides the ones above presence (3), voice (4), members (8) and soundboard (31). */
const FROM_BOTS: readonly unknown[] = [Op.heartbeat, Op.identify, 3, 4, Op.resume, 8, 31];

/** Serves the gateway's protocol on one socket until it closes. */
export function serveConnection(
  state: GatewayState,
  settings: ConnectionSettings,
  socket: WebSocket,
  bot: BotAddress,
): void {
  const connection: Connection = {
    state,
    settings,
    socket,
    bot,
    session: null,
    timeout: heartbeatTimeout(socket, settings),
  };
  const hello = { heartbeat_interval: settings.heartbeatIntervalMs, _trace: [] };
  sendFrame(socket, { op: Op.hello, s: null, t: null, d: hello });
  socket.on('error', () => socket.terminate());
  socket.on('message', (raw) => {
    const frame = parse(raw.toString());
    if (frame) receive(connection, frame);
    else socket.close(4002, 'Error while decoding payload.');
  });
  socket.on('close', (code, reason) => onClose(connection, code, reason.toString()));
}

interface Connection {
  readonly state: GatewayState;
  readonly settings: ConnectionSettings;
  readonly socket: WebSocket;
  readonly bot: BotAddress;
  session: GatewaySession | null;
  /** Closes the socket unless a heartbeat arrives in time. */
  timeout: NodeJS.Timeout;
}

function heartbeatTimeout(socket: WebSocket, { heartbeatIntervalMs }: ConnectionSettings): NodeJS.Timeout {
  // Half an interval of grace: the first heartbeat is jittered, and networks are slow.
  return setTimeout(() => socket.close(4009, 'Session timed out.'), heartbeatIntervalMs * 1.5);
}

function receive(connection: Connection, frame: JsonObject): void {
  const { state, socket, bot, session } = connection;
  const { op } = frame;
  const data = objectOf(frame['d']);
  const name = RECORDED.get(op);
  if (name !== undefined) {
    const { token: _secret, ...body } = data;
    const shard = shardOf(data);
    state.onFrame({ kind: 'gateway', direction: 'from_bot', name, body, address: bot.address, shard });
  }
  if (op === Op.heartbeat) acknowledgeHeartbeat(connection);
  else if (!FROM_BOTS.includes(op)) socket.close(4001, 'Unknown opcode.');
  else if ((op === Op.identify || op === Op.resume) && session) socket.close(4005, 'Already authenticated.');
  else if (op === Op.identify) openSession(connection, identify(state, socket, bot, data));
  else if (op === Op.resume) openSession(connection, resume(state, socket, bot, data));
  else if (!session) socket.close(4003, 'Not authenticated.');
}

function acknowledgeHeartbeat(connection: Connection): void {
  const { settings, socket } = connection;
  if (settings.silent.has(socket)) return;
  clearTimeout(connection.timeout);
  connection.timeout = heartbeatTimeout(socket, settings);
  sendFrame(socket, { op: Op.heartbeatAck, s: null, t: null, d: null });
}

function openSession(connection: Connection, session: GatewaySession | null): void {
  connection.session = session;
  if (session) connection.settings.changed(session);
}

function onClose(
  { state, settings, socket, bot, session, timeout }: Connection,
  code: number,
  reason: string,
): void {
  clearTimeout(timeout);
  const shard = session?.shard ?? null;
  const body = { code, reason };
  const { address } = bot;
  state.onFrame({ kind: 'gateway', direction: 'to_bot', name: `closed ${code}`, body, address, shard });
  if (session?.socket !== socket) return;
  session.socket = null;
  session.lostAt = Date.now();
  // A clean close ends the session for good; every other one leaves it open for a resume.
  if (code === 1000 || code === 1001) state.sessions.delete(session.id);
  settings.changed(null);
}

function parse(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

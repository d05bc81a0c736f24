import { type JsonObject, objectOf } from '../json.ts';
import { type BotAddress, type GatewayState, identify, resume, shardOf } from './handshake.ts';
import { UNPRIVILEGED_INTENTS } from './intents.ts';
import { readInitialPresence } from './requests/presence.ts';
import { REQUESTS, type RequestHost } from './requests/requests.ts';
import type { RoundTrips } from './round-trips.ts';
import { type GatewaySession, sendFrame } from './session.ts';
import type { BotSocket, ConnectionEnd } from './transport/bot-socket.ts';
import { decodePayload, type Encoding } from './transport/encoding.ts';

export interface ConnectionSettings {
  readonly heartbeatIntervalMs: number;
  /** Whether bots that send more than 120 payloads a minute are closed with 4008. */
  readonly limitsSends: boolean;
  /** Sockets whose heartbeats are no longer acknowledged, which look dead to the bot. */
  readonly silent: WeakSet<BotSocket>;
  readonly roundTrips: RoundTrips;
  /** A session was opened, resumed or lost. */
  changed(session: GatewaySession | null): void;
  /** Answers a session's requests. */
  requestHost(session: GatewaySession): RequestHost;
}

const Op = { heartbeat: 1, identify: 2, resume: 6, hello: 10, heartbeatAck: 11 } as const;

/** Opcodes that are recorded (without the token). */
const RECORDED: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [Op.identify, 'IDENTIFY'],
  [Op.resume, 'RESUME'],
  ...[...REQUESTS].map(([op, { name }]) => [op, name] as const),
]);

/** From this version on, bots must name their intents. */
const INTENTS_REQUIRED = 8;

/** Also used for invalid data of an opcode (developers/topics/opcodes-and-status-codes). */
const UNKNOWN_OPCODE = [4001, 'Unknown opcode.'] as const;

/**
 * HELLO follows the handshake after this time, as on a real network. Seyfert loses data that arrives together
 * with the handshake response.
 */
const HELLO_AFTER_MS = 50;

/** Serves the gateway's protocol on one socket until it closes. */
export function serveConnection(
  state: GatewayState,
  settings: ConnectionSettings,
  socket: BotSocket,
  encoding: Encoding,
  bot: BotAddress,
): void {
  const connection: Connection = {
    state,
    settings,
    socket,
    bot,
    sendLimit: createSendLimit(settings.heartbeatIntervalMs),
    session: null,
    timeout: heartbeatTimeout(socket, settings),
  };
  const hello = { heartbeat_interval: settings.heartbeatIntervalMs, _trace: [] };
  setTimeout(sendFrame, HELLO_AFTER_MS, socket, { op: Op.hello, s: null, t: null, d: hello });
  socket.listen({
    onMessage(message) {
      const frame = decodePayload(encoding, message);
      const isAsked = isHeartbeat(frame) && settings.roundTrips.heard(socket);
      if (!isAsked && settings.limitsSends && connection.sendLimit.isExceeded())
        socket.close(4008, 'Rate limited.');
      else if (typeof frame === 'string') socket.close(4002, 'Error while decoding payload.', frame);
      else receive(connection, frame);
    },
    onClose: (end) => onClose(connection, end),
  });
}

const isHeartbeat = (frame: JsonObject | string) => typeof frame !== 'string' && frame['op'] === Op.heartbeat;

interface Connection {
  readonly state: GatewayState;
  readonly settings: ConnectionSettings;
  readonly socket: BotSocket;
  readonly bot: BotAddress;
  readonly sendLimit: SendLimit;
  /** The newest session, which may have been invalidated or resumed on another socket. */
  session: GatewaySession | null;
  /** Closes the socket unless a heartbeat arrives in time. */
  timeout: NodeJS.Timeout;
}

function heartbeatTimeout(socket: BotSocket, { heartbeatIntervalMs }: ConnectionSettings): NodeJS.Timeout {
  // Allows half an interval of grace: the first heartbeat is jittered, and networks are slow.
  return setTimeout(() => socket.close(4009, 'Session timed out.'), heartbeatIntervalMs * 1.5);
}

/** The session that this connection serves now. */
function currentSession({ session, socket }: Connection): GatewaySession | null {
  return session?.socket === socket ? session : null;
}

function receive(connection: Connection, frame: JsonObject): void {
  const { state, socket, bot } = connection;
  const session = currentSession(connection);
  const { op } = frame;
  const data = objectOf(frame['d']);
  const name = RECORDED.get(op);
  if (name !== undefined) {
    const { token: _secret, ...body } = data;
    const shard = session?.shard ?? shardOf(data);
    const botId = session?.botId ?? null;
    state.onFrame({ kind: 'gateway', direction: 'from_bot', name, body, botId, address: bot.address, shard });
  }
  if (op === Op.heartbeat) acknowledgeHeartbeat(connection);
  else if (name === undefined) socket.close(...UNKNOWN_OPCODE, `bots cannot send the opcode ${op}`);
  else if (op === Op.identify || op === Op.resume) authenticate(connection, op, data);
  else if (!session) socket.close(4003, 'Not authenticated.');
  else {
    const problem = REQUESTS.get(op)?.answer(connection.settings.requestHost(session), data);
    if (problem) socket.close(...UNKNOWN_OPCODE, problem);
  }
}

function authenticate(connection: Connection, op: number, data: JsonObject): void {
  const { state, settings, socket, bot } = connection;
  if (currentSession(connection)) {
    socket.close(4005, 'Already authenticated.');
    return;
  }
  if (op === Op.resume) connection.session = resume(state, socket, bot, data);
  else {
    const intents = bot.version < INTENTS_REQUIRED ? { intents: UNPRIVILEGED_INTENTS } : {};
    connection.session = identify(state, socket, bot, { ...intents, ...data });
  }
  const { session } = connection;
  if (!session) return;
  if (op === Op.identify) settings.requestHost(session).onPresence(readInitialPresence(data['presence']));
  settings.changed(session);
}

function acknowledgeHeartbeat(connection: Connection): void {
  const { settings, socket } = connection;
  if (settings.silent.has(socket)) return;
  clearTimeout(connection.timeout);
  connection.timeout = heartbeatTimeout(socket, settings);
  sendFrame(socket, { op: Op.heartbeatAck, s: null, t: null, d: null });
}

function onClose({ state, settings, socket, bot, session, timeout }: Connection, end: ConnectionEnd): void {
  clearTimeout(timeout);
  const { code } = end;
  const shard = session?.shard ?? null;
  const from = { botId: session?.botId ?? null, address: bot.address, shard };
  state.onFrame({ kind: 'gateway', direction: 'to_bot', name: `closed ${code}`, body: end, ...from });
  if (session?.socket !== socket) return;
  session.socket = null;
  session.lostAt = state.world.clock.now();
  // A clean close ends the session for good; every other one leaves it open for a resume.
  if (code === 1000 || code === 1001) state.sessions.delete(session.id);
  settings.changed(null);
}

/** Counts what a bot sends on one connection. */
interface SendLimit {
  /** Counts one more. @returns whether that is too many */
  isExceeded(): boolean;
}

/** 120 payloads a minute, heartbeats included (developers/events/gateway#rate-limiting). */
const SENDS = 120;
const INTERVAL_MS = 60_000;

/** A limit that makes room for the heartbeats due if a test makes them more frequent than on Discord. */
function createSendLimit(heartbeatIntervalMs: number): SendLimit {
  const extraHeartbeats = Math.max(0, Math.floor(INTERVAL_MS / heartbeatIntervalMs) - 1);
  let startedAt = Number.NEGATIVE_INFINITY;
  let sends = 0;
  return {
    isExceeded() {
      if (performance.now() - startedAt >= INTERVAL_MS) {
        startedAt = performance.now();
        sends = 0;
      }
      sends += 1;
      return sends > SENDS + extraHeartbeats;
    },
  };
}

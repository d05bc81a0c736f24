import type { WebSocket } from 'ws';
import { isObject, type JsonObject, objectOf } from '../json.ts';
import { type GatewayState, identify, resume } from './handshake.ts';
import { type GatewaySession, sendFrame } from './session.ts';

export interface ConnectionSettings {
  readonly heartbeatIntervalMs: number;
  /** Sockets that get no acknowledgement any more: dead lines, as the bot would see one. */
  readonly silent: WeakSet<WebSocket>;
  /** Somebody came, went or was identified. */
  changed(session: GatewaySession | null): void;
}

/** What a bot says about itself; its token is nobody's business. */
const NAMES: ReadonlyMap<unknown, string> = new Map([
  [2, 'IDENTIFY'],
  [6, 'RESUME'],
]);

const Op = { dispatch: 0, heartbeat: 1, identify: 2, presence: 3, voice: 4, resume: 6, members: 8 } as const;
const FROM_BOTS: readonly unknown[] = [...Object.values(Op).filter((op) => op !== Op.dispatch), 31];

/** Speaks the gateway's protocol on one socket until it closes. */
export function serveConnection(
  state: GatewayState,
  settings: ConnectionSettings,
  socket: WebSocket,
  host: string,
): void {
  const { heartbeatIntervalMs, silent } = settings;
  let session: GatewaySession | null = null;
  const timeOut = () => socket.close(4009, 'Session timed out.');
  // Half an interval of grace: the first heartbeat is jittered, and networks are slow.
  let patience = setTimeout(timeOut, heartbeatIntervalMs * 1.5);

  const opened = (next: GatewaySession | null) => {
    session = next;
    if (next) settings.changed(next);
  };

  function take(frame: JsonObject): void {
    const { op } = frame;
    const name = NAMES.get(op);
    if (name !== undefined) {
      const { token: _secret, ...body } = objectOf(frame['d']);
      state.tap({ kind: 'gateway', direction: 'from_bot', name, body });
    }
    if (op === Op.heartbeat) {
      if (silent.has(socket)) return;
      clearTimeout(patience);
      patience = setTimeout(timeOut, heartbeatIntervalMs * 1.5);
      sendFrame(socket, { op: 11, s: null, t: null, d: null });
    } else if (!FROM_BOTS.includes(op)) socket.close(4001, 'Unknown opcode.');
    else if ((op === Op.identify || op === Op.resume) && session)
      socket.close(4005, 'Already authenticated.');
    else if (op === Op.identify) opened(identify(state, socket, host, objectOf(frame['d'])));
    else if (op === Op.resume) opened(resume(state, socket, objectOf(frame['d'])));
    else if (!session) socket.close(4003, 'Not authenticated.');
  }

  sendFrame(socket, { op: 10, s: null, t: null, d: { heartbeat_interval: heartbeatIntervalMs, _trace: [] } });
  socket.on('error', () => socket.terminate());
  socket.on('message', (raw) => {
    const frame = parse(raw.toString());
    if (frame) take(frame);
    else socket.close(4002, 'Error while decoding payload.');
  });
  socket.on('close', (code, reason) => {
    clearTimeout(patience);
    state.tap({
      kind: 'gateway',
      direction: 'to_bot',
      name: `closed ${code}`,
      body: { code, reason: reason.toString() },
    });
    if (session?.socket !== socket) return;
    session.socket = null;
    session.lostAt = Date.now();
    // A clean close ends the session for good; every other one leaves it open for a resume.
    if (code === 1000 || code === 1001) state.sessions.delete(session.id);
    settings.changed(null);
  });
}

function parse(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

import type { Clock } from '../clock.ts';
import { type GatewaySession, sendFrame } from './session.ts';
import type { BotSocket } from './transport/bot-socket.ts';

/**
 * Ways to lose the gateway: Discord asks to reconnect (op 7), declares the session invalid (op 9) or interrupted but
 * resumable (op 9 with `d: true`), the line is cut, it goes dead (heartbeats stay unanswered), or Discord rejects the
 * bot (4004: its token was reset).
 */
export type GatewayLoss = 'reconnect' | 'invalid' | 'resumable' | 'cut' | 'silent' | 'rejected';

/** What a loss changes in addition to the session. */
interface LossEffects {
  readonly sessions: Map<string, GatewaySession>;
  /** Sockets whose heartbeats stay unanswered. */
  readonly silent: WeakSet<BotSocket>;
  readonly clock: Clock;
  /** Called when a session is left without its socket. */
  readonly changed: (session: null) => void;
}

/** Ends a session's connection in one of Discord's ways. */
export function loseConnection(session: GatewaySession, how: GatewayLoss, effects: LossEffects): void {
  const { sessions, silent } = effects;
  const { socket } = session;
  if (how === 'reconnect') sendFrame(socket, { op: 7, d: null, s: null, t: null });
  if (how === 'resumable') {
    sendFrame(socket, { op: 9, d: true, s: null, t: null });
    detach(session, effects);
  }
  if (how === 'cut') socket?.terminate();
  if (how === 'silent' && socket) silent.add(socket);
  if (how === 'rejected') {
    sessions.delete(session.id);
    socket?.close(4004, 'Authentication failed.');
  }
  if (how === 'invalid') {
    sessions.delete(session.id);
    sendFrame(socket, { op: 9, d: false, s: null, t: null });
    detach(session, effects);
  }
}

/** Leaves a socket open without its session: the bot may resume or identify on it, or on another one. */
function detach(session: GatewaySession, { changed, clock }: LossEffects): void {
  session.socket = null;
  session.lostAt = clock.now();
  changed(null);
}

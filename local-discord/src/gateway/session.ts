import type { JsonObject } from '../json.ts';
import type { Frame } from '../wire/frame.ts';
import type { BotSocket } from './transport/bot-socket.ts';

/** How many events Discord keeps for a resume; the real number is not published. */
const REPLAYABLE = 500;

/** One identified bot session. It outlives its socket, so that the bot can resume. */
export interface GatewaySession {
  readonly id: string;
  /** The bot whose session it is. */
  readonly botId: string;
  readonly intents: number;
  readonly shard: readonly [number, number];
  /** Whether the bot asked for payload compression. */
  readonly compresses: boolean;
  readonly dispatched: { readonly s: number; readonly t: string; readonly d: JsonObject }[];
  sequence: number;
  socket: BotSocket | null;
  /** The bot's address, on the newest socket. */
  address: string;
  /** Called with every frame that is sent. */
  readonly onFrame: (frame: Frame) => void;
  /** When the socket was lost; a session without one can be resumed for a while. */
  lostAt: number | null;
}

/** Sends a frame if the socket is still open. */
export function sendFrame(socket: BotSocket | null, frame: JsonObject): void {
  socket?.send(frame);
}

/** Dispatches an event: stores it for a resume, and sends it if connected. */
export function dispatchTo(session: GatewaySession, t: string, d: JsonObject): void {
  session.sequence += 1;
  session.dispatched.push({ s: session.sequence, t, d });
  if (session.dispatched.length > REPLAYABLE) session.dispatched.shift();
  session.socket?.send({ op: 0, s: session.sequence, t, d }, session.compresses);
  if (!session.socket) return;
  const { shard, address, botId } = session;
  session.onFrame({ kind: 'gateway', direction: 'to_bot', name: t, body: d, botId, address, shard });
}

/** Whether Discord would send a guild's (or, with null, a DM's) events to this shard. */
export function servesGuild(session: Pick<GatewaySession, 'shard'>, guildId: string | null): boolean {
  const [shard, count] = session.shard;
  return guildId === null ? shard === 0 : Number((BigInt(guildId) >> 22n) % BigInt(count)) === shard;
}

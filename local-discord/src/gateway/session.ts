import type { WebSocket } from 'ws';
import type { JsonObject } from '../json.ts';
import type { Frame } from '../wire/frame.ts';

export const Intent = {
  Guilds: 1 << 0,
  GuildMembers: 1 << 1,
  GuildPresences: 1 << 8,
  GuildMessages: 1 << 9,
  DirectMessages: 1 << 12,
  MessageContent: 1 << 15,
  GuildMessagePolls: 1 << 24,
  DirectMessagePolls: 1 << 25,
} as const;

/** How many events Discord keeps for a resume; the real number is not published. */
const REPLAYABLE = 500;

/** One identified bot session. It outlives its socket, so that the bot can resume. */
export interface GatewaySession {
  readonly id: string;
  readonly intents: number;
  readonly shard: readonly [number, number];
  readonly dispatched: { readonly s: number; readonly t: string; readonly d: JsonObject }[];
  sequence: number;
  socket: WebSocket | null;
  /** Of the bot, on the newest socket. */
  address: string;
  /** Called with every frame that is sent. */
  readonly onFrame: (frame: Frame) => void;
  /** When the socket was lost; a session without one can be resumed for a while. */
  lostAt: number | null;
}

/** Sends a frame if the socket is still open. */
export function sendFrame(socket: WebSocket | null, frame: JsonObject): void {
  if (socket && socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame));
}

/** Dispatches an event: stores it for a resume, and sends it if connected. */
export function dispatchTo(session: GatewaySession, t: string, d: JsonObject): void {
  session.sequence += 1;
  session.dispatched.push({ s: session.sequence, t, d });
  if (session.dispatched.length > REPLAYABLE) session.dispatched.shift();
  sendFrame(session.socket, { op: 0, s: session.sequence, t, d });
  if (!session.socket) return;
  const { shard, address } = session;
  session.onFrame({ kind: 'gateway', direction: 'to_bot', name: t, body: d, address, shard });
}

/** Whether Discord would send a guild's (or, with null, a DM's) events to this shard. */
export function servesGuild(session: GatewaySession, guildId: string | null): boolean {
  const [shard, count] = session.shard;
  return guildId === null ? shard === 0 : Number((BigInt(guildId) >> 22n) % BigInt(count)) === shard;
}

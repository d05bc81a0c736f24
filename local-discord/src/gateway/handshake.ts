import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import { apiUser, applicationFlags } from '../api/objects.ts';
import { type JsonObject, numberOf, textOf } from '../json.ts';
import type { Frame } from '../wire/frame.ts';
import type { World } from '../world/model.ts';
import { guildCreate } from './guild-create.ts';
import type { IdentifyLimit } from './identify-limit.ts';
import { dispatchTo, type GatewaySession, Intent, sendFrame, servesGuild } from './session.ts';

export interface GatewayState {
  readonly world: World;
  readonly sessions: Map<string, GatewaySession>;
  /** Null accepts every token that is not empty. */
  readonly token: string | null;
  readonly onFrame: (frame: Frame) => void;
  readonly identifyLimit: IdentifyLimit;
}

/** How a bot is connected. */
export interface BotAddress {
  /** What it called this server. */
  readonly host: string;
  readonly address: string;
}

/** Index and count in an IDENTIFY; null without them. */
export function shardOf(data: JsonObject): readonly [number, number] | null {
  const given = data['shard'];
  return Array.isArray(given) ? [numberOf(given[0]), Math.max(1, numberOf(given[1], 1))] : null;
}

/** Bits 0-16, 20, 21, 24 and 25; anything else is no intent. */
const KNOWN_INTENTS = 0x1_ffff | (0b11 << 20) | (0b11 << 24);
const RESUMABLE_MS = 5 * 60_000;

function rightToken({ token }: GatewayState, given: unknown): boolean {
  const text = textOf(given)?.replace(/^Bot /, '') ?? '';
  return token === null ? text !== '' : text === token;
}

/** The close code for a bad IDENTIFY, or null. */
function refusal(
  state: GatewayState,
  data: JsonObject,
  shard: readonly [number, number],
): readonly [number, string] | null {
  const intents = numberOf(data['intents'], -1);
  // Only what the operator ticked in the developer portal; the local bot never has members or presences.
  const ticked = state.world.messageContentAllowed ? 0 : Intent.MessageContent;
  const disallowed = Intent.GuildMembers | Intent.GuildPresences | ticked;
  if (!rightToken(state, data['token'])) return [4004, 'Authentication failed.'];
  if (shard[0] >= shard[1]) return [4010, 'Invalid shard.'];
  if (intents < 0 || (intents & ~KNOWN_INTENTS) !== 0) return [4013, 'Invalid intent(s).'];
  if ((intents & disallowed) !== 0) return [4014, 'Disallowed intent(s).'];
  return null;
}

/** Opens a session and sends READY, closes the socket with Discord's code, or sends op 9 when it comes too early. */
export function identify(
  state: GatewayState,
  socket: WebSocket,
  { host, address }: BotAddress,
  data: JsonObject,
): GatewaySession | null {
  const { world } = state;
  const shard = shardOf(data) ?? ([0, 1] as const);
  const refused = refusal(state, data, shard);
  if (refused) {
    socket.close(...refused);
    return null;
  }
  if (state.identifyLimit.isTooEarly(shard[0])) {
    sendFrame(socket, { op: 9, d: false, s: null, t: null });
    return null;
  }
  const session: GatewaySession = {
    id: randomBytes(16).toString('hex'),
    intents: numberOf(data['intents']),
    shard,
    dispatched: [],
    sequence: 0,
    socket,
    address,
    onFrame: state.onFrame,
    lostAt: null,
  };
  state.sessions.set(session.id, session);
  const guilds = [...world.guilds.values()].filter((guild) => guild.hasBot && servesGuild(session, guild.id));
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
    application: { id: world.bot.id, flags: applicationFlags(world) },
  });
  if (session.intents & Intent.Guilds) {
    for (const guild of guilds) dispatchTo(session, 'GUILD_CREATE', guildCreate(world, guild));
  }
  return session;
}

/** Resumes a session and replays the missed events; op 9 if it no longer exists. */
export function resume(
  state: GatewayState,
  socket: WebSocket,
  { address }: BotAddress,
  data: JsonObject,
): GatewaySession | null {
  if (!rightToken(state, data['token'])) {
    socket.close(4004, 'Authentication failed.');
    return null;
  }
  forgetLostSessions(state);
  const session = state.sessions.get(textOf(data['session_id']) ?? '');
  const seen = numberOf(data['seq']);
  const oldest = session?.dispatched[0]?.s ?? 1;
  if (!session || seen > session.sequence || seen + 1 < oldest) {
    sendFrame(socket, { op: 9, d: false, s: null, t: null });
    return null;
  }
  session.socket?.close(4000);
  session.socket = socket;
  session.address = address;
  session.lostAt = null;
  for (const event of session.dispatched.filter(({ s }) => s > seen)) {
    sendFrame(socket, { op: 0, ...event });
  }
  dispatchTo(session, 'RESUMED', { _trace: [] });
  return session;
}

/** Ends the sessions that were not resumed in time. */
export function forgetLostSessions({ sessions }: GatewayState): void {
  for (const session of sessions.values()) {
    if (session.lostAt !== null && Date.now() - session.lostAt > RESUMABLE_MS) sessions.delete(session.id);
  }
}

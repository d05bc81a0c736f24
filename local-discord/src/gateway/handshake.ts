import { randomBytes } from 'node:crypto';
import { applicationFlags } from '../api/application.ts';
import { apiOwnUser } from '../api/user.ts';
import { type JsonObject, numberOf, textOf } from '../json.ts';
import type { Frame } from '../wire/frame.ts';
import { botWithToken, PRIVILEGED_INTENTS } from '../world/bots.ts';
import { guildsOf } from '../world/guilds.ts';
import type { LocalBot, LocalGuild, World } from '../world/model.ts';
import { guildCreate } from './guild-create.ts';
import type { IdentifyLimits } from './identify-limit.ts';
import { Intent, KNOWN_INTENTS } from './intents.ts';
import { dispatchTo, type GatewaySession, sendFrame, servesGuild } from './session.ts';
import type { BotSocket } from './transport/bot-socket.ts';

export interface GatewayState {
  readonly world: World;
  readonly sessions: Map<string, GatewaySession>;
  /** Whether unknown tokens are accepted. */
  readonly anyToken: boolean;
  readonly onFrame: (frame: Frame) => void;
  readonly identifyLimits: IdentifyLimits;
}

/** How a bot is connected. */
export interface BotAddress {
  /** URL of this gateway, with the host that the bot used. */
  readonly url: string;
  readonly address: string;
  /** API version from the connection's URL. */
  readonly version: number;
}

/** Index and count in an IDENTIFY; null without them. */
export function shardOf(data: JsonObject): readonly [number, number] | null {
  const given = data['shard'];
  return Array.isArray(given) ? [numberOf(given[0]), Math.max(1, numberOf(given[1], 1))] : null;
}

const RESUMABLE_MS = 5 * 60_000;

function botOf({ world, anyToken }: GatewayState, token: unknown): LocalBot | undefined {
  return botWithToken(world, textOf(token)?.replace(/^Bot /, '') ?? '', anyToken);
}

/** A shard with more guilds must be split (developers/events/gateway#sharding). */
const MAX_GUILDS = 2_500;

/** The close code for a bad IDENTIFY, or null. */
function refusal(
  world: World,
  bot: LocalBot,
  data: JsonObject,
  shard: readonly [number, number],
): readonly [number, string] | null {
  const intents = numberOf(data['intents'], -1);
  // Bots may only use what the operator enabled in the developer portal.
  const disallowed = PRIVILEGED_INTENTS & ~bot.allowedIntents;
  if (shard[0] < 0 || shard[0] >= shard[1]) return [4010, 'Invalid shard.'];
  if (guildsOfShard(world, bot, shard).length > MAX_GUILDS) return [4011, 'Sharding required.'];
  if (intents < 0 || (intents & ~KNOWN_INTENTS) !== 0) return [4013, 'Invalid intent(s).'];
  if ((intents & disallowed) !== 0) return [4014, 'Disallowed intent(s).'];
  return null;
}

function guildsOfShard(world: World, bot: LocalBot, shard: readonly [number, number]): LocalGuild[] {
  return guildsOf(world, bot).filter((guild) => servesGuild({ shard }, guild.id));
}

/** Opens a session and sends READY, closes the socket with Discord's code, or sends op 9 when it comes too early. */
export function identify(
  state: GatewayState,
  socket: BotSocket,
  { url, address, version }: BotAddress,
  data: JsonObject,
): GatewaySession | null {
  const { world } = state;
  const shard = shardOf(data) ?? ([0, 1] as const);
  const bot = botOf(state, data['token']);
  if (!bot) {
    socket.close(4004, 'Authentication failed.');
    return null;
  }
  const refused = refusal(world, bot, data, shard);
  if (refused) {
    socket.close(...refused);
    return null;
  }
  const limit = state.identifyLimits.of(bot.id);
  if (limit.isOverBudget()) {
    endAllSessions(state, bot, socket, limit.daily);
    return null;
  }
  if (limit.isTooEarly(shard[0])) {
    sendFrame(socket, { op: 9, d: false, s: null, t: null });
    return null;
  }
  const session: GatewaySession = {
    id: randomBytes(16).toString('hex'),
    botId: bot.id,
    intents: numberOf(data['intents']),
    shard,
    compresses: data['compress'] === true,
    dispatched: [],
    sequence: 0,
    socket,
    address,
    onFrame: state.onFrame,
    lostAt: null,
  };
  state.sessions.set(session.id, session);
  const ready = { v: version, resume_gateway_url: url, ...(shardOf(data) ? { shard } : {}) };
  welcome(world, bot, session, ready);
  return session;
}

/** READY and the servers of the shard. */
function welcome(world: World, bot: LocalBot, session: GatewaySession, ready: JsonObject): void {
  const guilds = guildsOfShard(world, bot, session.shard);
  dispatchTo(session, 'READY', {
    user: apiOwnUser(world, bot),
    guilds: guilds.map((guild) => ({ id: guild.id, unavailable: true })),
    session_id: session.id,
    session_type: 'normal',
    private_channels: [],
    relationships: [],
    user_settings: {},
    application: { id: bot.id, flags: applicationFlags(bot) },
    _trace: [],
    ...ready,
  });
  if ((session.intents & Intent.Guilds) === 0) return;
  for (const guild of guilds) {
    if (guild.isUnavailable) dispatchTo(session, 'GUILD_DELETE', { id: guild.id, unavailable: true });
    else dispatchTo(session, 'GUILD_CREATE', guildCreate(world, guild, bot.id, session.intents));
  }
}

/** Resumes a session and replays the missed events; op 9 if it no longer exists. */
export function resume(
  state: GatewayState,
  socket: BotSocket,
  { address }: BotAddress,
  data: JsonObject,
): GatewaySession | null {
  const bot = botOf(state, data['token']);
  if (!bot) {
    socket.close(4004, 'Authentication failed.');
    return null;
  }
  forgetLostSessions(state);
  const session = state.sessions.get(textOf(data['session_id']) ?? '');
  const seen = numberOf(data['seq']);
  const oldest = session?.dispatched[0]?.s ?? 1;
  if (!session || session.botId !== bot.id || seen + 1 < oldest) {
    sendFrame(socket, { op: 9, d: false, s: null, t: null });
    return null;
  }
  if (!Number.isInteger(seen) || seen > session.sequence) {
    socket.close(4007, 'Invalid seq.');
    return null;
  }
  session.socket?.close(4000, 'Resumed on another connection.');
  session.socket = socket;
  session.address = address;
  session.lostAt = null;
  for (const event of session.dispatched.filter(({ s }) => s > seen)) {
    socket.send({ op: 0, ...event }, session.compresses);
  }
  dispatchTo(session, 'RESUMED', { _trace: [] });
  return session;
}

/**
 * The consequence of one identify too many (developers/events/gateway#identifying): a reset token ends every
 * session of the bot.
 */
function endAllSessions({ sessions }: GatewayState, bot: LocalBot, socket: BotSocket, daily: number): void {
  const problem = `Discord resets the token after ${daily} identifies in 24 hours`;
  for (const session of [...sessions.values()].filter(({ botId }) => botId === bot.id)) {
    session.socket?.close(4004, 'Authentication failed.', problem);
    sessions.delete(session.id);
  }
  socket.close(4004, 'Authentication failed.', problem);
}

/** Ends the sessions that were not resumed in time. */
export function forgetLostSessions({ sessions, world }: GatewayState): void {
  for (const session of sessions.values()) {
    if (session.lostAt !== null && world.clock.now() - session.lostAt > RESUMABLE_MS)
      sessions.delete(session.id);
  }
}

import {
  type Client,
  DiscordAPIError,
  DiscordjsError,
  DiscordjsErrorCodes,
  Events,
  GatewayCloseCodes,
  GatewayIntentBits,
  type Interaction,
} from 'discord.js';
import type { Log } from '../../process/log.ts';
import { resetLimitsOnClockChange } from '../posting/rest.ts';
import { RefusedError } from './bot-account.ts';
import { type ClientOptions, createClient } from './client.ts';
import { throttleIdentify } from './identify.ts';
import { handleRawEvents } from './raw-events.ts';

export interface BotOptions extends Omit<ClientOptions, 'intents'> {
  readonly token: string;
  /** Gets raw dispatches about messages that may need a reply: those with links, and those addressed to the bot. */
  readonly onMessage: (type: string, data: unknown) => Promise<void>;
  /** Whether the bot also reads messages that are not addressed to it, which takes the Message Content intent. */
  readonly readsChat: boolean;
  readonly dispatch: (interaction: Interaction) => Promise<void>;
  readonly log: Log;
  /** Called with each client before it connects. If Discord rejects an intent, there is a second one. */
  readonly onClient: (client: Client) => void;
  /** Called if Discord closes the connection for good, for example because the token was reset. */
  readonly onFatalClose: (reason: Error) => void;
  /** Whether messages and interactions are handled now; always, if undefined. Asked for each of them. */
  readonly isServing?: () => boolean;
}

const { DirectMessages, GuildMessages, MessageContent } = GatewayIntentBits;

/** Neither is privileged; messages addressed to the bot carry their content without a further intent. */
const ADDRESSED = [GuildMessages, DirectMessages];

/**
 * Logs in and resolves after READY. If the portal does not allow the Message Content intent, the bot starts
 * without it: everything but links in chat works, and messages that mention the bot still carry their
 * content.
 * @returns also whether Discord lets the bot read messages that don't mention it
 * @throws Error if Discord rejects the token or cannot be reached
 */
export async function startBot(
  options: BotOptions,
): Promise<{ client: Client<true>; hasMessageContent: boolean }> {
  const { readsChat, log } = options;
  if (!readsChat) return { client: await connect(options, ADDRESSED), hasMessageContent: false };
  try {
    return { client: await connect(options, [...ADDRESSED, MessageContent]), hasMessageContent: true };
  } catch (error) {
    if (!(error instanceof DisallowedIntentsError)) throw error;
    log.warn(
      'message content intent missing: links in chat are converted only where the bot is mentioned. To allow it, open https://discord.com/developers/applications, choose the application, open "Bot", tick "Message Content Intent" and restart; or set AUTO_CONVERT=off',
    );
    return { client: await connect(options, ADDRESSED), hasMessageContent: false };
  }
}

async function connect(options: BotOptions, intents: readonly GatewayIntentBits[]): Promise<Client<true>> {
  const { token, sharding, log, waitForIdentify, onClient, onFatalClose } = options;
  const client = createClient({ ...options, intents });
  onClient(client);
  handleEvents(client, options);
  logEvents(client, log);
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  const closed = rejectOnFatalClose(client, onFatalClose);
  const logIn = async () => {
    client.rest.setToken(token);
    if (waitForIdentify === undefined) await throttleIdentify(client.rest, sharding.shards.length, log);
    await client.login(token);
    return ready;
  };
  try {
    return await Promise.race([logIn(), closed]);
  } catch (error) {
    await client.destroy();
    throw isTokenRefused(error)
      ? new RefusedError('Discord refuses DISCORD_TOKEN (401)', { cause: error })
      : error;
  }
}

function isTokenRefused(error: unknown): boolean {
  if (error instanceof DiscordjsError) return error.code === DiscordjsErrorCodes.TokenInvalid;
  return error instanceof DiscordAPIError && error.status === 401;
}

function handleEvents(client: Client, options: BotOptions): void {
  const { onMessage, readsChat, dispatch, isServing = () => true } = options;
  handleRawEvents(client, readsChat, async (type, data) => {
    if (isServing()) await onMessage(type, data);
  });
  const checkClock = resetLimitsOnClockChange(client.rest);
  client.on(Events.InteractionCreate, (interaction) => {
    checkClock();
    if (isServing()) void dispatch(interaction);
  });
}

function logEvents(client: Client, log: Log): void {
  client.on(Events.Error, (error) => log.error({ err: error }, 'Discord client error'));
  client.on(Events.ShardError, (error, shard) => log.warn({ err: error, shard }, 'gateway error'));
  client.on(Events.Warn, (message) => log.warn({ message }, 'Discord client warning'));
  client.on(Events.ShardResume, (shard) => log.info({ shard }, 'gateway session resumed'));
  client.on(Events.ShardReconnecting, (shard) =>
    log.info({ shard }, 'gateway connection lost, reconnecting'),
  );
}

/** discord.js emits `ShardDisconnect` only when it won't reconnect. Before READY, this rejects. */
function rejectOnFatalClose(client: Client, onFatalClose: (reason: Error) => void): Promise<never> {
  return new Promise((_resolve, reject) => {
    client.on(Events.ShardDisconnect, ({ code }) => {
      if (client.isReady()) onFatalClose(new Error(explainCloseCode(code)));
      else if (code === GatewayCloseCodes.DisallowedIntents) reject(new DisallowedIntentsError());
      else reject(new RefusedError(explainCloseCode(code)));
    });
  });
}

/** The developer portal does not allow an intent that the bot requested (close code 4014). */
class DisallowedIntentsError extends Error {
  override readonly name = 'DisallowedIntentsError';
}

/** Close codes after which reconnecting is pointless (topics/opcodes-and-status-codes), and what to do. */
const EXPLANATIONS: Readonly<Record<number, string>> = {
  [GatewayCloseCodes.AuthenticationFailed]:
    'the token is no longer valid: reset it in the developer portal and put the new one into DISCORD_TOKEN',
  [GatewayCloseCodes.InvalidShard]: 'the shard does not exist: correct SHARDS and SHARD_COUNT',
  [GatewayCloseCodes.ShardingRequired]:
    'the bot is in more than 2,500 servers per shard: raise SHARD_COUNT to one per 1,000 servers',
  [GatewayCloseCodes.InvalidAPIVersion]:
    'Discord has retired the gateway version that this bot uses: update the bot',
  [GatewayCloseCodes.InvalidIntents]: 'Discord does not know an intent: please report this',
  [GatewayCloseCodes.DisallowedIntents]:
    'an intent is no longer allowed: tick Message Content Intent in the developer portal under Bot, or set AUTO_CONVERT=off',
};

/** Explains why Discord closed the connection for good. */
export function explainCloseCode(code: number): string {
  const explanation = EXPLANATIONS[code];
  const prefix = `Discord closed the gateway for good (close code ${code})`;
  return explanation === undefined ? `${prefix}.` : `${prefix}: ${explanation}.`;
}

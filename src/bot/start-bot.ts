import {
  type Client,
  DiscordAPIError,
  Events,
  GatewayCloseCodes,
  GatewayIntentBits,
  type Interaction,
} from 'discord.js';
import { resetLimitsOnClockChange } from '../discord/reset-limits-on-clock-change.ts';
import type { Log } from '../process/log.ts';
import { createClient, type Sharding } from './client.ts';
import { explainCloseCode } from './close-codes.ts';
import { forwardMessages } from './forward-messages.ts';
import { ignoreGuilds } from './ignore-guilds.ts';
import { throttleIdentify } from './throttle-identify.ts';

export interface BotOptions {
  readonly apiUrl: string;
  readonly token: string;
  readonly sharding: Sharding;
  /** Hears of messages in servers; null: the bot asks for no intent at all. */
  readonly onMessage: ((type: string, data: unknown) => Promise<void>) | null;
  readonly dispatch: (interaction: Interaction) => Promise<void>;
  readonly log: Log;
  /** Hears of every client that is created, connected or not: there may be a second one. */
  readonly onClient: (client: Client) => void;
  /** Discord will not have the bot any more: its token was reset, say, or an intent of its is not ticked any more. */
  readonly onFatalClose: (code: number) => void;
}

export interface Bot {
  readonly client: Client<true>;
  /** Whether Discord lets the bot read messages that do not mention it. */
  readonly hasMessageContent: boolean;
}

/** Discord closed the gateway because an intent is not ticked in the portal (close code 4014). */
class DisallowedIntentsError extends Error {
  override readonly name = 'IntentRefused';
}

/**
 * Logs in, and resolves once Discord said READY. Without the MessageContent permission it goes on without it: everything
 * but links in chat works, and messages that mention the bot still carry their content.
 * @throws Error when Discord refuses the token or cannot be reached
 */
export async function startBot(options: BotOptions): Promise<Bot> {
  const { onMessage, log } = options;
  if (onMessage === null) return { client: await connect(options, []), hasMessageContent: false };
  const { GuildMessages, MessageContent } = GatewayIntentBits;
  try {
    return { client: await connect(options, [GuildMessages, MessageContent]), hasMessageContent: true };
  } catch (error) {
    if (!(error instanceof DisallowedIntentsError)) throw error;
    log.warn(
      'message content intent missing: links in chat are converted only where the bot is mentioned. To allow it, open https://discord.com/developers/applications, choose the application, open "Bot", tick "Message Content Intent" and restart; or set AUTO_CONVERT=off',
    );
    return { client: await connect(options, [GuildMessages]), hasMessageContent: false };
  }
}

async function connect(
  { apiUrl, token, sharding, onMessage, dispatch, log, onClient, onFatalClose }: BotOptions,
  intents: readonly GatewayIntentBits[],
): Promise<Client<true>> {
  const client = createClient({ apiUrl, intents, sharding });
  onClient(client);
  ignoreGuilds(client);
  if (onMessage !== null) forwardMessages(client, onMessage);
  const checkClock = resetLimitsOnClockChange(client.rest);
  client.on(Events.InteractionCreate, (interaction) => {
    checkClock();
    void dispatch(interaction);
  });
  client.on(Events.Error, (error) => log.error({ err: error }, 'Discord client error'));
  client.on(Events.ShardError, (error) => log.warn({ err: error }, 'gateway error'));
  client.on(Events.Warn, (message) => log.warn({ message }, 'Discord client warning'));
  client.on(Events.ShardResume, () => log.info('gateway session resumed'));
  client.on(Events.ShardReconnecting, () => log.info('gateway connection lost, reconnecting'));
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  const refused = new Promise<never>((_resolve, reject) => {
    // Only after the codes that discord.js does not connect again after; another start may get on without the intent.
    client.on(Events.ShardDisconnect, ({ code }) => {
      if (client.isReady()) onFatalClose(code);
      else
        reject(
          code === GatewayCloseCodes.DisallowedIntents
            ? new DisallowedIntentsError()
            : new Error(explainCloseCode(code)),
        );
    });
  });
  try {
    await throttleIdentify(client.rest.setToken(token), sharding.shards.length, log);
    return await Promise.race([client.login(token).then(() => ready), refused]);
  } catch (error) {
    await client.destroy();
    const isTokenRefused = error instanceof DiscordAPIError && error.status === 401;
    throw isTokenRefused ? new Error('Discord refuses DISCORD_TOKEN (401)', { cause: error }) : error;
  }
}

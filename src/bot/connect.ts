import {
  type Client,
  DiscordAPIError,
  DiscordjsError,
  DiscordjsErrorCodes,
  Events,
  type GatewayIntentBits,
} from 'discord.js';
import { resetLimitsOnClockChange } from '../discord/reset-limits-on-clock-change.ts';
import type { BotOptions } from './bot-options.ts';
import { createClient } from './client.ts';
import { forwardMessages } from './forward-messages.ts';
import { ignoreGuilds } from './ignore-guilds.ts';
import { logGatewayEvents } from './log-gateway-events.ts';
import { RefusedError } from './refused-error.ts';
import { throttleIdentify } from './throttle-identify.ts';
import { rejectOnFatalClose, whenReady } from './watch-gateway.ts';

/**
 * Creates a client and logs it in.
 * @throws DisallowedIntentsError
 */
export async function connect(
  options: BotOptions,
  intents: readonly GatewayIntentBits[],
): Promise<Client<true>> {
  const { log, onClient, onFatalClose } = options;
  const client = createClient({ ...options, intents });
  onClient(client);
  handleEvents(client, options);
  logGatewayEvents(client, log);
  const ready = whenReady(client);
  const closed = rejectOnFatalClose(client, onFatalClose);
  try {
    return await Promise.race([logIn(client, options).then(() => ready), closed]);
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
  ignoreGuilds(client);
  forwardMessages(client, readsChat, async (type, data) => {
    if (isServing()) await onMessage(type, data);
  });
  const checkClock = resetLimitsOnClockChange(client.rest);
  client.on(Events.InteractionCreate, (interaction) => {
    checkClock();
    if (isServing()) void dispatch(interaction);
  });
}

async function logIn(client: Client, { token, sharding, log, waitForIdentify }: BotOptions): Promise<void> {
  client.rest.setToken(token);
  if (waitForIdentify === undefined) await throttleIdentify(client.rest, sharding.shards.length, log);
  await client.login(token);
}

import { type Client, DiscordAPIError, Events, type GatewayIntentBits } from 'discord.js';
import { resetLimitsOnClockChange } from '../discord/reset-limits-on-clock-change.ts';
import type { BotOptions } from './bot-options.ts';
import { createClient } from './client.ts';
import { forwardMessages } from './forward-messages.ts';
import { ignoreGuilds } from './ignore-guilds.ts';
import { logGatewayEvents } from './log-gateway-events.ts';
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
  const { apiUrl, sharding, log, onClient, onFatalClose } = options;
  const client = createClient({ apiUrl, intents, sharding });
  onClient(client);
  handleEvents(client, options);
  logGatewayEvents(client, log);
  const ready = whenReady(client);
  const closed = rejectOnFatalClose(client, onFatalClose);
  try {
    return await Promise.race([logIn(client, options).then(() => ready), closed]);
  } catch (error) {
    await client.destroy();
    const isTokenRefused = error instanceof DiscordAPIError && error.status === 401;
    throw isTokenRefused ? new Error('Discord refuses DISCORD_TOKEN (401)', { cause: error }) : error;
  }
}

function handleEvents(client: Client, { onMessage, readsChat, dispatch }: BotOptions): void {
  ignoreGuilds(client);
  forwardMessages(client, readsChat, onMessage);
  const checkClock = resetLimitsOnClockChange(client.rest);
  client.on(Events.InteractionCreate, (interaction) => {
    checkClock();
    void dispatch(interaction);
  });
}

async function logIn(client: Client, { token, sharding, log }: BotOptions): Promise<void> {
  await throttleIdentify(client.rest.setToken(token), sharding.shards.length, log);
  await client.login(token);
}

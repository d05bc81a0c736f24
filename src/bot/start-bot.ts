import { type Client, GatewayIntentBits } from 'discord.js';
import type { BotOptions } from './bot-options.ts';
import { connect } from './connect.ts';
import { DisallowedIntentsError } from './watch-gateway.ts';

interface Bot {
  readonly client: Client<true>;
  /** Whether Discord lets the bot read messages that do not mention it. */
  readonly hasMessageContent: boolean;
}

const { DirectMessages, GuildMessages, MessageContent } = GatewayIntentBits;

/** Neither is privileged; messages that are addressed to the bot carry their content without a further intent. */
const ADDRESSED = [GuildMessages, DirectMessages];

/**
 * Logs in and resolves after READY. If the portal does not allow the Message Content intent, the bot starts without it:
 * everything but links in chat works, and messages that mention the bot still carry their content.
 * @throws Error if Discord rejects the token or cannot be reached
 */
export async function startBot(options: BotOptions): Promise<Bot> {
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

import { DiscordAPIError, HTTPError, RateLimitError, REST, Routes } from 'discord.js';
import * as z from 'zod';
import { loadSettings, settings } from '../../config/config.ts';
import { once } from '../../process/once.ts';
import { bad, type Finding, RESPONSE_TIMEOUT_MS, unreachableReason, warning } from './finding.ts';

const account = z.object({ id: z.string(), username: z.string() });

/** The application's settings in the developer portal (developers/resources/application). */
const application = z.object({
  id: z.string(),
  name: z.string(),
  flags: z.number().catch(0),
  bot_public: z.boolean().catch(true),
  bot_require_code_grant: z.boolean().optional(),
  interactions_endpoint_url: z.string().nullish(),
  /** Absent in applications that predate user installs, which can only be added to servers. */
  integration_types_config: z.record(z.string(), z.unknown()).nullish(),
});

/** Discord as the bot's token sees it. Each request is made once, however many checks need its result. */
export interface DiscordClient {
  /** Without discord.js' retries: the doctor reports a rate limit instead of waiting. */
  rest(): REST;
  account(): Promise<z.infer<typeof account>>;
  application(): Promise<z.infer<typeof application>>;
}

export function createDiscordClient(): DiscordClient {
  const rest = once(() => {
    const { DISCORD_TOKEN, DISCORD_API_URL } = loadSettings(
      settings.pick({ DISCORD_TOKEN: true, DISCORD_API_URL: true }),
    );
    const options = { version: '10', api: DISCORD_API_URL, retries: 0, timeout: RESPONSE_TIMEOUT_MS };
    return new REST({ ...options, rejectOnRateLimit: () => true }).setToken(DISCORD_TOKEN);
  });
  const fetchAccount = once(async () => account.parse(await rest().get(Routes.user())));
  return {
    rest,
    account: fetchAccount,
    application: once(async () => {
      // If the token was refused or Discord didn't answer, a second request would fail, too.
      await fetchAccount();
      return application.parse(await rest().get(Routes.currentApplication()));
    }),
  };
}

/** The finding for a request to Discord that failed for a reason unrelated to the check. */
export function discordFailure(error: unknown): Finding {
  if (error instanceof RateLimitError) {
    return warning(
      'Discord limits requests from this machine',
      'Wait a few minutes, then run the doctor again.',
    );
  }
  if (error instanceof DiscordAPIError || error instanceof HTTPError) {
    return bad(
      `Discord answered ${error.status}`,
      error.status >= 500
        ? 'Discord has a problem (https://discordstatus.com): try again later.'
        : 'Is DISCORD_API_URL Discord’s? Leave it out unless you use a proxy.',
    );
  }
  if (error instanceof z.ZodError) {
    return bad(
      'the answer is not Discord’s',
      'DISCORD_API_URL leads elsewhere: leave it out, or correct it.',
    );
  }
  return bad(
    `Discord cannot be reached: ${unreachableReason(error)}`,
    'Check DISCORD_API_URL, and whether a firewall blocks https://discord.com.',
  );
}

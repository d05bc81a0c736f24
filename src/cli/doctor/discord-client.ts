import { DiscordAPIError, HTTPError, RateLimitError, REST, Routes } from 'discord.js';
import { z } from 'zod';
import { loadSettings, settings } from '../../config.ts';
import { bad, CheckSkipped, type Finding, RESPONSE_TIMEOUT_MS, warning } from './check.ts';
import { unreachableReason } from './unreachable-reason.ts';

const account = z.object({ id: z.string(), username: z.string() });

/** What the developer portal says (developers/resources/application). */
const application = z.object({
  id: z.string(),
  name: z.string(),
  flags: z.number().catch(0),
  bot_public: z.boolean().catch(true),
  bot_require_code_grant: z.boolean().optional(),
  interactions_endpoint_url: z.string().nullish(),
  /** Absent in applications older than user installs: they offer the server's alone. */
  integration_types_config: z.record(z.string(), z.unknown()).nullish(),
});

export type Application = z.infer<typeof application>;

/** Discord as this bot's token sees it. Each question is asked once, however many checks need its answer. */
export interface Discord {
  /** Without discord.js' own patience: a doctor reports a limit instead of waiting for its end. */
  rest(): REST;
  account(): Promise<z.infer<typeof account>>;
  application(): Promise<Application>;
}

export function createDiscord(): Discord {
  const rest = once(() => {
    const { DISCORD_TOKEN, DISCORD_API_URL } = loadSettings(
      settings.pick({ DISCORD_TOKEN: true, DISCORD_API_URL: true }),
    );
    const options = { version: '10', api: DISCORD_API_URL, retries: 0, timeout: RESPONSE_TIMEOUT_MS };
    return new REST({ ...options, rejectOnRateLimit: () => true }).setToken(DISCORD_TOKEN);
  });
  const whoAmI = once(async () => account.parse(await rest().get(Routes.user())));
  return {
    rest,
    account: whoAmI,
    application: once(async () => {
      // A token that is refused or not answered once need not be tried again.
      await whoAmI();
      return application.parse(await rest().get(Routes.currentApplication()));
    }),
  };
}

/**
 * The answer to a question that an earlier check has asked.
 * @throws NotTried naming that check when there was none
 */
export async function requireEarlier<T>(value: Promise<T>, earlier: string): Promise<T> {
  try {
    return await value;
  } catch {
    throw new CheckSkipped(`“${earlier}”`);
  }
}

/** What became of a request to Discord that failed in a way that says nothing about what was asked. */
export function discordFailed(error: unknown): Finding {
  if (error instanceof RateLimitError) {
    return warning('Discord wants fewer requests from here', 'Wait some minutes, then run the doctor again.');
  }
  if (error instanceof DiscordAPIError || error instanceof HTTPError) {
    return bad(
      `Discord answered ${error.status}`,
      error.status >= 500
        ? 'Discord has a problem (https://discordstatus.com): try again later.'
        : 'Is DISCORD_API_URL Discord’s? Leave it out unless a proxy stands between.',
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
    'Check DISCORD_API_URL, and whether a firewall keeps this machine from https://discord.com.',
  );
}

function once<T>(create: () => T): () => T {
  let cached: { readonly value: T } | undefined;
  return () => {
    cached ??= { value: create() };
    return cached.value;
  };
}

import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import * as z from 'zod';
import { bad, type Finding, warning } from './finding.ts';
import { unreachableReason } from './unreachable-reason.ts';

/** The finding for a request to Discord that failed for a general reason, not because of what was checked. */
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

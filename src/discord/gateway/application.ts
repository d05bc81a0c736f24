import { REST, Routes } from 'discord.js';
import * as z from 'zod';

/**
 * The id of a bot token's application: the first part of the token, in base64. (For a few bots from before
 * 2017, that is their user id.) Resetting the token doesn't change it.
 * @returns null when it cannot be read
 */
export function applicationOf(token: string): string | null {
  const id = Buffer.from(token.split('.', 1)[0] ?? '', 'base64').toString('latin1');
  return /^\d{17,20}$/.test(id) ? id : null;
}

const TIMEOUT_MS = 5_000;

/** Without this field, the bot counts as public, and so posts less. */
const application = z.object({ bot_public: z.boolean().catch(true) });

/**
 * Whether anyone can add the bot to a server, not just its owner (developers/resources/application).
 * @throws Error if Discord does not answer
 */
export async function isPublicBot(apiUrl: string, token: string): Promise<boolean> {
  const options = { version: '10', api: apiUrl, retries: 0, timeout: TIMEOUT_MS } as const;
  const rest = new REST({ ...options, hashSweepInterval: 0, handlerSweepInterval: 0 }).setToken(token);
  return application.parse(await rest.get(Routes.currentApplication())).bot_public;
}

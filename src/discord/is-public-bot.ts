import { REST, Routes } from 'discord.js';
import * as z from 'zod';

const TIMEOUT_MS = 5_000;

/** Without this field, the bot counts as public: then it posts less. */
const application = z.object({ bot_public: z.boolean().catch(true) });

/**
 * Whether anybody can add the bot to a server, not just its owner (developers/resources/application).
 * @throws Error if Discord does not answer
 */
export async function isPublicBot(apiUrl: string, token: string): Promise<boolean> {
  const options = { version: '10', api: apiUrl, retries: 0, timeout: TIMEOUT_MS } as const;
  const rest = new REST({ ...options, hashSweepInterval: 0, handlerSweepInterval: 0 }).setToken(token);
  return application.parse(await rest.get(Routes.currentApplication())).bot_public;
}

import type { RESTPostAPIApplicationCommandsJSONBody } from 'discord.js';
import type { Log } from '../process/log.ts';
import type { BotAccount } from './bot-account.ts';
import { type RegisteredCommand, registerCommands, registeredCommands } from './register-commands.ts';

/**
 * Registers the commands with Discord where they differ, and logs the result.
 * @param scope `global`, a guild id, or `off`: nothing is registered
 * @returns the registered commands; none if registration is off and Discord does not list them
 */
export async function registerAtStart(
  { rest, applicationId }: BotAccount,
  scope: string,
  commands: Iterable<{ readonly data: RESTPostAPIApplicationCommandsJSONBody }>,
  log: Log,
): Promise<readonly RegisteredCommand[]> {
  // Another process registers them. Without their ids, messages name commands in plain text.
  if (scope === 'off') return registeredCommands(rest, applicationId, 'global').catch(() => []);
  const bodies = [...commands].map(({ data }) => data);
  const registration = await registerCommands(rest, applicationId, scope, bodies);
  const message = registration.sent ? 'commands registered' : 'commands up to date';
  log.info({ commands: bodies.length, sent: registration.sent }, message);
  return registration.commands;
}

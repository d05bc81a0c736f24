import type { Client, RESTPostAPIApplicationCommandsJSONBody } from 'discord.js';
import type { Log } from '../process/log.ts';
import { registerCommands } from './register-commands.ts';

/**
 * Registers the commands with Discord where they differ, and logs the result.
 * @param scope `global`, a guild id, or `off`: nothing is registered
 */
export async function registerAtStart(
  { rest, application }: Client<true>,
  scope: string,
  commands: Iterable<{ readonly data: RESTPostAPIApplicationCommandsJSONBody }>,
  log: Log,
): Promise<void> {
  if (scope === 'off') return;
  const bodies = [...commands].map(({ data }) => data);
  const sent = await registerCommands(rest, application.id, scope, bodies);
  log.info({ commands: bodies.length, sent }, sent ? 'commands registered' : 'commands up to date');
}

import { type Client, Events, type Interaction, RESTEvents } from 'discord.js';
import type { Log } from '../log.ts';

/**
 * Logs in, and resolves once Discord said READY.
 * @throws Error when Discord refuses the token or cannot be reached
 */
export async function startBot(
  client: Client,
  token: string,
  dispatch: (interaction: Interaction) => Promise<void>,
  log: Log,
) {
  client.on(Events.InteractionCreate, (interaction) => void dispatch(interaction));
  client.on(Events.Error, (error) => log.error({ err: error }, 'Discord client error'));
  client.on(Events.Warn, (message) => log.warn({ message }, 'Discord client warning'));
  client.on(Events.ShardResume, () => log.info('gateway session resumed'));
  client.on(Events.ShardReconnecting, () => log.info('gateway connection lost, reconnecting'));
  client.rest.on(RESTEvents.InvalidRequestWarning, (data) =>
    log.warn({ data }, 'many requests refused by Discord'),
  );
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token);
  const started = await ready;
  // READY names every server; without the Guilds intent the stubs are of no use.
  started.guilds.cache.clear();
  return started;
}

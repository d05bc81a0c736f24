import { type Client, Events } from 'discord.js';
import type { Log } from '../process/log.ts';

export function logGatewayEvents(client: Client, log: Log): void {
  client.on(Events.Error, (error) => log.error({ err: error }, 'Discord client error'));
  client.on(Events.ShardError, (error) => log.warn({ err: error }, 'gateway error'));
  client.on(Events.Warn, (message) => log.warn({ message }, 'Discord client warning'));
  client.on(Events.ShardResume, () => log.info('gateway session resumed'));
  client.on(Events.ShardReconnecting, () => log.info('gateway connection lost, reconnecting'));
}

import { type Client, Events } from 'discord.js';
import type { Log } from '../process/log.ts';

export function logGatewayEvents(client: Client, log: Log): void {
  client.on(Events.Error, (error) => log.error({ err: error }, 'Discord client error'));
  client.on(Events.ShardError, (error, shard) => log.warn({ err: error, shard }, 'gateway error'));
  client.on(Events.Warn, (message) => log.warn({ message }, 'Discord client warning'));
  client.on(Events.ShardResume, (shard) => log.info({ shard }, 'gateway session resumed'));
  client.on(Events.ShardReconnecting, (shard) =>
    log.info({ shard }, 'gateway connection lost, reconnecting'),
  );
}

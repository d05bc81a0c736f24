import { type Client, Events } from 'discord.js';
import type { RawDispatch } from './raw-dispatch.ts';

/**
 * Empties the list of servers in READY, which comes after each identify and for each shard. This listener runs before
 * discord.js handles READY. Otherwise discord.js would keep a stub of every server (33 MB at 10,000 servers) and replace the
 * channels of their interactions with objects that lack `app_permissions`.
 */
export function ignoreGuilds(client: Client): void {
  client.on(Events.Raw, ({ t, d }: RawDispatch) => {
    if (t === 'READY' && typeof d === 'object' && d !== null && 'guilds' in d) d.guilds = [];
  });
}

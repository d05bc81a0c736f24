import { type Client, Events } from 'discord.js';
import type { RawDispatch } from './raw-dispatch.ts';

/**
 * READY names every server, after each identify and for each shard. discord.js would keep a stub of each (33 MB at 10,000
 * servers) and, for a server that it knows, replace the channels of an interaction by objects that lack
 * `app_permissions`. This listener runs before discord.js handles READY, so it empties the list.
 */
export function ignoreGuilds(client: Client): void {
  client.on(Events.Raw, ({ t, d }: RawDispatch) => {
    if (t === 'READY' && typeof d === 'object' && d !== null && 'guilds' in d) d.guilds = [];
  });
}

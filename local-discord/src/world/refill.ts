import { addBot } from './bots.ts';
import type { World } from './model.ts';

/**
 * Resets a world to a fresh one in place, so that everything that holds it sees the change. Bots that came
 * with their own token stay, as new members of the first bot's servers.
 */
export function refill(world: World, fresh: World, keep: { readonly commands: boolean }): void {
  const guests = [...world.bots.values()].filter(({ id }) => !fresh.bots.has(id));
  const guestUsers = new Map(guests.map(({ id }) => [id, world.users.get(id)]));
  const commands = [...world.commands].filter(
    ([, { guildId }]) => keep.commands && (guildId === null || fresh.guilds.has(guildId)),
  );
  const { origin, allowUnknownRecipients } = world;
  for (const [part, next] of Object.entries(fresh)) {
    const current = Object(world)[part];
    if (current instanceof Map && next instanceof Map) replaceEntries(current, next);
    else Object.assign(world, { [part]: next });
  }
  replaceEntries(world.commands, commands);
  Object.assign(world, { origin, allowUnknownRecipients });
  for (const { id, token } of guests) {
    const user = guestUsers.get(id);
    if (user) addBot(world, user, token);
  }
}

function replaceEntries<K, V>(map: Map<K, V>, entries: Iterable<readonly [K, V]>): void {
  const kept = [...entries];
  map.clear();
  for (const [key, value] of kept) map.set(key, value);
}

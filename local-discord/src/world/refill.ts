import { addBot } from './bots.ts';
import type { World } from './model.ts';

/** What may outlast a reset. */
export interface Kept {
  readonly commands: boolean;
  /** The addresses to which bots have interactions and events posted. */
  readonly endpoints: boolean;
}

/** The settings with the addresses to which Discord posts. */
const ENDPOINTS = [
  'interactions_endpoint_url',
  'event_webhooks_url',
  'event_webhooks_status',
  'event_webhooks_types',
];

/**
 * Resets a world to a fresh one in place, so that everything that holds it sees the change. Bots that came
 * with their own token stay, as new members of the first bot's servers.
 */
export function refill(world: World, fresh: World, keep: Kept): void {
  const guests = [...world.bots.values()].filter(({ id }) => !fresh.bots.has(id));
  const guestUsers = new Map(guests.map(({ id }) => [id, world.users.get(id)]));
  const commands = [...world.commands].filter(
    ([, { guildId }]) => keep.commands && (guildId === null || fresh.guilds.has(guildId)),
  );
  const endpoints = keep.endpoints ? endpointsOf(world) : [];
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
  for (const [id, settings] of endpoints) {
    const bot = world.bots.get(id);
    if (bot) Object.assign(bot, { portal: { ...bot.portal, ...settings } });
  }
}

function endpointsOf({ bots }: World): (readonly [botId: string, settings: object])[] {
  return [...bots].map(([id, { portal }]) => [
    id,
    Object.fromEntries(Object.entries(portal).filter(([name]) => ENDPOINTS.includes(name))),
  ]);
}

function replaceEntries<K, V>(map: Map<K, V>, entries: Iterable<readonly [K, V]>): void {
  const kept = [...entries];
  map.clear();
  for (const [key, value] of kept) map.set(key, value);
}

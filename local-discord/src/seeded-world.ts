import type { LocalDiscordOptions } from './local-discord-options.ts';
import { addSeedMessages } from './messages/seed-messages.ts';
import { tokenOf } from './world/bots.ts';
import { createWorld } from './world/create-world.ts';
import { defaultSeed } from './world/default-seed.ts';
import { mainBot } from './world/guilds.ts';
import type { World } from './world/model.ts';

/** The token that the local Discord accepts by default. */
export const LOCAL_TOKEN = tokenOf(defaultSeed.bot.id);

/** The world as the options describe it. */
export function seededWorld({
  seed = defaultSeed,
  token,
  moreGuilds,
  portal,
  allowUnknownRecipients,
}: LocalDiscordOptions): World {
  const world = createWorld(seed, token ?? seed.bot.token ?? LOCAL_TOKEN, moreGuilds);
  mainBot(world).portal = portal ?? {};
  world.allowUnknownRecipients = allowUnknownRecipients ?? false;
  addSeedMessages(world, seed.messages ?? []);
  return world;
}

import type { Snowflake } from '../client/protocol.ts';
import { newChannel } from './channels.ts';
import { guildsOf, mainBot } from './guilds.ts';
import type { LocalBot, LocalChannel, LocalGuild, LocalUser, World } from './model.ts';
import { BOT_PERMISSIONS } from './permissions.ts';
import { insertRole } from './role-order.ts';
import { nextSnowflake } from './snowflakes.ts';

/** Message content, members and presences, which the developer portal must allow. */
export const PRIVILEGED_INTENTS = (1 << 1) | (1 << 8) | (1 << 15);

/** A token in Discord's shape: its first part is the bot's id, which several libraries read from it. */
export function tokenOf(botId: Snowflake): string {
  return `${Buffer.from(botId).toString('base64url')}.Local_.a-token-for-a-local-discord-only`;
}

/** A bot as newly created in the portal. */
export function newBot(id: Snowflake, token: string, installedBy: Iterable<Snowflake> = []): LocalBot {
  return {
    id,
    token,
    allowedIntents: PRIVILEGED_INTENTS,
    portal: {},
    installedBy: new Set(installedBy),
    commandPermissions: new Map(),
    emojis: new Map(),
    activityInstances: new Map(),
    roleConnectionMetadata: [],
    presence: null,
  };
}

/**
 * The bot with a token, without the word `Bot`.
 * @param anyToken whether unknown tokens are accepted: one in Discord's format creates the bot whose id it
 * contains; any other belongs to the seed's first bot
 */
export function botWithToken(world: World, token: string, anyToken: boolean): LocalBot | undefined {
  const known = [...world.bots.values()].find((bot) => bot.token === token);
  if (known || !anyToken || token === '') return known;
  const id = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString();
  if (!/^[1-9]\d{16,19}$/.test(id)) return mainBot(world);
  return (
    world.bots.get(id) ??
    addBot(world, { id, username: 'Bot 2', bot: true, color: '#57f287', locale: 'en-US' }, token)
  );
}

/** Adds a bot to every server of the first one, with its own role. */
export function addBot(world: World, user: LocalUser, token: string): LocalBot {
  const bot = newBot(user.id, token);
  const guilds = guildsOf(world, mainBot(world));
  world.users.set(user.id, user);
  world.bots.set(bot.id, bot);
  for (const guild of guilds) joinGuild(world, guild, user);
  return bot;
}

/** Makes a bot a member with a role of its own. */
export function joinGuild(world: World, guild: LocalGuild, user: LocalUser): void {
  const role = insertRole(guild, {
    id: nextSnowflake(world),
    name: user.username,
    color: user.color,
    permissions: BOT_PERMISSIONS,
    botId: user.id,
  });
  guild.members.push({ userId: user.id, roleIds: [role.id], joinedAt: world.clock.now() });
}

/** The DM between a person and a bot, or undefined before the first one. */
export function dmOf(world: World, botId: Snowflake, userId: Snowflake): LocalChannel | undefined {
  return [...world.channels.values()].find(
    (channel) => channel.recipientId === userId && channel.botId === botId,
  );
}

/** The same, created if necessary. */
export function openDm(world: World, botId: Snowflake, user: LocalUser): LocalChannel {
  const known = dmOf(world, botId, user.id);
  if (known) return known;
  const dm = newChannel({
    id: nextSnowflake(world),
    name: user.username,
    type: 1,
    guildId: null,
    recipientId: user.id,
    botId,
  });
  world.channels.set(dm.id, dm);
  return dm;
}

import type { JsonObject } from '../json.ts';
import type { LocalBot, LocalUser, World } from '../world/model.ts';

/** A user as the API shows it. */
export function apiUser(user: LocalUser): JsonObject {
  return {
    id: user.id,
    username: user.bot ? user.username : user.username.toLowerCase(),
    discriminator: user.bot ? '0001' : '0',
    global_name: user.globalName ?? null,
    avatar: user.avatar ?? null,
    bot: user.bot,
    system: false,
    banner: user.banner ?? null,
    accent_color: null,
    public_flags: 0,
    flags: 0,
    avatar_decoration_data: null,
    collectibles: null,
    display_name_styles: null,
    primary_guild: null,
    clan: null,
  };
}

/** Stands in for users that no longer exist, like Discord's own deleted user. */
export const DELETED_USER: LocalUser = {
  id: '456226577798135808',
  username: 'Deleted User',
  bot: false,
  color: '#747f8d',
  locale: 'en-US',
};

/** The user of a bot. */
export function userOf(world: World, bot: Pick<LocalBot, 'id'>): LocalUser {
  return world.users.get(bot.id) ?? DELETED_USER;
}

/** Fields of its user that only the bot itself sees. */
export function apiOwnUser(world: World, bot: LocalBot): JsonObject {
  const user = userOf(world, bot);
  return { ...apiUser(user), verified: true, mfa_enabled: false, email: null, locale: user.locale };
}

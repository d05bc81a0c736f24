import { type Clock, createClock } from '../clock.ts';
import { numberOf, objectsOf, textOf } from '../json.ts';
import { newBot, tokenOf } from './bots.ts';
import { isThread, newChannel, newThread } from './channels.ts';
import { emptyGuildParts } from './guilds.ts';
import type { ForumTag, LocalChannel, LocalGuild, LocalUser, World } from './model.ts';
import { MEMBER_PERMISSIONS } from './permissions.ts';
import { SEED_TIME, type Seed, type SeedGuild, type SeedPerson, type SeedUser } from './seed.ts';
import { snowflakeAt } from './snowflakes.ts';

const DM = 1;
const DEFAULT_LOCALE = 'en-US';

/**
 * A new world with everything from a seed.
 * @param token the first bot's
 * @param moreGuilds number of additional servers with the bot, owned by the first person
 */
export function createWorld(seed: Seed, token: string, moreGuilds = 0): World {
  const guilds = [...seed.guilds, ...furtherGuilds(seed, moreGuilds)];
  const installedBy = seed.people.filter((person) => person.hasInstalledBot === true).map(({ id }) => id);
  const more = seed.moreBots ?? [];
  const clock = createClock();
  return {
    clock,
    lastSnowflake: 0n,
    users: byId([...[seed.bot, ...more].map(botUser), ...seed.people.map(clientUser)]),
    bots: byId([
      newBot(seed.bot.id, token, installedBy),
      ...more.map((bot) => newBot(bot.id, bot.token ?? tokenOf(bot.id))),
    ]),
    guilds: byId(guilds.map((guild) => localGuild(guild, clock))),
    channels: byId([
      ...seed.guilds.flatMap((guild) => guildChannels(guild, seed.bot.id, clock.now())),
      ...seed.people.map((person) => dmChannel(person, seed.bot.id)),
      ...guilds.slice(seed.guilds.length).flatMap((guild) => guildChannels(guild, seed.bot.id, clock.now())),
    ]),
    messages: new Map(),
    commands: new Map(),
    files: new Map(),
    interactions: new Map(),
    webhooks: new Map(),
    invites: new Map(),
    lobbies: new Map(),
    previews: [...(seed.previews ?? [])],
    entitlements: new Map(),
    subscriptions: new Map(),
    assets: new Map(),
    pictures: new Map(),
    accessTokens: new Map(),
    botPermissions: new Map(),
    memberPermissions: new Map(),
    nonces: new Map(),
    commandCreates: new Map(),
    oldEditLimit: null,
    oldEdits: new Map(),
    allowUnknownRecipients: false,
    origin: 'http://127.0.0.1',
  };
}

/** Servers spread over shards: Discord assigns a shard by the timestamp in the id. */
function furtherGuilds({ bot, people, guilds }: Seed, count: number): SeedGuild[] {
  const [owner] = people;
  const home = guilds.find(({ members }) => members.some(({ userId }) => userId === bot.id));
  const member = home?.members.find(({ userId }) => userId === bot.id);
  if (count === 0 || owner === undefined || home === undefined || member === undefined) return [];
  return Array.from({ length: count }, (_, index) => ({
    id: snowflakeAt(SEED_TIME + 1_000_000 + index),
    name: `Server ${index + 1}`,
    ownerId: owner.id,
    roles: home.roles.filter(({ id }) => member.roleIds.includes(id)),
    members: [{ userId: owner.id, roleIds: [] }, member],
    channels: [{ id: snowflakeAt(SEED_TIME + 2_000_000 + index), name: 'general' }],
  }));
}

function botUser({ id, username, color }: SeedUser): LocalUser {
  return { id, username, bot: true, color, about: '', locale: DEFAULT_LOCALE };
}

function clientUser({ id, username, color, about = '', locale = DEFAULT_LOCALE }: SeedPerson): LocalUser {
  return { id, username, globalName: username, bot: false, color, about, locale };
}

function localGuild(
  { channels: _, everyone: permissions = MEMBER_PERMISSIONS, features = [], ...guild }: SeedGuild,
  clock: Clock,
): LocalGuild {
  const everyone = {
    id: guild.id,
    name: '@everyone',
    color: '#000000',
    permissions,
    position: 0,
  };
  return {
    clock,
    ...emptyGuildParts(),
    ...guild,
    settings: features.length > 0 ? { features: [...features] } : {},
    locale: guild.locale ?? DEFAULT_LOCALE,
    roles: [everyone, ...guild.roles.map((role, index) => ({ position: index + 1, ...role }))],
    members: guild.members.map((member) => ({ ...member })),
  };
}

function guildChannels(guild: SeedGuild, botId: string, now: number): LocalChannel[] {
  return guild.channels.map(
    ({ type = 0, thread: given, overwrites = [], extra = {}, ...channel }, position) => {
      const { ownerId = botId, ...data } = given ?? {};
      const thread = isThread({ type }) ? newThread(now, ownerId, { archivedAt: SEED_TIME, ...data }) : null;
      const { available_tags: tags, flags, ...others } = extra;
      const own = { overwrites: [...overwrites], tags: tagsOf(tags), flags: numberOf(flags), extra: others };
      return newChannel({ ...channel, ...own, type, guildId: guild.id, position, thread });
    },
  );
}

/** The tags of a forum; fields missing in a seed are as in a new tag. */
function tagsOf(given: unknown): ForumTag[] {
  return objectsOf(given).map((tag) => ({
    id: String(tag['id']),
    name: String(tag['name']),
    moderated: tag['moderated'] === true,
    emoji_id: textOf(tag['emoji_id']) ?? null,
    emoji_name: textOf(tag['emoji_name']) ?? null,
  }));
}

function dmChannel({ id, username, dmId }: SeedPerson, botId: string): LocalChannel {
  return newChannel({ id: dmId, name: username, type: DM, guildId: null, recipientId: id, botId });
}

function byId<T extends { readonly id: string }>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}

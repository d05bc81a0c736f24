import type { ClientChannel, ClientUser } from '../client/protocol.ts';
import type { LocalGuild, World } from './model.ts';
import { MEMBER_PERMISSIONS } from './permissions.ts';
import { SEED_TIME, type Seed, type SeedGuild, type SeedPerson } from './seed.ts';
import { snowflakeAt } from './snowflakes.ts';

const DM = 1;
const DEFAULT_LOCALE = 'en-US';

/**
 * A new world with everything from a seed.
 * @param moreGuilds how many further servers the bot is in, owned by the first person
 */
export function createWorld(seed: Seed, moreGuilds = 0): World {
  const bot: ClientUser = { ...seed.bot, bot: true, about: '', locale: DEFAULT_LOCALE };
  const guilds = [...seed.guilds, ...furtherGuilds(seed, moreGuilds)];
  return {
    bot,
    users: byId([bot, ...seed.people.map(clientUser)]),
    guilds: byId(guilds.map(localGuild)),
    channels: byId([
      ...seed.guilds.flatMap(guildChannels),
      ...seed.people.map(dmChannel),
      ...guilds.slice(seed.guilds.length).flatMap(guildChannels),
    ]),
    messages: new Map(),
    commands: new Map(),
    interactions: new Map(),
    installedBy: new Set(
      seed.people.filter(({ hasInstalledBot }) => hasInstalledBot === true).map(({ id }) => id),
    ),
    botPermissions: new Map(),
    memberPermissions: new Map(),
    threadStates: new Map(),
    oldEditLimit: null,
    oldEdits: new Map(),
    messageContentAllowed: true,
    allowUnknownRecipients: false,
    portal: {},
    origin: 'http://127.0.0.1',
  };
}

/** Servers spread over shards: Discord assigns a shard by the timestamp in the id. */
function furtherGuilds({ bot, people, guilds }: Seed, count: number): SeedGuild[] {
  const [owner] = people;
  const home = guilds.find(({ hasBot }) => hasBot);
  const member = home?.members.find(({ userId }) => userId === bot.id);
  if (count === 0 || owner === undefined || home === undefined || member === undefined) return [];
  return Array.from({ length: count }, (_, index) => ({
    id: snowflakeAt(SEED_TIME + 1_000_000 + index),
    name: `Server ${index + 1}`,
    ownerId: owner.id,
    hasBot: true,
    roles: home.roles.filter(({ id }) => member.roleIds.includes(id)),
    members: [{ userId: owner.id, roleIds: [] }, member],
    channels: [{ id: snowflakeAt(SEED_TIME + 2_000_000 + index), name: 'general' }],
  }));
}

function clientUser({ id, username, color, about = '', locale = DEFAULT_LOCALE }: SeedPerson): ClientUser {
  return { id, username, bot: false, color, about, locale };
}

function localGuild({ channels: _, ...guild }: SeedGuild): LocalGuild {
  const everyone = { id: guild.id, name: '@everyone', color: '#99aab5', permissions: MEMBER_PERMISSIONS };
  return {
    ...guild,
    locale: guild.locale ?? DEFAULT_LOCALE,
    roles: [everyone, ...guild.roles],
    members: [...guild.members],
  };
}

function guildChannels(guild: SeedGuild): ClientChannel[] {
  return guild.channels.map(({ id, name, type = 0, parentId = null }) => ({
    id,
    name,
    type,
    guildId: guild.id,
    parentId,
    recipientId: null,
  }));
}

function dmChannel({ id, username, dmId }: SeedPerson): ClientChannel {
  return { id: dmId, name: username, type: DM, guildId: null, parentId: null, recipientId: id };
}

function byId<T extends { readonly id: string }>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}

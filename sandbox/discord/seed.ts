import { snowflakeAt } from './ids.ts';
import type { LocalGuild, World } from './model.ts';
import { BOT_PERMISSIONS, MEMBER_PERMISSIONS, Permission } from './permissions.ts';
import type { ClientChannel, ClientUser } from './protocol.ts';

/** The seed's day: ids must look like real ones (18-19 digits) and stay the same over restarts. */
const DAY = Date.UTC(2024, 2, 9, 10);
const id = (sequence: number) => snowflakeAt(DAY + sequence * 1000, sequence);

/** Ids of everything that is there at the start. */
export const seeded = {
  bot: id(1),
  ada: id(2),
  mo: id(3),
  lin: id(4),
  sam: id(5),
  haulClub: id(10),
  adminRole: id(11),
  botRole: id(12),
  general: id(20),
  parcels: id(21),
  qcPhotos: id(22),
  announcements: id(23),
  finds: id(24),
  thread: id(25),
  elsewhere: id(30),
  lobby: id(31),
  dmAda: id(40),
  dmMo: id(41),
  dmLin: id(42),
  dmSam: id(43),
} as const;

const user = (
  userId: string,
  username: string,
  color: string,
  about = '',
  locale = 'en-US',
  bot = false,
): ClientUser => ({
  id: userId,
  username,
  bot,
  color,
  about,
  locale,
});

const channel = (
  channelId: string,
  name: string,
  type: number,
  guildId: string | null,
  parentId: string | null = null,
  recipientId: string | null = null,
): ClientChannel => ({ id: channelId, name, type, guildId, parentId, recipientId });

function haulClub(): LocalGuild {
  return {
    id: seeded.haulClub,
    name: 'Haul Club',
    ownerId: seeded.ada,
    locale: 'en-US',
    hasBot: true,
    roles: [
      { id: seeded.haulClub, name: '@everyone', color: '#99aab5', permissions: MEMBER_PERMISSIONS },
      {
        id: seeded.adminRole,
        name: 'Administrator',
        color: '#e67e22',
        permissions: Permission.Administrator,
      },
      { id: seeded.botRole, name: 'Haulmate', color: '#1abc9c', permissions: BOT_PERMISSIONS },
    ],
    members: [
      { userId: seeded.ada, roleIds: [seeded.adminRole] },
      { userId: seeded.mo, roleIds: [] },
      { userId: seeded.lin, roleIds: [] },
      { userId: seeded.bot, roleIds: [seeded.botRole] },
    ],
  };
}

function elsewhere(): LocalGuild {
  return {
    id: seeded.elsewhere,
    name: 'Elsewhere',
    ownerId: seeded.sam,
    locale: 'en-GB',
    hasBot: false,
    roles: [{ id: seeded.elsewhere, name: '@everyone', color: '#99aab5', permissions: MEMBER_PERMISSIONS }],
    members: [{ userId: seeded.sam, roleIds: [] }],
  };
}

const byId = <T extends { readonly id: string }>(items: readonly T[]) =>
  new Map(items.map((item) => [item.id, item]));

/** Further servers with the bot in them, spread over shards: Discord chooses a shard by the moment of the id. */
function furtherGuilds(count: number): { guilds: LocalGuild[]; channels: ClientChannel[] } {
  const moments = Array.from({ length: count }, (_, index) => DAY + 1_000_000 + index);
  const guilds = moments.map(
    (moment, index): LocalGuild => ({
      ...haulClub(),
      id: snowflakeAt(moment),
      name: `Server ${index + 1}`,
      roles: [
        { id: snowflakeAt(moment), name: '@everyone', color: '#99aab5', permissions: MEMBER_PERMISSIONS },
        { id: seeded.botRole, name: 'Haulmate', color: '#1abc9c', permissions: BOT_PERMISSIONS },
      ],
      members: [
        { userId: seeded.ada, roleIds: [] },
        { userId: seeded.bot, roleIds: [seeded.botRole] },
      ],
    }),
  );
  const channels = guilds.map((guild, index) =>
    channel(snowflakeAt(DAY + 2_000_000 + index), 'general', 0, guild.id),
  );
  return { guilds, channels };
}

/**
 * A fresh world: two guilds, four people and the bot.
 * @param moreGuilds how many further servers the bot is in, owned by Ada
 */
export function createWorld(moreGuilds = 0): World {
  const further = furtherGuilds(moreGuilds);
  const bot = user(seeded.bot, 'Haulmate', '#5865f2', '', 'en-US', true);
  const people = [
    user(seeded.ada, 'Ada', '#e67e22', 'Administrator of Haul Club'),
    user(seeded.mo, 'Mo', '#3498db', 'Member of Haul Club'),
    user(seeded.lin, 'Lin', '#9b59b6', 'Member of Haul Club, Discord in Chinese', 'zh-CN'),
    user(seeded.sam, 'Sam', '#2ecc71', 'In another server; installed the bot for herself', 'en-GB'),
  ];
  return {
    bot,
    users: byId([bot, ...people]),
    guilds: byId([haulClub(), elsewhere(), ...further.guilds]),
    channels: byId([
      channel(seeded.general, 'general', 0, seeded.haulClub),
      channel(seeded.parcels, 'parcels', 0, seeded.haulClub),
      channel(seeded.qcPhotos, 'qc-photos', 0, seeded.haulClub),
      channel(seeded.announcements, 'announcements', 5, seeded.haulClub),
      channel(seeded.finds, 'finds', 15, seeded.haulClub),
      channel(seeded.thread, 'spring haul', 11, seeded.haulClub, seeded.general),
      channel(seeded.lobby, 'lobby', 0, seeded.elsewhere),
      channel(seeded.dmAda, 'Ada', 1, null, null, seeded.ada),
      channel(seeded.dmMo, 'Mo', 1, null, null, seeded.mo),
      channel(seeded.dmLin, 'Lin', 1, null, null, seeded.lin),
      channel(seeded.dmSam, 'Sam', 1, null, null, seeded.sam),
      ...further.channels,
    ]),
    messages: new Map(),
    commands: new Map(),
    interactions: new Map(),
    installedBy: new Set([seeded.sam]),
    botPermissions: new Map(),
    memberPermissions: new Map(),
    messageContentAllowed: true,
    strangers: false,
    portal: {},
    origin: 'http://127.0.0.1',
  };
}

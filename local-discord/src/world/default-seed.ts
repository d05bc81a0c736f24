import { BOT_PERMISSIONS, Permission } from './permissions.ts';
import { type Seed, seedId } from './seed.ts';

/** Ids of everything in the default seed. */
export const seeded = {
  bot: seedId(1),
  ada: seedId(2),
  mo: seedId(3),
  lin: seedId(4),
  sam: seedId(5),
  testServer: seedId(10),
  adminRole: seedId(11),
  botRole: seedId(12),
  general: seedId(20),
  support: seedId(21),
  pictures: seedId(22),
  announcements: seedId(23),
  forum: seedId(24),
  thread: seedId(25),
  otherServer: seedId(30),
  lobby: seedId(31),
  dmAda: seedId(40),
  dmMo: seedId(41),
  dmLin: seedId(42),
  dmSam: seedId(43),
} as const;

/** One server with the bot, one without, and four people. */
export const defaultSeed: Seed = {
  bot: { id: seeded.bot, username: 'Bot', color: '#5865f2' },
  people: [
    { id: seeded.ada, username: 'Ada', color: '#e67e22', about: 'Administrator', dmId: seeded.dmAda },
    { id: seeded.mo, username: 'Mo', color: '#3498db', about: 'Member', dmId: seeded.dmMo },
    {
      id: seeded.lin,
      username: 'Lin',
      color: '#9b59b6',
      about: 'Member, Discord in Chinese',
      locale: 'zh-CN',
      dmId: seeded.dmLin,
    },
    {
      id: seeded.sam,
      username: 'Sam',
      color: '#2ecc71',
      about: 'In another server; installed the bot for herself',
      locale: 'en-GB',
      dmId: seeded.dmSam,
      hasInstalledBot: true,
    },
  ],
  guilds: [
    {
      id: seeded.testServer,
      name: 'Test Server',
      ownerId: seeded.ada,
      roles: [
        {
          id: seeded.adminRole,
          name: 'Administrator',
          color: '#e67e22',
          permissions: Permission.Administrator,
        },
        {
          id: seeded.botRole,
          name: 'Bot',
          color: '#1abc9c',
          permissions: BOT_PERMISSIONS,
          botId: seeded.bot,
        },
      ],
      members: [
        { userId: seeded.ada, roleIds: [seeded.adminRole] },
        { userId: seeded.mo, roleIds: [] },
        { userId: seeded.lin, roleIds: [] },
        { userId: seeded.bot, roleIds: [seeded.botRole] },
      ],
      channels: [
        { id: seeded.general, name: 'general' },
        { id: seeded.support, name: 'support' },
        { id: seeded.pictures, name: 'pictures' },
        { id: seeded.announcements, name: 'announcements', type: 5 },
        { id: seeded.forum, name: 'forum', type: 15 },
        { id: seeded.thread, name: 'a thread', type: 11, parentId: seeded.general },
      ],
    },
    {
      id: seeded.otherServer,
      name: 'Other Server',
      ownerId: seeded.sam,
      locale: 'en-GB',
      roles: [],
      members: [{ userId: seeded.sam, roleIds: [] }],
      channels: [{ id: seeded.lobby, name: 'lobby' }],
    },
  ],
};

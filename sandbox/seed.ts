import { BOT_PERMISSIONS, Permission, type Seed, seedId } from 'local-discord';

/** Ids of everything that is in the sandbox's Discord at the start. */
export const seeded = {
  bot: seedId(1),
  ada: seedId(2),
  mo: seedId(3),
  lin: seedId(4),
  sam: seedId(5),
  haulClub: seedId(10),
  adminRole: seedId(11),
  botRole: seedId(12),
  general: seedId(20),
  parcels: seedId(21),
  qcPhotos: seedId(22),
  announcements: seedId(23),
  finds: seedId(24),
  thread: seedId(25),
  elsewhere: seedId(30),
  lobby: seedId(31),
  dmAda: seedId(40),
  dmMo: seedId(41),
  dmLin: seedId(42),
  dmSam: seedId(43),
} as const;

/** Haul Club, a server with Haulmate in it, and Elsewhere, a server without. */
export const haulClubSeed: Seed = {
  bot: { id: seeded.bot, username: 'Haulmate', color: '#5865f2' },
  people: [
    {
      id: seeded.ada,
      username: 'Ada',
      color: '#e67e22',
      about: 'Administrator of Haul Club',
      dmId: seeded.dmAda,
    },
    { id: seeded.mo, username: 'Mo', color: '#3498db', about: 'Member of Haul Club', dmId: seeded.dmMo },
    {
      id: seeded.lin,
      username: 'Lin',
      color: '#9b59b6',
      about: 'Member of Haul Club, Discord in Chinese',
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
      id: seeded.haulClub,
      name: 'Haul Club',
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
          name: 'Haulmate',
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
        { id: seeded.parcels, name: 'parcels' },
        { id: seeded.qcPhotos, name: 'qc-photos' },
        { id: seeded.announcements, name: 'announcements', type: 5 },
        { id: seeded.finds, name: 'finds', type: 15 },
        { id: seeded.thread, name: 'spring haul', type: 11, parentId: seeded.general },
      ],
    },
    {
      id: seeded.elsewhere,
      name: 'Elsewhere',
      ownerId: seeded.sam,
      locale: 'en-GB',
      roles: [],
      members: [{ userId: seeded.sam, roleIds: [] }],
      channels: [{ id: seeded.lobby, name: 'lobby' }],
    },
  ],
};

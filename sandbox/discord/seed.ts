import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import type { ClientChannel, ClientUser } from './protocol.ts';
import { newSnowflake } from './snowflake.ts';

export interface Member {
  readonly userId: string;
  readonly roles: readonly string[];
  readonly permissions: bigint;
}

export interface Guild {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  readonly roles: readonly { readonly id: string; readonly name: string; readonly color: string }[];
  readonly members: readonly Member[];
  /** Whether the bot was invited; if not, only its user installs work here. */
  readonly hasBot: boolean;
}

const MEMBER =
  P.ViewChannel |
  P.SendMessages |
  P.SendMessagesInThreads |
  P.ReadMessageHistory |
  P.EmbedLinks |
  P.AttachFiles |
  P.UseApplicationCommands |
  P.UseExternalApps;
const ADMINISTRATOR = (1n << 53n) - 1n;
/** What the README's install link asks for. */
export const BOT_PERMISSIONS =
  P.ViewChannel | P.SendMessages | P.SendMessagesInThreads | P.EmbedLinks | P.ReadMessageHistory;

export interface Seed {
  readonly bot: ClientUser;
  readonly applicationId: string;
  readonly users: readonly ClientUser[];
  readonly guilds: readonly Guild[];
  readonly channels: readonly ClientChannel[];
}

/** One community with a few people, and a second server where the bot is a guest of one user only. */
export function seed(): Seed {
  const user = (username: string, color: string, locale = 'en-US'): ClientUser => ({
    id: newSnowflake(),
    username,
    bot: false,
    color,
    locale,
  });
  const applicationId = newSnowflake();
  const bot: ClientUser = {
    id: applicationId,
    username: 'Haulmate',
    bot: true,
    color: '#5865f2',
    locale: 'en-US',
  };
  const ada = user('Ada', '#c2410c');
  const mo = user('Mo', '#0f766e');
  const lin = user('Lin', '#7e22ce', 'zh-CN');
  const sam = user('Sam', '#be123c');

  const club = newSnowflake();
  const elsewhere = newSnowflake();
  const channel = (
    guildId: string,
    name: string,
    type = 0,
    parentId: string | null = null,
  ): ClientChannel => ({
    id: newSnowflake(),
    name,
    type,
    guildId,
    parentId,
    recipientId: null,
  });
  const general = channel(club, 'general');
  const channels = [
    general,
    channel(club, 'parcels'),
    channel(club, 'qc-photos'),
    channel(club, 'announcements', 5),
    channel(club, 'finds', 15),
    channel(club, 'winter-haul', 11, general.id),
    channel(elsewhere, 'lobby'),
    ...[ada, mo, lin, sam].map(
      ({ id, username }): ClientChannel => ({
        id: newSnowflake(),
        name: username,
        type: 1,
        guildId: null,
        parentId: null,
        recipientId: id,
      }),
    ),
  ];
  const moderator = { id: newSnowflake(), name: 'Moderator', color: '#3b82f6' };
  const member = (id: string, permissions = MEMBER, roles: string[] = []): Member => ({
    userId: id,
    permissions,
    roles,
  });
  return {
    applicationId,
    bot,
    users: [ada, mo, lin, sam],
    channels,
    guilds: [
      {
        id: club,
        name: 'Haul Club',
        locale: 'en-US',
        roles: [moderator],
        hasBot: true,
        members: [member(ada.id, ADMINISTRATOR, ['Moderator']), member(mo.id), member(lin.id)],
      },
      {
        id: elsewhere,
        name: 'Elsewhere',
        locale: 'en-US',
        roles: [],
        hasBot: false,
        members: [member(sam.id)],
      },
    ],
  };
}

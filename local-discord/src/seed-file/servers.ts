import type { Snowflake } from '../client/protocol.ts';
import type { LocalMember, LocalRole } from '../world/model.ts';
import { BOT_PERMISSIONS } from '../world/permissions.ts';
import type { SeedGuild, SeedMessage } from '../world/seed.ts';
import { snowflakeAt } from '../world/snowflakes.ts';
import { seedChannels } from './channels.ts';
import { idOf, MESSAGES_FROM, type Named, named } from './names.ts';
import { bitsOf } from './permissions.ts';
import type { SeedFile, SeedFileServer } from './schema.ts';

/** All people and bots of a file. */
export interface Accounts {
  readonly all: Named<Snowflake>;
  readonly bots: Named<SeedFile['bots'][number]>;
  readonly people: Named<SeedFile['people'][number]>;
}

const NO_COLOR = '#000000';

/** A server with everything in it. */
export function seedServer(
  file: SeedFile,
  server: SeedFileServer,
  path: string,
  accounts: Accounts,
): SeedGuild {
  const id = serverId(server);
  const roles = server.roles.map(
    ({ permissions, color = NO_COLOR, ...role }): LocalRole => ({
      ...role,
      color,
      id: role.id ?? idOf(server.name, 'role', role.name),
      permissions: bitsOf(permissions),
    }),
  );
  const roleIds = named('role', `${path}.roles`, [
    ...roles.map((role) => [role.name, role.id] as const),
    ['@everyone', id],
  ]);
  const ownerName = server.owner ?? file.people[0]?.name ?? '';
  accounts.people.require(ownerName, `${path}.owner`);
  const bots = botsOf(file, server, path, accounts);
  return {
    id,
    name: server.name,
    ownerId: accounts.all.require(ownerName, `${path}.owner`),
    ...(server.locale === undefined ? {} : { locale: server.locale }),
    ...(server.features === undefined ? {} : { features: server.features }),
    ...(server.everyone === undefined ? {} : { everyone: bitsOf(server.everyone) }),
    roles: [...roles, ...bots.map(({ role }) => role)],
    members: [
      ...peopleOf(file, server, path, { accounts, roleIds, ownerName }),
      ...bots.map(({ member }) => member),
    ],
    channels: seedChannels(server, path, { roles: roleIds, accounts: accounts.all }),
  };
}

const serverId = ({ id, name }: Pick<SeedFileServer, 'id' | 'name'>) => id ?? idOf('server', name);

/** The bots of a server, each with its own role, as if invited. */
function botsOf(file: SeedFile, server: SeedFileServer, path: string, { bots, all }: Accounts) {
  const names = server.bots ?? file.bots.map(({ name }) => name);
  return names.map((name, index) => {
    const at = `${path}.bots[${index}]`;
    const { permissions, color = NO_COLOR } = bots.require(name, at);
    const botId = all.require(name, at);
    const bits = permissions === undefined ? BOT_PERMISSIONS : bitsOf(permissions);
    const role: LocalRole = {
      id: idOf(server.name, 'bot role', name),
      name,
      color,
      permissions: bits,
      botId,
    };
    return { role, member: { userId: botId, roleIds: [role.id] } };
  });
}

interface MemberNames {
  readonly accounts: Accounts;
  readonly roleIds: Named<Snowflake>;
  readonly ownerName: string;
}

function peopleOf(
  file: SeedFile,
  server: SeedFileServer,
  path: string,
  { accounts, roleIds, ownerName }: MemberNames,
): LocalMember[] {
  const given = server.members ?? file.people.map(({ name }) => name);
  const listed = given.map((one) =>
    typeof one === 'string' ? { name: one, roles: [], nick: undefined } : one,
  );
  const all = listed.some(({ name }) => name === ownerName)
    ? listed
    : [{ name: ownerName, roles: [], nick: undefined }, ...listed];
  const members = all.map(({ name, roles, nick }): readonly [string, LocalMember] => {
    const at = `${path}.members[${listed.findIndex((one) => one.name === name)}]`;
    accounts.people.require(name, at);
    const ids = roles.map((role, index) => roleIds.require(role, `${at}.roles[${index}]`));
    const userId = accounts.all.require(name, at);
    return [name, { userId, roleIds: ids, ...(nick === undefined ? {} : { nick }) }];
  });
  named('member', `${path}.members`, members);
  return members.map(([, member]) => member);
}

/** The messages of a server; their ids increase in the order of the file. */
export function seedMessages(
  server: SeedFileServer,
  guild: SeedGuild,
  path: string,
  { all }: Accounts,
): Omit<SeedMessage, 'id'>[] {
  const channels = named(
    'channel',
    `${path}.channels`,
    guild.channels.map(({ name, id }) => [name, id] as const),
  );
  return server.messages.map(({ channel, author, content }, index) => ({
    channelId: channels.require(channel, `${path}.messages[${index}].channel`),
    authorId: all.require(author, `${path}.messages[${index}].author`),
    content,
  }));
}

/** The id of the nth message of a file. */
export const messageId = (index: number) => snowflakeAt(MESSAGES_FROM + index * 60_000, index);

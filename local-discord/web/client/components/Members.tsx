import type { ClientGuild, ClientMember, ClientUser } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { findUser, isConnected, openChannelOf, openGuildOf } from '../names.ts';
import type { AppState } from '../state.ts';
import { AppBadge, Avatar } from './Avatar.tsx';
import { UserName } from './UserName.tsx';

/** Who is in the open channel, by role as Discord lists them; bots without a connection are offline. */
export function Members() {
  const { state } = useApp();
  const { client } = state;
  if (!client) return null;
  const guild = openGuildOf(state);
  const inDm = [client.me.id, openChannelOf(state)?.botId ?? client.bot?.id ?? ''];
  const groups = guild ? groupsOf(state, guild) : [['In this conversation', inDm] as const];
  return (
    <>
      {groups.map(([title, ids]) => {
        const members = ids.flatMap((id) => findUser(state, id) ?? []);
        return (
          <section key={title} class="members">
            <h2>{`${title} — ${members.length}`}</h2>
            <ul>
              {members.map((user) => (
                <Member key={user.id} user={user} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

type Groups = readonly (readonly [string, readonly string[]])[];

/** Members under their highest role, the highest first; then those without one, and who is offline. */
function groupsOf(state: AppState, guild: ClientGuild): Groups {
  const isOffline = ({ userId }: ClientMember) =>
    findUser(state, userId)?.bot === true && !isConnected(state, userId);
  const online = guild.members.filter((member) => !isOffline(member));
  const idsOf = (members: readonly ClientMember[]) => members.map(({ userId }) => userId);
  const byRole = guild.roles
    .toReversed()
    .map(({ id, name }) => [name, idsOf(online.filter(({ roleIds }) => roleIds.at(-1) === id))] as const);
  const rest = [
    ['Online', idsOf(online.filter(({ roleIds }) => roleIds.length === 0))] as const,
    ['Offline', idsOf(guild.members.filter(isOffline))] as const,
  ];
  return [...byRole, ...rest].filter(([, ids]) => ids.length > 0);
}

function Member({ user }: { user: ClientUser }) {
  const { state } = useApp();
  const isOnline = !user.bot || isConnected(state, user.id);
  return (
    <li class={isOnline ? 'member' : 'member offline'} data-testid={`member-${user.username}`}>
      <Avatar user={user} size={32} />
      <UserName user={user} />
      {user.bot && <AppBadge />}
      {!isOnline && <span class="muted">offline</span>}
    </li>
  );
}

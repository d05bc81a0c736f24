import type { ClientGuild, ClientUser } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { openGuildOf } from '../names.ts';
import { AppBadge, Avatar } from './Avatar.tsx';

/** Who is in the open channel, by role as Discord lists them. */
export function Members() {
  const { state } = useApp();
  const { client } = state;
  if (!client) return null;
  const guild = openGuildOf(state);
  const everybody = client.bot ? [...client.users.filter(({ bot }) => !bot), client.bot] : client.users;
  const known = (id: string) => everybody.find((user) => user.id === id);
  const groups = guild
    ? byRole(guild)
    : [['In this conversation', [client.me.id, client.bot?.id ?? '']] as const];
  return (
    <>
      {groups.map(([role, ids]) => {
        const members = ids.flatMap((id) => known(id) ?? []);
        return (
          <section key={role} class="members">
            <h2>{`${role} — ${members.length}`}</h2>
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

/** Members under their highest role, those without one last. */
function byRole(guild: ClientGuild): readonly (readonly [string, readonly string[]])[] {
  const groups = new Map<string, string[]>();
  for (const { userId, roles } of guild.members) {
    const role = roles.at(-1) ?? 'Online';
    groups.set(role, [...(groups.get(role) ?? []), userId]);
  }
  return [...groups].sort(([a], [b]) => Number(a === 'Online') - Number(b === 'Online'));
}

function Member({ user }: { user: ClientUser }) {
  const { state } = useApp();
  const isOnline = !user.bot || state.client?.gatewayConnected === true;
  return (
    <li class={isOnline ? 'member' : 'member offline'} data-testid={`member-${user.username}`}>
      <Avatar user={user} size={32} />
      <span class="member-name">{user.username}</span>
      {user.bot && <AppBadge />}
      {!isOnline && <span class="muted">offline</span>}
    </li>
  );
}

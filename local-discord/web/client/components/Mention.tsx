import { useApp, useAppState } from '../app.ts';
import { commandLabel } from '../commands.ts';
import { findChannel, findRole, findUser, shownName } from '../names.ts';

/** @user, @role or #channel. */
export function Mention({ kind, id }: { kind: 'user' | 'role' | 'channel'; id: string }) {
  const state = useAppState();
  const user = kind === 'user' ? findUser(state, id) : undefined;
  if (kind === 'user') return <span class="mention">@{user ? shownName(state, user) : 'unknown-user'}</span>;
  if (kind === 'role') return <span class="mention">@{findRole(state, id)?.name ?? 'deleted-role'}</span>;
  const channel = findChannel(state, id);
  return channel ? <ChannelMention id={id} name={channel.name} /> : <span class="mention"># unknown</span>;
}

function ChannelMention({ id, name }: { id: string; name: string }) {
  const { actions } = useApp();
  return (
    <button type="button" class="mention" onClick={() => void actions.openChannel(id)}>
      #{name}
    </button>
  );
}

/** `</track:1>`: puts the command into the composer. It has the name that the picker shows. */
export function CommandMention({ name }: { name: string }) {
  const { state, actions } = useApp();
  const [command = name, ...path] = name.split(' ');
  const call = path.length > 0 ? { name: command, subcommand: path.join(' ') } : { name: command };
  return (
    <button type="button" class="mention" onClick={() => actions.setDraft({ call })}>
      /{commandLabel(state, name)}
    </button>
  );
}

import { useApp } from '../app.ts';
import { userCommands } from '../commands.ts';
import { findUser, shownName } from '../names.ts';
import type { OpenUserMenu } from '../state.ts';
import { ContextMenu } from './ContextMenu.tsx';

/** The menu of a person or bot: mention them, and the apps' user commands. */
export function UserMenu({ open }: { open: OpenUserMenu }) {
  const { state, actions } = useApp();
  const user = findUser(state, open.userId);
  const close = () => actions.showUserMenu(null);
  const copyId = () =>
    void navigator.clipboard
      ?.writeText(open.userId)
      .catch(() => actions.setNotice('The id could not be copied.'));
  const name = user ? shownName(state, user) : 'Somebody';
  const items = [
    { label: 'Mention', act: () => actions.setDraft({ text: `@${name} ` }) },
    { label: 'Copy ID', act: copyId },
    ...userCommands(state).map((command) => ({
      label: command.label,
      act: () => void actions.runUserMenu(open.userId, command.name, command.botId),
      app: true,
    })),
  ];
  return <ContextMenu label={name} items={items} at={open.at} onClose={close} />;
}

import type { ClientMessage } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { messageCommands } from '../commands.ts';
import { hasPermission } from '../names.ts';
import { ContextMenu, type MenuItem, type Point } from './ContextMenu.tsx';

const MANAGE_MESSAGES = 1n << 13n;

/** The menu of a message: what one can do with it, and the apps' message commands. */
export function MessageMenu(props: {
  message: ClientMessage;
  at: Point;
  onReact: (at: Point) => void;
  onClose: () => void;
}) {
  const { message, at, onReact, onClose } = props;
  const items = useItems(message, () => onReact(at));
  return <ContextMenu label="Message" items={items} at={at} onClose={onClose} />;
}

function useItems(message: ClientMessage, onReact: () => void): MenuItem[] {
  const { state, actions } = useApp();
  const mine = message.author.id === state.client?.me.id;
  const ephemeral = message.visibleTo !== null;
  const mayDelete = !ephemeral && (mine || hasPermission(state, MANAGE_MESSAGES));
  // As Discord has it: neither private answers, nor polls and system messages.
  const isForwardable = !ephemeral && message.poll === null && message.type === 0;
  const isEditable = mine && !message.forward && message.type === 0;
  const copy = () =>
    void navigator.clipboard
      ?.writeText(message.content)
      .catch(() => actions.setNotice('The text could not be copied.'));
  return [
    ...(ephemeral ? [] : [{ label: 'Add Reaction', act: onReact }]),
    ...(ephemeral ? [] : [{ label: 'Reply', act: () => actions.replyTo(message.id) }]),
    ...(isForwardable ? [{ label: 'Forward', act: () => actions.startForwarding(message.id) }] : []),
    ...(isEditable ? [{ label: 'Edit Message', act: () => actions.startEditing(message.id) }] : []),
    { label: 'Copy Text', act: copy },
    ...(message.author.bot ? [{ label: 'Show on the Wire', act: () => actions.explain(message.id) }] : []),
    ...(mayDelete
      ? [{ label: 'Delete Message', act: () => void actions.remove(message.id), danger: true }]
      : []),
    ...(ephemeral ? [{ label: 'Dismiss Message', act: () => void actions.dismiss(message.id) }] : []),
    ...messageCommands(state).map(({ botId, name, label }) => ({
      label,
      act: () => void actions.runMessageMenu(message.id, name, botId),
      app: true,
    })),
  ];
}

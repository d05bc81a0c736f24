import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { ClientMessage } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { messageCommands } from '../commands.ts';
import { useDismiss } from '../dismiss.ts';
import { hasPermission } from '../names.ts';

const MANAGE_MESSAGES = 1n << 13n;

interface Item {
  readonly label: string;
  readonly act: () => void;
  readonly danger?: boolean;
  readonly app?: boolean;
}

/** The menu of a message: what one can do with it, and the apps' message commands. */
export function MessageMenu(props: {
  message: ClientMessage;
  at: { x: number; y: number };
  onClose: () => void;
}) {
  const { message, at, onClose } = props;
  const menu = useRef<HTMLDivElement>(null);
  const items = useItems(message);
  useDismiss(menu, true, onClose);
  useMenuPosition(menu, at);
  useRestoredFocus(menu);

  const row = (item: Item) => (
    <button
      key={item.label}
      type="button"
      role="menuitem"
      class={item.danger ? 'menu-item danger' : 'menu-item'}
      data-menu-item={item.label}
      onClick={() => {
        onClose();
        item.act();
      }}
    >
      {item.label}
    </button>
  );
  const apps = items.filter((item) => item.app);
  return (
    <div
      ref={menu}
      class="context-menu"
      role="menu"
      aria-label="Message"
      tabIndex={-1}
      onKeyDown={(event) => handleKey(event, menu.current, onClose)}
    >
      {items.filter((item) => !item.app).map(row)}
      {apps.length > 0 && (
        <fieldset aria-label="Apps">
          <p class="menu-head" aria-hidden="true">
            Apps
          </p>
          {apps.map(row)}
        </fieldset>
      )}
    </div>
  );
}

type MenuRef = RefObject<HTMLDivElement | null>;

function useMenuPosition(menu: MenuRef, at: { x: number; y: number }): void {
  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    // Kept inside the window, whichever corner it was called from.
    element.style.left = `${Math.max(8, Math.min(at.x, window.innerWidth - element.offsetWidth - 8))}px`;
    element.style.top = `${Math.max(8, Math.min(at.y, window.innerHeight - element.offsetHeight - 8))}px`;
  }, [at.x, at.y]);
}

/** Moves the focus into the menu, and back when the menu closes. */
function useRestoredFocus(menu: MenuRef): void {
  useEffect(() => {
    const before = document.activeElement;
    menu.current?.querySelector('button')?.focus();
    return () => before instanceof HTMLElement && before.isConnected && before.focus();
  }, []);
}

function handleKey(event: KeyboardEvent, menu: HTMLElement | null, onClose: () => void): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined) moveFocus(menu, step);
  else if (event.key === 'Escape' || event.key === 'Tab') onClose();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function moveFocus(menu: HTMLElement | null, step: number): void {
  const buttons: Element[] = [...(menu?.querySelectorAll('button') ?? [])];
  const now = document.activeElement ? buttons.indexOf(document.activeElement) : -1;
  const next = buttons[(now + step + buttons.length) % buttons.length];
  if (next instanceof HTMLElement) next.focus();
}

function useItems(message: ClientMessage): Item[] {
  const { state, actions } = useApp();
  const mine = message.author.id === state.client?.me.id;
  const ephemeral = message.visibleTo !== null;
  const mayDelete = !ephemeral && (mine || hasPermission(state, MANAGE_MESSAGES));
  // As Discord has it: neither private answers, nor polls and their results.
  const isForwardable = !ephemeral && message.poll === null && message.type === 0;
  const copy = () =>
    void navigator.clipboard
      ?.writeText(message.content)
      .catch(() => actions.setNotice('The text could not be copied.'));
  return [
    ...(ephemeral ? [] : [{ label: 'Reply', act: () => actions.replyTo(message.id) }]),
    ...(isForwardable ? [{ label: 'Forward', act: () => actions.startForwarding(message.id) }] : []),
    ...(mine && !message.forward
      ? [{ label: 'Edit Message', act: () => actions.startEditing(message.id) }]
      : []),
    { label: 'Copy Text', act: copy },
    ...(message.author.bot ? [{ label: 'Show on the Wire', act: () => actions.explain(message.id) }] : []),
    ...(mayDelete
      ? [{ label: 'Delete Message', act: () => void actions.remove(message.id), danger: true }]
      : []),
    ...(ephemeral ? [{ label: 'Dismiss Message', act: () => void actions.dismiss(message.id) }] : []),
    ...messageCommands(state).map(({ name, label }) => ({
      label,
      act: () => void actions.runMessageMenu(message.id, name),
      app: true,
    })),
  ];
}

import type { ClientUser } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { roleColor, shownName } from '../names.ts';
import { readableColor } from '../readable-color.ts';
import { useMenuHandlers } from './menu-handlers.ts';

/** Somebody's name in the colour of their role; a press opens their menu. */
export function UserName({ user, isWebhook = false }: { user: ClientUser; isWebhook?: boolean }) {
  const { state, actions } = useApp();
  const color = roleColor(state, user.id);
  const open = (at: { x: number; y: number }) => actions.showUserMenu({ userId: user.id, at });
  const handlers = useMenuHandlers(open);
  const name = shownName(state, user);
  const style = color ? { color: readableColor(color) } : {};
  // A webhook is nobody to do something with.
  if (isWebhook) return <span class="user-name">{name}</span>;
  return (
    <button
      type="button"
      class="user-name"
      style={style}
      aria-haspopup="menu"
      onClick={(event) => {
        const { left, bottom } = event.currentTarget.getBoundingClientRect();
        open({ x: left, y: bottom + 4 });
      }}
      {...handlers}
    >
      {name}
    </button>
  );
}

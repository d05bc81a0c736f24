import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useDismiss } from '../dismiss.ts';

export interface MenuItem {
  readonly label: string;
  readonly act: () => void;
  readonly danger?: boolean;
  /** Listed under "Apps". */
  readonly app?: boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A menu at a point of the window: what one can do, and below it the commands of apps. */
export function ContextMenu(props: {
  label: string;
  items: readonly MenuItem[];
  at: Point;
  onClose: () => void;
}) {
  const { label, items, at, onClose } = props;
  const menu = useRef<HTMLDivElement>(null);
  useDismiss(menu, true, onClose);
  useMenuPosition(menu, at);
  useRestoredFocus(menu);

  const row = (item: MenuItem) => (
    <button
      key={`${item.label} ${item.app}`}
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
      aria-label={label}
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

/** Keeps a popup inside the window, whichever corner it was called from. */
export function useMenuPosition(menu: MenuRef, at: Point): void {
  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
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

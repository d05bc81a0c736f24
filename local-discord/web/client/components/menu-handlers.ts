import { useRef } from 'preact/hooks';
import type { Point } from './ContextMenu.tsx';

const LONG_PRESS_MS = 500;

/** Opens a menu on a right click or a long press. */
export function useMenuHandlers(open: (at: Point) => void) {
  const press = useRef<ReturnType<typeof setTimeout> | null>(null);
  const endPress = () => {
    if (press.current !== null) clearTimeout(press.current);
  };
  return {
    onContextMenu(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest('a, textarea, input')) return;
      event.preventDefault();
      event.stopPropagation();
      open({ x: event.clientX, y: event.clientY });
    },
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== 'touch') return;
      event.stopPropagation();
      const at = { x: event.clientX, y: event.clientY };
      press.current = setTimeout(() => open(at), LONG_PRESS_MS);
    },
    onPointerUp: endPress,
    onPointerMove: endPress,
    onPointerCancel: endPress,
  };
}

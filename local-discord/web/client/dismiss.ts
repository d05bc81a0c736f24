import { useEffect, useRef } from 'preact/hooks';

/** Calls `act` when something outside of `root` is pressed, or Escape, while `on`. */
export function useDismiss(root: { current: HTMLElement | null }, on: boolean, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!on) return;
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) latest.current();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [on, root]);
}

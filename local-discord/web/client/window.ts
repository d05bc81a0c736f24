import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** As many messages as are in the page at a time; Discord itself keeps about as many. */
const SIZE = 120;
const STEP = 60;
/** How near to its edge, in pixels, the window moves on. */
const NEAR = 500;

/**
 * The part of a long list that is drawn: its end, until one scrolls up; then it moves along, and what is in view
 * stays where it is.
 */
export function useWindow(count: number, scroller: RefObject<HTMLElement | null>, key: string | null) {
  // Null: the end of the list, also when it grows.
  const [from, setFrom] = useState<number | null>(null);
  const anchor = useRef<{ element: Element; top: number } | null>(null);
  const lastTop = useRef(0);
  const end = Math.max(0, count - SIZE);
  const start = from === null ? end : Math.min(from, end);

  useLayoutEffect(() => setFrom(null), [key]);
  useLayoutEffect(() => {
    const kept = anchor.current;
    anchor.current = null;
    const element = scroller.current;
    if (!element || !kept?.element.isConnected) return;
    element.scrollTop += kept.element.getBoundingClientRect().top - kept.top;
    // Not a movement of the reader's.
    lastTop.current = element.scrollTop;
  }, [start]);

  const moveTo = (next: number) => {
    const wanted = Math.max(0, Math.min(end, next));
    if (wanted === start) return;
    const visible = firstVisible(scroller.current);
    anchor.current = visible && { element: visible, top: visible.getBoundingClientRect().top };
    setFrom(wanted === end ? null : wanted);
  };
  return {
    start,
    stop: Math.min(count, start + SIZE),
    isAtEnd: start === end,
    /** Call on scroll. */
    follow({ scrollTop, scrollHeight, clientHeight }: HTMLElement) {
      const moved = scrollTop - lastTop.current;
      lastTop.current = scrollTop;
      const goesUp = moved < 0 || scrollTop === 0;
      if (goesUp && scrollTop < NEAR) moveTo(start - STEP);
      if (moved > 0 && scrollHeight - scrollTop - clientHeight < NEAR) moveTo(start + STEP);
    },
    toEnd: () => setFrom(null),
  };
}

/** A message that is in view, and will still be there after the window has moved. */
function firstVisible(scroller: HTMLElement | null): Element | null {
  const top = scroller?.getBoundingClientRect().top ?? 0;
  const messages = [...(scroller?.querySelectorAll('[data-testid=message]') ?? [])];
  return messages.find((message) => message.getBoundingClientRect().bottom > top) ?? null;
}

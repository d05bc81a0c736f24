import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * A modal on the browser's own <dialog>: it keeps the focus inside, closes on Escape and gives the focus
 * back. A press on the backdrop closes it, too.
 */
export function Dialog(props: {
  class: string;
  testId: string;
  label: string;
  onClose: () => void;
  onKey?: (key: string) => void;
  children: ComponentChildren;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  // A layout effect: it must close the dialog before its removal, or the focus is lost.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // A form starts at its first field: the browser would focus the close button.
    dialog?.querySelector<HTMLElement>('input, textarea')?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      class={props.class}
      data-testid={props.testId}
      aria-label={props.label}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      onKeyDown={(event) => props.onKey?.(event.key)}
      onClick={(event) => {
        if (event.target === event.currentTarget) props.onClose();
      }}
    >
      {props.children}
    </dialog>
  );
}

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

/** What a {@link Dialog} needs. */
export interface DialogProps {
  readonly title: string;
  readonly className?: string;
  /** Hears Escape; a dialog without it must be answered. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/**
 * A window over the screen that takes the keyboard until it is closed.
 *
 * The element with `autoFocus` is focused first, else the title; when it closes, the focus goes back to where it was.
 */
export function Dialog({ title, className = '', onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before the effects of what is inside, which may want the focus elsewhere.
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    const first = element?.querySelector<HTMLElement>('[data-first]') ?? element?.querySelector<HTMLElement>('h2');
    first?.focus();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Browsers close a dialog at the second Escape whatever `cancel` says.
        event.preventDefault();
        event.stopPropagation();
        onClose?.();
      }}
    >
      <h2 id={heading} className="dialog-title" tabIndex={-1}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}

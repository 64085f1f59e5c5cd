import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Glyph as GlyphName } from '../../art/glyphs.ts';
import { Glyph } from './Glyph.tsx';

/** One thing a menu can do, or a place it leads to. */
export interface MenuItem {
  readonly label: string;
  readonly glyph: GlyphName;
  readonly run: () => void;
  /** Set apart, because it takes something away. */
  readonly danger?: boolean;
}

/** By how many places a key moves in a list of so many; `undefined` for other keys. */
function stepOf(key: string, at: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -at, End: count - 1 - at };
  return steps[key];
}

/** A button that opens a list of things to do with what it stands beside. */
export function Menu({ label, items }: { readonly label: string; readonly items: readonly MenuItem[] }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const name = useId();

  useEffect(() => {
    if (!isOpen) return;
    list.current?.scrollIntoView({ block: 'nearest' });
    list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = stepOf(event.key, at, buttons.length);
    if (step === undefined) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its own button and items let through.
    <div
      className="menu"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className="button-icon"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? name : undefined}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="menu-dots" aria-hidden="true">
          ⋯
        </span>
      </button>
      {isOpen && (
        <div
          ref={list}
          id={name}
          role="menu"
          aria-label={label}
          className="menu-list"
          onKeyDown={pressed}
          tabIndex={-1}
        >
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={`menu-item ${item.danger ? 'menu-danger' : ''}`}
              onClick={() => {
                close();
                item.run();
              }}
            >
              <Glyph name={item.glyph} />
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

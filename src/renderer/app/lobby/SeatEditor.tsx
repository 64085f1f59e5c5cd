import { type Dispatch, useEffect, useId, useRef, useState } from 'react';
import { SEAT_COLOURS, type SeatColour } from '../../../protocol/tables.ts';
import { Emblem } from '../ui/Emblem.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { type Sentence, sayPlain, t } from '../words/index.ts';
import type { LobbyAction, LobbySeat } from './lobby.ts';

const colourName = (colour: SeatColour): string => t(`colour.${colour}`);

/** Chooses a seat's colour and emblem: a button that opens the six of them. */
function ColourPicker({ seat, dispatch }: { readonly seat: LobbySeat; readonly dispatch: Dispatch<LobbyAction> }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <fieldset
      className="colour"
      aria-label={t('lobby.colour.change')}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) close();
      }}
    >
      <button
        ref={button}
        type="button"
        className="colour-button"
        aria-expanded={isOpen}
        aria-label={t('lobby.colour', { name: seat.name, colour: colourName(seat.colour) })}
        title={t('lobby.colour.change')}
        onClick={() => setOpen(!isOpen)}
      >
        <Emblem colour={seat.colour} />
      </button>
      {isOpen && (
        <div ref={list} className="colour-list">
          {SEAT_COLOURS.map((colour) => (
            <button
              key={colour}
              type="button"
              aria-pressed={colour === seat.colour}
              aria-label={colourName(colour)}
              title={colourName(colour)}
              onClick={() => {
                dispatch({ type: 'colour', id: seat.id, colour });
                close();
              }}
            >
              <Emblem colour={colour} />
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}

function HolderSwitch({ seat, dispatch }: { readonly seat: LobbySeat; readonly dispatch: Dispatch<LobbyAction> }) {
  const group = useId();
  return (
    <fieldset className="switch">
      <legend className="for-readers">{t('lobby.holder', { name: seat.name })}</legend>
      {(['person', 'bot'] as const).map((holder) => (
        <label key={holder}>
          <input
            type="radio"
            name={group}
            checked={seat.holder === holder}
            onChange={() => dispatch({ type: 'holder', id: seat.id, holder })}
          />
          <span>
            <Glyph name={holder === 'person' ? 'person' : 'vintage-robot'} />
            {t(`lobby.holder.${holder}`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** One seat of a table being set up: colour, name, who decides, and its place in the round. */
export function SeatEditor({
  seat,
  place,
  count,
  fewest,
  fault,
  dispatch,
}: {
  readonly seat: LobbySeat;
  /** Counted from 0. */
  readonly place: number;
  readonly count: number;
  readonly fewest: number;
  /** What is wrong with the name; `undefined` when nothing is, or nobody has been told yet. */
  readonly fault: Sentence | undefined;
  readonly dispatch: Dispatch<LobbyAction>;
}) {
  const field = useId();
  const { id, name } = seat;
  return (
    <li className="seat-editor">
      <span className="seat-number" aria-hidden="true">
        {place + 1}
      </span>
      <ColourPicker seat={seat} dispatch={dispatch} />
      <div className="field">
        <label htmlFor={field} className="for-readers">
          {t('lobby.name', { place: place + 1 })}
        </label>
        <input
          id={field}
          value={name}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('lobby.name.placeholder')}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `${field}-fault`}
          onChange={(event) => dispatch({ type: 'name', id, name: event.target.value })}
        />
        {fault !== undefined && (
          <p id={`${field}-fault`} className="fault">
            {sayPlain(fault)}
          </p>
        )}
      </div>
      <HolderSwitch seat={seat} dispatch={dispatch} />
      <div className="seat-buttons">
        <button
          type="button"
          className="button-icon"
          aria-label={t('lobby.earlier', { name })}
          disabled={place === 0}
          onClick={() => dispatch({ type: 'move', id, by: -1 })}
        >
          ▲
        </button>
        <button
          type="button"
          className="button-icon"
          aria-label={t('lobby.later', { name })}
          disabled={place === count - 1}
          onClick={() => dispatch({ type: 'move', id, by: 1 })}
        >
          ▼
        </button>
        <button
          type="button"
          className="button-icon"
          aria-label={t('lobby.remove', { name })}
          disabled={count <= fewest}
          onClick={() => dispatch({ type: 'remove', id })}
        >
          <Glyph name="trash-can" />
        </button>
      </div>
    </li>
  );
}

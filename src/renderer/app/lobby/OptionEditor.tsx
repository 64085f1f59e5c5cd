import { type Dispatch, useId } from 'react';
import type { GameId } from '../../../games/kit/game.ts';
import type { OptionSpec } from '../../../games/kit/options.ts';
import { hashOf } from '../routes.ts';
import { type Say, type Sentence, t } from '../words/index.ts';
import type { LobbyAction } from './lobby.ts';

/** One option of a game: its values, what it changes, and the rule that speaks of it. */
export function OptionEditor({
  game,
  spec,
  value,
  fault,
  say,
  dispatch,
}: {
  readonly game: GameId;
  readonly spec: OptionSpec;
  readonly value: boolean | number | string | undefined;
  readonly fault: Sentence | undefined;
  readonly say: Say;
  readonly dispatch: Dispatch<LobbyAction>;
}) {
  const group = useId();
  const key = `option.${spec.id}`;
  return (
    <fieldset className="option" aria-describedby={`${group}-help`}>
      <legend>{say({ key })}</legend>
      <div className="switch">
        {spec.values.map((possible) => (
          <label key={String(possible)}>
            <input
              type="radio"
              name={group}
              checked={possible === value}
              onChange={() => dispatch({ type: 'option', option: spec.id, value: possible })}
            />
            <span>{say({ key: `${key}.${possible}` })}</span>
          </label>
        ))}
      </div>
      <p id={`${group}-help`} className="option-help">
        {say({ key: `${key}.help` })}{' '}
        <a href={hashOf({ at: 'guide', game, rule: spec.rule })}>{t('table.rule', { rule: spec.rule })}</a>
      </p>
      {fault !== undefined && <p className="fault">{say(fault)}</p>}
    </fieldset>
  );
}

import { useId } from 'react';

/** One of a few values, all of them in sight. */
export function Choice<Value extends string>({
  legend,
  help,
  values,
  value,
  nameOf,
  onChoose,
}: {
  readonly legend: string;
  readonly help: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly nameOf: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}) {
  const group = useId();
  return (
    <fieldset className="option" aria-describedby={`${group}-help`}>
      <legend>{legend}</legend>
      <div className="switch">
        {values.map((one) => (
          <label key={one}>
            <input type="radio" name={group} checked={one === value} onChange={() => onChoose(one)} />
            <span>{nameOf(one)}</span>
          </label>
        ))}
      </div>
      <p id={`${group}-help`} className="option-help">
        {help}
      </p>
    </fieldset>
  );
}

import { useId } from 'preact/hooks';

interface GroupOption {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
}

/** One of several options, or some of them, all in view. */
export function ChoiceGroup(props: {
  labelledBy: string;
  testId: string;
  options: readonly GroupOption[];
  isMulti: boolean;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  const { options, isMulti, chosen, onChange } = props;
  const name = useId();
  const choose = (value: string, isOn: boolean) => {
    if (!isMulti) onChange([value]);
    else onChange(isOn ? [...chosen, value] : chosen.filter((other) => other !== value));
  };
  return (
    <fieldset class="choice-group" aria-labelledby={props.labelledBy} data-testid={props.testId}>
      {options.map(({ value, label, description }) => (
        <label key={value} class="choice">
          <input
            type={isMulti ? 'checkbox' : 'radio'}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={({ currentTarget }) => choose(value, currentTarget.checked)}
          />
          <span>
            {label}
            {description && <small class="field-description">{description}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

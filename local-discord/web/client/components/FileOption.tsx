import { useId } from 'preact/hooks';
import type { OptionFieldProps } from '../option-field-props.ts';
import { FileField } from './FileField.tsx';
import { RemoveOption } from './RemoveOption.tsx';

/** An option of a command that takes a file. */
export function FileOption({ label, ...props }: OptionFieldProps & { label: string }) {
  const id = useId();
  const { option, error } = props;
  return (
    <div class={error ? 'option-field invalid' : 'option-field'} data-testid={`option-${option.name}`}>
      <label for={id}>{label}</label>
      <FileField
        id={id}
        required={option.required ?? false}
        invalid={error !== null}
        describedBy={props.hintId}
        onFocus={props.onFocus}
        onFiles={([file]) => props.onChange({ text: file?.name ?? '', value: file ?? null })}
      />
      {props.removable && <RemoveOption label={label} onRemove={props.onRemove} />}
    </div>
  );
}

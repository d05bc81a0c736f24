import { useId } from 'preact/hooks';
import { useApp } from '../app.ts';
import { menuChoices } from '../menu-choices.ts';
import type { ModalField } from '../modal-fields.ts';
import { Select } from './Select.tsx';

/** One labelled field of a modal. */
export function ModalInput(props: {
  field: ModalField;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}) {
  const { field, value, error, onChange } = props;
  const { state } = useApp();
  const id = useId();
  const shared = {
    id,
    value,
    'data-testid': `field-${field.customId}`,
    'aria-invalid': error !== null,
    'aria-required': field.required,
    'aria-describedby': `${id}-note`,
    onInput: (event: Event & { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return (
    <div class="field">
      <label id={`${id}-label`} for={id}>
        {field.label}
        {field.required && <span class="required"> *</span>}
      </label>
      {field.description && <p class="field-description">{field.description}</p>}
      {field.input.kind === 'menu' ? (
        <Select
          choices={menuChoices(state, field.input.menu)}
          values={value === '' ? [] : value.split(',')}
          placeholder={field.input.menu.placeholder ?? 'Make a selection'}
          min={field.required ? (field.input.menu.min_values ?? 1) : 0}
          max={field.input.menu.max_values ?? 1}
          labelledBy={`${id}-label`}
          onChange={(values) => onChange(values.join(','))}
        />
      ) : field.input.long ? (
        <textarea {...shared} rows={4} placeholder={field.input.placeholder} />
      ) : (
        <input {...shared} type="text" autocomplete="off" placeholder={field.input.placeholder} />
      )}
      <p id={`${id}-note`} class="field-error">
        {error}
      </p>
    </div>
  );
}

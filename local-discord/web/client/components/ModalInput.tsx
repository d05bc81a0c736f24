import { useId } from 'preact/hooks';
import type { ClientFile, ModalValue } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { menuChoices } from '../menu-choices.ts';
import type { ModalField } from '../modal-fields.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { FileField } from './FileField.tsx';
import { Select } from './Select.tsx';

interface ModalInputProps {
  readonly field: ModalField;
  readonly value: ModalValue;
  readonly error: string | null;
  readonly onChange: (value: ModalValue) => void;
}

/** One labelled field of a modal. */
export function ModalInput(props: ModalInputProps) {
  const { field, error } = props;
  const id = useId();
  const note = (
    <p id={`${id}-note`} class="field-error">
      {error}
    </p>
  );
  if (field.input.kind === 'checkbox') {
    return (
      <div class="field">
        <Checkbox {...props} id={id} />
        {note}
      </div>
    );
  }
  return (
    <div class="field">
      <label id={`${id}-label`} for={id}>
        {field.label}
        {field.required && <span class="required"> *</span>}
      </label>
      {field.description && <p class="field-description">{field.description}</p>}
      <Control {...props} id={id} />
      {note}
    </div>
  );
}

function Control({ field, value, error, id, onChange }: ModalInputProps & { id: string }) {
  const { state } = useApp();
  const { input, required } = field;
  const testId = `field-${field.customId}`;
  const values = Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
  switch (input.kind) {
    case 'menu':
      return (
        <Select
          choices={menuChoices(state, input.menu)}
          values={values}
          placeholder={input.menu.placeholder ?? 'Make a selection'}
          min={required ? (input.menu.min_values ?? 1) : 0}
          max={input.menu.max_values ?? 1}
          labelledBy={`${id}-label`}
          testId={testId}
          onChange={onChange}
        />
      );
    case 'files':
      return (
        <FileField
          id={id}
          multiple={input.max > 1}
          required={required}
          invalid={error !== null}
          describedBy={`${id}-note`}
          testId={testId}
          onFiles={(files: readonly ClientFile[]) => onChange(files)}
        />
      );
    case 'choices':
      return (
        <ChoiceGroup
          labelledBy={`${id}-label`}
          testId={testId}
          options={input.options}
          isMulti={input.isMulti}
          chosen={values}
          onChange={onChange}
        />
      );
    default:
      return <TextField field={field} value={String(value)} error={error} id={id} onChange={onChange} />;
  }
}

function TextField({ field, value, error, id, onChange }: ModalInputProps & { id: string; value: string }) {
  if (field.input.kind !== 'text') return null;
  const { long, placeholder } = field.input;
  const shared = {
    id,
    value,
    placeholder,
    'data-testid': `field-${field.customId}`,
    'aria-invalid': error !== null,
    'aria-required': field.required,
    'aria-describedby': `${id}-note`,
    onInput: (event: Event & { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return long ? <textarea {...shared} rows={4} /> : <input {...shared} type="text" autocomplete="off" />;
}

function Checkbox({ field, value, id, onChange }: ModalInputProps & { id: string }) {
  return (
    <label class="choice" for={id}>
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        data-testid={`field-${field.customId}`}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>
        {field.label}
        {field.description && <small class="field-description">{field.description}</small>}
      </span>
    </label>
  );
}

import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useApp } from '../app.ts';
import { type Form, partialCall, submission } from '../command-form.ts';
import { type BasicOption, localised } from '../commands.ts';
import { without } from '../events.ts';
import type { Entered } from '../option-values.ts';
import type { Chosen } from '../state.ts';
import { Icon } from './Icon.tsx';
import { OptionField } from './OptionField.tsx';

interface CommandFormProps {
  readonly form: Form;
  readonly onForm: (form: Form) => void;
  readonly onRun: (chosen: Chosen) => void;
  readonly onCancel: () => void;
}

/** A command being filled in: one field per option, more optional ones behind buttons. */
export function CommandForm(props: CommandFormProps) {
  const { form, onCancel } = props;
  const hintId = useId();
  const fields = useFields(props);
  const runButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (fields.focus === null) runButton.current?.focus();
  }, [fields.focus]);
  const focused = form.entry.options.find((option) => option.name === fields.focus);
  return (
    <form
      class="command-form"
      data-testid="command-form"
      noValidate
      aria-label={`/${form.entry.label}`}
      onSubmit={(event) => {
        event.preventDefault();
        fields.submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <p id={hintId} class="command-hint">
        {focused ? <Hint option={focused} error={fields.errors[focused.name]} /> : form.entry.description}
      </p>
      <div class="composer-box">
        <Options form={form} fields={fields} hintId={hintId} onCancel={onCancel} />
        <button type="button" class="icon-button" aria-label="Cancel command" onClick={onCancel}>
          <Icon name="close" />
        </button>
        <button
          ref={runButton}
          type="submit"
          class="icon-button run"
          aria-label="Run command"
          data-testid="run-command"
        >
          <Icon name="send" />
        </button>
      </div>
    </form>
  );
}

/** Which field has the focus, what is wrong with the fields, and what can be done with them. */
function useFields({ form, onForm, onRun }: CommandFormProps) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [{ name: focus, turn }, setFocusTurn] = useState(() => ({
    name: firstEmpty(form) ?? form.shown[0] ?? null,
    turn: 1,
  }));
  // A new turn brings the focus back even if the field is the same as before.
  const setFocus = (name: string | null) => setFocusTurn({ name, turn: turn + 1 });
  const submit = () => {
    const result = submission(form);
    if ('chosen' in result) return onRun(result.chosen);
    setErrors(result.errors);
    setFocus(Object.keys(result.errors)[0] ?? null);
  };
  return {
    focus,
    turn,
    errors,
    setFocus,
    submit,
    /** Goes on to the next empty option, if there is one. */
    leave(name: string) {
      const next = emptyAfter(form, name)[0];
      if (next) setFocus(next.name);
    },
    /** The same for an option that is needed; else the command is sent. */
    proceed(name: string) {
      const next = isEmpty(form, name) ? undefined : emptyAfter(form, name).find(({ required }) => required);
      if (next) setFocus(next.name);
      else submit();
    },
    change(name: string, entered: Entered) {
      setErrors(without(errors, name));
      onForm({ ...form, values: { ...form.values, [name]: entered } });
    },
    add(name: string) {
      onForm({ ...form, shown: [...form.shown, name] });
      setFocus(name);
    },
    remove(name: string) {
      setErrors(without(errors, name));
      const shown = form.shown.filter((other) => other !== name);
      onForm({ ...form, shown, values: without(form.values, name) });
      setFocus(null);
    },
  };
}

function Hint({ option, error }: { option: BasicOption; error: string | undefined }) {
  const { state } = useApp();
  return (
    <>
      <strong>{localised(state, option.name_localizations, option.name)}</strong>{' '}
      {error ? (
        <span class="option-error" role="alert">
          {error}
        </span>
      ) : (
        localised(state, option.description_localizations, option.description)
      )}
    </>
  );
}

function Options(props: {
  form: Form;
  fields: ReturnType<typeof useFields>;
  hintId: string;
  onCancel: () => void;
}) {
  const { form, fields, hintId, onCancel } = props;
  const { actions } = useApp();
  const shown = form.entry.options.filter((option) => form.shown.includes(option.name));
  const hidden = form.entry.options.filter((option) => !form.shown.includes(option.name));
  return (
    <div class="command-row">
      <span class="command-name">/{form.entry.label}</span>
      {shown.map((option) => (
        <OptionField
          key={option.name}
          option={option}
          entered={form.values[option.name] ?? { text: '', value: null }}
          error={fields.errors[option.name] ?? null}
          hintId={hintId}
          focusTurn={fields.focus === option.name ? fields.turn : 0}
          autocomplete={(text) => actions.autocomplete(partialCall(form, option.name, text), option.name)}
          onFocus={() => fields.focus !== option.name && fields.setFocus(option.name)}
          onChange={(entered) => fields.change(option.name, entered)}
          onRemove={option.required ? onCancel : () => fields.remove(option.name)}
          removable={!option.required}
          onChosen={() => fields.leave(option.name)}
          onSubmit={() => fields.proceed(option.name)}
        />
      ))}
      {hidden.map((option) => (
        <AddOption key={option.name} option={option} onAdd={() => fields.add(option.name)} />
      ))}
    </div>
  );
}

function AddOption({ option, onAdd }: { option: BasicOption; onAdd: () => void }) {
  const { state } = useApp();
  return (
    <button
      type="button"
      class="add-option"
      data-testid={`add-option-${option.name}`}
      title={localised(state, option.description_localizations, option.description)}
      onClick={onAdd}
    >
      <Icon name="plus" size={14} /> {localised(state, option.name_localizations, option.name)}
    </button>
  );
}

function firstEmpty(form: Form): string | undefined {
  return form.shown.find((name) => isEmpty(form, name));
}

function isEmpty(form: Form, name: string): boolean {
  return (form.values[name]?.text ?? '') === '';
}

/** The empty options after one, as they stand in the form. */
function emptyAfter(form: Form, name: string): readonly BasicOption[] {
  const shown = form.entry.options.filter((option) => form.shown.includes(option.name));
  const at = shown.findIndex((option) => option.name === name);
  return shown.slice(at + 1).filter((option) => isEmpty(form, option.name));
}

import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useApp } from '../app.ts';
import { type Form, partialCall, submission } from '../command-form.ts';
import { localised } from '../commands.ts';
import { without } from '../events.ts';
import type { Entered } from '../option-values.ts';
import type { Chosen } from '../store.ts';
import { Icon } from './Icon.tsx';
import { OptionField } from './OptionField.tsx';

/** A command being filled in: one field per option, more optional ones behind buttons. */
export function CommandForm(props: {
  form: Form;
  onForm: (form: Form) => void;
  onRun: (chosen: Chosen) => void;
  onCancel: () => void;
}) {
  const { form, onForm } = props;
  const { state, actions } = useApp();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [{ name: focus, turn }, setFocusTurn] = useState(() => ({
    name: firstEmpty(form) ?? form.shown[0] ?? null,
    turn: 1,
  }));
  // The turn makes asking for the same field again bring the focus back to it.
  const setFocus = (name: string | null) => setFocusTurn({ name, turn: turn + 1 });
  const hintId = useId();
  const runButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (focus === null) runButton.current?.focus();
  }, [focus]);

  const shown = form.entry.options.filter((option) => form.shown.includes(option.name));
  const hidden = form.entry.options.filter((option) => !form.shown.includes(option.name));
  const focused = form.entry.options.find((option) => option.name === focus);
  const submit = () => {
    const result = submission(form);
    if ('chosen' in result) return props.onRun(result.chosen);
    setErrors(result.errors);
    setFocus(Object.keys(result.errors)[0] ?? null);
  };
  const change = (name: string, entered: Entered) => {
    setErrors(without(errors, name));
    onForm({ ...form, values: { ...form.values, [name]: entered } });
  };
  const add = (name: string) => {
    onForm({ ...form, shown: [...form.shown, name] });
    setFocus(name);
  };
  const remove = (name: string) => {
    setErrors(without(errors, name));
    onForm({
      ...form,
      shown: form.shown.filter((other) => other !== name),
      values: without(form.values, name),
    });
    setFocus(null);
  };

  return (
    <form
      class="command-form"
      data-testid="command-form"
      aria-label={`/${form.entry.label}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') props.onCancel();
      }}
    >
      <p id={hintId} class="command-hint">
        {focused ? (
          <>
            <strong>{localised(state, focused.name_localizations, focused.name)}</strong>{' '}
            {errors[focused.name] ? (
              <span class="option-error" role="alert">
                {errors[focused.name]}
              </span>
            ) : (
              localised(state, focused.description_localizations, focused.description)
            )}
          </>
        ) : (
          form.entry.description
        )}
      </p>
      <div class="composer-box">
        <div class="command-row">
          <span class="command-name">/{form.entry.label}</span>
          {shown.map((option) => (
            <OptionField
              key={option.name}
              option={option}
              entered={form.values[option.name] ?? { text: '', value: null }}
              error={errors[option.name] ?? null}
              hintId={hintId}
              focusTurn={focus === option.name ? turn : 0}
              autocomplete={(text) => actions.autocomplete(partialCall(form, option.name, text), option.name)}
              onFocus={() => focus !== option.name && setFocus(option.name)}
              onChange={(entered) => change(option.name, entered)}
              onRemove={option.required ? props.onCancel : () => remove(option.name)}
              removable={!option.required}
              onSubmit={submit}
            />
          ))}
          {hidden.map((option) => (
            <button
              key={option.name}
              type="button"
              class="add-option"
              data-testid={`add-option-${option.name}`}
              title={localised(state, option.description_localizations, option.description)}
              onClick={() => add(option.name)}
            >
              <Icon name="plus" size={14} /> {localised(state, option.name_localizations, option.name)}
            </button>
          ))}
        </div>
        <button type="button" class="icon-button" aria-label="Cancel command" onClick={props.onCancel}>
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

function firstEmpty(form: Form): string | undefined {
  return form.shown.find((name) => (form.values[name]?.text ?? '') === '');
}

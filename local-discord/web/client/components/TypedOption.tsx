import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { OptionValue } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { optionChoices } from '../command-form.ts';
import { useLiveChoices } from '../live-choices.ts';
import { Option } from '../numbers.ts';
import type { OptionFieldProps } from '../option-field-props.ts';
import { ListBox, optionId } from './ListBox.tsx';
import { RemoveOption } from './RemoveOption.tsx';

/** An option that is typed, chosen from a list, or completed by the bot. */
export function TypedOption({ label, ...props }: OptionFieldProps & { label: string }) {
  const { option, entered, error } = props;
  const field = useOptionField(props);
  const id = useId();
  const listId = `${id}-list`;
  return (
    <div class={error ? 'option-field invalid' : 'option-field'} data-testid={`option-${option.name}`}>
      <label for={id}>{label}</label>
      <input
        ref={field.field}
        id={id}
        value={entered.text}
        autocomplete="off"
        spellcheck={false}
        inputMode={option.type === Option.Integer || option.type === Option.Number ? 'decimal' : 'text'}
        size={Math.min(40, Math.max(6, entered.text.length + 1))}
        {...(field.hasChoices ? comboboxAttributes(field, listId) : {})}
        aria-required={option.required ?? false}
        aria-invalid={error !== null}
        aria-describedby={props.hintId}
        onFocus={() => {
          props.onFocus();
          field.setOpen(true);
        }}
        onBlur={() => field.setOpen(false)}
        onClick={() => field.setOpen(true)}
        onInput={(event) => field.type(event.currentTarget.value)}
        onKeyDown={(event) => handleKey(event, props, field)}
      />
      {props.removable && <RemoveOption label={label} onRemove={props.onRemove} />}
      {field.listed && (
        <ListBox
          id={listId}
          label={label}
          class={`above ${field.isWaiting ? 'waiting' : ''}`}
          {...(field.isWaiting ? { empty: 'Loading options…' } : {})}
          choices={field.choices}
          active={field.active}
          onActive={field.setMoved}
          onChoose={(choice) => field.choose(choice.value, choice.label)}
        />
      )}
    </div>
  );
}

/** The state of a field with choices: whether they are open, and which one is active. */
function useOptionField(props: OptionFieldProps) {
  const { option, entered } = props;
  const { state } = useApp();
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [moved, setMoved] = useState<number | null>(null);
  const fixed = optionChoices(state, option);
  const completes = 'autocomplete' in option && option.autocomplete === true;
  const live = useLiveChoices(completes && open, entered.text, props.autocomplete);
  const typed = entered.value === null ? entered.text.toLowerCase() : '';
  const choices = fixed?.filter((choice) => choice.label.toLowerCase().includes(typed)) ?? live.choices;
  // A fixed list proposes its first line; free text with completions must stay sendable as typed.
  const active = moved ?? (fixed ? 0 : -1);
  const listed = open && (fixed !== null || completes);

  useLayoutEffect(() => {
    if (props.focusTurn > 0) field.current?.focus();
  }, [props.focusTurn]);

  const choose = (value: OptionValue, text: string) => {
    props.onChange({ text, value });
    setOpen(false);
    setMoved(null);
    props.onChosen();
  };
  return {
    field,
    listed,
    choices,
    active,
    hasChoices: fixed !== null || completes,
    isWaiting: live.waiting,
    choose,
    setMoved,
    setOpen,
    move(step: number) {
      if (!open) setOpen(true);
      else if (choices.length > 0)
        setMoved((Math.max(active, step > 0 ? -1 : 0) + step + choices.length) % choices.length);
    },
    type(text: string) {
      setOpen(true);
      setMoved(null);
      props.onChange({ text, value: null });
    },
  };
}

type OptionFieldState = ReturnType<typeof useOptionField>;

function handleKey(event: KeyboardEvent, props: OptionFieldProps, field: OptionFieldState): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const choice = field.listed ? field.choices[field.active] : undefined;
  if (step !== undefined && field.hasChoices) {
    event.preventDefault();
    field.move(step);
  } else if (choice && (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey))) {
    if (event.key === 'Enter') event.preventDefault();
    field.choose(choice.value, choice.label);
  } else if (event.key === 'Enter') {
    event.preventDefault();
    props.onSubmit();
  } else if (event.key === 'Escape' && field.listed) {
    event.stopPropagation();
    field.setOpen(false);
  } else if (event.key === 'Backspace' && props.entered.text === '') {
    event.preventDefault();
    props.onRemove();
  }
}

function comboboxAttributes({ listed, active }: OptionFieldState, listId: string) {
  return {
    role: 'combobox' as const,
    'aria-autocomplete': 'list' as const,
    'aria-expanded': listed,
    'aria-controls': listed ? listId : undefined,
    'aria-activedescendant': listed && active >= 0 ? optionId(listId, active) : undefined,
  };
}

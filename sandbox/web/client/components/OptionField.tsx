import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { OptionValue } from '../../../discord/protocol.ts';
import { useApp } from '../app.ts';
import { optionChoices } from '../command-form.ts';
import { localised } from '../commands.ts';
import { type LiveChoices, useLiveChoices } from '../live-choices.ts';
import { Option } from '../numbers.ts';
import type { Entered } from '../option-values.ts';
import { Icon } from './Icon.tsx';
import { ListBox, optionId } from './ListBox.tsx';

/** One option of a command: typed, chosen from a list, or completed by the bot. */
export function OptionField(props: {
  option: APIApplicationCommandBasicOption;
  entered: Entered;
  error: string | null;
  /** Where the description of the focused option, or what is wrong with it, stands. */
  hintId: string;
  /** Takes the focus whenever this becomes another number, 0 excepted. */
  focusTurn: number;
  removable: boolean;
  autocomplete: LiveChoices;
  onFocus: () => void;
  onChange: (entered: Entered) => void;
  onRemove: () => void;
  onSubmit: () => void;
}) {
  const { option, entered, error } = props;
  const { state } = useApp();
  const label = localised(state, option.name_localizations, option.name);
  const id = useId();
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
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const choice = listed ? choices[active] : undefined;
    if (step !== undefined && (fixed || completes)) {
      event.preventDefault();
      if (!open) setOpen(true);
      else if (choices.length > 0)
        setMoved((Math.max(active, step > 0 ? -1 : 0) + step + choices.length) % choices.length);
    } else if (choice && (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey))) {
      if (event.key === 'Enter') event.preventDefault();
      choose(choice.value, choice.label);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      props.onSubmit();
    } else if (event.key === 'Escape' && listed) {
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'Backspace' && entered.text === '') {
      event.preventDefault();
      props.onRemove();
    }
  };

  const combobox =
    fixed || completes
      ? {
          role: 'combobox' as const,
          'aria-autocomplete': 'list' as const,
          'aria-expanded': listed,
          'aria-controls': listed ? `${id}-list` : undefined,
          'aria-activedescendant': listed && active >= 0 ? optionId(`${id}-list`, active) : undefined,
        }
      : {};
  return (
    <div class={error ? 'option-field invalid' : 'option-field'} data-testid={`option-${option.name}`}>
      <label for={id}>{label}</label>
      <input
        ref={field}
        id={id}
        value={entered.text}
        autocomplete="off"
        spellcheck={false}
        inputMode={option.type === Option.Integer || option.type === Option.Number ? 'decimal' : 'text'}
        size={Math.min(40, Math.max(6, entered.text.length + 1))}
        {...combobox}
        aria-required={option.required ?? false}
        aria-invalid={error !== null}
        aria-describedby={props.hintId}
        onFocus={() => {
          props.onFocus();
          setOpen(true);
        }}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onInput={(event) => {
          setOpen(true);
          setMoved(null);
          props.onChange({ text: event.currentTarget.value, value: null });
        }}
        onKeyDown={onKeyDown}
      />
      {props.removable && (
        <button type="button" class="icon-button" aria-label={`Remove ${label}`} onClick={props.onRemove}>
          <Icon name="close" size={14} />
        </button>
      )}
      {listed && (
        <ListBox
          id={`${id}-list`}
          label={label}
          class={`above ${live.waiting ? 'waiting' : ''}`}
          choices={choices}
          active={active}
          onActive={setMoved}
          onChoose={(choice) => choose(choice.value, choice.label)}
        />
      )}
    </div>
  );
}

import { useId, useRef, useState } from 'preact/hooks';
import type { Choice } from '../choices.ts';
import { useDismiss } from '../dismiss.ts';
import { Emoji } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { ListBox, optionId } from './ListBox.tsx';

const POPUP_HEIGHT = 330;

/** A select-only combobox with our own list; `onChange` is called once, when a choice is complete. */
export function Select(props: {
  choices: readonly Choice[];
  values: readonly string[];
  placeholder: string;
  min: number;
  max: number;
  disabled?: boolean;
  labelledBy?: string;
  onChange: (values: readonly string[]) => void;
}) {
  const { choices, values, min, max } = props;
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [picked, setPicked] = useState(values);
  const multi = max > 1;
  const above =
    open && (root.current?.getBoundingClientRect().bottom ?? 0) + POPUP_HEIGHT > window.innerHeight;

  const show = () => {
    setPicked(values);
    setActive(
      Math.max(
        0,
        choices.findIndex((choice) => values.includes(choice.value)),
      ),
    );
    setOpen(true);
  };
  const close = (result: readonly string[]) => {
    setOpen(false);
    const changed = result.length !== values.length || result.some((value) => !values.includes(value));
    if (changed && result.length >= min) props.onChange(result);
  };
  const choose = (choice: Choice | undefined) => {
    if (!choice) return;
    const had = picked.includes(choice.value);
    if (!multi) return close(had && min === 0 ? [] : [choice.value]);
    if (had) setPicked(picked.filter((value) => value !== choice.value));
    else if (picked.length < max) setPicked([...picked, choice.value]);
  };
  useDismiss(root, open, () => close(picked));

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!open) show();
      else setActive((active + step + choices.length) % choices.length);
    } else if (open && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      choose(choices[active]);
    } else if (open && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close(multi ? picked : values);
    } else if (open && event.key === 'Tab') {
      close(picked);
    } else if (open && event.key.length === 1) {
      const typed = event.key.toLowerCase();
      const next = choices.findIndex((choice) =>
        choice.label.replace(/^[#@]/, '').toLowerCase().startsWith(typed),
      );
      if (next >= 0) setActive(next);
    }
  };

  const chosen = choices.filter((choice) => (open ? picked : values).includes(choice.value));
  return (
    <div class="select" ref={root}>
      <button
        type="button"
        class="select-trigger"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open ? optionId(listId, active) : undefined}
        aria-label={props.labelledBy ? undefined : props.placeholder}
        aria-labelledby={props.labelledBy}
        disabled={props.disabled ?? false}
        onClick={() => (open ? close(picked) : show())}
        onKeyDown={onKeyDown}
      >
        {chosen.length === 0 ? (
          <span class="select-placeholder">{props.placeholder}</span>
        ) : (
          <span class={multi ? 'select-chosen multi' : 'select-chosen'}>
            {chosen.map((choice) => (
              <span key={choice.value}>
                {choice.emoji && <Emoji emoji={choice.emoji} />} {choice.label}
              </span>
            ))}
          </span>
        )}
        <Icon name="down" />
      </button>
      {open && (
        <ListBox
          id={listId}
          label={props.placeholder}
          choices={choices}
          active={active}
          selected={picked}
          multi={multi}
          class={above ? 'above' : 'below'}
          onActive={setActive}
          onChoose={choose}
        />
      )}
    </div>
  );
}

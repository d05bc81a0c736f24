import { useId, useRef, useState } from 'preact/hooks';
import type { Choice } from '../choices.ts';
import { useDismiss } from '../dismiss.ts';
import { Emoji } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { ListBox, optionId } from './ListBox.tsx';

const POPUP_HEIGHT = 330;

interface SelectProps {
  choices: readonly Choice[];
  values: readonly string[];
  placeholder: string;
  min: number;
  max: number;
  disabled?: boolean;
  labelledBy?: string;
  testId?: string;
  onChange: (values: readonly string[]) => void;
}

/** A select-only combobox with our own list; `onChange` is called once, when a choice is complete. */
export function Select(props: SelectProps) {
  const { choices, placeholder, labelledBy } = props;
  const listId = useId();
  const select = useSelect(props);
  const { open, active, picked, multi } = select;
  return (
    <div class="select" ref={select.root} data-testid={props.testId}>
      <button
        type="button"
        class="select-trigger"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open ? optionId(listId, active) : undefined}
        aria-label={labelledBy ? undefined : placeholder}
        aria-labelledby={labelledBy}
        disabled={props.disabled ?? false}
        onClick={() => (open ? select.close(picked) : select.show())}
        onKeyDown={(event) => handleKey(event, props, select)}
      >
        <Chosen {...props} values={open ? picked : props.values} />
        <Icon name="down" />
      </button>
      {open && (
        <ListBox
          id={listId}
          label={placeholder}
          choices={choices}
          active={active}
          selected={picked}
          multi={multi}
          class={select.above ? 'above' : 'below'}
          onActive={select.setActive}
          onChoose={select.choose}
        />
      )}
    </div>
  );
}

function Chosen({ choices, values, placeholder, max }: SelectProps) {
  const chosen = choices.filter((choice) => values.includes(choice.value));
  if (chosen.length === 0) return <span class="select-placeholder">{placeholder}</span>;
  return (
    <span class={max > 1 ? 'select-chosen multi' : 'select-chosen'}>
      {chosen.map((choice) => (
        <span key={choice.value}>
          {choice.emoji && <Emoji emoji={choice.emoji} />} {choice.label}
        </span>
      ))}
    </span>
  );
}

/** The state of the list: whether it is open, which choice is active and which ones are picked. */
function useSelect(props: SelectProps) {
  const { choices, values, min, max } = props;
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
  return { root, open, above, active, setActive, picked, multi, show, close, choose };
}

type SelectState = ReturnType<typeof useSelect>;

function handleKey(event: KeyboardEvent, { choices, values }: SelectProps, select: SelectState): void {
  const { open, active, setActive } = select;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined) {
    event.preventDefault();
    if (!open) select.show();
    else setActive((active + step + choices.length) % choices.length);
  } else if (open && (event.key === 'Enter' || event.key === ' ')) {
    event.preventDefault();
    select.choose(choices[active]);
  } else if (open && event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    select.close(select.multi ? select.picked : values);
  } else if (open && event.key === 'Tab') {
    select.close(select.picked);
  } else if (open && event.key.length === 1) {
    const typed = event.key.toLowerCase();
    const next = choices.findIndex(({ label }) => label.replace(/^[#@]/, '').toLowerCase().startsWith(typed));
    if (next >= 0) setActive(next);
  }
}

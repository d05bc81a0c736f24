import { useEffect, useRef } from 'preact/hooks';
import type { Choice } from '../choices.ts';
import { Avatar } from './Avatar.tsx';
import { Emoji } from './Button.tsx';
import { Icon } from './Icon.tsx';

/** The id of one option, for aria-activedescendant. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The list below (or above) a select or an option field. The focus stays in the field it belongs to. */
export function ListBox<V extends string | number | boolean>(props: {
  id: string;
  label: string;
  choices: readonly Choice<V>[];
  active: number;
  selected?: readonly V[];
  multi?: boolean;
  class?: string;
  /** Stands for missing choices. */
  empty?: string;
  onActive: (index: number) => void;
  onChoose: (choice: Choice<V>) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[props.active]?.scrollIntoView({ block: 'nearest' });
  }, [props.active]);
  return (
    <div
      ref={list}
      id={props.id}
      role="listbox"
      class={`listbox ${props.class ?? ''}`}
      aria-label={props.label}
      aria-multiselectable={props.multi ?? false}
      tabIndex={-1}
      data-testid="listbox"
    >
      {props.choices.map((choice, i) => (
        <div
          key={String(choice.value)}
          id={optionId(props.id, i)}
          role="option"
          tabIndex={-1}
          class={i === props.active ? 'option active' : 'option'}
          aria-selected={props.selected?.includes(choice.value) ?? i === props.active}
          data-value={String(choice.value)}
          // Keeps the focus in the field: a press must not blur it first.
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => i !== props.active && props.onActive(i)}
          onClick={() => props.onChoose(choice)}
          onKeyDown={(event) => event.key === 'Enter' && props.onChoose(choice)}
        >
          <OptionContent choice={choice} isSelected={props.selected?.includes(choice.value) ?? false} />
        </div>
      ))}
      {props.choices.length === 0 && <NoOption text={props.empty ?? 'No options match your search.'} />}
    </div>
  );
}

/** A listbox has options only, so this line is one that cannot be chosen. */
function NoOption({ text }: { text: string }) {
  return (
    <div class="option none" role="option" tabIndex={-1} aria-selected={false} aria-disabled={true}>
      {text}
    </div>
  );
}

function OptionContent({ choice, isSelected }: { choice: Choice<unknown>; isSelected: boolean }) {
  return (
    <>
      {choice.person && <Avatar user={choice.person} size={24} />}
      {choice.emoji && <Emoji emoji={choice.emoji} />}
      <span class="option-text">
        <span class="option-label">{choice.label}</span>
        {choice.description && <span class="option-description">{choice.description}</span>}
      </span>
      {isSelected && <Icon name="check" />}
    </>
  );
}

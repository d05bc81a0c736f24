import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Controls, RoomState } from '../control/protocol.ts';
import type { Act } from './requests.ts';

export interface ControlsProps {
  readonly room: RoomState;
  readonly controls: Controls;
  readonly perform: Act;
}

/** A group of controls; `now` is the current state. */
export function ControlGroup(props: {
  title: string;
  now?: { text: string; isGood: boolean };
  children: ComponentChildren;
}) {
  return (
    <section class="controls">
      <h2>
        {props.title}
        {props.now && (
          <span class={props.now.isGood ? 'now good' : 'now bad'} data-testid={`now-${props.title}`}>
            {props.now.text}
          </span>
        )}
      </h2>
      {props.children}
    </section>
  );
}

export function ControlButton(props: {
  label: string;
  testId: string;
  isDisabled?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      class="panel-button"
      data-testid={`control-${props.testId}`}
      disabled={props.isDisabled ?? false}
      onClick={props.onClick}
    >
      {props.label}
    </button>
  );
}

export function ControlChoice(props: {
  label: string;
  testId: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <>
      <label for={id}>{props.label}</label>
      <select
        id={id}
        data-testid={`control-${props.testId}`}
        value={props.value}
        onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
      >
        {props.options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </>
  );
}

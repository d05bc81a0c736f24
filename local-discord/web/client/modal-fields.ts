import type {
  APICheckboxGroupComponent,
  APIComponentInLabel,
  APIModalInteractionResponseCallbackData,
  APIRadioGroupComponent,
  APIRadioGroupOption,
  APISelectMenuComponent,
  APITextInputComponent,
} from 'discord-api-types/v10';
import type { ModalValue } from '../../src/client/protocol.ts';
import { menuDefaults } from './menu-choices.ts';
import { Component } from './numbers.ts';

type ModalData = APIModalInteractionResponseCallbackData;

/** One field of a modal, whichever of Discord's two shapes it came in (Label, or the older ActionRow). */
export interface ModalField {
  readonly customId: string;
  readonly label: string;
  readonly description: string | null;
  readonly required: boolean;
  readonly initial: ModalValue;
  readonly input: ModalControl;
}

export type ModalControl =
  | {
      readonly kind: 'text';
      readonly long: boolean;
      readonly min: number;
      readonly max: number;
      readonly placeholder: string;
    }
  | { readonly kind: 'menu'; readonly menu: APISelectMenuComponent }
  | { readonly kind: 'files'; readonly min: number; readonly max: number }
  | {
      readonly kind: 'choices';
      readonly options: readonly APIRadioGroupOption[];
      readonly isMulti: boolean;
      readonly min: number;
      readonly max: number;
    }
  | { readonly kind: 'checkbox' };

/** The fields of a modal in their order. */
export function modalFields(modal: ModalData): ModalField[] {
  return modal.components.flatMap((component): ModalField[] => {
    if (component.type === Component.Label) {
      const { label, description = null, component: child } = component;
      return [labelledField(child, { label, description })];
    }
    if (component.type !== Component.ActionRow) return [];
    return component.components.flatMap((child) =>
      child.type === Component.TextInput
        ? [textField(child, { label: child.label ?? '', description: null })]
        : [],
    );
  });
}

function labelledField(child: APIComponentInLabel, texts: Texts): ModalField {
  const shared = { ...texts, customId: child.custom_id };
  switch (child.type) {
    case Component.TextInput:
      return textField(child, texts);
    case Component.FileUpload: {
      const { min_values: min = 1, max_values: max = 1, required = true } = child;
      return { ...shared, required, initial: [], input: { kind: 'files', min, max } };
    }
    case Component.Checkbox:
      return { ...shared, required: false, initial: child.default ?? false, input: { kind: 'checkbox' } };
    case Component.RadioGroup:
      return choiceField(shared, child, { isMulti: false, min: 1, max: 1 });
    case Component.CheckboxGroup: {
      const { min_values: min = 1, max_values: max = child.options.length } = child;
      return choiceField(shared, child, { isMulti: true, min, max });
    }
    default:
      return menuField(child as APISelectMenuComponent, texts);
  }
}

function choiceField(
  shared: Texts & { readonly customId: string },
  { options, required = true }: APIRadioGroupComponent | APICheckboxGroupComponent,
  limits: { readonly isMulti: boolean; readonly min: number; readonly max: number },
): ModalField {
  const initial = options.filter((option) => option.default).map(({ value }) => value);
  return { ...shared, required, initial, input: { kind: 'choices', options, ...limits } };
}

/** What is wrong with a value, in Discord's words; null if nothing is. */
export function problemOf({ required, input }: ModalField, value: ModalValue): string | null {
  if (input.kind === 'checkbox') return null;
  const { length } = value as string | readonly unknown[];
  if (length === 0) return required ? 'This field is required.' : null;
  if (input.kind === 'menu') return null;
  if (input.kind === 'text') {
    if (length < input.min) return `Must be ${input.min} or more in length.`;
    return length > input.max ? `Must be ${input.max} or fewer in length.` : null;
  }
  const noun = input.kind === 'files' ? 'files' : 'options';
  if (length < input.min) return `Choose at least ${input.min} ${noun}.`;
  return length > input.max ? `Choose at most ${input.max} ${noun}.` : null;
}

/** Texts between the fields. */
export function modalTexts(modal: ModalData): string[] {
  return modal.components.flatMap((component) =>
    component.type === Component.TextDisplay ? [component.content] : [],
  );
}

interface Texts {
  readonly label: string;
  readonly description: string | null;
}

function textField(input: APITextInputComponent, texts: Texts): ModalField {
  const PARAGRAPH = 2;
  return {
    ...texts,
    customId: input.custom_id,
    required: input.required ?? true,
    initial: input.value ?? '',
    input: {
      kind: 'text',
      long: input.style === PARAGRAPH,
      min: input.min_length ?? 0,
      max: input.max_length ?? 4000,
      placeholder: input.placeholder ?? '',
    },
  };
}

function menuField(menu: APISelectMenuComponent, texts: Texts): ModalField {
  return {
    ...texts,
    customId: menu.custom_id,
    required: menu.required ?? true,
    initial: menuDefaults(menu),
    input: { kind: 'menu', menu },
  };
}

import type {
  APIModalInteractionResponseCallbackData,
  APISelectMenuComponent,
  APITextInputComponent,
} from 'discord-api-types/v10';
import { menuDefaults } from './menu-choices.ts';
import { Component } from './numbers.ts';

type ModalData = APIModalInteractionResponseCallbackData;

/** One field of a modal, whichever of Discord's two shapes it came in (Label, or the older ActionRow). */
export interface ModalField {
  readonly customId: string;
  readonly label: string;
  readonly description: string | null;
  readonly required: boolean;
  readonly initial: string;
  readonly input:
    | {
        readonly kind: 'text';
        readonly long: boolean;
        readonly min: number;
        readonly max: number;
        readonly placeholder: string;
      }
    | { readonly kind: 'menu'; readonly menu: APISelectMenuComponent };
}

/** The fields of a modal in their order. Several values of a menu travel as one comma separated text. */
export function modalFields(modal: ModalData): ModalField[] {
  return modal.components.flatMap((component): ModalField[] => {
    if (component.type === Component.Label) {
      const child = component.component;
      const texts = { label: component.label, description: component.description ?? null };
      if (child.type === Component.TextInput) return [textField(child, texts)];
      return isMenu(child) ? [menuField(child, texts)] : [];
    }
    if (component.type !== Component.ActionRow) return [];
    return component.components.flatMap((child) =>
      child.type === Component.TextInput
        ? [textField(child, { label: child.label ?? '', description: null })]
        : [],
    );
  });
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
    initial: menuDefaults(menu).join(','),
    input: { kind: 'menu', menu },
  };
}

function isMenu(component: { readonly type: number }): component is APISelectMenuComponent {
  return component.type === Component.StringSelect || (component.type >= 5 && component.type <= 8);
}

import { ComponentType, TextInputStyle } from 'discord.js';
import type { FormView } from '../bot/command.ts';
import { cut, LIMITS } from '../bot/limits.ts';

export interface FormField {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string | null;
  readonly maxLength: number;
}

/** A form with one line to fill in, which may stay empty. */
export function oneLineForm(customId: string, title: string, field: FormField): FormView {
  return {
    custom_id: customId,
    title: cut(title, LIMITS.formTitle),
    components: [
      {
        type: ComponentType.Label,
        label: cut(field.label, LIMITS.formLabel),
        description: cut(field.hint, LIMITS.formHint),
        component: {
          type: ComponentType.TextInput,
          custom_id: field.id,
          style: TextInputStyle.Short,
          required: false,
          max_length: field.maxLength,
          ...(field.value === null ? {} : { value: field.value }),
        },
      },
    ],
  };
}
